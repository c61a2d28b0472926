/**
 * Sends every request example of the administration contract to the real service: the answer matches the example of the same name.
 * Examples named after a status get that status.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import { AdminOperationId, TokenizationStatus } from '../../../generated/values.ts';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

interface Scenario {
  readonly operation: Operation;
  readonly name: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

const document: unknown = adminDocument;

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];
}

function scenariosOf(operation: Operation): readonly Scenario[] {
  const described = at(document, 'paths', operation.path, operation.method);
  const examples = at(described, 'requestBody', 'content', operation.requestMediaType ?? '', 'examples');
  const usual =
    Object.keys(operation.responses)
      .map(Number)
      .find((status) => status < 300) ?? 0;
  return keysOf(examples).map((name) => {
    const status = Number(/^[0-9]{3}(?=_)/.exec(name)?.[0] ?? usual);
    const answers = at(described, 'responses', status, 'content', 'application/json', 'examples');
    return { operation, name, body: at(examples, name, 'value'), status, answer: at(answers, name, 'value') };
  });
}

/** What needs a browser, a second factor or an id of something new: test/integration/scenarios tries these examples. */
const elsewhere: ReadonlySet<string> = new Set([
  AdminOperationId.updateUser,
  AdminOperationId.viewInvitation,
  AdminOperationId.acceptInvitation,
  AdminOperationId.createInvitation,
  AdminOperationId.openSession,
  AdminOperationId.confirmSession,
  AdminOperationId.confirmTotp,
  AdminOperationId.addPasskey,
  // What needs a paid or an authorized order.
  AdminOperationId.issueRefund,
  AdminOperationId.captureAuthorization,
]);
const needsSecondFactor = ({ operation, name }: Scenario) =>
  operation.id === AdminOperationId.login && /totp|recovery/.test(name);

const admin = operationList.filter(({ document: of, id }) => of === 'admin' && !elsewhere.has(id));
const scenarios = admin.flatMap(scenariosOf).filter((scenario) => !needsSecondFactor(scenario));
const exampleOf = (id: AdminOperationId, name: string) =>
  scenarios.find((scenario) => scenario.operation.id === id && scenario.name === name)?.body;

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'settings_scenarios' });
});
afterAll(() => service.close());

const operator = (method: string, path: string, body?: unknown) => bearer(service, OPERATOR_KEY)(method, path, body);
const csv = (path: string, body: string) =>
  service.call.raw('PUT', path, body, {
    headers: { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'text/csv' },
  });
const demo = {
  merchant_id: 'demo',
  name: 'Demo Shop',
  settings_username: 'demo',
  settings_password: 'choose-a-long-password',
};
let settings: ReturnType<typeof bearer>;
let apiKey = '';

/** Each scenario starts with only the merchant `demo`, newly created. */
beforeEach(async () => {
  for (const name of ['orders', 'saved_cards', 'merchants', 'settings_sessions', 'login_attempts']) {
    await service.database.db.collection(name).deleteMany({});
  }
  service.clock.advance(1_000);
  apiKey = textAt((await operator('POST', '/operator/merchants', demo)).json(), 'api_key');
  const login = await logInAs(service, demo.settings_username, demo.settings_password);
  settings = bearer(service, textAt(login.json(), 'access_token'));
});

const gatewayExample = (name: string) =>
  settings('POST', '/settings/gateways', exampleOf(AdminOperationId.createGatewayConfig, name));

type Made = Readonly<Record<string, unknown>> & { readonly _id: string };

/** A stored card with a token of the sandbox network. */
async function cardWithToken(cardReference: string, status: TokenizationStatus): Promise<void> {
  const { db } = service.database;
  const tokenUid = `ntk_${randomBytes(16).toString('hex')}`;
  const state = { cardReference, merchantId: 'demo', token: { tokenUid, status } };
  await db.collection<Made>('saved_cards').insertOne({ _id: cardReference, merchantId: 'demo', v: 1, state });
  const made = { _id: tokenUid, merchantId: 'demo', cardReference, issuer: 'lets', notices: 0 };
  await db.collection<Made>('sandbox_network_tokens').insertOne(made);
}

/** An order that is paid, or whose amount is held. */
async function paidOrder(orderId: string, fields: Readonly<Record<string, string>>): Promise<string> {
  await gatewayExample('plain');
  const shop = shopOf(service, { merchantId: 'demo', apiKey, settingsUsername: demo.settings_username });
  const call = service.callAs({ merchantId: 'demo', apiKey });
  await call.form('/orders', { order_id: orderId, amount: '100.00', ...fields });
  await shop.start(orderId, { card_number: Cards.frictionless });
  return textAt(await shop.read(orderId), 'txn_uuid');
}

