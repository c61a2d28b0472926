/** The flags of the commands that send: where to, and with which secrets. */
import { readFile } from 'node:fs/promises';
import { isObject } from '../event/safe-json.ts';
import type { SenderSecrets } from '../testing/make-delivery.ts';
import { CommandError, type Flag, type GivenFlags } from './command.ts';

export const secretFlags = {
  username: { value: 'NAME', meaning: 'user name of the webhook settings', variable: 'WEBHOOK_USERNAME' },
  password: { value: 'PASSWORD', meaning: 'password of the webhook settings', variable: 'WEBHOOK_PASSWORD' },
  secret: { value: 'whsec_…', meaning: 'signing secret of the webhook settings', variable: 'WEBHOOK_SECRET' },
} as const satisfies Record<string, Flag>;

export const senderFlags = {
  url: { value: 'URL', meaning: 'the receiver', variable: 'WEBHOOK_URL' },
  ...secretFlags,
  keys: {
    value: 'FILE',
    meaning:
      'send encrypted: the file of serve --keys, whose first entry also has servicePrivateKey, of a pair made for trying',
  },
} as const satisfies Record<string, Flag>;

/** @throws CommandError */
export function urlOf(flags: GivenFlags): string {
  const url = flags.needed('url');
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new CommandError('--url must begin with http:// or https://.');
}

/** @throws CommandError */
export async function senderSecrets(flags: GivenFlags): Promise<SenderSecrets> {
  const username = flags.text('username');
  const signingSecret = flags.text('secret');
  const keys = flags.text('keys');
  return {
    ...(username === undefined ? {} : { credentials: { username, password: flags.needed('password') } }),
    ...(signingSecret === undefined ? {} : { signingSecret }),
    ...(keys === undefined ? {} : { encryption: await readKeys(keys) }),
  };
}

async function readKeys(file: string): Promise<NonNullable<SenderSecrets['encryption']>> {
  const value: unknown = await readJson(file);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const { kid, privateKey, publicKey = privateKey, servicePrivateKey } = isObject(first) ? first : {};
  if (typeof kid === 'string' && isKey(publicKey) && isKey(servicePrivateKey)) {
    return { kid, publicKey, servicePrivateKey };
  }
  throw new CommandError(
    '--keys must be a JSON list whose first entry has kid, privateKey (or publicKey) and servicePrivateKey.',
  );
}

/** @throws CommandError */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new CommandError(`${file} cannot be read, or is not JSON.`);
  }
}

function isKey(value: unknown): value is string | Readonly<Record<string, string>> {
  return typeof value === 'string' || isObject(value);
}
