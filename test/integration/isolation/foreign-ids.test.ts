/**
 * Another merchant's ids, on every operation of the contract that takes an id: in the path, query or body, by every security scheme.
 * The answer equals that for an unknown id, contains nothing of the other merchant, and changes nothing. With the caller's own id
 * the same call succeeds, so the id is its only fault.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationList, operations } from '../../../generated/server/operations.ts';
import { makeMessage, openMessage } from '../../../scripts/encrypted-examples/message.ts';
import { type Answer, type CallOptions, textAt } from '../../support/caller.ts';
import { messageIn } from '../../support/encrypted-caller.ts';
import { customerOf } from '../../support/http-customer.ts';
import { JSON_TYPE, pathOf, signatureFor } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';
import { newCaller, type Own } from './own-resources.ts';
import { type Naming, namings, ofMerchants } from './parameters.ts';
import { type Door, doorsOf, isClosed, type Request, requestFor, type Try } from './recipes.ts';
import { foreignResources, MARK, OWNER, type Resources, storedOf, unknownResources } from './resources.ts';

let service: TestService;
let hooks: Awaited<ReturnType<typeof httpEndpoint>>;
let theirs: Resources;
let nobodys: Resources;
let before: readonly string[];
beforeAll(async () => {
  hooks = await httpEndpoint(acknowledge);
  service = await startService({ label: 'isolation_ids' });
  theirs = await foreignResources(service, hooks.origin);
  nobodys = unknownResources(theirs);
  before = await storedOf(service, OWNER);
});
afterAll(async () => {
  await service.close();
  await hooks.close();
});

async function headersOf(door: Door, own: Own): Promise<NonNullable<CallOptions['headers']>> {
  if (door === 'with an order’s token') return { authorization: null, 'x-client-auth-token': await own.orderToken() };
  if (door === 'with a customer’s token') {
    return { authorization: null, 'x-client-auth-token': await own.customerToken() };
  }
  return door === 'as a stranger' || door === 'as its gateway' ? { authorization: null } : {};
}

function formOf(body: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(texts).toString();
}

async function sendPlain(operation: Operation, door: Door, own: Own, request: Request): Promise<Answer> {
  const method = operation.method.toUpperCase();
  const query = new URLSearchParams(request.query).toString();
  const path = `${pathOf(operation, request.path).replace(/\?.*/, '')}${query === '' ? '' : `?${query}`}`;
  const type = operation.requestMediaType;
  if (door === 'in the settings') return own.settings(method, path, type === null ? undefined : request.body);
  const headers = await headersOf(door, own);
  if (type === null) return own.call.raw(method, path, undefined, { headers });
  if (type === JSON_TYPE) return own.call.json(method, path, request.body, { headers });
  const signed = signatureFor(operation, formOf(request.body));
  const all = { ...headers, ...signed, 'content-type': type };
  return own.call.raw(method, path, formOf(request.body), { headers: all });
}

/** The stored card of a payment page: only the page's own form contains it. */
async function sendOnPage(own: Own, cardReference: string): Promise<Answer> {
  const session = {
    order_id: await own.named('order'),
    amount: '7',
    payment_page_client_id: own.merchant.merchantId,
    customer_id: await own.named('customer'),
  };
  await own.named('card');
  const link = textAt((await own.call.json('POST', '/session', session)).json(), 'payment_links', 'web');
  const fields = { action: 'pay', card_reference: cardReference, card_security_code: '739' };
  return customerOf(service).fill(link, fields);
}

async function sendEncrypted(operation: Operation, own: Own, request: Request) {
  const { keys } = own.side;
  const parameters = { ...request.query, ...request.body, ...request.path };
  const answer = await own.side.send(pathOf(operation, request.path), await makeMessage(keys, parameters));
  const text = answer.status === 200 ? JSON.stringify(await openMessage(keys, messageIn(answer))) : answer.text;
  return { answer, text };
}

async function send({ operation }: Naming, door: Door, own: Own, request: Request, asked: string) {
  if (door === 'encrypted') return sendEncrypted(operation, own, request);
  const isPage = operation.id === operations.payOnPaymentPage.id;
  const answer = isPage ? await sendOnPage(own, asked) : await sendPlain(operation, door, own, request);
  return { answer, text: answer.text };
}

const RANDOM = /(?=[A-Za-z0-9_-]*[0-9])[A-Za-z0-9_-]{16,}/g;
const PEM = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;
const MOMENT = /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z/g;

/** An answer without what differs between calls and without the requested names. */
function essence(answer: Answer, text: string, names: readonly string[]): unknown {
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length);
  const hidden = longestFirst.reduce((rest, name) => rest.replaceAll(name, 'ID'), text.replaceAll('\\n', '\n'));
  const headers = [...answer.headers.keys()].filter((name) => name !== 'content-length').sort();
  const shown = ['x-svc-warning', 'x-svc-ignored-parameters'].map((name) => answer.headers.get(name));
  const body = hidden.replace(PEM, 'KEY').replace(MOMENT, 'MOMENT').replace(RANDOM, 'RANDOM');
  return { status: answer.status, body, headers, shown };
}

interface Asked {
  readonly status: number;
  readonly essence: unknown;
}

async function ask(own: Own, { naming, door }: Try, asked: string): Promise<Asked> {
  const request = await requestFor({ naming, door }, own, asked);
  const { answer, text } = await send(naming, door, own, request, asked);
  const withoutName = text.replaceAll(asked, '');
  expect(withoutName, 'the other merchant’s own texts').not.toContain(MARK);
  if (naming.kind !== 'merchant') expect(withoutName, 'the other merchant’s name').not.toContain(OWNER);
  return { status: answer.status, essence: essence(answer, text, [...own.names, asked]) };
}

let callers = 0;

/** The caller: one that has made no call yet, or only rejected ones. */
function askers() {
  let own: Own | undefined;
  return async (tried: Try, id: string | undefined): Promise<Asked> => {
    callers += own === undefined ? 1 : 0;
    own ??= await newCaller(service, callers);
    const answer = await ask(own, tried, id ?? (await own.named(tried.naming.kind)));
    if (answer.status < 400) own = undefined;
    return answer;
  };
}

const cases = namings.flatMap((naming) =>
  doorsOf(naming.operation).map((door) => [naming.operation.id, naming.place, naming.name, door, naming] as const),
);

describe('another merchant’s id is answered as one that nobody has', () => {
  it.each(cases)('by %s, %s %s, %s', async (_id, _place, _name, door, naming) => {
    const [tried, asking] = [{ naming, door }, askers()];
    const [foreign, unknown] = [await asking(tried, theirs[naming.kind]), await asking(tried, nobodys[naming.kind])];
    expect(foreign.essence).toEqual(unknown.essence);
    // A call that always fails would prove nothing.
    const own = await asking(tried, undefined);
    const said = own.status < 400 ? 'granted' : own.essence;
    if (isClosed(naming, door)) expect(said).not.toBe('granted');
    else expect(said).toBe('granted');
  });

  it('and nothing of the other merchant has changed', async () => {
    expect(await storedOf(service, OWNER)).toEqual(before);
  });
});

it('every operation of a merchant that names something is among them', () => {
  const named = ofMerchants.filter(({ path }) => path.includes('{'));
  expect(named.length).toBeGreaterThan(20);
  const covered = new Set(cases.map(([id]) => id));
  // A BIN is nobody's, a link lets in whoever has it, a passkey is one of the user's own, and requests.test.ts asks for others' calls.
  const { getCardInfo, getRequest, removePasskey, showPaymentPage } = operations;
  const free = [getCardInfo, getRequest, removePasskey, showPaymentPage].map(({ id }) => id);
  expect(
    named
      .map(({ id }) => id)
      .filter((id) => !covered.has(id))
      .sort(),
  ).toEqual([...free].sort());
  expect(operationList.length).toBeGreaterThan(ofMerchants.length);
});