/** What a scenario needs besides the merchant; returns the ids of its path. */
async function prepare({ operation, name, body, answer }: Scenario): Promise<Readonly<Record<string, string>>> {
  const unknown = name.startsWith('404_');
  switch (operation.id) {
    case AdminOperationId.updateMerchant:
      return { merchant_id: unknown ? 'nobody' : 'demo' };
    case AdminOperationId.putMessageKey:
      return { kid: 'shop-2026-03' };
    case AdminOperationId.createGatewayConfig:
      if (name !== 'plain') await gatewayExample('plain');
      return {};
    case AdminOperationId.updateGatewayConfig: {
      const made = (await gatewayExample('plain')).json();
      await gatewayExample('second');
      return { gateway_config_id: unknown ? 'gtw_0000000000000000' : textAt(made, 'gateway_config_id') };
    }
    case AdminOperationId.replaceRoutingRules: {
      const [main, travel] = [(await gatewayExample('plain')).json(), (await gatewayExample('second')).json()];
      return {
        gtw_c9f0f895fb98ab91: textAt(main, 'gateway_config_id'),
        gtw_1679091c5a880faf: textAt(travel, 'gateway_config_id'),
      };
    }
    case AdminOperationId.issueRefund:
      await paidOrder('ORD1001', {});
      return { order_id: 'ORD1001' };
    case AdminOperationId.captureAuthorization:
      return { txn_uuid: await paidOrder('ORD2001', { 'metadata.txns.auto_capture': 'false' }) };
    case AdminOperationId.testWebhook:
      // Nothing listens there: the attempt reports the failure.
      if (name === 'plain') {
        const credentials = { username: 'shop', password: 'shop-password' };
        await settings('PUT', '/settings/webhook', { url: textAt(answer, 'url'), ...credentials });
      }
      return {};
    case AdminOperationId.updateWebhookSettings:
      await settings('PUT', '/settings/webhook', exampleOf(AdminOperationId.replaceWebhookSettings, 'plain'));
      return {};
    case AdminOperationId.replaceWebhookSettings:
      if (name === 'address_only') await settings('PUT', '/settings/webhook', exampleOf(operation.id, 'plain'));
      return {};
    case AdminOperationId.raiseTokenNotice: {
      const status = name.startsWith('400_') ? TokenizationStatus.INACTIVE : TokenizationStatus.ACTIVE;
      if (!unknown) await cardWithToken(textAt(body, 'card_reference'), status);
      return {};
    }
    case AdminOperationId.replacePaymentPageSettings:
      if (name === 'plain') await settings('POST', '/settings/payment-page/response-key');
      return {};
    default:
      return {};
  }
}

/** The body with real ids in place of those of the examples. */
function withIds(body: unknown, ids: Readonly<Record<string, string>>): unknown {
  const text = JSON.stringify(body);
  const real: unknown = JSON.parse(text.replace(/gtw_[0-9a-f]{16}/g, (id) => ids[id] ?? id));
  return real;
}

describe('a request example of the administration contract', () => {
  it('is there for every operation that takes a body', () => {
    const taking = admin.filter(({ requestMediaType }) => requestMediaType !== null);
    expect(new Set(scenarios.map(({ operation }) => operation.id))).toEqual(new Set(taking.map(({ id }) => id)));
  });

  it.each(
    scenarios.map((scenario): [string, string, number, Scenario] => [
      scenario.operation.id,
      scenario.name,
      scenario.status,
      scenario,
    ]),
  )('%s %s is answered %i as its example says', async (_id, _name, status, scenario) => {
    const { operation, body, answer } = scenario;
    const ids = await prepare(scenario);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    const call = operation.tag === 'operator' ? operator : settings;
    const method = operation.method.toUpperCase();
    const given = await (typeof body === 'string' ? csv(path, body) : call(method, path, withIds(body, ids)));
    expect(given.status).toBe(status);
    if (answer === undefined) {
      expect(given.text).toBe('');
      return;
    }
    expect(keysOf(given.json())).toEqual(keysOf(answer));
    expect(at(given.json(), 'error_code')).toBe(at(answer, 'error_code'));
    expect(at(given.json(), 'error_info', 'fields')).toEqual(at(answer, 'error_info', 'fields'));
    for (const name of [
      'name',
      'url',
      'username',
      'custom_headers',
      'events',
      'reference_id',
      'is_default',
      'enabled',
    ]) {
      expect(at(given.json(), name)).toEqual(at(answer, name));
    }
  });
});
