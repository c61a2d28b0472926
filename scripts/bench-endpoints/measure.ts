/** Orders of a healthy endpoint at a fixed rate, and what service, worker and database do meanwhile. */
import type { DeliveryDocument } from '../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../server/delivery/queue/delivery-store.ts';
import { mongodStatus } from '../bench/measure/mongod-status.ts';
import type { BenchEnvironment, BenchService } from '../bench/webhooks/environment.ts';
import { type Latency, measureLatency, processCpuMicros, residentMib } from '../bench/webhooks/measure.ts';
import { ATTEMPTS_BEFORE } from './fill.ts';

export interface EndpointsPlan {
  readonly rounds: number;
  readonly endpoints: number;
  readonly merchants: number;
  /** Orders a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp: number;
}

export interface Beside {
  readonly latency: Latency;
  /** Webhooks that other endpoints received in the time. */
  readonly othersPerSecond: number;
  /** Dead endpoints that were probed in the time. */
  readonly probedPerSecond: number;
  readonly operationsPerSecond: number;
  readonly commandsPerSecond: number;
  /** Of a core. */
  readonly serviceCpu: number;
  readonly workerCpu: number;
  readonly mongodCpu: number;
  /** Resident memory afterwards, MiB. */
  readonly serviceMib: number;
  readonly workerMib: number;
}

export async function measureBeside(
  environment: BenchEnvironment,
  service: BenchService,
  plan: EndpointsPlan,
): Promise<Beside> {
  const { db, receiver } = environment;
  const [servicePid = 0, workerPid = 0] = service.pids;
  const look = async () => ({
    at: performance.now(),
    received: receiver.received.size,
    service: processCpuMicros(servicePid),
    worker: processCpuMicros(workerPid),
    ...(await mongodStatus(db)),
  });
  const probed = () =>
    db.collection<DeliveryDocument>(DELIVERIES).countDocuments({ attemptCount: { $gt: ATTEMPTS_BEFORE } });
  const probedBefore = await probed();
  const before = await look();
  const latency = await measureLatency(environment, service, { ...plan, refusals: 'count' });
  const after = await look();
  const probedAfter = await probed();
  const seconds = (after.at - before.at) / 1_000;
  const own = plan.rate * (plan.seconds + plan.warmUp) - latency.refused;
  const share = (from: number, to: number) => (to - from) / 1_000_000 / seconds;
  return {
    latency,
    othersPerSecond: (after.received - before.received - own) / seconds,
    probedPerSecond: (probedAfter - probedBefore) / seconds,
    operationsPerSecond: (after.operations - before.operations) / seconds,
    commandsPerSecond: (after.commands - before.commands) / seconds,
    serviceCpu: share(before.service, after.service),
    workerCpu: share(before.worker, after.worker),
    mongodCpu: share(before.cpuMicros, after.cpuMicros),
    serviceMib: residentMib(servicePid),
    workerMib: residentMib(workerPid),
  };
}
