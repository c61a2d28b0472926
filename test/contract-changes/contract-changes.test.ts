/**
 * Gate G14: what breaks a client is told from what does not. Each case is the released contract with one change in it, so the
 * gate is tried on the real thing; beside them small schemas for what the contract does not have.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../scripts/contract-changes/acceptance.ts';
import { lineOf } from '../../scripts/contract-changes/change.ts';
import { contractChanges } from '../../scripts/contract-changes/contract-changes.ts';
import { type JsonObject, parseJson, toObject } from '../../scripts/generate/json.ts';

const text = readFileSync(new URL('../../openapi/released/openapi.json', import.meta.url), 'utf8');
const released = toObject(parseJson(text), 'release');

/** The released contract with the value at a path replaced; undefined takes it away. */
function changed(path: readonly string[], change: (value: unknown) => unknown): JsonObject {
  const copy: unknown = JSON.parse(text);
  const owner = path.slice(0, -1).reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) throw new Error(`there is no ${path.join('.')}`);
    return Reflect.get(value, name);
  }, copy);
  const last = path.at(-1) ?? '';
  if (typeof owner !== 'object' || owner === null) throw new Error(`there is no ${path.join('.')}`);
  const value = change(Reflect.get(owner, last));
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else Reflect.set(owner, last, value);
  return toObject(parseJson(JSON.stringify(copy)), 'copy');
}

const gone = () => undefined;
const without = (name: unknown) => (value: unknown) =>
  Array.isArray(value) ? value.filter((each) => each !== name) : value;
const having =
  (...more: readonly unknown[]) =>
  (value: unknown) => [...(Array.isArray(value) ? value : []), ...more];
const linesOf = (after: JsonObject, weight: string) =>
  contractChanges(released, after)
    .filter((change) => change.weight === weight)
    .map(lineOf);

const schemas = ['components', 'schemas'];
const schemes = ['components', 'securitySchemes'];
const createOrder = ['paths', '/orders', 'post'];
const newParameter = (required: boolean) => ({
  name: 'x-new',
  in: 'header',
  required,
  description: 'New.',
  schema: { type: 'string' },
});

describe('breaks', () => {
  it.each<[string, readonly string[], (value: unknown) => unknown, string]>([
    ['an operation that is gone', ['paths', '/orders', 'get'], gone, 'GET /orders: is gone'],
    ['a path that is gone', ['paths', '/txns'], gone, 'POST /txns: is gone'],
    ['an event that is gone', ['webhooks', 'ORDER_FAILED'], gone, 'ORDER_FAILED: is gone'],
    [
      'another operationId',
      [...createOrder, 'operationId'],
      () => 'makeOrder',
      'POST /orders: operationId createOrder → makeOrder; clients name their methods by it',
    ],
    [
      'a field of an answer that is gone',
      [...schemas, 'Order', 'properties', 'amount'],
      gone,
      'Order (answered): amount is gone',
    ],
    [
      'a parameter of a form that is gone',
      [...schemas, 'TxnStartForm', 'properties', 'tokenize'],
      gone,
      'TxnStartForm (sent): tokenize is gone',
    ],
    [
      'a field of a form that becomes necessary',
      [...schemas, 'OrderCreateForm', 'required'],
      having('currency'),
      'OrderCreateForm (sent): currency is required now',
    ],
    [
      'a field of an answer that may be absent',
      [...schemas, 'Order', 'required'],
      without('order_id'),
      'Order (answered): order_id may be absent now',
    ],
    [
      'fewer choices in a request',
      [...schemas, 'SessionAction', 'enum'],
      without('paymentManagement'),
      'SessionAction (sent): the value "paymentManagement" is gone',
    ],
    [
      'fewer values in an answer',
      [...schemas, 'OrderStatus', 'enum'],
      without('EXPIRED'),
      'OrderStatus (answered): the value "EXPIRED" is gone',
    ],
    [
      'a new necessary parameter',
      [...createOrder, 'parameters'],
      having(newParameter(true)),
      'POST /orders: the parameter header x-new is new and required',
    ],
    [
      'a parameter that is gone',
      [...createOrder, 'parameters'],
      (value) => (Array.isArray(value) ? value.slice(1) : value),
      'POST /orders: the parameter header x-merchantid is gone',
    ],
    ['a status that is gone', [...createOrder, 'responses', '415'], gone, 'POST /orders: the answer 415 is gone'],
    [
      'a success of another kind',
      [...createOrder, 'responses', '202'],
      () => ({ description: 'Later.' }),
      'POST /orders: the answer 202 is new',
    ],
    [
      'another media type',
      [...createOrder, 'requestBody', 'content'],
      () => ({ 'text/plain': {} }),
      'POST /orders: application/x-www-form-urlencoded is gone',
    ],
    [
      'a shorter limit',
      [...schemas, 'OrderCreateForm', 'properties', 'description', 'maxLength'],
      () => 10,
      'OrderCreateForm (sent).description: maxLength 255 → 10',
    ],
    [
      'another pattern',
      [...schemas, 'OrderCreateForm', 'properties', 'order_id', 'pattern'],
      () => '^[0-9]+$',
      'OrderCreateForm (sent).order_id: pattern "^[A-Za-z0-9_-]{1,64}$" → "^[0-9]+$"',
    ],
    [
      'another type',
      [...schemas, 'Order', 'properties', 'status_id', 'type'],
      () => 'string',
      'Order (answered).status_id: may be string',
    ],
    [
      'a way in that is closed',
      ['paths', '/txns', 'post', 'security'],
      () => [{ basicAuth: [] }],
      'POST /txns: does not open with none any more',
    ],
    [
      'a header of an answer that is gone',
      ['components', 'responses', 'TooManyRequests', 'headers', 'Retry-After'],
      gone,
      'POST /txns 429: the header retry-after is gone',
    ],
    [
      'a header of an answer that may be absent',
      ['components', 'headers', 'RetryAfter', 'required'],
      () => false,
      'header RetryAfter (answered): may be absent now',
    ],
    [
      'a header of an answer with something else in it',
      ['components', 'headers', 'RetryAfter', 'schema', 'type'],
      () => 'string',
      'header RetryAfter (answered): may be string',
    ],
    [
      'a value of a header that is gone',
      ['components', 'headers', 'ReferrerPolicy', 'schema', 'enum'],
      () => ['origin'],
      'header ReferrerPolicy (answered): the value "no-referrer" is gone',
    ],
    [
      'another default of a parameter',
      ['paths', '/orders', 'get', 'parameters', '3', 'schema', 'default'],
      () => 100,
      'GET /orders query limit: default 20 → 100',
    ],
    [
      'another default of a field of a form',
      [...schemas, 'TxnStartForm', 'properties', 'redirect_after_payment', 'default'],
      () => false,
      'TxnStartForm (sent).redirect_after_payment: default true → false',
    ],
    [
      'a default that no longer counts',
      [...schemas, 'TxnStartForm', 'properties', 'auth_type', 'default'],
      gone,
      'TxnStartForm (sent).auth_type: default "THREE_DS" → none',
    ],
    [
      'another scheme of HTTP authentication',
      [...schemes, 'basicAuth', 'scheme'],
      () => 'bearer',
      'authentication basicAuth: scheme "basic" → "bearer"',
    ],
    [
      'another header for a token',
      [...schemes, 'clientAuthToken', 'name'],
      () => 'x-token',
      'authentication clientAuthToken: name "x-client-auth-token" → "x-token"',
    ],
    [
      'another place for a token',
      [...schemes, 'clientAuthToken', 'in'],
      () => 'cookie',
      'authentication clientAuthToken: in "header" → "cookie"',
    ],
    [
      'another kind of credential',
      [...schemes, 'webhookBasicAuth', 'type'],
      () => 'mutualTLS',
      'authentication webhookBasicAuth: type "http" → "mutualTLS"',
    ],
  ])('%s', (_name, path, change, line) => {
    expect(linesOf(changed(path, change), 'breaking')).toContain(line);
  });
});

