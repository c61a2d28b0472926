/**
 * The calls of the demo data: those of a merchant's server and settings, of the operator, and of a customer's browser. Demo data is made
 * by calls alone, so that it is what the service itself would store.
 */
import { assertOk, createAdminClient, createMerchantClient } from '../../../generated/client/index.ts';
import { EventName } from '../../../generated/values.ts';
import { formatAmount } from '../../domain/money.ts';
import { sandboxPassword } from '../../gateways/sandbox/cards.ts';
import { sandboxGatewayName } from '../../gateways/sandbox/description.ts';
import type { Demo } from '../demo/demo-file.ts';
import type { BankAnswer, PlannedAttempt, PlannedChange, PlannedCustomer, PlannedOrder } from './plan.ts';
import { addSettings } from './settings/wire.ts';

/** The gateway configuration for other currencies than the rupee. */
const ABROAD = { name: 'Sandbox bank, abroad', reference: 'cards_abroad' } as const;

export interface DemoCallsParts {
  readonly baseUrl: string;
  readonly demo: Demo;
  readonly webhookUrls: { readonly main: string; readonly closed: string };
}

export type DemoCalls = ReturnType<typeof createDemoCalls>;

export function createDemoCalls({ baseUrl, demo, webhookUrls }: DemoCallsParts) {
  const { merchantId, apiKey, operatorKey } = demo;
  const merchant = createMerchantClient({ baseUrl, merchantId, apiKey });
  const operator = createAdminClient({ baseUrl, bearerToken: operatorKey });

  /** A new login: the clock of the demo data soon ends each session. */
  async function settings() {
    const body = { username: demo.settingsUsername, password: demo.settingsPassword };
    const login = await createAdminClient({ baseUrl }).login({ body });
    assertOk(login);
    return createAdminClient({ baseUrl, bearerToken: login.body.access_token });
  }

  async function cardOf({ cardNumber, source }: PlannedAttempt, customer: PlannedCustomer | null) {
    if (source === 'saved' && customer !== null) {
      const cards = await merchant.listCards({ query: { customer_id: customer.customerId } });
      assertOk(cards);
      const saved = cards.body.cards.find(({ card_token }) => card_token !== undefined);
      if (saved !== undefined) {
        return { card_token: saved.card_token, card_security_code: saved.card_brand === 'AMEX' ? '1234' : '123' };
      }
    }
    return {
      card_number: cardNumber,
      card_exp_month: '11',
      card_exp_year: '2040',
      card_security_code: /^3[47]/.test(cardNumber) ? '1234' : '123',
      name_on_card: customer === null ? 'Guest Customer' : `${customer.firstName} ${customer.lastName}`,
    };
  }

  /** Answers the bank's page as a browser does. */
  async function answerBank(url: string, answer: BankAnswer): Promise<void> {
    if (answer === 'leaves') return;
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const token = /name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const otp = answer === 'wrong-password' ? '000000' : sandboxPassword;
    const form = { _csrf: token, otp, action: answer === 'cancels' ? 'cancel' : 'pay' };
    const sent = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
    await sent.arrayBuffer();
    if (sent.status >= 400) throw new Error(`The bank page of the sandbox answered ${sent.status}.`);
  }

  async function txnOf(orderId: string): Promise<string> {
    const order = await merchant.getOrder({ path: { order_id: orderId } });
    assertOk(order);
    if (order.body.txn_uuid === undefined) throw new Error(`Order ${orderId} has no transaction.`);
    return order.body.txn_uuid;
  }

  return {
    async hasOrder(orderId: string): Promise<boolean> {
      const order = await merchant.getOrder({ path: { order_id: orderId } });
      if (order.ok) return true;
      if (order.status === 400) return false;
      assertOk(order);
      return false;
    },

    /** Enables what the demo data uses, and returns the webhook settings to restore. */
    async setUp() {
      const switches = { tokenization_enabled: true, merchant_consent: true };
      assertOk(await operator.updateMerchant({ path: { merchant_id: merchantId }, body: switches }));
      const admin = await settings();
      const gateways = await admin.listGatewayConfigs();
      assertOk(gateways);
      if (!gateways.body.list.some(({ reference_id }) => reference_id === ABROAD.reference)) {
        const body = { gateway: sandboxGatewayName, name: ABROAD.name, reference_id: ABROAD.reference };
        assertOk(await admin.createGatewayConfig({ body }));
      }
      const before = await admin.getWebhookSettings();
      assertOk(before);
      const body = { url: webhookUrls.main, events: Object.values(EventName) };
      assertOk(await admin.updateWebhookSettings({ body }));
      await addSettings(admin, createAdminClient({ baseUrl }));
      return { url: before.body.url, events: before.body.events };
    },

    /** Restores the webhook settings, and pauses what still waits for the shops of the demo data, which close now. */
    async cleanUp({ url, events }: { readonly url: string | null; readonly events: readonly EventName[] }) {
      const admin = await settings();
      const endpoints = await admin.listWebhookEndpoints({ query: { limit: 100 } });
      assertOk(endpoints);
      const closed = endpoints.body.list.find((endpoint) => endpoint.origin === new URL(webhookUrls.closed).origin);
      if (closed !== undefined) {
        assertOk(await admin.pauseWebhookEndpoint({ path: { endpoint_id: closed.endpoint_id } }));
      }
      assertOk(await admin.updateWebhookSettings({ body: { url, events: [...events] } }));
    },

    /** Calls that are refused, as a merchant's server makes them: the request log keeps the last days. */
    async makeMistakes({ orderId, money }: PlannedOrder): Promise<void> {
      const amount = formatAmount({ ...money, minor: money.minor * 100 });
      await merchant.getOrder({ path: { order_id: `${orderId}-unknown` } });
      await merchant.createOrder({ body: { order_id: orderId, amount: 'ten', currency: money.currency } });
      await merchant.refundOrder({
        path: { order_id: orderId },
        body: { unique_request_id: `${orderId}-too-much`, amount },
      });
      await createMerchantClient({ baseUrl, merchantId, apiKey: `${apiKey.slice(0, -4)}0000` }).listCards({
        query: { customer_id: orderId },
      });
    },

    async addCustomer({ customerId, firstName, lastName, email, phone }: PlannedCustomer): Promise<void> {
      const body = {
        object_reference_id: customerId,
        mobile_number: phone,
        mobile_country_code: '91',
        email_address: email,
        first_name: firstName,
        last_name: lastName,
      };
      assertOk(await merchant.createCustomer({ body }));
    },

    async createOrder(order: PlannedOrder): Promise<void> {
      const { orderId, money, description, customer, capture, expiryMinutes, shop } = order;
      const body = {
        order_id: orderId,
        amount: formatAmount(money),
        currency: money.currency,
        description,
        ...(customer === null
          ? {}
          : { customer_id: customer.customerId, customer_email: customer.email, customer_phone: customer.phone }),
        ...(capture === 'manual' ? { 'metadata.txns.auto_capture': false } : {}),
        ...(expiryMinutes === null ? {} : { 'metadata.expiryInMins': String(expiryMinutes) }),
        ...(shop === 'closed' ? { 'metadata.webhook_url': webhookUrls.closed } : {}),
        ...(money.currency === 'INR' ? {} : { 'metadata.SVC:gateway_reference_id': ABROAD.reference }),
      };
      assertOk(await merchant.createOrder({ body }));
    },

    /** Starts a payment, and returns what answers the bank's page, if the bank asks. */
    async startPayment({ orderId, customer }: PlannedOrder, attempt: PlannedAttempt) {
      const { saves, answer } = attempt;
      const started = await merchant.startTxn({
        body: {
          order_id: orderId,
          merchant_id: merchantId,
          payment_method_type: 'CARD',
          format: 'json',
          ...(await cardOf(attempt, customer)),
          ...(saves === 'nothing' ? {} : { save_to_locker: true, tokenize: saves === 'card-and-token' }),
        },
      });
      assertOk(started);
      const url = started.status === 200 ? started.body.payment?.authentication.url : undefined;
      return async () => {
        if (url !== undefined) await answerBank(url, answer);
      };
    },

    async change({ orderId }: PlannedOrder, { kind, money }: PlannedChange, key: string): Promise<void> {
      const amount = money === null ? {} : { amount: formatAmount(money) };
      switch (kind) {
        case 'refund':
          assertOk(
            await merchant.refundOrder({ path: { order_id: orderId }, body: { unique_request_id: key, ...amount } }),
          );
          return;
        case 'capture':
          assertOk(
            await merchant.captureTxn({
              path: { txn_uuid: await txnOf(orderId) },
              body: { idempotence_key: key, ...amount },
            }),
          );
          return;
        case 'void':
          assertOk(
            await merchant.voidTxn({ path: { txn_uuid: await txnOf(orderId) }, body: { idempotence_key: key } }),
          );
          return;
        default:
          return kind satisfies never;
      }
    },
  };
}
