/** G9: what counts as a difference between an answer and its example, and what of Prism may be let pass. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../scripts/generate/json.ts';
import { generatedValueUse } from './generated-values.ts';
import { leniencyFor, leniencyUse, readLeniencies } from './leniencies.ts';
import { differences } from './parity.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { allValues, type Comparison, significantValues } from './values.ts';

const [some] = scenarios;
if (some === undefined) throw new Error('the contract has no example');
const scenario: Scenario = { ...some, status: 200, mediaType: 'application/json' };

const use = generatedValueUse();
const draft = { operation: scenario.operation, path: {}, query: {}, headers: {}, body: undefined };

function found(example: Json, body: Json, open: readonly string[] = [], comparison?: Comparison): readonly string[] {
  const given = { ...scenario.given, open };
  const answer = { ok: true, kind: 'ok', status: 200, contentType: 'application/json', body, headers: new Headers() };
  const normalize = (text: string) => text.replaceAll('http://127.0.0.1:1', 'http://localhost:8080');
  const whole = allValues({ call: { scenario, draft }, normalize, note: use.note });
  return differences({ ...scenario, example, given }, answer, comparison ?? whole);
}

const hex = (digit: string, digits = 32): string => digit.repeat(digits);

describe('an answer is not as its example', () => {
  const cases: readonly (readonly [sentence: string, example: Json, body: Json, said: readonly string[]])[] = [
    ['with an empty list for one with items', { list: [{ id: 'a' }] }, { list: [] }, ['list has 0 items and not 1']],
    ['with more items', { list: [] }, { list: [1] }, ['list has 1 items and not 0']],
    [
      'with another status in a list',
      { refunds: [{ status: 'SUCCESS' }] },
      { refunds: [{ status: 'PENDING' }] },
      ['refunds[].status is "PENDING" and not "SUCCESS"'],
    ],
    [
      'with another status of a token',
      { card: { token: { tokenization_status: 'ACTIVE' } } },
      { card: { token: { tokenization_status: 'INACTIVE' } } },
      ['card.token.tokenization_status is "INACTIVE" and not "ACTIVE"'],
    ],
    ['with another number of a status', { status_id: 21 }, { status_id: 20 }, ['status_id is 20 and not 21']],
    [
      'with another code',
      { txn: { error_code: '' } },
      { txn: { error_code: 'a' } },
      ['txn.error_code is "a" and not ""'],
    ],
    [
      'with other events',
      { events: ['ORDER_FAILED'] },
      { events: ['TXN_FAILED'] },
      ['events[] is "TXN_FAILED" and not "ORDER_FAILED"'],
    ],
    ['with nothing for an object', { token: { par: 'a' } }, { token: null }, ['token is null and not an object']],
    ['without a key in a list', { list: [{ id: 'a' }] }, { list: [{}] }, ['list[].id is missing']],
    ['with a key that is not shown', {}, { id: 'a' }, []],
    ['with one in a list', { list: [{ a: 1 }] }, { list: [{ a: 1, b: 1 }] }, ['list[].b is not in the example']],
  ];
  it.each(cases)('%s', (_, example, body, said) => {
    expect(found(example, body)).toEqual(said);
  });

  const values: readonly (readonly [sentence: string, example: Json, body: Json, said: readonly string[]])[] = [
    ['with another amount', { amount: 175 }, { amount: 100 }, ['amount is 100 and not 175']],
    ['with another text', { error_message: 'a' }, { error_message: 'b' }, ['error_message is "b" and not "a"']],
    [
      'with another time',
      { created: '2026-03-14T09:26:53Z' },
      { created: '1970-01-01T00:00:00Z' },
      ['created is "1970-01-01T00:00:00Z" and not "2026-03-14T09:26:53Z"'],
    ],
    [
      'with an id of another form',
      { id: `ord_${hex('1')}` },
      { id: `ord_${hex('1', 16)}` },
      [`id is "ord_${hex('1', 16)}" and not "ord_${hex('1')}"`],
    ],
    [
      'with two ids for one',
      { txn_uuid: `txn_${hex('1')}`, txn_detail: { txn_uuid: `txn_${hex('1')}` } },
      { txn_uuid: `txn_${hex('2')}`, txn_detail: { txn_uuid: `txn_${hex('3')}` } },
      [`txn_detail.txn_uuid is "txn_${hex('3')}" and not "txn_${hex('1')}"`],
    ],
    [
      'with one id for two',
      { list: [{ event_id: `evt_${hex('1')}` }, { event_id: `evt_${hex('2')}` }] },
      { list: [{ event_id: `evt_${hex('3')}` }, { event_id: `evt_${hex('3')}` }] },
      [`list[].event_id is "evt_${hex('3')}" and not "evt_${hex('2')}"`],
    ],
    [
      'with a link to another host',
      { web: `http://localhost:8080/payment-page/pl_${hex('1')}` },
      { web: `http://elsewhere.example/payment-page/pl_${hex('1')}` },
      [
        `web is "http://elsewhere.example/payment-page/pl_${hex('1')}" and not "http://localhost:8080/payment-page/pl_${hex('1')}"`,
      ],
    ],
  ];
  it.each(values)('%s', (_, example, body, said) => {
    expect(found(example, body)).toEqual(said);
  });

  it('but for what the service names, and what the example says is open', () => {
    const [shown, given] = [{ id: `ord_${hex('1')}` }, { id: `ord_${hex('2')}` }];
    expect(found({ ...shown, at: null }, { ...given, at: 'now' }, ['at'])).toEqual([]);
    const link = (base: string, digit: string) => ({ web: `${base}/payment-page/pl_${hex(digit)}` });
    expect(found(link('http://localhost:8080', '1'), link('http://127.0.0.1:1', '2'))).toEqual([]);
    expect(use.idle()).not.toContain('web');
    expect(use.idle()).toContain('api_key');
  });

  it('but for a made part wherever the answer names it', () => {
    const [shown, given] = [`tok_${hex('1', 16)}`, `tok_${hex('2', 16)}`];
    const body = (order_id: string, made: string) => ({ order_id, unique_request_id: `demo-${made}-1` });
    expect(found(body(shown, shown), body(given, given))).toEqual([]);
    const other = `demo-tok_${hex('3', 16)}-1`;
    expect(found(body(shown, shown), { ...body(given, given), unique_request_id: other })).toEqual([
      `unique_request_id is "${other}" and not "demo-${shown}-1"`,
    ]);
  });

  it('at the mock, with another value of what the example tells', () => {
    expect(found({ amount: 1, status: 'A' }, { amount: 2, status: 'B' }, [], significantValues)).toEqual([
      'status is "B" and not "A"',
    ]);
  });
});

describe('a leniency', () => {
  const line = (seen: string) =>
    `leniencies: [{ id: one, at: mock, what: why, operations: [${scenario.operation.id}], statuses: [200, 201], seen: ${seen} }]`;

  it.each(["''", '[]', "['']", "[' ']"])('that accepts any difference is refused: %s', (seen) => {
    expect(() => readLeniencies(line(seen))).toThrow('word by word');
  });

  it('accepts exactly what it names, and reports unused entries', () => {
    const table = readLeniencies(line('[status 404 and not 200, id is missing]'));
    const use = leniencyUse(table);
    expect(leniencyFor('mock', scenario, 'status 404', table)).toBeUndefined();
    expect(leniencyFor('proxy', scenario, 'id is missing', table)).toBeUndefined();
    const leniency = leniencyFor('mock', scenario, 'id is missing', table);
    if (leniency === undefined) throw new Error('it is not taken');
    use.note(leniency, scenario, 'id is missing');
    expect(use.idle()).toEqual(['one: 201', 'one: status 404 and not 200']);
  });
});
