/** G4: what the contract does not document does not compile. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../support/compile.ts';

const root = join(import.meta.dirname, '../../..');

const preamble = `
import type { ContextOf, Handler, RequestOf, ResponseOf } from './generated/server/handler.ts';
import type { OrdersHandlers } from './generated/server/handlers.ts';
interface Contexts {
  basicAuth: { key: string };
  clientAuthToken: { token: string };
  clientAuthTokenQuery: { token: string };
  encryptedBody: { named: string };
  none: null;
  operatorKey: 'operator';
  settingsToken: 'settings';
  settingsCookie: 'settings';
  gatewaySignature: 'gateway';
}
declare const error: Extract<ResponseOf<'createOrder'>, { status: 400 }>['body'];
declare const order: Extract<ResponseOf<'createOrder'>, { status: 200 }>['body'];
declare const request: RequestOf<'createOrder'>;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
`;

const handlerOf = (id: string, answer: string) =>
  `export const handler: Handler<'${id}', Contexts> = async () => (${answer});`;

/** A sentence, a text, and what the compiler must say: nothing, or something that holds these words. */
const cases: readonly (readonly [sentence: string, text: string, want: readonly string[]])[] = [
  ['a documented answer compiles', handlerOf('createOrder', '{ status: 200, body: order }'), []],
  ['a documented error compiles', handlerOf('createOrder', '{ status: 400, body: error }'), []],
  ['an undocumented status does not', handlerOf('createOrder', '{ status: 404, body: error }'), ['404']],
  ['a status that no contract knows does not', handlerOf('createOrder', '{ status: 299, body: order }'), ['299']],
  [
    'the body of another status does not',
    handlerOf('createOrder', '{ status: 200, body: error }'),
    ['is missing the following properties'],
  ],
  ['an answer without its body does not', handlerOf('createOrder', '{ status: 200 }'), ["'body' is missing"]],
  [
    'a body with a field that is not documented does not',
    "export const answer: ResponseOf<'createOrder'> = { status: 200, body: { ...order, colour: 1 } };",
    ["'colour' does not exist"],
  ],
  [
    'an error code that is not in the contract does not',
    handlerOf('createOrder', "{ status: 400, body: { ...error, error_code: 'oops' } }"),
    ['oops'],
  ],
  [
    'a documented header compiles',
    handlerOf('createOrder', "{ status: 200, headers: { 'x-svc-warning': 'w' }, body: order }"),
    [],
  ],
  [
    'an undocumented header does not',
    handlerOf('createOrder', "{ status: 200, headers: { 'x-colour': 'w' }, body: order }"),
    ["'x-colour'"],
  ],
  [
    'a header that the service sets does not',
    handlerOf('createOrder', "{ status: 200, headers: { 'x-request-id': 'w' }, body: order }"),
    ["'x-request-id'"],
  ],
  [
    'a header of the wrong type does not',
    handlerOf('createOrder', "{ status: 200, headers: { 'x-svc-warning': 3 }, body: order }"),
    ["Type 'number' is not assignable to type 'string'"],
  ],
  ['a required header compiles', handlerOf('startTxn', "{ status: 303, headers: { Location: '/' } }"), []],
  ['a required header that is left out does not', handlerOf('startTxn', '{ status: 303 }'), ["'headers' is missing"]],
  [
    'required headers that are empty do not',
    handlerOf('startTxn', '{ status: 303, headers: {} }'),
    ["'Location' is missing"],
  ],
  [
    '429 says when to try again',
    handlerOf('startTxn', "{ status: 429, headers: { 'Retry-After': 30 }, body: error }"),
    [],
  ],
  ['429 without it does not compile', handlerOf('startTxn', '{ status: 429, body: error }'), ["'headers' is missing"]],
  [
    'a redirect with a body does not',
    handlerOf('startTxn', "{ status: 303, headers: { Location: '/' }, body: order }"),
    ['not assignable'],
  ],
  ['a page compiles', handlerOf('showPaymentPage', "{ status: 200, contentType: 'text/html', body: '<p>' }"), []],
  [
    'a page without its media type does not',
    handlerOf('showPaymentPage', "{ status: 200, body: '<p>' }"),
    ["'contentType' is missing"],
  ],
  [
    'a page of another media type does not',
    handlerOf('showPaymentPage', "{ status: 200, contentType: 'text/plain', body: '<p>' }"),
    ['\'"text/plain"\''],
  ],
  [
    'an object as a page does not',
    handlerOf('showPaymentPage', "{ status: 200, contentType: 'text/html', body: order }"),
    ["to type 'string | AsyncIterable<string>'"],
  ],
  ['metrics compile', handlerOf('getMetrics', "{ status: 200, contentType: 'text/plain', body: 'up 1' }"), ['']],
  [
    'an operation that is not in the contract does not',
    "export type No = Handler<'createNothing', Contexts>;",
    ['\'"createNothing"\''],
  ],
  [
    'a context without one of the schemes does not',
    "export type No = Handler<'createOrder', Omit<Contexts, 'basicAuth'>>;",
    ["'basicAuth' is missing"],
  ],
  [
    'an operation of one scheme gets its context',
    "export const same: Same<ContextOf<'createOrder', Contexts>, { key: string }> = true;",
    [],
  ],
  [
    'an operation of several schemes gets their union',
    "export const same: Same<ContextOf<'getOrder', Contexts>, { key: string } | { token: string }> = true;",
    [],
  ],
  [
    'an open operation gets the context of an anonymous caller',
    "export const same: Same<ContextOf<'getHealth', Contexts>, null> = true;",
    [],
  ],
  [
    'an operation with optional credentials gets both',
    "export const same: Same<ContextOf<'startTxn', Contexts>, null | { key: string } | { token: string }> = true;",
    [],
  ],
  [
    "an operator's operation gets the operator",
    "export const same: Same<ContextOf<'createMerchant', Contexts>, 'operator'> = true;",
    [],
  ],
  ['a form field is typed', 'export const id: string = request.body.order_id;', []],
  [
    'a boolean of a form is a boolean',
    "export const wants: boolean | undefined = request.body['options.get_client_auth_token'];",
    [],
  ],
  ['a header parameter is typed', "export const merchant: string = request.headers['x-merchantid'];", []],
  [
    'an optional header parameter may be absent',
    "export const routing: string = request.headers['x-routing-id'];",
    ["'string | undefined'"],
  ],
  [
    'a header that is no parameter is not there',
    "export const agent = request.headers['user-agent'];",
    ["'user-agent' does not exist"],
  ],
  ['a query key of a call without one is not there', 'export const limit: string = request.query.limit;', ["'string'"]],
  ['a path parameter is typed', "export const id = (r: RequestOf<'getOrder'>): string => r.path.order_id;", []],
  ['a call without a body has none', "export const body: Same<RequestOf<'getOrder'>['body'], undefined> = true;", []],
  [
    'handlers without one of the operations do not compile',
    "export const all: Pick<OrdersHandlers<Contexts>, 'getOrder' | 'createOrder'> = { createOrder: async () => ({ status: 200, body: order }) };",
    ["'getOrder' is missing"],
  ],
];

describe('a handler', () => {
  const name = (index: number) => `__case-${index}.ts`;
  const found = compile({
    folder: root,
    texts: Object.fromEntries(cases.map(([, text], index) => [name(index), preamble + text])),
  });

  it.each(cases.map(([sentence, , want], index) => ({ sentence, want, got: found.get(name(index)) })))(
    '$sentence',
    ({ want, got }) => {
      if (want.length === 0) expect(got).toEqual([]);
      else for (const words of want) expect(got?.join('\n')).toContain(words);
    },
  );
});
