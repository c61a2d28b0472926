/** What hangs, holds up nothing else for long: a job, a reader of secrets, a stranger's body. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import {
  createReceiver,
  memoryJobs,
  memoryStore,
  outboxed,
  type ReceiverError,
} from '../../../receiver-kit/src/index.ts';
import { reloading } from '../../../receiver-kit/src/source/source.ts';
import { exampleEvent, fakeSender, testClock } from '../../../receiver-kit/src/testing/index.ts';
import { never, nextTurn, until } from '../../support/receiver-kit/event-loop.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';
import { serveHttp } from './http-server.ts';

const credentials = { username: 'shop', password: 'secret' };

it('jobs that hang leave the worker to the others when their lease ends, and stop ends', async () => {
  const sent: string[] = [];
  const alarms: string[] = [];
  const receiver = createReceiver({
    credentials: [credentials],
    logger: () => undefined,
    onAlarm: ({ code }) => void alarms.push(code),
    level: outboxed({
      store: memoryStore(),
      jobs: memoryJobs(),
      jobLeaseSeconds: 1,
      effects: { ship: (_parcel: object) => never(), mail: (to: string) => void sent.push(to) },
    }),
    on: {
      ORDER_SUCCEEDED: (_event, { outbox }) => outbox.add('ship', {}),
      ORDER_FAILED: (_event, { outbox }) => outbox.add('mail', 'somebody'),
    },
  });
  const sender = fakeSender({ to: receiver, credentials });
  for (const id of ['evt_1', 'evt_2']) await sender.send(exampleEvent({ id }));
  receiver.outbox?.start(2);
  await sender.send(exampleEvent({ id: 'evt_3', name: 'ORDER_FAILED' }));
  await until(() => sent.length === 1);
  // The first worker that is free sends it; the other may still wait for its own lease.
  expect(alarms).toContain('ERR_LEASE_LOST');
  const began = performance.now();
  await receiver.outbox?.stop(0.05);
  expect(performance.now() - began).toBeLessThan(900);
});

it('a handler of the inbox has the time that leaseSeconds gives it', async () => {
  const clock = testClock();
  let runs = 0;
  let finish = (): void => undefined;
  const receiver = createReceiver({
    credentials: [credentials],
    logger: () => undefined,
    clock,
    wait: clock.wait,
    leaseSeconds: 3_600,
    store: memoryStore(),
    inbox: { jobs: memoryJobs() },
    on: {
      ORDER_SUCCEEDED: () => {
        runs += 1;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
    },
  });
  await fakeSender({ to: receiver, credentials, clock }).send(exampleEvent());
  const working = receiver.inbox?.work();
  await until(() => runs === 1);
  for (let minute = 0; minute < 20; minute += 1) {
    clock.advance(60_000);
    expect(await receiver.inbox?.work()).toBe(0);
  }
  finish();
  expect([await working, runs]).toEqual([1, 1]);
});

it('a reading of secrets that hangs is a failed one, and the next one is made', async () => {
  const failures: ReceiverError[] = [];
  let readings = 0;
  const source = reloading(() => (++readings === 2 ? new Promise<string>(() => undefined) : `value ${readings}`), {
    name: 'passwords',
    prepare: (value: string) => value,
    reloadSeconds: 60,
    onFailure: (error) => void failures.push(error),
    timeoutMs: 20,
  });
  const at = (seconds: number) => new Date(seconds * 1_000);
  expect(await source.current(at(0))).toBe('value 1');
  expect(await source.current(at(61))).toBe('value 1');
  await until(() => failures.length === 1);
  await nextTurn();
  expect(await source.refresh(at(70))).toBe('value 3');
  expect(failures[0]?.code).toBe('ERR_SECRETS_UNAVAILABLE');
});

it('a stranger who declares a body and sends none is refused within 2.5 seconds', async () => {
  const server = await serveHttp(testReceiver().receiver.node());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const began = performance.now();
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  expect(performance.now() - began).toBeLessThan(2_500);
  socket.destroy();
  await server.close();
});
