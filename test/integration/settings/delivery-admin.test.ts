/** The settings operations on webhooks over HTTP: events, endpoints, keys and secrets. */
import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { compactDecrypt, compactVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventName, WebhookBreakerState, WebhookDeliveryState } from '../../../generated/values.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';

let service: TestService;
let shop: Shop;
let endpoint: TestEndpoint;
let answer: Answer = acknowledge;
let settings: Awaited<ReturnType<typeof settingsOf>>;

beforeAll(async () => {
  service = await startService({ label: 'webhook desk' });
  shop = shopOf(service);
  endpoint = await httpEndpoint((...given) => answer(...given));
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});
beforeEach(async () => {
  settings = await settingsOf(service, service.merchant);
  await configure();
  answer = acknowledge;
});

const configure = (more: object = {}) =>
  settings('PUT', '/settings/webhook', { url: endpoint.origin, events: [EventName.ORDER_SUCCEEDED], ...more });

async function paid(): Promise<string> {
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.frictionless });
  await service.runWorkers();
  return orderId;
}

async function eventOf(orderId: string) {
  const answered = await settings('GET', `/settings/orders/${orderId}/webhooks`);
  return at(answered.json(), 'deliveries', 0);
}

const sentOf = (eventId: string) => endpoint.received.filter(({ headers }) => headers['webhook-id'] === eventId);

describe('an event', () => {
  it('is sent again on demand with the same bytes, said to be a replay, and stays notified meanwhile', async () => {
    const orderId = await paid();
    const eventId = textAt(await eventOf(orderId), 'event_id');
    const again = await settings('POST', `/settings/webhooks/${eventId}/resend`);
    expect(again.json()).toMatchObject({ event_id: eventId, state: WebhookDeliveryState.PENDING, notified: true });
    await service.runWorkers();
    const [first, second] = sentOf(eventId);
    expect(second?.body).toBe(first?.body);
    expect([first?.headers['x-svc-replay'], second?.headers['x-svc-replay']]).toEqual([undefined, 'true']);
    expect(at(await shop.read(orderId), 'webhook_notified')).toBe(true);
  });

  it('is sent no more once it is stopped, and counts as not notified until it is sent again', async () => {
    answer = answerWith(500);
    const orderId = await paid();
    const eventId = textAt(await eventOf(orderId), 'event_id');
    const stopped = await settings('POST', `/settings/webhooks/${eventId}/stop`);
    expect(stopped.json()).toMatchObject({ state: WebhookDeliveryState.STOPPED, next_attempt_at: null });
    answer = acknowledge;
    service.clock.advance(3_600_000);
    settings = await settingsOf(service, service.merchant);
    await service.runWorkers();
    expect(sentOf(eventId)).toHaveLength(1);
    expect(at(await shop.read(orderId), 'webhook_notified')).toBe(false);
    await settings('POST', `/settings/webhooks/${eventId}/resend`);
    await service.runWorkers();
    expect(sentOf(eventId)).toHaveLength(2);
    expect(at(await shop.read(orderId), 'webhook_notified')).toBe(true);
  });

  it('of another merchant is unknown', async () => {
    const eventId = textAt(await eventOf(await paid()), 'event_id');
    const other = await settingsOf(service, await service.addMerchant(`other${Date.now()}`));
    for (const verb of ['resend', 'stop']) {
      expect((await other('POST', `/settings/webhooks/${eventId}/${verb}`)).status).toBe(404);
    }
  });
});

describe('a replay', () => {
  it('counts first, then sends what failed in one way', async () => {
    answer = answerWith(500);
    const orderId = await paid();
    const choice = { failure_class: 'SERVER_ERROR' };
    expect((await settings('POST', '/settings/webhooks/replay', { ...choice, dry_run: true })).json()).toEqual({
      count: 1,
      dry_run: true,
    });
    answer = acknowledge;
    expect((await settings('POST', '/settings/webhooks/replay', choice)).json()).toEqual({ count: 1, dry_run: false });
    await service.runWorkers();
    expect(await eventOf(orderId)).toMatchObject({ state: WebhookDeliveryState.NOTIFIED, attempt_count: 2 });
  });

  it('of a span that ends before it begins is refused, naming its end', async () => {
    const [earlier, later] = ['2026-03-14T09:00:00Z', '2026-03-14T10:00:00Z'];
    for (const span of [
      { from: later, to: earlier },
      { from: later, to: later },
    ]) {
      const refused = await settings('POST', '/settings/webhooks/replay', span);
      expect(refused.status).toBe(400);
      expect(at(refused.json(), 'error_info', 'fields', 0, 'field_name')).toBe('to');
    }
  });
});

describe('an endpoint', () => {
  it('that failed ten times in a row is open with its backlog, and goes on when it is resumed', async () => {
    answer = answerWith(503);
    for (let count = 0; count < 11; count += 1) await paid();
    const [listed] = [at((await settings('GET', '/settings/webhook-endpoints')).json(), 'list', 0)];
    expect(listed).toMatchObject({ breaker: WebhookBreakerState.OPEN, failures_in_row: 10, backlog: 11, origin: null });
    answer = acknowledge;
    const path = `/settings/webhook-endpoints/${textAt(listed, 'endpoint_id')}/resume`;
    expect((await settings('POST', path)).json()).toMatchObject({ breaker: WebhookBreakerState.CLOSED });
    service.clock.advance(1_000);
    await service.runWorkers();
    expect(at((await settings('GET', '/settings/webhook-endpoints')).json(), 'list', 0)).toMatchObject({ backlog: 0 });
    expect((await settings('POST', '/settings/webhook-endpoints/whe_none/resume')).status).toBe(404);
  });
});

