/**
 * One run through everything that takes a secret: operator, settings, orders, sessions, customers, payments of every kind,
 * pages, webhooks, and what callers do wrong. Answers the secrets that the service itself made on the way.
 */
import { createServer } from 'node:http';
import { EventName, OrderStatus } from '../../../generated/values.ts';
import { listenLocally } from '../../../scripts/ports.ts';
import type { Place, Secret } from '../../../scripts/secret-search.ts';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { type Answer, at, type Caller, textAt } from '../../support/caller.ts';
import { Cards, type Fields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { OPERATOR_KEY, type TestMerchant, type TestService } from '../../support/service.ts';
import { keepCards } from './card-run.ts';
import { useDeliveryAdmin } from './delivery-admin-run.ts';
import { payEncrypted } from './encrypted-run.ts';
import { manageCards } from './management-run.ts';
import { AMEX_SECURITY_CODE, Numbers, Passwords, SECURITY_CODE, WRONG_OTP } from './secret-values.ts';

export interface WholeRun {
  /** Keys and tokens, each shown once in an answer. */
  readonly made: readonly Secret[];
  /** What the encrypted answers say. */
  readonly opened: readonly Place[];
  /** The webhooks' bodies. */
  readonly webhooks: readonly Place[];
}

export const USERNAME = 'owner@vaultshop.example';
const CSC = { card_security_code: SECURITY_CODE };

export function must(answer: Answer, ...statuses: readonly number[]): Answer {
  if (!statuses.includes(answer.status)) throw new Error(`answered ${answer.status}, not ${statuses}: ${answer.text}`);
  return answer;
}

/** A merchant's server that fails at first and answers with all that it was sent, as a badly written one may. */
async function echoingEndpoint() {
  const bodies: Place[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push({ where: 'a webhook', text: Buffer.concat(chunks).toString('utf8') });
      const [, basic = ''] = (request.headers.authorization ?? '').split(' ');
      const decoded = Buffer.from(basic, 'base64').toString('utf8');
      response.statusCode = bodies.length % 3 === 0 ? 500 : 200;
      response.end(JSON.stringify({ headers: request.headers, decoded }));
    });
  });
  const origin = await listenLocally(server);
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `${origin}/hook`, bodies, close };
}

export async function wholeRun(service: TestService): Promise<WholeRun> {
  const endpoint = await echoingEndpoint();
  const made: Secret[] = [{ what: 'operator key', text: OPERATOR_KEY }];
  const note = (what: string, text: string): string => {
    made.push({ what, text });
    return text;
  };
  try {
    const merchant = await setUp(service, endpoint.url, note);
    const shop = shopOf(service, merchant);
    const call = service.callAs(merchant);
    const environment = { service, shop, call, merchant, note };
    await askForTokens(shop, call, note);
    await payInEveryWay(service, shop, call, note);
    await keepCards(environment);
    await manageCards(environment);
    const admin = await useDeliveryAdmin(environment);
    const opened = await payEncrypted(environment, admin.keys);
    await doEverythingWrong(service, shop, call, merchant);
    for (let round = 0; round < 4; round += 1) {
      service.clock.advance(31 * 60_000);
      await service.runWorkers();
    }
    return { made, opened, webhooks: [...endpoint.bodies, ...(await admin.opened(endpoint.bodies))] };
  } finally {
    await endpoint.close();
  }
}

/** Notes a secret that an answer showed, and gives it on. */
export type Note = (what: string, text: string) => string;

/** What a part of the run works with. */
export interface Environment {
  readonly service: TestService;
  readonly shop: Shop;
  readonly call: Caller;
  readonly merchant: TestMerchant;
  readonly note: Note;
}

