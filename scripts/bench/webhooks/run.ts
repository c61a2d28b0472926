/** Runs the webhook bench from end to end: everything in turn, round after round, so that what is compared lies near each other. */

import { mongodStatus } from '../measure/mongod-status.ts';
import { pinSelf } from '../measure/pinning.ts';
import { describeMachine } from '../report/machine.ts';
import { type BenchService, type Ground, prepareGround } from './ground.ts';
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

export interface WebhookBenchOf {
  readonly plan: WebhookPlan;
  readonly env: NodeJS.ProcessEnv;
  readonly scratch: string;
  readonly say: (line: string) => void;
}

const ENDPOINTS = [1, 100];
const BESIDE_RATE = 100;

/** Runs something with a service, which ends afterwards. */
async function withService<Result>(
  ground: Ground,
  bodies: 'plain' | 'encrypted',
  use: (service: BenchService) => Promise<Result>,
): Promise<Result> {
  const service = await ground.startService();
  await ground.configure(service, bodies);
  const result = await use(service);
  await service.stop();
  return result;
}

async function latencyRound(ground: Ground, service: BenchService, plan: WebhookPlan): Promise<Latency[]> {
  const found: Latency[] = [];
  for (const rate of plan.rates) found.push(await measureLatency(ground, service, { ...plan, rate }));
  return found;
}

/** One round of drains: bare, plain, encrypted, to one endpoint and to many. */
async function drainRound(ground: Ground, { events }: WebhookPlan): Promise<DrainRounds[number]> {
  const plain: Drained[] = [];
  const encrypted: Drained[] = [];
  const bare: Sent[] = [];
  const merchantId = await withService(ground, 'plain', async (service) => service.merchantId);
  for (const endpoints of ENDPOINTS) {
    bare.push(await measureBare(ground, { endpoints, events }));
    plain.push(await measureDrain(ground, merchantId, { endpoints, events }));
  }
  await withService(ground, 'encrypted', async () => undefined);
  for (const endpoints of ENDPOINTS) encrypted.push(await measureDrain(ground, merchantId, { endpoints, events }));
  return { bare, plain, encrypted };
}

export async function runWebhookBench({ plan, env, scratch, say }: WebhookBenchOf): Promise<WebhookResult> {
  const rounds = Array.from({ length: plan.rounds }, (_, index) => index + 1);
  const pinning = pinSelf(env);
  const ground = await prepareGround({ scratch, env, pinning, say });
  try {
    const machine = describeMachine(pinning, (await mongodStatus(ground.db)).version);
    const latencies = await withService(ground, 'plain', async (service) => {
      const found: Latency[][] = [];
      for (const round of rounds) {
        say(`latency, round ${round} of ${plan.rounds}`);
        found.push(await latencyRound(ground, service, plan));
      }
      return found;
    });

    const drains: DrainRounds[number][] = [];
    for (const round of rounds) {
      say(`drains of ${plan.events}, round ${round} of ${plan.rounds}`);
      drains.push(await drainRound(ground, plan));
    }

    say('a healthy endpoint beside one that hangs');
    const merchantId = await withService(ground, 'plain', async (service) => service.merchantId);
    await hangBacklog(ground, merchantId, plan.events);
    const beside = await withService(ground, 'plain', async (service) => {
      const found: Latency[] = [];
      for (const _ of rounds) found.push(await measureLatency(ground, service, { ...plan, rate: BESIDE_RATE }));
      return found;
    });
    await ground.clear();

    say('at rest');
    const service = await measureIdle(ground, plan.idleSeconds, async () => (await ground.startService()).stop);
    const worker = await measureIdle(ground, plan.idleSeconds, async () => (await ground.startWorker()).stop);
    const besideHanging = { backlog: plan.events, rate: BESIDE_RATE, rounds: beside };
    return { machine, plan, endpoints: ENDPOINTS, latencies, drains, besideHanging, idle: { service, worker } };
  } finally {
    await ground.close();
  }
}
