/** The generated client takes and gives what the contract says, and nothing else compiles. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compile, programOf } from '../../support/compile.ts';

const preamble = `
import { createMerchantClient, createAdminClient } from './generated/client/index.ts';
const client = createMerchantClient({ baseUrl: '' });
const admin = createAdminClient({ baseUrl: '' });
const order = { order_id: 'a', amount: '1.00' };
`;

const cases: readonly (readonly [sentence: string, text: string, want: string])[] = [
  ['a call with what is required compiles', 'await client.createOrder({ body: order });', ''],
  ['a call that needs nothing takes nothing', 'await client.getHealth();', ''],
  ['a call without its body does not', 'await client.createOrder();', 'Expected 1-2 arguments'],
  [
    'a body without a required field does not',
    "await client.createOrder({ body: { order_id: 'a' } });",
    "'amount' is missing",
  ],
  [
    'a field of the wrong type does not',
    'await client.createOrder({ body: { ...order, amount: 1 } });',
    "'number' is not assignable to type 'string'",
  ],
  [
    'a misspelt amount does not, which would refund all of it',
    "await client.refundOrder({ path: { order_id: 'a' }, body: { unique_request_id: 'r1', amout: '5.00' } });",
    "'amout' does not exist",
  ],
  [
    'a misspelt field of an order does not',
    "await client.createOrder({ body: { ...order, curency: 'USD' } });",
    "'curency' does not exist",
  ],
  [
    'a misspelt field of a payment does not',
    "await client.startTxn({ body: { order_id: 'a', merchant_id: 'm', payment_method_type: 'CARD', card_sec_code: '1' } });",
    "'card_sec_code' does not exist",
  ],
  [
    'a misspelt field of JSON does not',
    "await client.createSession({ body: { ...order, payment_page_client_id: 'p', action: 'paymentPage', curency: 'USD' } });",
    "'curency' does not exist",
  ],
  [
    'a misspelt option does not',
    "await client.createOrder({ body: { ...order, 'options.get_client_auth_tokn': true } });",
    "'options.get_client_auth_tokn'",
  ],
  [
    "metadata of one's own compiles where orders are made",
    "await client.createOrder({ body: { ...order, 'metadata.shop': 'Pune', 'metadata.gift': true, 'options.get_client_auth_token': true } }); await client.startTxn({ body: { order_id: 'a', merchant_id: 'm', payment_method_type: 'CARD', 'metadata.shop': 'Pune' } });",
    '',
  ],
  [
    "metadata of one's own does not where none is kept",
    "await client.refundOrder({ path: { order_id: 'a' }, body: { unique_request_id: 'r1', 'metadata.shop': 'Pune' } });",
    "'metadata.shop'",
  ],
  [
    'metadata that is no text does not',
    "await client.createOrder({ body: { ...order, 'metadata.shop': { city: 'Pune' } } });",
    "not assignable to type 'string | boolean | undefined'",
  ],
  ['a path parameter that is missing does not', 'await client.getOrder({ path: {} });', "'order_id' is missing"],
  [
    'a header that is no parameter does not',
    "await client.createOrder({ body: order, headers: { 'x-colour': 'a' } });",
    "'x-colour'",
  ],
  ['an operation that is not there does not', 'await client.createNothing();', "'createNothing' does not exist"],
  [
    'an operation of the other document does not',
    'await client.createMerchant({});',
    "'createMerchant' does not exist",
  ],
  [
    'a status tells the body',
    'const answer = await client.createOrder({ body: order }); if (answer.status === 200) answer.body.order_id; else if (answer.status !== 0) answer.body.error_code; else answer.message;',
    '',
  ],
  [
    'so does the kind of an answer',
    "const answer = await client.createOrder({ body: order }); if (answer.kind === 'refusal') answer.body.error_code; if (answer.kind === 'undocumented') answer.receivedStatus;",
    '',
  ],
  [
    'a body is not read before it is known whether there is one',
    'const answer = await client.createOrder({ body: order }); answer.body.order_id;',
    "possibly 'null'",
  ],
  [
    'an exception in place of the union leaves what succeeded',
    "import { assertOk } from './generated/client/index.ts'; const answer = await client.createOrder({ body: order }); assertOk(answer); answer.body.order_id;",
    '',
  ],
  [
    'a status that is not documented is never answered',
    'const answer = await client.createOrder({ body: order }); if (answer.status === 404) answer.body;',
    'no overlap',
  ],
  [
    'the fields of another status are not there',
    'const answer = await client.createOrder({ body: order }); if (answer.status === 400) answer.body.order_link;',
    "'order_link' does not exist",
  ],
  [
    'a page is a text',
    'const answer = await client.showPaymentPage({ path: { link: "a" } }); if (answer.status === 200) answer.body.toUpperCase();',
    '',
  ],
  [
    'the receiver kit takes it to ask for events and orders',
    "import type { EventClient, OrderClient } from './receiver-kit/src/index.ts'; export const both: EventClient & OrderClient = client;",
    '',
  ],
  [
    'an answer of a call with a key names it, whatever came of it',
    'const { idempotencyKey } = await client.createOrder({ body: order }); idempotencyKey.length;',
    '',
  ],
  [
    'an answer of a call that takes none has none',
    'const { idempotencyKey } = await client.getHealth(); idempotencyKey;',
    "'idempotencyKey' does not exist",
  ],
  [
    'the objects of the contract have names',
    "import type { components, ErrorCode, MerchantRecord, Order, Refund } from './generated/client/index.ts'; const answer = await client.getOrder({ path: { order_id: 'a' } }); if (answer.status === 200) { const read: Order = answer.body; const refunds: readonly Refund[] = read.refunds ?? []; const same: components['schemas']['Order'] = read; [refunds, same]; } if (answer.kind === 'refusal') { const code: ErrorCode = answer.body.error_code; code; } export type Merchant = MerchantRecord['merchant_id'];",
    '',
  ],
  [
    'the orders of all pages are orders',
    "import type { Order } from './generated/client/index.ts'; for await (const order of client.listOrders.each({ query: { status: 'NEW' } })) { const read: Order = order; read; }",
    '',
  ],
  [
    'the events of all pages are numbered events',
    'for await (const event of client.listEvents.each()) { const sequence: number = event.sequence; sequence; }',
    '',
  ],
  [
    'a list goes through its pages with the filters of the contract alone',
    "client.listOrders.each({ query: { stat: 'NEW' } });",
    "'stat' does not exist",
  ],
  ['what is no list has no pages', "client.getOrder.each({ path: { order_id: 'a' } });", "'each' does not exist"],
  [
    'so have the lists of the administrator',
    'for await (const merchant of admin.listMerchants.each()) merchant.merchant_id.length;',
    '',
  ],
  ['the administrator has the other operations', 'await admin.listMerchants();', ''],
];

describe('the client', () => {
  const name = (index: number) => `__client-${index}.ts`;
  const texts = Object.fromEntries(cases.map(([, text], index) => [name(index), preamble + text]));
  const found = compile({ folder: join(import.meta.dirname, '../../..'), texts });

  it.each(cases.map(([sentence, , want], index) => ({ sentence, want, got: found.get(name(index)) })))(
    '$sentence',
    ({ want, got }) => {
      if (want === '') expect(got).toEqual([]);
      else expect(got?.join('\n')).toContain(want);
    },
  );
});

describe('documentation on hover', () => {
  const folder = join(import.meta.dirname, '../../..');
  const text = `${preamble}
client.createOrder({ body: { order_id: 'a', amount: '1.00' }, headers: { 'x-routing-id': 'r' } });
client.getOrder({ path: { order_id: 'a' }, query: { 'options.get_client_auth_token': true } });
client.listOrders.each();
const answer = await client.createOrder({ body: order });
if (answer.status === 200) answer.body.payment_links;
import type { Order } from './generated/client/index.ts';
export const read = (given: Order) => given.amount_refunded;
`;
  const program = programOf({ folder, texts: { '__hover.ts': text } });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(folder, '__hover.ts'));
  if (source === undefined) throw new Error('there is no text');

  /** The words over the last name in the text that is written so. */
  function hover(name: string): string {
    let found = '';
    const visit = (node: ts.Node): void => {
      if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === name) {
        const own = checker.getSymbolAtLocation(node);
        // Of a key in a call, the words stand at the type that the call takes.
        const given = ts.isPropertyAssignment(node.parent) ? checker.getContextualType(node.parent.parent) : undefined;
        const symbol = given?.getProperty(name) ?? own;
        const alias = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        found = ts.displayPartsToString(alias?.getDocumentationComment(checker));
        found += (alias?.getJsDocTags(checker) ?? []).map(({ text }) => ts.displayPartsToString(text)).join('\n');
      }
      ts.forEachChild(node, visit);
    };
    visit(source ?? ts.factory.createEmptyStatement());
    return found;
  }

  it.each([
    [
      'a method',
      'createOrder',
      'Create an order\n\nCreates an order. If the order_id already exists, the call changes that order',
    ],
    ['a method that lists', 'listOrders', "Returns the merchant's orders, newest first"],
    ['the method through all pages', 'each', 'for await (const item of client.listOrders.each'],
    ['a field of a form', 'amount', 'An amount as decimal text'],
    ['a header', 'x-routing-id', 'Links the calls of one customer session'],
    ['a parameter of the path', 'order_id', "The merchant's order id, case-insensitive"],
    ['a parameter of the query', 'options.get_client_auth_token', 'client auth token'],
    ['a field of an answer', 'payment_links', 'URLs of the hosted payment page'],
    ['a named type', 'Order', 'An order'],
    ['a field of a named type', 'amount_refunded', 'The amount that is refunded or being refunded'],
  ])('%s has its words of the contract', (_, name, want) => {
    expect(hover(name)).toContain(want);
  });
});
