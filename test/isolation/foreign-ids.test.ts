/**
 * Another merchant's ids, on every operation of the contract that takes an id: in the path, the query or the body, by every way of
 * being let in. The answer is that to an id which nobody has, nothing of the other merchant is in it, and nothing of it changes.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../generated/server/operations.ts';
import { makeMessage, openMessage } from '../../scripts/encrypted-examples/message.ts';
import { messageIn, newPair } from '../encrypted/merchant-side.ts';
import { JSON_TYPE, pathOf, signatureFor, valuesOf } from '../http/requests.ts';
import { customerOf } from '../pages/customer.ts';
import { type Answer, type CallOptions, textAt } from '../support/caller.ts';
import { startService, type TestService } from '../support/service.ts';
import { innerOf, type Naming, namings, namingsOf } from './parameters.ts';
import { type Ground, MARK, makeGround, type OwnThings, storedOf, type Things } from './things.ts';

let service: TestService;
let ground: Ground;
let before: readonly string[];
beforeAll(async () => {
  service = await startService({ label: 'isolation_ids' });
  ground = await makeGround(service);
  before = await storedOf(service, 'ownershop');
});
afterAll(() => service.close());

/** How a caller is let in. */
type Door =
  | 'with the API key'
  | 'with an order’s token'
  | 'with a customer’s token'
  | 'as a stranger'
  | 'in the settings'
  | 'as its gateway'
  | 'encrypted';

function doorsOf({ security }: Operation): readonly Door[] {
  return [
    ...(security.includes('basicAuth') ? (['with the API key'] as const) : []),
    ...(security.includes('clientAuthToken') ? (['with an order’s token', 'with a customer’s token'] as const) : []),
    ...(security.includes('none') ? (['as a stranger'] as const) : []),
    ...(security.includes('gatewaySignature') ? (['as its gateway'] as const) : []),
    ...(security.includes('settingsToken') ? (['in the settings'] as const) : []),
    ...(security.includes('encryptedBody') ? (['encrypted'] as const) : []),
  ];
}

/** Bodies of the settings and the pages; the merchant's own calls have theirs in test/http/requests.ts. */
const otherBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [operations.createGatewayConfig.id]: { gateway: 'SANDBOX', name: 'Another', credentials: { account: 'x' } },
  [operations.updateGatewayConfig.id]: { name: 'Renamed' },
  [operations.replayWebhooks.id]: { order_id: 'x', dry_run: true },
  [operations.raiseTokenNotice.id]: { card_reference: 'x', notice: 'SUSPENDED' },
  [operations.submitPayStep.id]: { action: 'cancel' },
};
const otherQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [operations.checkGatewayAvailability.id]: { gateway: 'SANDBOX' },
};

const otherPaths: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [operations.takeGatewayCallback.id]: { gateway_config_id: 'gw_default' },
};

function bodyOf(operation: Operation): Readonly<Record<string, unknown>> {
  if (operation.requestMediaType === null) return {};
  if (operation.id === operations.putMessageKey.id) return { merchant_public_key: publicKey };
  return otherBodies[operation.id] ?? valuesOf(operation);
}

/** One for all, so that what is uploaded twice is the same. */
const { publicKey } = newPair();

