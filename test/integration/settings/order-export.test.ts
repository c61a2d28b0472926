/** The daily order export: its content, its safety in spreadsheets, and its cost for many orders. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { textAt } from '../../support/caller.ts';
import { parseCsv } from '../../support/parse-csv.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { SETTINGS_PASSWORD, startService, type TestMerchant, type TestService } from '../../support/service.ts';

const DAY = '2026-03-14';
const PATH = `/settings/orders/export?date=${DAY}`;
const nobody = { authorization: null, 'x-merchantid': null };
const MANY = 5_000;

let service: TestService;
let finds = 0;
/** The query from which on the database is unavailable. */
let awayFrom = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  service = await startService({ label: 'order-export', through: (db) => countingFinds(db) });
});
afterAll(() => service.close());

/** Counts the order queries. */
function countingFinds(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'collection') return value.bind(target);
      return (collection: string) => {
        const real = target.collection(collection);
        if (collection !== 'orders') return real;
        return new Proxy(real, {
          get(orders, method) {
            if (method === 'find') finds += 1;
            if (method === 'find' && finds >= awayFrom) throw new Error('the database is away');
            const own: unknown = Reflect.get(orders, method);
            return typeof own === 'function' ? own.bind(orders) : own;
          },
        });
      };
    },
  });
}

async function accessOf(merchant: TestMerchant) {
  const body = { username: merchant.settingsUsername, password: SETTINGS_PASSWORD };
  const login = await service.call.json('POST', '/settings/login', body, { headers: nobody });
  return { headers: { ...nobody, authorization: `Bearer ${textAt(login.json(), 'access_token')}` } };
}

async function exported(merchant: TestMerchant, path = PATH) {
  const answer = await service.call.get(path, await accessOf(merchant));
  expect(answer.status).toBe(200);
  return answer;
}

describe('a day’s export', () => {
  it('has the orders of that day and merchant, newest first, under named columns', async () => {
    const merchant = await service.addMerchant('days');
    const call = service.callAs(merchant);
    const at = (moment: string) => service.clock.set(new Date(moment));
    for (const [moment, orderId] of [
      ['2026-03-13T23:59:59.999Z', 'E-before'],
      ['2026-03-14T00:00:00.000Z', 'E-first'],
      ['2026-03-14T12:00:00.000Z', 'E-noon'],
      ['2026-03-14T23:59:59.999Z', 'E-last'],
      ['2026-03-15T00:00:00.000Z', 'E-after'],
    ] as const) {
      at(moment);
      await call.form('/orders', { order_id: orderId, amount: '12.5', customer_id: 'asha' });
    }
    await service.call.form('/orders', { order_id: 'E-foreign', amount: '1' });
    const answer = await exported(merchant);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders-days-2026-03-14.csv"');
    const rows = parseCsv(answer.text);
    expect(rows.map(({ order_id: orderId }) => orderId)).toEqual(['E-last', 'E-noon', 'E-first']);
    expect(rows[1]).toMatchObject({
      status: 'NEW',
      amount: '12.50',
      currency: 'INR',
      customer_id: 'asha',
      attempts: '0',
    });
    expect(answer.text.endsWith('\r\n')).toBe(true);
    at('2026-03-14T09:26:53.000Z');
  });

  it('shows of a card its last four digits alone', async () => {
    const merchant = await service.addMerchant('cards');
    const call = service.callAs(merchant);
    await call.form('/orders', { order_id: 'C-1', amount: '1' });
    const card = { card_number: '4012001037141112', card_exp_month: '12', card_exp_year: '2040' };
    const txn = { order_id: 'C-1', merchant_id: 'cards', format: 'json', payment_method_type: 'CARD', ...card };
    await call.form('/txns', { ...txn, card_security_code: '739', name_on_card: 'Asha Rao' });
    const { text } = await exported(merchant);
    const [row] = parseCsv(text);
    expect(row).toMatchObject({ status: 'CHARGED', card_number: 'XXXX-XXXXXXXX-1112', attempts: '1' });
    for (const secret of ['401200', '4012001037141112', 'Asha Rao']) expect(text).not.toContain(secret);
    // Three digits occur in many ids: in a cell of their own they would be the security code.
    expect(text.split(/[^0-9A-Za-z]+/)).not.toContain('739');
  });

  it('shows what was captured of an order beside what it asks for, and nothing before', async () => {
    const merchant = await service.addMerchant('captured');
    const call = service.callAs(merchant);
    const shop = shopOf(service, merchant);
    const held = async (orderId: string) => {
      const terms = { order_id: orderId, amount: '100.00', 'metadata.txns.auto_capture': 'false' };
      await call.form('/orders', terms);
      await shop.pay(orderId, Cards.visa);
      return textAt(await shop.read(orderId), 'txn_uuid');
    };
    const part = await held('P-part');
    await call.form(`/v2/txns/${part}/capture`, { amount: '40.00' });
    await call.form('/orders/P-part/refunds', { unique_request_id: 'r1', amount: '15.00' });
    await service.runWorkers();
    await call.form(`/v2/txns/${await held('P-void')}/void`, {});
    await held('P-held');
    await call.form('/orders', { order_id: 'P-paid', amount: '12.50' });
    await shop.pay('P-paid', Cards.visa);
    await call.form('/orders', { order_id: 'P-failed', amount: '12.50' });
    await shop.pay('P-failed', Cards.declined);
    await call.form('/orders', { order_id: 'P-new', amount: '12.50' });
    const rows = parseCsv((await exported(merchant)).text);
    const shown = ({ order_id: id, status, amount, net_amount: net, amount_refunded: back }: (typeof rows)[number]) => [
      id,
      [status, amount, net, back],
    ];
    expect(Object.fromEntries(rows.map(shown))).toEqual({
      'P-part': ['PARTIAL_CHARGED', '100.00', '40.00', '15.00'],
      'P-void': ['VOIDED', '100.00', '', '0.00'],
      'P-held': ['AUTHORIZED', '100.00', '', '0.00'],
      'P-paid': ['CHARGED', '12.50', '12.50', '0.00'],
      'P-failed': ['AUTHORIZATION_FAILED', '12.50', '', '0.00'],
      'P-new': ['NEW', '12.50', '', '0.00'],
    });
  });

  it('of a day without orders has the columns alone', async () => {
    const { text } = await exported(service.merchant, '/settings/orders/export?date=2020-01-01');
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text.startsWith('order_id,id,date_created,')).toBe(true);
  });

  it.each([
    ['', ErrorCode.mandatory_fields_missing],
    ['?date=', ErrorCode.mandatory_fields_missing],
    ['?date=2026-02-30', ErrorCode.INVALID_REQUEST],
    ['?date=2026-13-01', ErrorCode.INVALID_REQUEST],
    ['?date=14.03.2026', ErrorCode.INVALID_REQUEST],
    ['?date=2026-03-14T00:00:00Z', ErrorCode.INVALID_REQUEST],
  ])('%s is refused', async (query, code) => {
    const answer = await service.call.get(`/settings/orders/export${query}`, await accessOf(service.merchant));
    expect(refusalOf(answer)).toEqual([400, code, 'date']);
  });

  it('wants a login', async () => {
    expect((await service.call.get(PATH, { headers: nobody })).status).toBe(401);
    expect((await service.call.get(PATH)).status).toBe(401);
  });
});

