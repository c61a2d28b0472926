/** Runs the webhook bench from end to end. */

import { mongodStatus } from '../measure/mongod-status.ts';
import { pinSelf } from '../measure/pinning.ts';
import { describeMachine } from '../report/machine.ts';
import { prepareGround } from './ground.ts';
import { type Drain, hangBacklog, type Latency, measureDrain, measureIdle, measureLatency } from './measure.ts';
import type { WebhookPlan } from './plan.ts';
import type { WebhookResult } from './report.ts';

export interface WebhookBenchOf {
  readonly plan: WebhookPlan;
  readonly env: NodeJS.ProcessEnv;
  readonly scratch: string;
  readonly say: (line: string) => void;
}

const MANY_ENDPOINTS = 100;
const BESIDE_RATE = 100;

export async function runWebhookBench({ plan, env, scratch, say }: WebhookBenchOf): Promise<WebhookResult> {
  const { events, seconds, warmUp } = plan;
  const pinning = pinSelf(env);
  const ground = await prepareGround({ scratch, env, pinning, say });
  try {
    const machine = describeMachine(pinning, (await mongodStatus(ground.db)).version);
    const first = await ground.startService();
    await ground.configure(first, 'plain');
    const latencies: Latency[] = [];
    for (const rate of plan.rates) {
      say(`latency at ${rate} a second`);
      latencies.push(await measureLatency(ground, first, { rate, seconds, warmUp }));
    }
    await first.stop();

    const drains: Drain[] = [];
    for (const bodies of ['plain', 'encrypted'] as const) {
      if (bodies === 'encrypted') {
        const service = await ground.startService();
        await ground.configure(service, bodies);
        await service.stop();
      }
      for (const endpoints of [1, MANY_ENDPOINTS]) {
        say(`drain of ${events} ${bodies} events to ${endpoints} endpoints`);
        drains.push(await measureDrain(ground, first.merchantId, { endpoints, bodies, events }));
      }
    }

    say('a healthy endpoint beside one that hangs');
    await hangBacklog(ground, first.merchantId, events);
    const beside = await ground.startService();
    await ground.configure(beside, 'plain');
    const latency = await measureLatency(ground, beside, { rate: BESIDE_RATE, seconds, warmUp });
    await beside.stop();
    await ground.clear();

    say('at rest');
    const service = await measureIdle(ground, plan.idleSeconds, async () => (await ground.startService()).stop);
    const worker = await measureIdle(ground, plan.idleSeconds, ground.startWorker);
    return { machine, latencies, drains, besideHanging: { ...latency, backlog: events }, idle: { service, worker } };
  } finally {
    await ground.close();
  }
}
