/** What the check of the stock clients makes of their programs and of what these say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRest } from '../../../scripts/check-clients/languages.ts';
import {
  NEWER_EVENT,
  NEWER_STATUS,
  type NewerService,
  newerEvents,
  newerOrder,
  startNewerService,
} from '../../../scripts/check-clients/newer-service.ts';
import { expectPaid, REFERENCE, resultText } from '../../../scripts/check-clients/result.ts';
import { startService, type TestService } from '../../support/service.ts';

const paid = { status: 'CHARGED', amount: 4.35, consent: true, reference: REFERENCE };

describe('what a program says', () => {
  it('is the paid order on its last line, and the status and event of a future release', () => {
    expect(
      expectPaid('go', `Warning.\n${JSON.stringify({ ...paid, newer: NEWER_STATUS, event: NEWER_EVENT })}\n`),
    ).toEqual({
      newer: NEWER_STATUS,
      event: NEWER_EVENT,
    });
  });

  it.each([{ status: 'NEW' }, { amount: '4.35' }, { consent: false }, { reference: null }])(
    'is refused with %j',
    (wrong) => {
      expect(() => expectPaid('go', JSON.stringify({ ...paid, ...wrong }))).toThrow('go: the client read');
    },
  );
});

it('a parameter that a program in Rust does not send is named as absent', () => {
  const apis =
    'pub struct A {\n    /// Of `/a/{b}`.\n    pub a: String,\n    pub b: Option<String>,\n    pub c: Option<bool>,\n}\npub struct B {\n    pub d: Option<i32>,\n}\n';
  const program =
    'call(A {\n    a: one(),\n    c: Some(true),\n    // rest of A\n});\ncall(B {\n    // rest of B\n});\n';
  expect(withRest(program, apis)).toBe(
    'call(A {\n    a: one(),\n    c: Some(true),\n    // rest of A\n    b: None,\n});\ncall(B {\n    // rest of B\n    d: None,\n});\n',
  );
});

it('the result says which client reads a status of a future release, and why another does not', () => {
  const made = { contract: '1.0.0', digest: 'd'.repeat(64), generator: '7', date: '2026-01-01' };
  const text = resultText(made, [
    { name: 'go', version: 'go1', newer: NEWER_STATUS, event: NEWER_EVENT },
    { name: 'ruby', version: 'ruby 3', newer: 'refused: Invalid\n ENUM value', event: 'refused: no such class' },
  ]);
  expect(text).toContain('- go: go1: paid; reads a status of a future release; lists an event of one\n');
  expect(text).toContain(
    '- ruby: ruby 3: paid; does not read a status of a future release (refused: Invalid ENUM value); does not list an event of one (refused: no such class)\n',
  );
});

describe('the service of a future release', () => {
  let service: TestService;
  let newer: NewerService;

  beforeAll(async () => {
    service = await startService({ label: 'stock clients' });
    newer = await startNewerService(service.baseUrl);
  });

  afterAll(async () => {
    await newer?.close();
    await service?.close();
  });

  it('answers an order with a status that the contract does not list, and nothing else changed', async () => {
    const { merchantId, apiKey } = service.merchant;
    const headers = { 'x-merchantid': merchantId, authorization: `Basic ${btoa(`${apiKey}:`)}` };
    const body = new URLSearchParams({ order_id: 'NEWER1', amount: '1.00' });
    const made = await (await fetch(`${service.baseUrl}/orders`, { method: 'POST', headers, body })).json();
    const read = await fetch(`${newer.baseUrl}/orders/NEWER1`, { headers });
    expect([read.status, await read.json()]).toEqual([
      200,
      { ...Object(made), status: NEWER_STATUS, some_new_field: 'new' },
    ]);
    const refused = await fetch(`${newer.baseUrl}/orders/NEWER1`);
    expect([refused.status, await refused.json()]).toMatchObject([401, { error_code: 'access_denied' }]);
  });

  it('answers a transaction with one, too', () => {
    const order = { order_id: 'a', status: 'CHARGED', txn_detail: { txn_id: 't', status: 'CHARGED' } };
    const newer = { status: NEWER_STATUS, some_new_field: 'new' };
    expect(newerOrder(order)).toEqual({ order_id: 'a', ...newer, txn_detail: { txn_id: 't', ...newer } });
  });

  it('lists an event that the contract does not have first', () => {
    const list = { events: [{ sequence: 1, event: { event_name: 'TXN_CHARGED' } }, { sequence: 2 }], next: 2 };
    expect(newerEvents(list)).toMatchObject({
      events: [{ event: { event_name: NEWER_EVENT } }, { sequence: 2 }],
      next: 2,
    });
  });
});
