/** The events of tokens, which come out of the locker and not out of an order, through the whole of delivery. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { outOfBandFixtures, VISA } from '../../support/out-of-band-fixtures.ts';
import { type Answer, acknowledge, answerWith } from '../../support/webhook-endpoint.ts';

const { TOKEN_STATUS_CHANGED } = EventName;

let fixtures: Awaited<ReturnType<typeof outOfBandFixtures>>;
let settings: Awaited<ReturnType<typeof settingsOf>>;
let answer: Answer = acknowledge;
let customers = 0;

beforeAll(async () => {
  fixtures = await outOfBandFixtures('token_events', {}, (...given) => answer(...given));
});
beforeEach(async () => {
  settings = await settingsOf(fixtures.service, fixtures.service.merchant);
});
afterAll(() => fixtures.close());

interface Received {
  readonly id: string;
  readonly name: string;
  readonly sequence: number;
  readonly place: number;
  readonly isReplay: boolean;
  readonly status: unknown;
}

function received(): Received[] {
  return fixtures.endpoint.received.map(({ headers, body }) => {
    const event: unknown = JSON.parse(body);
    return {
      id: textAt(event, 'id'),
      name: textAt(event, 'event_name'),
      sequence: Number(headers['x-svc-sequence']),
      place: Number(headers['x-svc-order-sequence']),
      isReplay: headers['x-svc-replay'] === 'true',
      status: at(event, 'content', 'token', 'tokenization_status'),
    };
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const tokenEvents = (events: readonly Received[]) => events.filter(({ name }) => name === TOKEN_STATUS_CHANGED);

/** A card with an ACTIVE token; answers what names it. */
async function tokenized() {
  customers += 1;
  const customer_id = `cust_${customers}`;
  const reference = await fixtures.addCard(VISA, customer_id);
  const orderId = await fixtures.paid(reference, { customer_id });
  await fixtures.pass(3);
  const act = (action: string) => fixtures.service.call.form(`/cards/${reference}/token/${action}`, { customer_id });
  return { reference, orderId, act };
}

async function deliveriesOf(orderId: string): Promise<readonly unknown[]> {
  const list = at((await settings('GET', `/settings/orders/${orderId}/webhooks`)).json(), 'deliveries');
  return Array.isArray(list) ? list : [];
}

const configure = async (more: object) => {
  const body = { url: fixtures.endpoint.origin, events: Object.values(EventName), ...more };
  expect((await settings('PUT', '/settings/webhook', body)).status).toBe(200);
};

describe('the events of a token and of its order', () => {
  it('have one sequence without gaps, and each its own places', async () => {
    const { orderId, act } = await tokenized();
    for (const action of ['suspend', 'resume']) {
      await act(action);
      await fixtures.pass(0);
    }
    const events = received();
    expect(events.map(({ sequence }) => sequence).sort((one, other) => one - other)).toEqual(upTo(events.length));
    const places = tokenEvents(events).map(({ place, status }) => [place, status]);
    expect(places).toEqual([
      [1, 'ACTIVE'],
      [2, 'SUSPENDED'],
      [3, 'ACTIVE'],
    ]);
    const own = events.filter(({ name }) => name !== TOKEN_STATUS_CHANGED).map(({ place }) => place);
    expect(own.sort((one, other) => one - other)).toEqual(upTo(own.length));
    expect((await fixtures.order(orderId)).webhook_notified).toBe(true);
  });

  it('are listed together, in their sequence, and sent again together', async () => {
    const { orderId } = await tokenized();
    const listed = await deliveriesOf(orderId);
    const names = listed.map((delivery) => at(delivery, 'event_name'));
    expect(names).toContain(TOKEN_STATUS_CHANGED);
    expect(names).toContain(EventName.ORDER_REFUNDED);
    const sequences = listed.map((delivery) => Number(at(delivery, 'sequence')));
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    expect(listed.every((delivery) => at(delivery, 'notified') === true)).toBe(true);
    const count = listed.length;
    const dry = await settings('POST', '/settings/webhooks/replay', { order_id: orderId, dry_run: true });
    expect(dry.json()).toEqual({ count, dry_run: true });
    const replay = await settings('POST', '/settings/webhooks/replay', { order_id: orderId.toUpperCase() });
    expect(replay.json()).toEqual({ count, dry_run: false });
    await fixtures.pass(2);
    const again = received().filter(({ isReplay }) => isReplay);
    expect(again.map(({ sequence }) => sequence).sort((one, other) => one - other)).toEqual(sequences);
  });

  it('are kept as long as all others once they are acknowledged, and held by no card', async () => {
    const { reference, orderId } = await tokenized();
    const { db } = fixtures.service.database;
    const deliveries = db.collection('webhook_deliveries');
    const born = { bornOf: orderId.toLowerCase(), eventName: TOKEN_STATUS_CHANGED };
    const token = await deliveries.findOne(born);
    const order = await deliveries.findOne({ orderKey: orderId.toLowerCase(), eventName: EventName.TXN_CHARGED });
    const kept = (delivery: typeof token) => delivery?.expiresAt.getTime() - delivery?.acknowledgedAt.getTime();
    expect(kept(token)).toBeGreaterThan(0);
    expect(kept(token)).toBe(kept(order));
    const card = await db.collection<{ _id: string }>('saved_cards').findOne({ _id: reference });
    expect([at(card, 'unacked'), at(card, 'outbox'), at(card, 'relayAt')]).toEqual([[], [], undefined]);
  });
});

describe('an endpoint that fails', () => {
  it('hears of the token again until it answers 200', async () => {
    const refused = new Set<unknown>();
    answer = (response, request, count) => {
      const id = request.headers['webhook-id'];
      const isToken = request.body.includes(TOKEN_STATUS_CHANGED);
      if (!isToken || refused.has(id)) return acknowledge(response, request, count);
      refused.add(id);
      return answerWith(500)(response, request, count);
    };
    const before = tokenEvents(received()).length;
    await tokenized();
    await fixtures.pass(10);
    answer = acknowledge;
    const events = tokenEvents(received()).slice(before);
    expect(events).toHaveLength(2);
    expect(events[0]?.id).toBe(events[1]?.id);
  });

  it('gets a card’s token events in sequence where the merchant asks for it, whatever other events wait', async () => {
    await configure({ ordered: true });
    let refusing = [EventName.ORDER_CREATED, TOKEN_STATUS_CHANGED];
    answer = (response, request, count) => {
      const isRefused = refusing.some((name) => request.body.includes(`"${name}"`));
      return (isRefused ? answerWith(500) : acknowledge)(response, request, count);
    };
    const before = received().length;
    const { orderId, act } = await tokenized();
    // The order's later events wait for its first one; the token's do not.
    expect(
      received()
        .slice(before)
        .map(({ name }) => name),
    ).toContain(TOKEN_STATUS_CHANGED);
    expect(
      received()
        .slice(before)
        .map(({ name }) => name),
    ).not.toContain(EventName.TXN_CHARGED);
    await act('suspend');
    await fixtures.pass(1);
    const statuses = () => tokenEvents(received().slice(before)).map(({ status }) => status);
    expect(statuses()).not.toContain('SUSPENDED');
    refusing = [EventName.ORDER_CREATED];
    await fixtures.pass(70);
    expect(statuses().at(-1)).toBe('SUSPENDED');
    refusing = [];
    await fixtures.pass(130);
    answer = acknowledge;
    const listed = await deliveriesOf(orderId);
    expect(listed.map((delivery) => at(delivery, 'notified'))).toEqual(listed.map(() => true));
  }, 60_000);
});
