/**
 * Pays orders on the hosted page in Chromium, with the service and a webhook worker in processes of their own, a simulated Stripe and
 * a shop, and collects the spans of all of them.
 */
import type { Browser } from 'playwright-core';
import { assertOk, createMerchantClient } from '../../generated/client/index.ts';
import { EventName } from '../../generated/values.ts';
import { openChromium } from '../bench-pages/measure-page.ts';
import { prepareEnvironment } from '../demo/environment.ts';
import {
  loginToSettings,
  readDemo,
  type ServiceEnv,
  startServiceProcess,
  startWorkerProcess,
} from '../demo/service-process.ts';
import { waitFor } from '../demo/steps.ts';
import { startGatewaySimulator } from '../gateway-simulator/simulator.ts';
import { type CollectedSpan, startCollector } from './collector.ts';
import { openTracedShop, type TracedShop } from './shop.ts';
import { merchantTelemetry } from './telemetry.ts';

const HANDLED_SECONDS = 30;
/** The first payments of a process compile what later ones use. */
const WARM_UP = 5;
const PAYMENTS = 9;
/** Stripe's own test card, which asks for no password. */
const CARD = { number: '4242424242424242', expiry: '12/40', code: '123' };

export interface TracedPayments {
  readonly spans: readonly CollectedSpan[];
  /** Of the payments after the warm-up. */
  readonly orderIds: readonly string[];
  readonly chromium: string;
}

async function payInBrowser(browser: Browser, link: string, shop: TracedShop): Promise<void> {
  const page = await browser.newPage();
  await page.goto(link);
  await page.getByLabel('Card number').fill(CARD.number);
  await page.getByLabel('Expiry date').fill(CARD.expiry);
  await page.getByLabel('Security code').fill(CARD.code);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL((url) => url.href.startsWith(shop.returnUrl));
  await page.close();
}

/** Runs the payments. Ends all that it starts. @throws UnmetExpectation when a step does not succeed. */
export async function payTraced(log: (line: string) => void): Promise<TracedPayments> {
  const closers: (() => Promise<unknown>)[] = [];
  const closing = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const collector = await startCollector();
    closers.push(collector.close);
    const environment = await prepareEnvironment(process.env.MONGODB_URI || undefined);
    closers.push(environment.remove);
    const stripe = await startGatewaySimulator({ gateway: 'stripe', port: 0 });
    closers.push(stripe.close);
    // It may come before the answer or after it, and draws a different picture each time.
    stripe.fault({ kind: 'notify_never', times: null });
    const env: ServiceEnv = {
      ...environment.env,
      STRIPE_API_BASE: stripe.origin,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    };
    log('Starting the service, a worker and Chromium');
    const service = await startServiceProcess({ ...env, WEBHOOK_DELIVERY: 'off' });
    closers.push(service.stop);
    const worker = await startWorkerProcess(env);
    closers.push(worker.stop);
    const browser = await openChromium(process.env);
    closers.push(() => browser.close());

    const demo = await readDemo(environment.dataDir);
    const telemetry = merchantTelemetry(collector);
    closers.push(telemetry.close);
    const shop = await openTracedShop(demo, telemetry);
    closers.push(shop.close);
    const settings = await loginToSettings(service.baseUrl, demo);
    const events = [EventName.ORDER_SUCCEEDED];
    assertOk(await settings.replaceWebhookSettings({ body: { url: shop.webhookUrl, events } }));
    const credentials = { secret_key: 'sk_test_picture00000001', webhook_secret: 'whsec_picture0000000000001' };
    const gateway = {
      gateway: 'STRIPE',
      name: 'Stripe',
      reference_id: 'stripe',
      is_default: true,
      credentials,
    } as const;
    const connected = await settings.createGatewayConfig({ body: gateway });
    if (connected.status !== 201) throw new Error(`the gateway was answered ${connected.status}`);
    const merchant = createMerchantClient(demo);

    async function payOnce(orderId: string): Promise<void> {
      const order = { order_id: orderId, amount: '1499.00', currency: 'INR', return_url: shop.returnUrl } as const;
      const created = await merchant.createOrder({ body: order });
      assertOk(created);
      await payInBrowser(browser, created.body.payment_links?.web ?? '', shop);
      const isHandled = async () => shop.handled.includes(orderId) || undefined;
      await waitFor(`the event of ${orderId}`, HANDLED_SECONDS, isHandled);
    }
    for (let count = 1; count <= WARM_UP; count += 1) {
      log(`Payment ${count} of ${WARM_UP} to warm up`);
      await payOnce(`WARM-UP-${count}`);
    }
    const orderIds = Array.from({ length: PAYMENTS }, (_, index) => `ORDER-${index + 1}`);
    log(`${PAYMENTS} payments`);
    for (const orderId of orderIds) await payOnce(orderId);
    const chromium = browser.version();
    // The processes send their last spans when they stop; the collector is closed after them.
    const [first] = closers.splice(0, 1);
    await closing();
    const { spans } = collector;
    await first?.();
    return { spans, orderIds, chromium };
  } finally {
    await closing();
  }
}
