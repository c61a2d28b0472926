/** Gate G14: what breaks no client. Each case is the released contract with one change in it. */
import { describe, expect, it } from 'vitest';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import {
  changed,
  createOrder,
  type Edit,
  having,
  linesOf,
  newParameter,
  released,
  schemas,
  schemes,
  without,
} from './released.ts';

describe('does not break', () => {
  it('what is the same', () => {
    expect(contractChanges(released, released)).toEqual([]);
  });

  it.each<[string, readonly string[], Edit]>([
    ['a new operation', ['paths', '/new'], () => ({ get: { operationId: 'new', summary: 'New', responses: {} } })],
    ['a new field of an answer', [...schemas, 'Order', 'properties', 'new'], () => ({ type: 'string' })],
    ['a new parameter of a form', [...schemas, 'OrderCreateForm', 'properties', 'new'], () => ({ type: 'string' })],
    ['a new choice in a request', [...schemas, 'TxnStartForm', 'properties', 'auth_type', 'enum'], having('MORE')],
    ['a new parameter that may be absent', [...createOrder, 'parameters'], having(newParameter(false))],
    ['a new refusal', [...createOrder, 'responses', '409'], () => ({ description: 'Taken.' })],
    ['a form that needs less', [...schemas, 'OrderCreateForm', 'required'], without('amount')],
  ])('%s', (_name, path, change) => {
    const after = changed(path, change);
    expect(linesOf(after, 'breaking')).toEqual([]);
    expect(linesOf(after, 'addition')).not.toEqual([]);
  });

  it.each<[string, readonly string[], Edit]>([
    ['a longer limit', [...schemas, 'OrderCreateForm', 'properties', 'description', 'maxLength'], () => 500],
    ['other words', [...createOrder, 'description'], () => 'Other words.'],
    ['other words of a way in', [...schemes, 'basicAuth', 'description'], () => 'Other words.'],
    ['the name of a scheme in capitals', [...schemes, 'basicAuth', 'scheme'], () => 'Basic'],
    ['the name of a header in capitals', [...schemes, 'clientAuthToken', 'name'], () => 'X-Client-Auth-Token'],
    ['one more scheme, that opens nothing', [...schemes, 'other'], () => ({ type: 'http', scheme: 'bearer' })],
    ['a header that is always there now', ['components', 'headers', 'MerchantId', 'required'], () => true],
    ['a narrower header', ['components', 'headers', 'ResponseId', 'schema', 'maxLength'], () => 64],
    ['other words of a header', ['components', 'headers', 'RetryAfter', 'description'], () => 'Other words.'],
    ['a default in an answer', [...schemas, 'Order', 'properties', 'description', 'default'], () => ''],
    [
      'other examples',
      [...createOrder, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'examples'],
      () => ({}),
    ],
  ])('%s', (_name, path, change) => {
    const after = changed(path, change);
    expect([...linesOf(after, 'breaking'), ...linesOf(after, 'addition')]).toEqual([]);
  });
});
