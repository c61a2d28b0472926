/**
 * A valid request for each operation with a body, for tests that then break it. Built from the operation table, so that a new
 * operation is tested too, or the test reports that it has no sample.
 */
import { createHmac } from 'node:crypto';
import { type Operation, operationList, operations } from '../../generated/server/operations.ts';
import { isStreamed } from '../../server/http/body/streamed-body.ts';
import { type CallOptions, textAt } from './caller.ts';
import { OPERATOR_KEY, SETTINGS_PASSWORD, type TestService } from './service.ts';

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

export type Headers = NonNullable<CallOptions['headers']>;

/** The operations that take JSON or a form. What comes in as a stream has tests of its own: test/integration/operator/bins.test.ts. */
export const withBody: readonly Operation[] = operationList.filter(
  (operation) => operation.requestMediaType !== null && !isStreamed(operation),
);

/** Those that a merchant's server calls with its API key. */
export const merchantCalls: readonly Operation[] = operationList.filter(({ security }) =>
  security.includes('basicAuth'),
);
export const merchantCallsWithBody = merchantCalls.filter(({ requestMediaType }) => requestMediaType !== null);

const pathValues: Readonly<Record<string, string>> = {
  order_id: 'Sample-1',
  customer_id: 'sample-customer',
  merchant_id: 'shop',
  link: `pl_${'0'.repeat(32)}`,
  ref: '0'.repeat(32),
  gateway_config_id: 'gw_default',
  key_id: 'key_test',
  txn_uuid: `txn_${'0'.repeat(32)}`,
  bin: '411111',
  card_reference: `crd_${'0'.repeat(64)}`,
};

/** What an operation must be asked for in its query. */
const queries: Readonly<Record<string, string>> = { [operations.listCards.id]: '?customer_id=sample-customer' };

/** The operation's address with something in the place of each parameter; `change` puts something else there. */
export function pathOf(operation: Operation, change: Readonly<Record<string, string>> = {}): string {
  const values = { ...pathValues, ...change };
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? 'x');
  return `${path}${queries[operation.id] ?? ''}`;
}

export const card = {
  payment_method_type: 'CARD',
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2040',
  card_security_code: '739',
};

const storedCard = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '2040' };

const bodies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [operations.createOrder.id]: { order_id: 'Sample-2', amount: '1' },
  [operations.updateOrder.id]: { description: 'Sample' },
  [operations.createSession.id]: { order_id: 'Sample-3', amount: '1', payment_page_client_id: 'shop' },
  [operations.createCustomer.id]: { object_reference_id: 'sample-2', mobile_number: '98765' },
  [operations.updateCustomer.id]: { first_name: 'Sample' },
  [operations.addCard.id]: { customer_id: 'sample-customer', ...storedCard },
  [operations.deleteCard.id]: { card_reference: 'crd_sample' },
  [operations.updateCard.id]: { card_reference: 'crd_sample', nickname: 'Sample' },
  [operations.tokenizeCard.id]: storedCard,
  [operations.tokenizeStoredCard.id]: {
    customer_id: 'sample-customer',
    card_security_code: '739',
    consent: 'true',
    return_url: 'https://shop.example/cards',
    order_id: 'Sample-4',
  },
  [operations.suspendToken.id]: { customer_id: 'sample-customer' },
  [operations.resumeToken.id]: { customer_id: 'sample-customer' },
  [operations.deleteToken.id]: { customer_id: 'sample-customer' },
  [operations.captureTxn.id]: { amount: '1', idempotence_key: 'sample' },
  [operations.voidTxn.id]: { idempotence_key: 'sample' },
  [operations.takeGatewayCallback.id]: {
    id: 'news-1',
    event: 'CHARGED',
    txn_uuid: 'txn_unknown',
    amount: '1.00',
    currency: 'INR',
    created: '2026-03-14T09:26:53Z',
  },
  [operations.refundOrder.id]: { unique_request_id: 'sample-refund' },
  [operations.refundTxn.id]: { txn_id: 'shop-Sample-1-1', unique_request_id: 'sample-refund' },
  [operations.startTxn.id]: { order_id: 'Sample-1', merchant_id: 'shop', format: 'json', ...card },
};

/** The values of a request that a merchant's operation takes. */
export function valuesOf(operation: Operation): Readonly<Record<string, string>> {
  const values = bodies[operation.id];
  if (values === undefined) throw new Error(`test/support/sample-requests.ts has no sample of ${operation.id}`);
  return values;
}

/** The signature of a body, where the operation is opened by one: made apart from the service's own. */
export function signatureFor({ security }: Operation, body: string | Uint8Array): Headers {
  if (!security.includes('gatewaySignature')) return {};
  return { 'x-gateway-signature': `sha256=${createHmac('sha256', 'gateway secret').update(body).digest('hex')}` };
}

/** Values in the operation's own media type. */
export function written(operation: Operation, values: Readonly<Record<string, string>>): string {
  return operation.requestMediaType === JSON_TYPE ? JSON.stringify(values) : new URLSearchParams(values).toString();
}

/** Makes the order and the customer that the samples name. */
export async function makeSamples(service: TestService): Promise<void> {
  await service.call.form('/orders', { order_id: 'Sample-1', amount: '1' });
  await service.call.form('/customers', { object_reference_id: 'sample-customer', mobile_number: '98765' });
}

const noCredentials = { authorization: null, 'x-merchantid': null };

async function accessToken({ call, merchant }: TestService): Promise<string> {
  const body = { username: merchant.settingsUsername, password: SETTINGS_PASSWORD };
  return textAt((await call.json('POST', '/settings/login', body, { headers: noCredentials })).json(), 'access_token');
}

/** The headers of a browser that is logged in to the settings. */
async function sessionHeaders({ call, merchant }: TestService): Promise<Headers> {
  const body = { username: merchant.settingsUsername, password: SETTINGS_PASSWORD };
  const opened = await call.json('POST', '/settings/sessions', body, { headers: noCredentials });
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  const token = textAt(opened.json(), 'session', 'csrf_token');
  return { cookie, 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' };
}

/** The headers that let a caller in to the operation. */
export async function credentialsFor(service: TestService, { security }: Operation): Promise<Headers> {
  if (security.includes('operatorKey')) return { ...noCredentials, authorization: `Bearer ${OPERATOR_KEY}` };
  if (security.includes('settingsToken'))
    return { ...noCredentials, authorization: `Bearer ${await accessToken(service)}` };
  if (security.includes('settingsCookie')) return { ...noCredentials, ...(await sessionHeaders(service)) };
  if (security.includes('encryptedBody')) return { authorization: null };
  return security.includes('basicAuth') ? {} : noCredentials;
}