interface Request {
  readonly path: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** A request that names the caller's own things wherever its sample names one. */
async function ownRequest(operation: Operation, own: OwnThings): Promise<Request> {
  const request: Request = {
    path: { ...otherPaths[operation.id] },
    query: { ...otherQueries[operation.id] },
    body: { ...bodyOf(operation) },
  };
  for (const { place, name, kind } of namingsOf(operation)) {
    if (place === 'path' || (place === 'query' && operation.id === operations.listCards.id) || name in request[place]) {
      request[place][name] = isNewOrder(operation, name) ? `New-${await own.named('order')}` : await own.named(kind);
    }
  }
  return request;
}

/** Where the order is made by the call. */
function isNewOrder({ id }: Operation, name: string): boolean {
  const makers: readonly string[] = [
    operations.createOrder.id,
    operations.createSession.id,
    operations.tokenizeStoredCard.id,
  ];
  return name === 'order_id' && makers.includes(id);
}

/** Puts the id in its place. What would stand beside it and mean the same goes away. */
function named(request: Request, { operation, place, name }: Naming, id: string): Request {
  const body = { ...request.body };
  if (place === 'body' && name === 'order.order_id') delete body.order_id;
  if (place === 'body' && (name === 'order.order_id' || name === 'order.customer_id')) body['order.amount'] = '3';
  if (place === 'body' && name === 'order.customer_id') {
    body['order.order_id'] = `New-${String(body.order_id)}`;
    delete body.order_id;
  }
  if (place === 'body' && name === 'card_token' && innerOf(operation).id === operations.startTxn.id) {
    for (const field of ['card_number', 'card_exp_month', 'card_exp_year']) delete body[field];
  } else if (place === 'body' && name === 'card_token') delete body.card_reference;
  const changed = { path: { ...request.path }, query: { ...request.query }, body };
  changed[place][name] = id;
  return changed;
}

async function headersOf(door: Door, own: OwnThings): Promise<NonNullable<CallOptions['headers']>> {
  if (door === 'with an order’s token') return { authorization: null, 'x-client-auth-token': await own.orderToken() };
  if (door === 'with a customer’s token') {
    return { authorization: null, 'x-client-auth-token': await own.customerToken() };
  }
  return door === 'as a stranger' || door === 'as its gateway' ? { authorization: null } : {};
}

async function sendPlain(operation: Operation, door: Door, own: OwnThings, request: Request): Promise<Answer> {
  const method = operation.method.toUpperCase();
  const query = new URLSearchParams(request.query).toString();
  const path = `${pathOf(operation, request.path).replace(/\?.*/, '')}${query === '' ? '' : `?${query}`}`;
  const type = operation.requestMediaType;
  if (door === 'in the settings') return ground.settings(method, path, type === null ? undefined : request.body);
  const headers = await headersOf(door, own);
  if (type === null) return ground.caller.raw(method, path, undefined, { headers });
  if (type === JSON_TYPE) return ground.caller.json(method, path, request.body, { headers });
  const signed = signatureFor(operation, formOf(request.body));
  return ground.caller.raw(method, path, formOf(request.body), {
    headers: { ...headers, ...signed, 'content-type': type },
  });
}

function formOf(body: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(texts).toString();
}

/** The stored card of a payment page: the form is the page's own. */
async function sendOnPage(own: OwnThings, cardReference: string): Promise<Answer> {
  const order = await own.named('order');
  const session = {
    order_id: order,
    amount: '7',
    payment_page_client_id: 'shop',
    customer_id: await own.named('customer'),
  };
  const link = textAt((await ground.caller.json('POST', '/session', session)).json(), 'payment_links', 'web');
  const fields = { action: 'pay', card_reference: cardReference, card_security_code: '739' };
  return customerOf(service).fill(link, fields);
}

async function sendEncrypted(operation: Operation, request: Request): Promise<{ answer: Answer; text: string }> {
  const parameters = { ...request.query, ...request.body, ...request.path };
  const answer = await ground.side.send(
    pathOf(operation, request.path),
    await makeMessage(ground.side.keys, parameters),
  );
  const text = answer.status === 200 ? await openMessage(ground.side.keys, messageIn(answer)) : answer.text;
  return { answer, text: typeof text === 'string' ? text : JSON.stringify(text) };
}

const RANDOM = /(?=[A-Za-z0-9_-]*[0-9])[A-Za-z0-9_-]{16,}/g;
const PEM = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;

/** All of an answer but what differs from call to call, and the names that were asked for. */
function essence(answer: Answer, text: string, names: readonly string[]): unknown {
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const hidden = longestFirst.reduce((rest, name) => rest.replaceAll(name, 'ID'), text.replaceAll('\\n', '\n'));
  const headers = [...answer.headers.keys()].filter((name) => name !== 'content-length').sort();
  const shown = ['x-svc-warning', 'x-svc-ignored-parameters'].map((name) => answer.headers.get(name));
  return [answer.status, hidden.replace(PEM, 'KEY').replace(RANDOM, 'RANDOM'), headers, shown];
}

interface Sending {
  readonly request: Request;
  /** The id that is named. */
  readonly asked: string;
}

async function send({ operation }: Naming, door: Door, own: OwnThings, { request, asked }: Sending) {
  if (door === 'encrypted') return sendEncrypted(operation, request);
  const isPage = operation.id === operations.payOnPaymentPage.id;
  const answer = isPage ? await sendOnPage(own, asked) : await sendPlain(operation, door, own, request);
  return { answer, text: answer.text };
}

interface Asked {
  readonly status: number;
  readonly essence: unknown;
}

async function ask(naming: Naming, door: Door, id: string | 'own'): Promise<Asked> {
  const { operation } = naming;
  const own = ground.fresh();
  const inner = innerOf(operation);
  const asked = id === 'own' ? await own.named(naming.kind) : id;
  const request = named(await ownRequest(inner, own), naming, asked);
  const { answer, text } = await send(naming, door, own, { request, asked });
  const withoutName = text.replaceAll(asked, '');
  expect(withoutName, 'the other merchant’s own texts').not.toContain(MARK);
  if (naming.kind !== 'merchant') expect(withoutName, 'the other merchant’s name').not.toContain('ownershop');
  return { status: answer.status, essence: essence(answer, text, [...own.names(), asked]) };
}

const cases = namings.flatMap((naming) =>
  doorsOf(naming.operation).map((door) => [naming.operation.id, naming.place, naming.name, door, naming] as const),
);

const thing = (things: Things, { kind }: Naming) => things[kind];

describe('another merchant’s id is answered as one that nobody has', () => {
  it.each(cases)('by %s, %s %s, %s', async (_id, _place, _name, door, naming) => {
    const theirs = await ask(naming, door, thing(ground.theirs, naming));
    const nobodys = await ask(naming, door, thing(ground.nobodys, naming));
    expect(theirs.essence).toEqual(nobodys.essence);
    // What is refused whatever is asked for would prove nothing.
    if (theirs.status >= 400) expect((await ask(naming, door, 'own')).essence).not.toEqual(theirs.essence);
  });

  it('and nothing of the other merchant has changed', async () => {
    expect(await storedOf(service, 'ownershop')).toEqual(before);
  });
});

it('every operation of a merchant that takes an id is among them', () => {
  expect(new Set(cases.map(([id]) => id)).size).toBeGreaterThan(30);
});