describe('a signing secret', () => {
  it('is shown once, signs by Standard Webhooks, and signs on for a day beside its successor', async () => {
    const first = textAt((await settings('POST', '/settings/webhook/secret')).json(), 'secret');
    const second = textAt((await settings('POST', '/settings/webhook/secret')).json(), 'secret');
    service.clock.advance(2_000);
    const eventId = textAt(await eventOf(await paid()), 'event_id');
    const [sent] = sentOf(eventId);
    const text = `${eventId}.${sent?.headers['webhook-timestamp']}.${sent?.body}`;
    const sign = (secret: string) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    };
    expect(sent?.headers['webhook-signature']).toBe(`${sign(second)} ${sign(first)}`);
    expect((await settings('GET', '/settings/webhook')).text).not.toContain('whsec_');
  });
});

describe('encrypted webhooks', () => {
  it('are refused without a key set; with one they open to the plain event, the next set after a rotation too', async () => {
    expect((await configure({ encrypted: true })).status).toBe(400);
    expect((await settings('POST', '/settings/keys/rotate')).status).toBe(400);
    const pair = (kid: string) => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
    const pairs = [pair('one'), pair('two')];
    const servicePems: string[] = [];
    for (const { kid, publicKey } of pairs) {
      const pem = publicKey.export({ type: 'spki', format: 'pem' });
      const made = await settings('PUT', `/settings/keys/${kid}`, { merchant_public_key: pem });
      servicePems.push(textAt(made.json(), 'service_public_key'));
    }
    await configure({ encrypted: true });
    service.clock.advance(2_000);
    for (const [index, { kid, privateKey }] of pairs.entries()) {
      const eventId = textAt(await eventOf(await paid()), 'event_id');
      const { JWT } = JSON.parse(sentOf(eventId)[0]?.body ?? '{}');
      const outer = await compactDecrypt(JWT, privateKey);
      expect(outer.protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid });
      const inner = await compactVerify(outer.plaintext, createPublicKey(servicePems[index] ?? ''));
      expect(inner.protectedHeader).toEqual({ alg: 'RS256', kid });
      expect(JSON.parse(Buffer.from(inner.payload).toString('utf8'))).toMatchObject({ id: eventId });
      if (index === 0) {
        const states = at((await settings('POST', '/settings/keys/rotate')).json(), 'list');
        expect(states).toMatchObject([
          { kid: 'one', state: 'RETIRING' },
          { kid: 'two', state: 'ACTIVE' },
        ]);
        service.clock.advance(2_000);
      }
    }
    expect((await settings('GET', '/settings/keys')).text).not.toContain('PRIVATE');
  });
});

describe('a key set that is withdrawn', () => {
  const states = async () => at((await settings('GET', '/settings/keys')).json(), 'list');
  const upload = (kid: string) =>
    settings('PUT', `/settings/keys/${kid}`, { merchant_public_key: newRsaPair().publicKey });

  it('is gone at once, and the newest that is ready is active in its place', async () => {
    await upload('three');
    await upload('four');
    expect(await states()).toMatchObject([{ kid: 'one' }, { kid: 'two', state: 'ACTIVE' }, {}, { kid: 'four' }]);
    const left = at((await settings('DELETE', '/settings/keys/two')).json(), 'list');
    const after = [
      { kid: 'one', state: 'RETIRING' },
      { kid: 'three', state: 'READY' },
      { kid: 'four', state: 'ACTIVE', retires_at: null },
    ];
    expect(left).toMatchObject(after);
    expect(await states()).toEqual(left);
    await settings('DELETE', '/settings/keys/one');
    await settings('DELETE', '/settings/keys/three');
    expect(await states()).toMatchObject([{ kid: 'four', state: 'ACTIVE' }]);
    expect(refusalOf(await settings('DELETE', '/settings/keys/two'))).toEqual([404, 'object_not_found']);
  });

  it('is none that webhooks need: the last is kept while they are encrypted', async () => {
    await configure({ encrypted: true });
    expect(refusalOf(await settings('DELETE', '/settings/keys/four'))).toEqual([400, 'INVALID_REQUEST', 'kid']);
    await configure({ encrypted: false });
    expect(at((await settings('DELETE', '/settings/keys/four')).json(), 'list')).toEqual([]);
    await upload('five');
    expect(await states()).toMatchObject([{ kid: 'five', state: 'ACTIVE' }]);
  });
});

describe('events in order', () => {
  const events = [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];

  /** An order whose second event waits for its first, which the endpoint rejected. Returns a reader of its deliveries. */
  async function heldBehindAFailingOne(): Promise<() => Promise<unknown>> {
    await configure({ ordered: true, events });
    service.clock.advance(2_000);
    answer = answerWith(500);
    const path = `/settings/orders/${await paid()}/webhooks`;
    const deliveries = async () => at((await settings('GET', path)).json(), 'deliveries');
    expect(await deliveries()).toMatchObject([{ attempt_count: 1 }, { state: 'HELD', attempt_count: 0 }]);
    return deliveries;
  }

  it('wait until the one before is acknowledged', async () => {
    const deliveries = await heldBehindAFailingOne();
    answer = acknowledge;
    service.clock.advance(10_000);
    await service.runWorkers();
    expect(await deliveries()).toMatchObject([{ notified: true }, { notified: true }]);
  });

  it('go all at once when the merchant does not want them in order any more', async () => {
    const deliveries = await heldBehindAFailingOne();
    await configure({ events });
    expect(await deliveries()).toMatchObject([{ attempt_count: 1 }, { state: 'PENDING', attempt_count: 0 }]);
    service.clock.advance(2_000);
    await service.runWorkers();
    expect(await deliveries()).toMatchObject([{ notified: false }, { attempt_count: 1 }]);
  });
});
