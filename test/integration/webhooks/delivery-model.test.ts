/**
 * Deliveries against a model: whatever merchants, endpoints, clocks and crashing workers do, in any order, an event
 * counts as notified only after a 200, is not sent once it is stopped, always has the same bytes, and is delivered once
 * the endpoint is healthy.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Step } from '../../../server/delivery/queue/worker-ports.ts';
import { webhookNotified } from '../../../server/storage/outbox.ts';
import { seeded } from '../../support/seeded.ts';
import { httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const RUNS = 12;
const HOUR = 3_600_000;
const ORDERS = 3;

type Action =
  | { readonly do: 'raise' | 'resend' | 'replay' | 'stop'; readonly order: number }
  | { readonly do: 'work'; readonly answer: number }
  | { readonly do: 'die'; readonly step: Step }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'move' | 'resume' };

const order = fc.nat(ORDERS - 1);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('raise' as const), order }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('work' as const), answer: fc.constantFrom(200, 200, 500, 410) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('die' as const), step: fc.constantFrom(...Object.values(Step)) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5_000, 70_000, HOUR) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('resend' as const, 'replay' as const), order }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stop' as const), order }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('move' as const, 'resume' as const) }) },
);

/** Invariants of an event, independent of the database. */
interface ModelEvent {
  readonly order: string;
  stopped: boolean;
  /**
   * Stopped while a worker, perhaps a crashed one, held it: it ends as stopped, or as notified by the attempt in
   * flight.
   */
  stopping: boolean;
}

let fixtures: Fixtures;
let shop: TestEndpoint;
let answer = 200;
/** Events that the endpoint answered with 200. */
const answered = new Set<string>();
let run = 0;

beforeAll(async () => {
  fixtures = await createFixtures('delivery model');
  shop = await httpEndpoint((response, { headers }) => {
    if (answer === 200) answered.add(String(headers['webhook-id']));
    response.writeHead(answer).end();
  });
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

/** Runs one sequence of actions and checks every invariant after each. */
async function play(actions: readonly Action[]): Promise<void> {
  run += 1;
  const model = new Map<string, ModelEvent>();
  const named = (number: number) => `run-${run}-${number}`;
  const eventsOf = (orderId: string) => [...model].filter(([, event]) => event.order === orderId).map(([id]) => id);
  const sentCount = (id: string) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length;

  const act = async (one: Action): Promise<void> => {
    switch (one.do) {
      case 'raise':
        for (const id of await fixtures.raise({ orderId: named(one.order) }))
          model.set(id, { order: named(one.order), stopped: false, stopping: false });
        return;
      case 'work':
        answer = one.answer;
        await fixtures.worker().runOnce();
        return;
      case 'die': {
        const checkpoint = async (step: Step) => {
          if (step === one.step) throw new Error(`died at ${step}`);
        };
        await fixtures
          .worker({ checkpoint })
          .runOnce()
          .catch(() => undefined);
        return;
      }
      case 'wait':
        fixtures.runtime.advance(one.ms);
        return;
      case 'resend':
        for (const id of eventsOf(named(one.order)))
          if ((await fixtures.admin.resend(MERCHANT, id)) !== null) setStopped(id, false);
        return;
      case 'replay':
        if ((await fixtures.admin.replay(MERCHANT, { kind: 'order', orderId: named(one.order) })) > 0)
          for (const id of eventsOf(named(one.order)))
            if ((await fixtures.delivery(id)) !== null) setStopped(id, false);
        return;
      case 'stop':
        for (const id of eventsOf(named(one.order))) {
          const report = await fixtures.admin.stop(MERCHANT, id);
          const event = model.get(id);
          if (report?.state === 'STOPPED') setStopped(id, true);
          else if (report !== null && event !== undefined) event.stopping = true;
        }
        return;
      case 'move':
        await fixtures.admin.moved(MERCHANT);
        return;
      case 'resume':
        for (const { endpointId } of await fixtures.admin.endpoints(MERCHANT, { after: null, limit: 10 }))
          await fixtures.admin.resume(MERCHANT, endpointId);
        return;
      default:
        return one satisfies never;
    }
  };
  const setStopped = (id: string, stopped: boolean) => {
    const event = model.get(id);
    if (event === undefined) return;
    event.stopped = stopped;
    event.stopping = false;
  };
  const look = async (): Promise<void> => {
    for (let number = 0; number < ORDERS; number += 1) {
      const ids = eventsOf(named(number));
      const host = await fixtures.order(named(number));
      if (host !== null && webhookNotified(host)) for (const id of ids) expect(answered).toContain(id);
      for (const { eventId, state } of await fixtures.admin.deliveriesOfOrder(MERCHANT, named(number)))
        if (state === 'NOTIFIED') expect(answered).toContain(eventId);
    }
  };

  for (const one of actions) {
    const silent = [...model].filter(([, { stopped }]) => stopped).map(([id]) => [id, sentCount(id)] as const);
    await act(one);
    await look();
    for (const [id, count] of silent) if (model.get(id)?.stopped === true) expect(sentCount(id)).toBe(count);
  }

  answer = 200;
  for (let round = 0; round < 3; round += 1) {
    fixtures.runtime.advance(7 * HOUR);
    await fixtures.worker().runOnce();
  }
  for (const [id, { stopped, stopping }] of model) {
    const bodies = shop.received.filter(({ headers }) => headers['webhook-id'] === id).map(({ body }) => body);
    expect(new Set(bodies).size).toBeLessThanOrEqual(1);
    const stored = await fixtures.delivery(id);
    expect(stored).not.toHaveProperty('leaseUntil');
    if (stopped || (stopping && stored?.state === 'STOPPED')) continue;
    expect([answered.has(id), stored?.state]).toEqual([true, 'DONE']);
  }
  await look();
}

it('keeps its promises in every story', async () => {
  const stories = fc.array(action, { minLength: 5, maxLength: 14 });
  await fc.assert(fc.asyncProperty(stories, play), { ...seeded(), numRuns: RUNS, endOnFailure: true });
}, 120_000);