describe('does not break', () => {
  it('what is the same', () => {
    expect(contractChanges(released, released)).toEqual([]);
  });

  it.each<[string, readonly string[], (value: unknown) => unknown]>([
    ['a new operation', ['paths', '/new'], () => ({ get: { operationId: 'new', summary: 'New', responses: {} } })],
    ['a new field of an answer', [...schemas, 'Order', 'properties', 'new'], () => ({ type: 'string' })],
    ['a new parameter of a form', [...schemas, 'OrderCreateForm', 'properties', 'new'], () => ({ type: 'string' })],
    ['a new status of orders', [...schemas, 'OrderStatus', 'enum'], having('LATER')],
    ['a new choice in a request', [...schemas, 'SessionAction', 'enum'], having('more')],
    ['a new parameter that may be absent', [...createOrder, 'parameters'], having(newParameter(false))],
    ['a new refusal', [...createOrder, 'responses', '409'], () => ({ description: 'Taken.' })],
    ['a form that needs less', [...schemas, 'OrderCreateForm', 'required'], without('amount')],
  ])('%s', (_name, path, change) => {
    const after = changed(path, change);
    expect(linesOf(after, 'breaking')).toEqual([]);
    expect(linesOf(after, 'addition')).not.toEqual([]);
  });

  it.each<[string, readonly string[], (value: unknown) => unknown]>([
    ['a longer limit', [...schemas, 'OrderCreateForm', 'properties', 'description', 'maxLength'], () => 500],
    ['other words', [...createOrder, 'description'], () => 'Other words.'],
    ['other words of a way in', [...schemes, 'basicAuth', 'description'], () => 'Other words.'],
    ['the name of a scheme in capitals', [...schemes, 'basicAuth', 'scheme'], () => 'Basic'],
    ['the name of a header in capitals', [...schemes, 'clientAuthToken', 'name'], () => 'X-Client-Auth-Token'],
    ['one more scheme, that opens nothing', [...schemes, 'other'], () => ({ type: 'http', scheme: 'bearer' })],
    ['a header that is always there now', ['components', 'headers', 'MerchantId', 'required'], () => true],
    ['a narrower header', ['components', 'headers', 'ResponseId', 'schema', 'maxLength'], () => 64],
    ['other words of a header', ['components', 'headers', 'RetryAfter', 'description'], () => 'Other words.'],
    [
      'a default that is told for the first time',
      [...schemas, 'OrderCreateForm', 'properties', 'currency', 'default'],
      () => 'INR',
    ],
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

it('a header that webhooks carry from now on breaks nobody; one that they lose does', () => {
  const headers = (parameters: readonly JsonObject[]): JsonObject => ({
    webhooks: { ORDER_FAILED: { post: { operationId: 'x', parameters, responses: {} } } },
  });
  const header = { name: 'webhook-id', in: 'header', required: true, schema: { type: 'string' } };
  const [without, having] = [headers([]), headers([header])];
  expect(contractChanges(without, having).map(({ weight }) => weight)).toEqual(['addition']);
  expect(contractChanges(having, without).map(({ weight }) => weight)).toEqual(['breaking']);
  const optional = headers([{ ...header, required: false }]);
  expect(contractChanges(having, optional).map(({ weight }) => weight)).toEqual(['breaking']);
});

it('a header that is described in its answer alone is compared there, under its name in any case', () => {
  const contract = (name: string, header: JsonObject): JsonObject => ({
    paths: { '/x': { get: { operationId: 'x', responses: { '200': { headers: { [name]: header } } } } } },
  });
  const count = { required: true, schema: { type: 'integer' } };
  const lines = (after: JsonObject) => contractChanges(contract('X-Count', count), after).map(lineOf);
  expect(lines(contract('x-count', count))).toEqual([]);
  expect(lines(contract('x-count', { ...count, required: false }))).toEqual([
    'GET /x 200 header x-count: may be absent now',
  ]);
});

describe('a break that is meant', () => {
  const changes = contractChanges(released, changed([...schemas, 'Order', 'properties', 'amount'], gone));
  const line = 'Order (answered): amount is gone';
  const accepted = [{ change: line, reason: 'It was wrong.' }];
  const documentAt = (from: string, to: string) => [{ file: 'openapi.json', from, to, changes }];
  const raise = (version: string) => [expect.stringContaining(`openapi.json breaks since ${version}`)];

  it('is accepted with a reason, under a version that says so', () => {
    expect(findingsOf(documentAt('1.4.0', '2.0.0'), accepted)).toEqual([]);
  });

  it.each([
    ['1.4.0', '1.4.0'],
    ['1.4.0', '1.5.0'],
    ['2.0.0', '1.0.0'],
    ['0.1.0', '0.1.0'],
    ['0.1.0', '0.1.1'],
  ])('is a finding from version %s to %s', (from, to) => {
    expect(findingsOf(documentAt(from, to), accepted)).toEqual(raise(from));
  });

  it.each([
    ['0.1.0', '0.2.0'],
    ['0.9.0', '1.0.0'],
    ['9.0.0', '10.0.0'],
  ])('is none from version %s to %s', (from, to) => {
    expect(findingsOf(documentAt(from, to), accepted)).toEqual([]);
  });

  it('is a finding without being accepted, without a reason, and where nothing breaks', () => {
    const at = documentAt('1.0.0', '2.0.0');
    expect(findingsOf(at, [])).toEqual([line]);
    expect(findingsOf(at, [{ change: line, reason: '' }])).toHaveLength(1);
    expect(findingsOf([{ file: 'openapi.json', from: '1.0.0', to: '1.0.0', changes: [] }], accepted)).toHaveLength(1);
  });

  it('asks no new version for what is only new', () => {
    const more = contractChanges(
      released,
      changed([...schemas, 'Order', 'properties', 'new'], () => ({ type: 'string' })),
    );
    expect(findingsOf([{ file: 'openapi.json', from: '1.0.0', to: '1.0.0', changes: more }], [])).toEqual([]);
  });
});

describe('a choice of schemas', () => {
  const contractOf = (members: readonly JsonObject[], place: 'requestBody' | 'answer'): JsonObject => {
    const content = { 'application/json': { schema: { oneOf: members } } };
    const operation =
      place === 'answer' ? { responses: { '200': { content } } } : { requestBody: { content }, responses: {} };
    return {
      paths: { '/x': { post: { operationId: 'x', ...operation } } },
      components: { schemas: { A: { type: 'object' }, B: { type: 'object' } } },
    };
  };
  const [a, b] = ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const weights = (before: JsonObject, after: JsonObject) => contractChanges(before, after).map(({ weight }) => weight);

  it('may get another kind, may not lose one that is sent, and may not become null in an answer', () => {
    if (a === undefined || b === undefined) throw new Error('two members are wanted');
    expect(weights(contractOf([a], 'answer'), contractOf([a, b], 'answer'))).toEqual(['addition']);
    expect(weights(contractOf([a, b], 'requestBody'), contractOf([a], 'requestBody'))).toEqual(['breaking']);
    expect(weights(contractOf([a], 'answer'), contractOf([a, { type: 'null' }], 'answer'))).toEqual(['breaking']);
  });
});
