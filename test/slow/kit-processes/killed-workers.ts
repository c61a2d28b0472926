/**
 * The kill matrix of what goes on after the answer, `outboxed` and the inbox, as a suite that each store's test file runs: killed at
 * any point, another process of the same shop carries on, and no effect is lost. Knows no store.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleEvent, fakeSender, makeDelivery, sendTo } from '../../../receiver-kit/src/testing/index.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';
import { openReceiverData, type ReceiverData } from '../../support/receiver-kit/receiver-process/data.ts';
import {
  EFFECT_KILL_POINTS,
  INBOX_KILL_POINTS,
  KILL_POINTS,
} from '../../support/receiver-kit/receiver-process/kill-points.ts';
import { buildReceiverProcess, startReceiverProcess } from '../../support/receiver-kit/receiver-process/start.ts';

const POLLING = { timeout: 60_000, interval: 100 };
const LEASE_SECONDS = 1;
/** Longer than a lease and a worker's pause: a second effect would have come by then. */
const SETTLE_MS = 2_500;

/** How often an effect of the outbox is carried out when the first process dies there: at least once, under one key. */
const TIMES_CARRIED_OUT: Readonly<Record<string, number>> = { 'after the effect': 2, 'before the job ends': 2 };

const matrix = [
  ...[...KILL_POINTS, ...EFFECT_KILL_POINTS].map((point) => ['outboxed', point] as const),
  ...[...INBOX_KILL_POINTS.slice(0, 2), ...KILL_POINTS, ...INBOX_KILL_POINTS.slice(2)].map(
    (point) => ['inbox', point] as const,
  ),
];

/** @param data the address of an empty database. */
export function describeKilledWorkers(name: string, data: () => string): void {
  // Real processes on a busy machine, and leases that have to end. For the file that calls this: Vitest forgets it after each.
  vi.setConfig({ testTimeout: 60_000 });
  let counter: Pick<ReceiverData<unknown>, 'credits' | 'close'>;

  beforeAll(async () => {
    await buildReceiverProcess();
    counter = await openReceiverData(data(), ({ credits, close }) => ({ credits, close }));
  });
  afterAll(() => counter.close());

  describe(`${name}, a process killed`, () => {
    it.concurrent.each(matrix)('at %s %s: another one carries on', async (level, point) => {
      const jobs = `${level}_${matrix.findIndex(([one, other]) => one === level && other === point)}`;
      const orderId = `order ${jobs}`;
      const event = exampleEvent({ id: `evt_${jobs}`, orderId });
      const settings = { data: data(), leaseSeconds: LEASE_SECONDS, jobs };
      const victim = await startReceiverProcess(settings);
      const delivery = await makeDelivery(event, { credentials: shopCredential }, { clock: { now: () => new Date() } });
      const deadly = { ...delivery, headers: { ...delivery.headers, 'x-die': point } };
      // Cut off, or answered before the worker came to the point.
      await sendTo(`${victim.url}/${level}`, deadly).catch(() => undefined);
      await victim.ended;

      const successor = await startReceiverProcess(settings);
      const answers = await fakeSender({ to: `${successor.url}/${level}`, credentials: shopCredential }).deliver(
        event,
        100,
      );
      expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(answers.slice(1).map(() => 503));
      expect(answers.at(-1)?.status).toBe(200);
      const credits = async () => (await counter.credits()).get(orderId) ?? 0;
      await vi.waitFor(async () => expect(await credits()).toBeGreaterThanOrEqual(1), POLLING);
      await sleep(SETTLE_MS);
      await successor.kill();
      expect(await credits()).toBe(level === 'outboxed' ? (TIMES_CARRIED_OUT[point] ?? 1) : 1);
      const keys = [...(await counter.credits()).keys()].filter((key) => key.startsWith(`${orderId} `));
      expect(keys).toHaveLength(level === 'outboxed' ? 1 : 0);
    });
  });
}