async function setUp(service: TestService, url: string, note: Note): Promise<TestMerchant> {
  const operator = bearer(service, OPERATOR_KEY);
  const merchantId = 'vaultshop';
  const body = { merchant_id: merchantId, name: 'Vault Shop', settings_username: USERNAME };
  const created = await operator('POST', '/operator/merchants', { ...body, settings_password: Passwords.settings });
  note('first API key', textAt(must(created, 201).json(), 'api_key'));
  must(await operator('PATCH', `/operator/merchants/${merchantId}`, { moto_enabled: true }), 200);
  must(await bearer(service, `${OPERATOR_KEY}x`)('GET', '/operator/merchants'), 401);

  must(await logInAs(service, USERNAME, Passwords.wrongSettings), 401);
  const first = must(await logInAs(service, USERNAME, Passwords.settings), 200);
  const settings = bearer(service, note('first settings token', textAt(first.json(), 'access_token')));
  const change = { current_password: Passwords.wrongSettings, new_password: Passwords.newSettings };
  must(await settings('PUT', '/settings/password', change), 400);
  must(await settings('PUT', '/settings/password', { ...change, current_password: Passwords.settings }), 204);
  const second = must(await logInAs(service, USERNAME, Passwords.newSettings), 200);
  const again = bearer(service, note('second settings token', textAt(second.json(), 'access_token')));

  const made = must(await again('POST', '/settings/api-keys', { name: 'server' }), 201);
  const apiKey = note('second API key', textAt(made.json(), 'api_key'));
  const webhook = {
    username: 'hooks',
    password: Passwords.webhook,
    custom_headers: { 'X-Key': Passwords.customHeader },
  };
  must(await again('PUT', '/settings/webhook', { url, events: Object.values(EventName), ...webhook }), 200);
  const refused = { ...webhook, custom_headers: { 'Bad Name': Passwords.customHeader } };
  must(await again('PUT', '/settings/webhook', { url: 'ftp://x', ...refused }), 400);
  const gateway = {
    gateway: 'SANDBOX',
    name: 'Main',
    reference_id: 'main',
    credentials: { secret: Passwords.gateway },
  };
  must(await again('POST', '/settings/gateways', { ...gateway, is_default: true }), 201);
  must(await again('POST', '/settings/gateways', gateway), 400);
  const key = must(await again('POST', '/settings/payment-page/response-key'), 200);
  note('response key', textAt(key.json(), 'response_key'));
  const page = { display_name: 'Vault Shop', return_url: 'https://vaultshop.example/done', use_signed_response: true };
  must(await again('PUT', '/settings/payment-page', page), 200);
  for (const path of ['/settings/webhook', '/settings/gateways', '/settings/api-keys', '/settings/audit']) {
    must(await again('GET', path), 200);
  }
  return { merchantId, apiKey, settingsUsername: USERNAME };
}

async function askForTokens(shop: Shop, call: Caller, note: Note): Promise<void> {
  const wanted = { 'options.get_client_auth_token': 'true' };
  const order = must(await call.form('/orders', { order_id: 'tokens', amount: '5.00', ...wanted }), 200).json();
  const token = note('client token of an order', textAt(order, 'svc', 'client_auth_token'));
  const link = textAt(order, 'payment_links', 'web');
  note('payment link', link.slice(link.lastIndexOf('/') + 1));
  const client = { authorization: null, 'x-client-auth-token': token };
  must(await call.get('/orders/tokens', { headers: client }), 200);
  must(await call.get(`/orders/tokens?client_auth_token=${token}`, { headers: { authorization: null } }), 200);
  must(await call.get(`/orders/other?client_auth_token=${token}`, { headers: { authorization: null } }), 400);
  must(await call.get('/orders/tokens', { headers: { ...client, 'x-client-auth-token': Passwords.wrongToken } }), 401);
  must(await shop.start('tokens', { ...CSC, card_number: Cards.frictionless }, { headers: client }), 200);

  const customer = { object_reference_id: 'cust-1', mobile_number: '9100000000', ...wanted };
  const known = must(await call.form('/customers', customer), 200).json();
  note('client token of a customer', textAt(known, 'svc', 'client_auth_token'));
  const session = {
    order_id: 'in-session',
    amount: '5.00',
    customer_id: 'cust-1',
    payment_page_client_id: 'vaultshop',
  };
  const opened = must(await call.json('POST', '/session', { ...session, action: 'paymentPage' }), 200).json();
  note('client token of a session', textAt(opened, 'sdk_payload', 'payload', 'clientAuthToken'));
  const sessionLink = textAt(opened, 'payment_links', 'web');
  note('session link', sessionLink.slice(sessionLink.lastIndexOf('/') + 1));
}

async function payInEveryWay(service: TestService, shop: Shop, call: Caller, note: Note): Promise<void> {
  for (const [name, number] of Object.entries(Cards)) {
    const code = { card_security_code: number === Cards.amex ? AMEX_SECURITY_CODE : SECURITY_CODE };
    const orderId = await shop.order();
    const wrong = must(await shop.start(orderId, { ...code, card_number: number, format: '' }), 303);
    const address = leadsTo(wrong);
    note(`reference of a payment with ${name}`, address.slice(address.lastIndexOf('/') + 1));
    if (number === Cards.frictionless) continue;
    must(await shop.bank.enter(address, WRONG_OTP), 303);
    must(await shop.bank.open(address), 303);
    const right = await shop.begin(orderId, { ...code, card_number: number });
    must(await shop.bank.enter(right, PASSWORD), 303);
  }
  const spaced = Numbers.merchantServer.replace(/(\d{4})(?=\d)/g, '$1 ');
  const first = await shop.begin(await shop.order(), { ...CSC, card_number: spaced });
  must(await shop.bank.cancel(first), 303);
  await shop.begin(await shop.order(), { ...CSC, card_number: Numbers.unknownNetwork, payment_method: 'MEALCARD' });
  must(await shop.start(await shop.order(), { ...CSC, card_number: Numbers.browserForm, auth_type: 'MOTO' }), 200);

  const anonymous = { authorization: null };
  const inCall = { order_id: '', 'order.order_id': newOrderId(), 'order.amount': '3.00', format: '' };
  const called = must(
    await shop.start('', { ...CSC, ...inCall, card_number: Numbers.browserForm }, { headers: anonymous }),
    303,
  );
  must(await shop.bank.open(leadsTo(called)), 200);

  const orderId = await shop.order();
  const link = textAt(await shop.read(orderId), 'payment_links', 'web');
  const onPage = { card_number: Numbers.paymentPage, card_exp_month: '12', card_exp_year: '2040', ...CSC };
  const fill = async (fields: Fields) =>
    shop.bank.post(link, { ...(await shop.bank.hiddenFields(link)), action: 'pay', ...fields });
  must(await fill({ ...onPage, card_exp_year: '2020' }), 200);
  must(await fill({ ...onPage, name_on_card: Numbers.nameField }), 200);
  must(await shop.bank.post(link, { _csrf: 'x', action: 'pay', ...onPage }), 403);
  must(await shop.bank.enter(leadsTo(must(await fill(onPage), 303)), PASSWORD), 303);
  if (at(await shop.read(orderId), 'status') !== OrderStatus.CHARGED) throw new Error('the page’s order is not paid');

  must(await call.get('/orders?limit=100'), 200);
  // A gateway whose credentials do not open: nothing is sent, and the service logs it.
  const broken = await service.addMerchant('broken', (merchant) => ({
    ...merchant,
    gateways: merchant.gateways.map((config) => ({ ...config, gatewayConfigId: 'gw_moved' })),
  }));
  const brokenShop = shopOf(service, broken);
  must(await brokenShop.start(await brokenShop.order(), { ...CSC, card_number: Numbers.merchantServer }), 200);
}

