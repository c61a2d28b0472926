/** Runs the webhook bench from end to end: everything in turn, round after round, so that what is compared lies near each other. */

import { mongodStatus } from '../measure/mongod-status.ts';
import { type Cores, pinSelf } from '../measure/pinning.ts';
import { describeMachine } from '../report/machine.ts';
import { type BenchEnvironment, type BenchService, prepareEnvironment } from './environment.ts';
import {
  type Drained,
  hangBacklog,
  type Latency,
  measureBare,
  measureDrain,
  measureIdle,
  measureLatency,
  type Sent,
} from './measure.ts';
import type { WebhookPlan } from './plan.ts';
import type { DrainRounds, WebhookResult } from './report.ts';
import { type Run, withRun } from './run-history.ts';

/** Another version of Node.js that the service runs on, too, and its program. */
export interface OtherNode {
  readonly version: string;
  readonly program: string;
}

export interface WebhookBenchOptions {
  readonly plan: WebhookPlan;
  /** Null: none. */
  readonly other: OtherNode | null;
  /** The latest runs before this one, the last one last. */
  readonly earlier: readonly Run[];
  readonly env: NodeJS.ProcessEnv;
  readonly scratch: string;
  readonly log: (line: string) => void;
}

const ENDPOINTS = [1, 100];

/** Runs something with a service, which ends afterwards. `node`: another program than this one. */
async function withService<Result>(
  environment: BenchEnvironment,
  bodies: 'plain' | 'encrypted',
  use: (service: BenchService) => Promise<Result>,
  node?: string,
): Promise<Result> {
  const service = await environment.startService({ node });
  await environment.configure(service, bodies);
  const result = await use(service);
  await service.stop();
  return result;
}

/** The least that an order with a webhook takes here, at the rate that the goal names. */
async function bareLatency(environment: BenchEnvironment, plan: WebhookPlan): Promise<Latency> {
  const { baseUrl, stop } = await environment.startBareOrders();
  const bare = { baseUrl, merchantId: 'bare', apiKey: 'bare' };
  const found = await measureLatency(environment, bare, { ...plan, rate: plan.goalRate, refusals: 'fail' });
  await stop();
  return found;
}

async function latencyRound(
  environment: BenchEnvironment,
  service: BenchService,
  plan: WebhookPlan,
): Promise<Latency[]> {
  const found: Latency[] = [];
  for (const rate of plan.rates)
    found.push(await measureLatency(environment, service, { ...plan, rate, refusals: 'fail' }));
  return found;
}

/** One round of drains: bare, plain, encrypted, to one endpoint and to many. */
async function drainRound(
  environment: BenchEnvironment,
  { events }: WebhookPlan,
  other: OtherNode | null,
): Promise<DrainRounds[number]> {
  type Drains = Record<'here' | 'elsewhere', Drained[]>;
  const drains = (): Drains => ({ here: [], elsewhere: [] });
  const [plain, encrypted, onBothCores] = [drains(), drains(), drains()];
  const drain = async (endpoints: number, { here, elsewhere }: Drains, cores: Cores): Promise<void> => {
    here.push(await measureDrain(environment, merchantId, { endpoints, events, node: undefined, cores }));
    if (other === null) return;
    elsewhere.push(await measureDrain(environment, merchantId, { endpoints, events, node: other.program, cores }));
  };
  const bare: Sent[] = [];
  const bareEncrypted: Sent[] = [];
  const merchantId = await withService(environment, 'plain', async (service) => service.merchantId);
  for (const endpoints of ENDPOINTS) {
    bare.push(await measureBare(environment, 'plain', { endpoints, events }));
    await drain(endpoints, plain, 'own');
  }
  await withService(environment, 'encrypted', async () => undefined);
  for (const endpoints of ENDPOINTS) {
    bareEncrypted.push(await measureBare(environment, 'encrypted', { endpoints, events }));
    await drain(endpoints, encrypted, 'own');
    await drain(endpoints, onBothCores, 'both');
  }
  return {
    bare,
    plain: plain.here,
    otherPlain: plain.elsewhere,
    bareEncrypted,
    encrypted: encrypted.here,
    otherEncrypted: encrypted.elsewhere,
    encryptedOnBothCores: onBothCores.here,
    otherEncryptedOnBothCores: onBothCores.elsewhere,
  };
}

export async function runWebhookBench({
  plan,
  other,
  earlier,
  env,
  scratch,
  log,
}: WebhookBenchOptions): Promise<WebhookResult> {
  const rounds = Array.from({ length: plan.rounds }, (_, index) => index + 1);
  const pinning = pinSelf(env);
  const environment = await prepareEnvironment({ scratch, env, pinning, log });
  try {
    const machine = describeMachine(pinning, (await mongodStatus(environment.db)).version);
    const bareLatencies: Latency[] = [];
    const measureLatencies = async (service: BenchService, node: string, afterEach = async () => {}) => {
      const found: Latency[][] = [];
      for (const round of rounds) {
        log(`latency on Node.js ${node}, round ${round} of ${plan.rounds}`);
        found.push(await latencyRound(environment, service, plan));
        await afterEach();
      }
      return found;
    };
    const measureBareLatency = async () => void bareLatencies.push(await bareLatency(environment, plan));
    const latencies = await withService(environment, 'plain', (service) =>
      measureLatencies(service, process.versions.node, measureBareLatency),
    );
    const otherLatencies =
      other === null
        ? []
        : await withService(environment, 'plain', (service) => measureLatencies(service, other.version), other.program);

    const drains: DrainRounds[number][] = [];
    for (const round of rounds) {
      log(`drains of ${plan.events}, round ${round} of ${plan.rounds}`);
      drains.push(await drainRound(environment, plan, other));
    }

    log('a healthy endpoint beside one that hangs');
    const merchantId = await withService(environment, 'plain', async (service) => service.merchantId);
    await hangBacklog(environment, merchantId, plan.events);
    const beside = await withService(environment, 'plain', async (service) => {
      const found: Latency[] = [];
      const load = { ...plan, rate: plan.goalRate, refusals: 'fail' } as const;
      for (const _ of rounds) found.push(await measureLatency(environment, service, load));
      return found;
    });
    await environment.clear();

    log('at rest');
    const service = await measureIdle(
      environment,
      plan.idleSeconds,
      async () => (await environment.startService()).stop,
    );
    const worker = await measureIdle(environment, plan.idleSeconds, async () => (await environment.startWorker()).stop);
    const besideHanging = { backlog: plan.events, rate: plan.goalRate, rounds: beside };
    const result = {
      machine,
      plan,
      otherNode: other?.version ?? null,
      endpoints: ENDPOINTS,
      latencies,
      otherLatencies,
      bareLatencies,
      drains,
      besideHanging,
      idle: { service, worker },
    };
    return { ...result, runs: withRun(earlier, result) };
  } finally {
    await environment.close();
  }
}
