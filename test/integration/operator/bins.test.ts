import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'operator_bins' });
});
afterAll(() => service.close());

const HEADER = 'bin,brand,bank,country,type,tokenize_support';
const operator = { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}` };
const csv = { ...operator, 'content-type': 'text/csv' };

const load = (text: string, headers: Readonly<Record<string, string | null>> = csv) =>
  service.call.raw('PUT', '/operator/bins', text, { headers });
const table = async () => (await service.call.get('/operator/bins', { headers: operator })).json();
const bankOf = async (bin: string) => at((await service.call.get(`/cardbins/${bin}`)).json(), 'bank');

async function* manyRows(count: number) {
  yield `${HEADER}\n`;
  for (let from = 0; from < count; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      return `${200_000_000 + from + index},VISA,Bank ${from},INDIA,DEBIT,true\n`;
    });
    yield rows.join('');
  }
}

/** Streams the generator's chunks as a PUT body and returns the status. */
async function stream(pieces: AsyncIterable<string>): Promise<number> {
  const headers = { authorization: csv.authorization, 'content-type': 'text/csv' };
  const sent = request(`${service.baseUrl}/operator/bins`, { method: 'PUT', headers });
  const answered = once(sent, 'response');
  // The connection may break after the answer.
  sent.on('error', () => {});
  Readable.from(pieces).pipe(sent);
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

/** The memory in use after garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('the garbage cannot be collected');
  Reflect.apply(collect, undefined, []);
  return process.memoryUsage().heapUsed;
}

describe('the operator’s BIN table', () => {
  it('is none at first', async () => {
    expect(await table()).toEqual({ table_id: null, date_loaded: null, loaded_count: 0, bad_count: 0 });
  });

  it('reaches Card Info at once, and is replaced as a whole', async () => {
    const first = await load(
      `${HEADER}\n411111,VISA,First Bank,INDIA,CREDIT,true\n411112,VISA,First Bank,INDIA,CREDIT,true`,
    );
    expect(first.json()).toMatchObject({ loaded_count: 2, bad_count: 0, bad_rows: [] });
    expect([await bankOf('411111'), await bankOf('411112')]).toEqual(['First Bank', 'First Bank']);
    const second = (await load(`${HEADER}\n41111122,VISA,Second Bank,INDIA,CREDIT,true`)).json();
    expect([await bankOf('411111'), await bankOf('411112'), await bankOf('411111222')]).toEqual([
      'Sandbox Bank',
      '',
      'Second Bank',
    ]);
    const { bad_rows: _, ...present } = second;
    expect(await table()).toEqual(present);
  });

  it('reaches Card Info and the card block of new payments, when a BIN can no longer be tokenized', async () => {
    const pay = async (orderId: string) => {
      await service.call.form('/orders', { order_id: orderId, amount: '1' });
      const card = { card_number: '4012001037141112', card_exp_month: '12', card_exp_year: '2040' };
      const rest = { merchant_id: 'shop', format: 'json', payment_method_type: 'CARD', card_security_code: '123' };
      await service.call.form('/txns', { order_id: orderId, ...card, ...rest });
      return at((await service.call.get(`/orders/${orderId}`)).json(), 'card');
    };
    expect(await pay('B-1')).toMatchObject({ card_issuer: 'Sandbox Bank', card_type: 'DEBIT' });
    expect((await service.call.get('/cardbins/401200')).json()).toMatchObject({ tokenize_support: true });
    await load(`${HEADER}\n401200,VISA,Careful Bank,NEPAL,CREDIT,false`);
    expect((await service.call.get('/cardbins/401200')).json()).toMatchObject({ tokenize_support: false });
    expect(await pay('B-2')).toMatchObject({
      card_issuer: 'Careful Bank',
      card_issuer_country: 'NEPAL',
      card_type: 'CREDIT',
      card_brand: 'VISA',
    });
  });

  it('leaves bad rows out, lists a hundred of them and counts all', async () => {
    const bad = Array.from({ length: 1_500 }, (_, index) => `${index},VISA,B,INDIA,CREDIT,true`);
    const answer = await load([HEADER, '424242,VISA,B,INDIA,CREDIT,true', ...bad, '424242,,,,,'].join('\n'));
    expect(answer.json()).toMatchObject({ loaded_count: 1, bad_count: 1_501 });
    const listed = at(answer.json(), 'bad_rows');
    const lines = Array.isArray(listed) ? listed.map((row: unknown) => at(row, 'line')) : [];
    expect(lines).toEqual(Array.from({ length: 100 }, (_, index) => index + 3));
  });

  it('stays when the file is none, when no row of it is good, and when it is no CSV', async () => {
    const before = await table();
    expect(refusalOf(await load(''))).toEqual([400, 'INVALID_REQUEST', 'line_1']);
    expect(refusalOf(await load('bin,brand\n424242,VISA'))).toEqual([400, 'INVALID_REQUEST', 'line_1']);
    expect(refusalOf(await load(`${HEADER}\n1,VISA,B,I,CREDIT,true`))).toEqual([
      400,
      'INVALID_REQUEST',
      'body',
      'line_2',
    ]);
    const typed = { ...csv, 'content-type': 'application/json' };
    expect(refusalOf(await load('{}', typed))).toEqual([415, 'unsupported_media_type']);
    const packed = await load('x', { ...csv, 'content-encoding': 'gzip' });
    expect(refusalOf(packed)).toEqual([415, 'unsupported_media_type']);
    expect((await load(HEADER, { ...csv, authorization: 'Bearer wrong' })).status).toBe(401);
    expect(await table()).toEqual(before);
    expect(await service.database.db.collection('bin_uploads').countDocuments()).toBeLessThan(6);
  });

  it('stays when the upload breaks off, and nothing of that is kept', async () => {
    const before = await table();
    const { db } = service.database;
    const rows = await db.collection('bins').countDocuments();
    const headers = { authorization: csv.authorization, 'content-type': 'text/csv' };
    const sent = request(`${service.baseUrl}/operator/bins`, { method: 'PUT', headers });
    sent.on('error', () => {});
    for await (const piece of manyRows(3_000)) sent.write(piece);
    await expect.poll(() => db.collection('bins').countDocuments()).toBeGreaterThan(rows);
    sent.destroy();
    await expect.poll(() => db.collection('bins').countDocuments()).toBe(rows);
    expect(await table()).toEqual(before);
    expect(service.logLines().join('')).not.toContain('http.request.failed');
  });

  it('is refused when it is larger than 64 MiB, said beforehand or found out', async () => {
    const before = await table();
    const headers = { authorization: csv.authorization, 'content-type': 'text/csv', 'content-length': '67108865' };
    const sent = request(`${service.baseUrl}/operator/bins`, { method: 'PUT', headers });
    sent.on('error', () => {});
    const answered = once(sent, 'response');
    sent.flushHeaders();
    expect((await answered)[0].statusCode).toBe(413);
    sent.destroy();
    async function* endless() {
      yield `${HEADER}\n`;
      for (let sent = 0; sent <= 66; sent += 1) yield `${'x'.repeat(1_048_575)}\n`;
    }
    expect(await stream(endless())).toBe(413);
    expect(await table()).toEqual(before);
  });

  it('takes a file of 200,000 rows as it comes in, without holding it', async () => {
    const COUNT = 200_000;
    const before = heldBytes();
    let highest = 0;
    async function* watched() {
      let pieces = 0;
      for await (const piece of manyRows(COUNT)) {
        pieces += 1;
        if (pieces % 20 === 0) highest = Math.max(highest, heldBytes() - before);
        yield piece;
      }
    }
    expect(await stream(watched())).toBe(200);
    expect(await table()).toMatchObject({ loaded_count: COUNT, bad_count: 0 });
    expect(await bankOf('200199999')).toBe('Bank 199000');
    // The rows alone would take more memory as objects.
    expect(highest).toBeLessThan(30 * 1_048_576);
  }, 120_000);

  it('stands in the audit log with every load, and no failed one', async () => {
    const entries = await service.database.db
      .collection('audit_log')
      .find({ operation: 'replaceBinTable' })
      .sort({ sequence: -1 })
      .toArray();
    expect(entries.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2, 1]);
    const { table_id } = await table();
    expect(entries[0]).toMatchObject({
      merchantId: null,
      actor: 'operator',
      objectId: table_id,
      changes: [{ name: 'bins', before: null, after: table_id }],
    });
  });
});
