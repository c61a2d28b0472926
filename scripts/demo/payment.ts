/**
 * The payment of the demo: one order from its creation to its acknowledged webhook. Checks each step and uses HTTP only.
 */
import { createAdminClient, createMerchantClient } from '../../generated/client/index.ts';
import { EventName, OrderStatus, TxnStatus } from '../../generated/values.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { factsOf, formToken, openPage, sendForm } from './browser.ts';
import type { Shop } from './shop.ts';
import { expectThat, type Reporter, waitFor } from './steps.ts';

export interface PaymentDemo {
  readonly demo: Demo;
  readonly shop: Shop;
  readonly reporter: Reporter;
}

const CARD = '4111111111111111';
const PASSWORD = '111000';
/** The service retries a failed webhook after 5 s ± 20 %. The rest allows for a busy machine. */
const RETRY_SECONDS = 30;

async function configureWebhook({ demo, shop, reporter: { step, detail } }: PaymentDemo) {
  step('The merchant logs in to its settings and sets its webhook URL.');
  const login = await createAdminClient({ baseUrl: demo.baseUrl }).login({
    body: { username: demo.settingsUsername, password: demo.settingsPassword },
  });
  expectThat('a login to the settings', login.status === 200);
  const settings = createAdminClient({ baseUrl: demo.baseUrl, bearerToken: login.body.access_token });
  const webhook = await settings.replaceWebhookSettings({
    body: { url: shop.webhookUrl, events: [EventName.ORDER_SUCCEEDED] },
  });
  expectThat('webhook settings that take the address of the shop', webhook.status === 200);
  detail(`PUT /settings/webhook → ${webhook.status}: ${webhook.body.events.join(', ')} to ${webhook.body.url}`);
  return settings;
}

async function payAtTheBank({ demo, reporter: { step, detail } }: PaymentDemo, orderId: string): Promise<string> {
  step('The customer pays with a card. This call needs no key.');
  const open = createMerchantClient({ baseUrl: demo.baseUrl, merchantId: demo.merchantId });
  const txn = await open.startTxn({
    body: {
      order_id: orderId,
      merchant_id: demo.merchantId,
      payment_method_type: 'CARD',
      card_number: CARD,
      card_exp_month: '12',
      card_exp_year: String(new Date().getFullYear() + 3),
      card_security_code: '123',
      name_on_card: 'Asha Rao',
      format: 'json',
    },
  });
  expectThat('a transaction that waits for the customer', txn.status === 200);
  expectThat('a transaction that waits for the customer', txn.body.status === TxnStatus.PENDING_VBV);
  const bankUrl = txn.body.payment?.authentication.url ?? '';
  detail(`POST /txns, card ${CARD} → ${txn.status}: ${txn.body.txn_id} is ${txn.body.status}`);

  step('The bank asks for a one-time password, on a page without JavaScript and cookies.');
  const page = await openPage(bankUrl);
  expectThat('the bank page with its form', page.status === 200 && formToken(page) !== '');
  detail(`GET ${new URL(bankUrl).pathname} → ${page.status}: ${factsOf(page).join(', ')}`);
  const sent = await sendForm(bankUrl, { _csrf: formToken(page), otp: PASSWORD, action: 'pay' });
  expectThat('a redirect after the password', sent.status === 303);
  detail(`POST otp=${PASSWORD} → ${sent.status}`);
  // The first redirect leads to the result, so that a reload does not submit the form again.
  const result = await openPage(new URL(sent.location, bankUrl).href);
  expectThat('a redirect to the shop', result.status === 303);
  detail(`GET the result → ${result.status} to ${result.location.split('?')[0]}`);
  return result.location;
}

async function waitForWebhook({ shop, reporter: { step, detail } }: PaymentDemo): Promise<void> {
  step('The webhook arrives. The shop handles it, but its connection drops before it answers.');
  const first = await waitFor('the webhook', RETRY_SECONDS, async () => shop.receipts[0]);
  expectThat('a first webhook that is handled but not answered', first.outcome === 'handled' && first.answer === 'cut');
  detail(`${first.eventId}: handler ran for ${shop.handled.join(', ')}; connection cut`);

  step('The service received no answer, so it retries after about 5 seconds…');
  const started = performance.now();
  const second = await waitFor('the webhook a second time', RETRY_SECONDS, async () => shop.receipts[1]);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  expectThat('the same event again, answered 200 as a duplicate', second.eventId === first.eventId);
  expectThat('the same event again, answered 200 as a duplicate', second.outcome === 'duplicate');
  detail(`${second.eventId}: after ${seconds} s, answered 200, ${second.outcome}`);
  expectThat('a handler that ran once', shop.handled.length === 1);
  detail(`The handler has run ${shop.handled.length} time.`);
}

/**
 * Runs the payment.
 * @throws UnmetExpectation at the first step that fails.
 */
export async function runPayment(parts: PaymentDemo): Promise<void> {
  const { demo, shop, reporter } = parts;
  const { step, detail } = reporter;
  const { baseUrl, merchantId, apiKey } = demo;
  const settings = await configureWebhook(parts);
  const merchant = createMerchantClient({ baseUrl, merchantId, apiKey });

  step('The merchant creates an order.');
  const orderId = `DEMO${Date.now().toString(36).toUpperCase()}`;
  const created = await merchant.createOrder({
    body: { order_id: orderId, amount: '100.00', currency: 'INR', return_url: shop.returnUrl },
  });
  expectThat('a new order', created.status === 200);
  expectThat('a new order', created.body.status === OrderStatus.NEW);
  const { amount, currency, status } = created.body;
  detail(`POST /orders → ${created.status}: ${orderId}, ${amount} ${currency}, ${status}`);

  const returnUrl = await payAtTheBank(parts, orderId);

  step('The customer returns to the shop, which verifies the signature of the return URL.');
  const thanks = await openPage(returnUrl);
  expectThat('a signed return as CHARGED', thanks.text === `${orderId} ${OrderStatus.CHARGED} signature right`);
  detail(`GET /thanks → ${thanks.status}: ${thanks.text}`);

  step('The shop does not rely on the browser. It reads the order.');
  const order = await merchant.getOrder({ path: { order_id: orderId } });
  expectThat('the order as CHARGED', order.status === 200);
  expectThat('the order as CHARGED', order.body.status === OrderStatus.CHARGED);
  const { webhook_notified: notified } = order.body;
  detail(`GET /orders/${orderId} → ${order.status}: ${order.body.status}, webhook_notified ${notified}`);
  expectThat('webhook_notified false before the shop has answered', notified === false);

  await waitForWebhook(parts);

  step('The order shows that the webhook was delivered.');
  await waitFor('webhook_notified true', RETRY_SECONDS, async () => {
    const now = await merchant.getOrder({ path: { order_id: orderId } });
    return now.status === 200 && now.body.webhook_notified === true ? now : undefined;
  });
  const report = await settings.getOrderWebhooks({ path: { order_id: orderId } });
  expectThat('the report of the order’s webhooks', report.status === 200);
  const attempts = report.body.deliveries.flatMap((delivery) => delivery.attempts);
  expectThat('two attempts, the last one answered 200', attempts.length === 2 && attempts[1]?.http_status === 200);
  detail(`GET /orders/${orderId} → webhook_notified true`);
  detail(
    `GET /settings/orders/${orderId}/webhooks → attempts: ${attempts.map(({ outcome }) => outcome).join(', then ')}`,
  );
}
