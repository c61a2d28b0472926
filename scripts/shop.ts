/**
 * `npm run shop`: runs the example shop of `shop/shop.ts` beside the service that `npm start` runs. The service's webhooks go to the shop
 * while it is open, and afterwards where they went before, so that none is sent to a closed shop.
 */
import { join } from 'node:path';
import type { AdminClient } from '../generated/client/index.ts';
import { assertOk } from '../generated/client/index.ts';
import { loginToSettings, readDemo } from './demo/service-process.ts';
import { freePort, isPortFree } from './ports.ts';
import { runNode } from './run-program.ts';

const dataDir = process.env.DATA_DIR || '.data';
const USUAL_PORT = 3000;

async function shopPort(): Promise<number> {
  const chosen = Number(process.env.SHOP_PORT || USUAL_PORT);
  return process.env.SHOP_PORT || (await isPortFree(chosen)) ? chosen : freePort();
}

/** Sets the webhook URL and returns the previous one. */
async function moveWebhooks(settings: AdminClient, url: string | null): Promise<string | null> {
  const before = await settings.getWebhookSettings();
  assertOk(before);
  assertOk(await settings.updateWebhookSettings({ body: { url } }));
  return before.body.url ?? null;
}

async function runShop(): Promise<void> {
  // A signal must not end this process before the webhook URL is back.
  const unwanted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => unwanted.abort());
  const demo = await readDemo(dataDir);
  const port = String(await shopPort());
  const url = `http://127.0.0.1:${port}/webhooks`;
  const found = await moveWebhooks(await loginToSettings(demo.baseUrl, demo), url);
  // A shop that was killed left its URL.
  const before = found === url ? null : found;
  console.log(`The service at ${demo.baseUrl} sends its webhooks to ${url}. Press Ctrl-C to close the shop.`);
  const { merchantId: MERCHANT, apiKey: API_KEY, responseKey: RESPONSE_KEY, baseUrl: BASE } = demo;
  const { webhookUsername: HOOK_USER, webhookPassword: HOOK_PASSWORD } = demo;
  const own = { BASE, MERCHANT, API_KEY, RESPONSE_KEY, HOOK_USER, HOOK_PASSWORD, PORT: port };
  const program = ['--import', 'tsx', join('scripts', 'shop', 'shop.ts')];
  if (!unwanted.signal.aborted) await runNode(program, { ...process.env, ...own });
  if (unwanted.signal.aborted) process.exitCode = 0;
  try {
    // The first settings session may be over by now.
    await moveWebhooks(await loginToSettings(demo.baseUrl, demo), before);
    console.log(`The shop is closed. The webhook URL is ${before ?? 'empty'} again.`);
  } catch {
    console.log(`The shop is closed. The service does not answer, so its webhook URL is still ${url}.`);
  }
}

await runShop().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `The shop needs the service and its demo merchant: run \`npm start\` first, with the same DATA_DIR (${dataDir}).`,
  );
  console.error(`Reason: ${reason}`);
  process.exitCode = 1;
});
