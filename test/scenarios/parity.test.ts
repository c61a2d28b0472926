/** G9: what counts as a difference between an answer and its example, and what of Prism may be let pass. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../scripts/generate/json.ts';
import { leniencyFor, leniencyUse, readLeniencies } from './leniencies.ts';
import { differences } from './parity.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const [some] = scenarios;
if (some === undefined) throw new Error('the contract has no example');
const scenario: Scenario = { ...some, status: 200, mediaType: 'application/json' };

function found(example: Json, body: Json, open: readonly string[] = []): readonly string[] {
  const given = { ...scenario.given, open };
  const answer = { ok: true, kind: 'ok', status: 200, contentType: 'application/json', body, headers: new Headers() };
  return differences({ ...scenario, example, given }, answer);
}

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

  it('but for ids and what it says is open', () => {
    expect(found({ id: 'a', at: null }, { id: 'b', at: 'now' }, ['at'])).toEqual([]);
  });
});

describe('a leniency', () => {
  const line = (seen: string) =>
    `leniencies: [{ id: one, at: mock, what: why, operations: [${scenario.operation.id}], statuses: [200, 201], seen: ${seen} }]`;

  it.each(["''", '[]', "['']", "[' ']"])('that takes whatever is seen is refused: %s', (seen) => {
    expect(() => readLeniencies(line(seen))).toThrow('word by word');
  });

  it('takes what it names, as a whole, and tells which words nothing needed', () => {
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
