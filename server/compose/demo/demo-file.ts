/**
 * `demo.json`: the keys of the demo merchant, and the start message that points to them. The file is created on first start,
 * readable only by its owner; its secrets survive restarts. Sandbox only.
 */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEMO_MERCHANT_ID } from '../../domain/merchants/merchant.ts';
import type { Config } from '../../platform/config.ts';
import type { Random } from '../../platform/runtime.ts';

const DEMO_FILE = 'demo.json';

const names = [
  'baseUrl',
  'merchantId',
  'clientId',
  'apiKey',
  'settingsUsername',
  'settingsPassword',
  'operatorKey',
  'responseKey',
  'webhookUsername',
  'webhookPassword',
] as const;

/** The content of the file. */
export type Demo = { readonly [Name in (typeof names)[number]]: string };

function freshDemo(random: Random): Demo {
  const secret = (bytes: number) => random.bytes(bytes).toString('hex');
  return {
    baseUrl: '',
    merchantId: DEMO_MERCHANT_ID,
    clientId: DEMO_MERCHANT_ID,
    apiKey: `svc_key_${secret(32)}`,
    settingsUsername: 'demo_settings',
    settingsPassword: secret(12),
    operatorKey: '',
    responseKey: `resp_key_${secret(16)}`,
    webhookUsername: 'demohooks',
    webhookPassword: secret(12),
  };
}

/** The usable entries of the file; none if it is malformed. */
function readStored(text: string): Partial<Demo> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    const strings = Object.entries(value).filter(
      ([name, item]) => typeof item === 'string' && item !== '' && names.some((known) => known === name),
    );
    return Object.fromEntries(strings);
  } catch {
    return {};
  }
}

/** Reads the file, adds missing entries, updates `baseUrl` and `operatorKey`, and writes it atomically. */
export async function storeDemoFile(
  dataDir: string,
  now: Pick<Demo, 'baseUrl' | 'operatorKey'>,
  random: Random,
): Promise<Demo> {
  const path = join(dataDir, DEMO_FILE);
  const text = await readFile(path, 'utf8').catch(() => '');
  const demo: Demo = { ...freshDemo(random), ...readStored(text), ...now };
  await mkdir(dataDir, { recursive: true });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, path);
  return demo;
}

export interface StartMessageParts {
  readonly baseUrl: string;
  readonly demo: Demo | null;
}

/** The message that the service prints after its start: its URL and, with the demo merchant, a first call to try. */
export function startMessage(
  { baseUrl, demo }: StartMessageParts,
  config: Pick<Config, 'dataDir' | 'environment'>,
): string {
  const ready = `Card payments service (${config.environment}) is ready at ${baseUrl}`;
  if (demo === null) return ready;
  const file = resolve(config.dataDir, DEMO_FILE);
  return `${ready}

Start page: ${baseUrl}/ (a test payment in two clicks)
Reference: ${baseUrl}/docs
Shop: run \`npm run shop\` in another shell, for a cart, a payment and a webhook.
Console: ${baseUrl}/console (log in with settingsUsername and settingsPassword of ${file})

Or create an order of the demo merchant with its API key, which is in the same file:

  curl -s ${baseUrl}/orders -u "$(node -p 'require("${file}").apiKey'):" -H 'x-merchantid: ${demo.merchantId}' \\
    -d order_id=FIRST1 -d amount=100.00

Open payment_links.web of the answer and pay with card 4111 1111 1111 1111, any future date, any CVV, password 111000.
`;
}