async function doEverythingWrong(
  service: TestService,
  shop: Shop,
  call: Caller,
  merchant: TestMerchant,
): Promise<void> {
  const orderId = await shop.order();
  const start = (fields: Fields, options = {}) => shop.start(orderId, { ...CSC, ...fields }, options);
  must(await start({ card_number: Numbers.badCheckDigit }), 400);
  must(await start({ card_number: `${Numbers.stray}x` }), 400);
  must(await start({ name_on_card: Numbers.nameField }), 400);
  must(await start({ payment_method: Numbers.methodField }), 400);
  must(await start({ card_exp_month: Numbers.stray }), 400);
  must(await start({ card_exp_year: Numbers.stray, card_security_code: Numbers.stray }), 400);
  must(await start({ auth_type: Numbers.stray, format: Numbers.stray, redirect_after_payment: Numbers.stray }), 400);
  must(await start({ [`metadata.${Numbers.parameterName}`]: 'x' }), 400);
  must(await start({ [Numbers.parameterName]: 'x' }), 200);
  must(await start({}, { headers: { 'x-request-id': Numbers.requestId } }), 200);
  must(await start({}, { headers: { 'user-agent': `shop ${Numbers.requestId}`, referer: Numbers.query } }), 200);
  must(await start({ merchant_id: Numbers.stray }), 400);
  const basic = (text: string) => ({ headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` } });
  must(await start({ card_number: Numbers.wrongMedia }, basic(`${Passwords.wrongApiKey}:`)), 401);
  must(await start({ card_number: Numbers.wrongMedia }, basic(`${merchant.apiKey}:${Passwords.webhook}`)), 401);
  must(await call.json('POST', '/txns', { order_id: orderId, card_number: Numbers.wrongMedia }), 415);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const twice = `order_id=${orderId}&card_number=${Numbers.stray}&card_number=${Numbers.wrongMedia}`;
  must(await call.raw('POST', '/txns', twice, { headers: form }), 400);
  must(await call.raw('POST', '/txns', `card_number=${Numbers.stray}&x=%E0%A4%A`, { headers: form }), 400);
  must(await call.raw('POST', '/txns', `card_number=${Numbers.stray}&${'x'.repeat(70_000)}`, { headers: form }), 413);
  must(await call.raw('POST', '/session', `{"order_id":"${Numbers.wrongMedia}",`, json()), 400);
  must(await call.json('POST', '/session', { order_id: 'x', amount: { card: Numbers.stray } }), 400);
  must(await call.get(`/txns?card_number=${Numbers.query}`), 405);
  must(await call.get(`/cards/${Numbers.path}`), 404);
  must(await call.get(`/orders?limit=${Numbers.query}&status=${Numbers.query}`), 400);
  must(await call.get(`/pay/start/shop/${Numbers.path}`, { headers: { authorization: null } }), 404);
  must(await call.form('/orders', { order_id: 'bad amount', amount: Numbers.stray, currency: Numbers.stray }), 400);

  const address = await shop.begin(orderId, { ...CSC, card_number: Cards.visa });
  const token = await shop.bank.formToken(address);
  must(await shop.bank.post(address, { _csrf: token, action: 'pay', otp: PASSWORD, card_number: Numbers.stray }), 400);
  must(await shop.bank.post(address, { _csrf: token, action: 'pay', otp: Numbers.stray }), 303);
  const settings = bearer(service, Passwords.wrongToken);
  must(await settings('GET', '/settings/webhook'), 401);
  must(await logInAs(service, Passwords.wrongSettings, Passwords.wrongSettings), 401);
}

function json() {
  return { headers: { 'content-type': 'application/json' } };
}
