/** The stream of changes: over two processes on one database, for one merchant only, bounded, and no longer than the session. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { listenLocally } from '../../../scripts/ports.ts';
import type { ServiceDeps } from '../../../server/compose/modules.ts';
import { MOST_LISTENERS } from '../../../server/usecases/merchants/change-feed.ts';
import { bearer, logInAs, settingsOf } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import {
  createTestService,
  SETTINGS_PASSWORD,
  startService,
  type TestMerchant,
  type TestService,
} from '../../support/service.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';

let service: TestService;
let shop: Shop;
let endpoint: TestEndpoint;
/** Another process's app on the same database. */
let second: { readonly server: Server; readonly baseUrl: string };
let stopping: string | undefined;

beforeAll(async () => {
  service = await startService({ label: 'stream' });
  shop = shopOf(service);
  endpoint = await httpEndpoint(acknowledge);
  const settings = await settingsOf(service, service.merchant);
  await settings('PUT', '/settings/webhook', { url: endpoint.origin, events: [EventName.ORDER_SUCCEEDED] });
  const deps: ServiceDeps = { ...service.deps, stopping: () => stopping };
  const server = createServer(createTestService(deps).app);
  second = { server, baseUrl: await listenLocally(server) };
});
afterAll(async () => {
  second.server.closeAllConnections();
  await new Promise((resolve) => second.server.close(resolve));
  await service.close();
  await endpoint.close();
});
beforeEach(() => {
  stopping = undefined;
});

async function tokenOf({ settingsUsername }: TestMerchant): Promise<string> {
  return textAt((await logInAs(service, settingsUsername, SETTINGS_PASSWORD)).json(), 'access_token');
}

/** The token of another user of the merchant. */
async function tokenOfViewer(): Promise<string> {
  const settings = await settingsOf(service, service.merchant);
  const [email, password] = ['viewer@shop.example', 'lamp-market-eleven'];
  const invited = await settings('POST', '/settings/invitations', { email, role: 'viewer' });
  const [, token = ''] = textAt(invited.json(), 'url').split('#');
  const nobody = { headers: { 'x-merchantid': null, authorization: null } };
  await service.call.json('POST', '/settings/invitations/accept', { token, password }, nobody);
  return textAt((await logInAs(service, email, password)).json(), 'access_token');
}

/** An open stream at one of the two apps. */
async function open(baseUrl: string, token: string, seconds = 60) {
  const abort = new AbortController();
  const answer = await fetch(`${baseUrl}/settings/stream?max_seconds=${seconds}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    close: () => abort.abort(),
    /** Reads on until the text has this; fails when the stream ends before. */
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const read = await reader?.read();
        if (read === undefined || read.done) throw new Error(`the stream ended without ${part}: ${text}`);
        text += read.value;
      }
      return text;
    },
    /** Reads to the end. */
    async end(): Promise<string> {
      for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) text += read.value;
      return text;
    },
  };
}

describe('the stream of changes', () => {
  it('tells of orders and deliveries that another process changed, and no other merchant of them', async () => {
    const own = await open(second.baseUrl, await tokenOf(service.merchant));
    const others = await open(second.baseUrl, await tokenOf(await service.addMerchant('another')), 4);
    expect(own.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(own.answer.headers.get('cache-control')).toBe('no-store');
    await own.until(': connected');
    // An order without an event.
    const fresh = await shop.order();
    await service.runWorkers();
    await own.until(`event: order\ndata: {"order_id":"${fresh}","status":"NEW"}\n\n`);
    const orderId = await shop.order();
    await shop.start(orderId, { card_number: Cards.frictionless });
    await service.runWorkers();
    await own.until(`event: order\ndata: {"order_id":"${orderId}","status":"CHARGED"}\n\n`);
    const text = await own.until('"state":"NOTIFIED"}\n\n');
    expect(text).toMatch(new RegExp(`event: delivery\\ndata: {"event_id":"evt_[0-9a-f]{32}","order_id":"${orderId}"`));
    own.close();
    expect(await others.end()).toBe(': connected\n\n');
  });

  it('ends when the merchant is disabled', async () => {
    const merchant = await service.addMerchant('closing');
    const stream = await open(second.baseUrl, await tokenOf(merchant));
    await stream.until(': connected');
    const operator = bearer(service, service.deps.operatorKey);
    const disabled = await operator('PATCH', `/operator/merchants/${merchant.merchantId}`, { disabled: true });
    expect(disabled.status).toBe(200);
    expect(await stream.end()).toBe(': connected\n\n');
  });

  it('ends when the session ends, after the time that was asked for, and when the service stops', async () => {
    const token = await tokenOf(service.merchant);
    const ending = [await open(second.baseUrl, await tokenOf(service.merchant), 1)];
    await Promise.all(ending.map((each) => each.end()));
    const stream = await open(second.baseUrl, token);
    await stream.until(': connected');
    await fetch(`${service.baseUrl}/settings/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await stream.end();
    const last = await open(second.baseUrl, await tokenOf(service.merchant));
    await last.until(': connected');
    stopping = 'the service is stopping';
    await last.end();
  });

  it('is refused when its user has ten, not for the others, and one that is closed makes room at once', async () => {
    const token = await tokenOf(service.merchant);
    const streams = [];
    for (let count = 0; count < MOST_LISTENERS.user; count += 1) streams.push(await open(second.baseUrl, token));
    const refused = await open(second.baseUrl, token);
    expect(refused.answer.status).toBe(429);
    expect(Number(refused.answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.end()).toContain('Your user has 10 open streams');
    const another = await open(second.baseUrl, await tokenOfViewer());
    expect(another.answer.status).toBe(200);
    another.close();
    streams[0]?.close();
    let again = await open(second.baseUrl, token);
    // The server learns of the closed connection a moment later.
    while (again.answer.status === 429) {
      await again.end();
      again = await open(second.baseUrl, token);
    }
    expect(again.answer.status).toBe(200);
    for (const each of [...streams, again]) each.close();
  });
});