/** Inserts many orders with long texts by copying one. */
async function manyOrders(merchant: TestMerchant): Promise<void> {
  const udfs = Array.from({ length: 10 }, (_, index) => [`udf${index + 1}`, 'x'.repeat(255)]);
  const values = { order_id: 'Many-0', amount: '1', description: 'y'.repeat(255), ...Object.fromEntries(udfs) };
  await service.callAs(merchant).form('/orders', values);
  const orders = service.database.db.collection('orders');
  const first = await orders.findOne({ merchantId: merchant.merchantId });
  if (first === null) throw new Error('the order is not there');
  const copies = Array.from({ length: MANY - 1 }, (_, index) => {
    const orderId = `Many-${index + 1}`;
    // Three orders share each timestamp, so that pages end between orders of the same time.
    const createdAt = new Date(first.state.createdAt.getTime() + Math.floor(index / 3));
    const _id: unknown = `${merchant.merchantId}:${orderId.toLowerCase()}`;
    return { ...first, ...{ _id }, orderId, state: { ...first.state, orderId, createdAt } };
  });
  await orders.insertMany(JSON.parse(JSON.stringify(copies), reviveDates));
}

function reviveDates(_name: string, value: unknown): unknown {
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return isDate ? new Date(value) : value;
}

describe(`an export of ${MANY} orders`, () => {
  let merchant: TestMerchant;
  beforeAll(async () => {
    merchant = await service.addMerchant('many');
    await manyOrders(merchant);
  });

  it('has each of them once, also while others are made', async () => {
    const call = service.callAs(merchant);
    const making = (async () => {
      for (let index = 0; index < 50; index += 1) {
        service.clock.advance(1_000);
        await call.form('/orders', { order_id: `New-${index}`, amount: '1' });
      }
    })();
    const rows = parseCsv((await exported(merchant)).text);
    await making;
    const old = rows.map(({ order_id: orderId = '' }) => orderId).filter((orderId) => orderId.startsWith('Many-'));
    expect(old).toHaveLength(MANY);
    expect(new Set(old).size).toBe(MANY);
  });

  /** Starts the export without reading it. */
  async function unread(): Promise<IncomingMessage> {
    const { headers } = await accessOf(merchant);
    const sent = request(`${service.baseUrl}${PATH}`, { headers: { authorization: headers.authorization } }).end();
    const [response] = await once(sent, 'response');
    return response;
  }

  /** The number of order queries once it stops growing. */
  async function settledFinds(): Promise<number> {
    let before = -1;
    for (let still = 0; still < 4; still = before === finds ? still + 1 : 0) {
      before = finds;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return finds;
  }

  it('reads no further than its reader, and ends when the reader hangs up', async () => {
    finds = 0;
    const response = await unread();
    const ahead = await settledFinds();
    expect(ahead).toBeGreaterThan(0);
    // The connection buffers some orders; most stay in the database.
    expect(ahead).toBeLessThan(MANY / 100 / 2);
    response.destroy();
    expect(await settledFinds()).toBeLessThanOrEqual(ahead + 1);
    expect((await service.call.get('/orders?limit=1')).status).toBe(200);
    expect(service.logLines().filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is cut off, and not ended, when the database goes away in the middle', async () => {
    finds = 0;
    awayFrom = 20;
    const response = await unread();
    const read = async () => {
      for await (const _ of response);
    };
    await expect(read()).rejects.toThrow('aborted');
    awayFrom = Number.POSITIVE_INFINITY;
    expect(service.logLines().join('')).toContain('http.response.aborted');
  });

  it('is refused when it is away from the start', async () => {
    finds = 0;
    awayFrom = 1;
    const answer = await service.call.get(PATH, await accessOf(merchant));
    awayFrom = Number.POSITIVE_INFINITY;
    expect(refusalOf(answer)).toEqual([500, ErrorCode.internal_error]);
  });

  it('goes on where a slow reader goes on', async () => {
    const response = await unread();
    await settledFinds();
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const rows = parseCsv(Buffer.concat(pieces).toString('utf8'));
    expect(rows.length).toBeGreaterThanOrEqual(MANY);
  });
});
