/**
 * That several processes over one store handle each event once, whoever of them is killed when: as a suite that each
 * store's test file runs. Knows no store.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ExampleEvent,
  exampleEvent,
  fakeSender,
  makeDelivery,
  sendTo,
} from '../../../receiver-kit/src/testing/index.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';
import { openReceiverData, type ReceiverData } from '../../support/receiver-kit/receiver-process/data.ts';
import { KILL_POINTS } from '../../support/receiver-kit/receiver-process/kill-points.ts';
import {
  buildReceiverProcess,
  type ReceiverProcess,
  startReceiverProcess,
} from '../../support/receiver-kit/receiver-process/start.ts';

const PROCESSES = 4;
const DELIVERIES = 500;
const MAX_TRIES = 100;
/** What a kill leaves claimed comes free with the lease: short for those who are killed. */
const SHORT_LEASE_SECONDS = 1;

/** How often `claim` runs the handler when the first process dies there. `transactional` commits once, whatever happens. */
const RUNS_AT_CLAIM: Readonly<Record<string, number>> = { 'mid-handler': 2 };

let events = 0;

function newEvent(): ExampleEvent {
  events += 1;
  return exampleEvent({ id: `evt_shop_${events}`, orderId: `order_${events}` });
}

/** @param data the address of an empty database. */
export function describeSeveralProcesses(name: string, data: () => string): void {
  // Real processes on a busy machine, and leases that have to end. For the file that calls this: Vitest forgets it after each.
  vi.setConfig({ testTimeout: 60_000 });
  const shops: ReceiverProcess[] = [];
  let counter: Pick<ReceiverData<unknown>, 'credits' | 'close'>;
  const credits = async (index: number) => (await counter.credits()).get(`order_${index}`) ?? 0;
  const senderTo = (url: string) => fakeSender({ to: url, credentials: shopCredential });

  beforeAll(async () => {
    await buildReceiverProcess();
    counter = await openReceiverData(data(), ({ credits, close }) => ({ credits, close }));
    const settings = { data: data(), handlerMs: 50 };
    shops.push(...(await Promise.all(Array.from({ length: PROCESSES }, () => startReceiverProcess(settings)))));
  });

  afterAll(async () => {
    await Promise.all(shops.map(({ kill }) => kill()));
    await counter.close();
  });

  describe.each(['claim', 'transactional'])(`${name}, four processes at %s`, (level) => {
    it(`makes one effect of ${DELIVERIES} deliveries at once, answers 200 or 503, and a later retry 200`, async () => {
      const event = newEvent();
      const index = events;
      const senders = shops.map(({ url }) => senderTo(`${url}/${level}`));
      const each = { copies: DELIVERIES / PROCESSES };
      const answers = (await Promise.all(senders.map((sender) => sender.sendAll([event], each)))).flat(2);
      expect(answers).toHaveLength(DELIVERIES);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(answers.filter(({ body }) => JSON.parse(body).outcome === 'handled')).toHaveLength(1);
      for (const sender of senders) expect((await sender.send(event)).status).toBe(200);
      expect(await credits(index)).toBe(1);
    });

    it.concurrent.each(KILL_POINTS)('killed %s: the event is handled all the same', async (point) => {
      const event = newEvent();
      const index = events;
      const victim = await startReceiverProcess({ data: data(), leaseSeconds: SHORT_LEASE_SECONDS });
      const delivery = await makeDelivery(event, { credentials: shopCredential }, { clock: { now: () => new Date() } });
      const deadly = { ...delivery, headers: { ...delivery.headers, 'x-die': point } };
      await expect(sendTo(`${victim.url}/${level}`, deadly)).rejects.toThrow();
      await victim.ended;
      const answers = await senderTo(`${shops[0]?.url}/${level}`).deliver(event, MAX_TRIES);
      expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(answers.slice(1).map(() => 503));
      expect(await credits(index)).toBe(level === 'claim' ? (RUNS_AT_CLAIM[point] ?? 1) : 1);
    });
  });
}
