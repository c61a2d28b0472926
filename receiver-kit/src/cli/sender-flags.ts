/** The flags of the commands that send: the receiver and the secrets. */
import { readFile } from 'node:fs/promises';
import { isObject } from '../event/safe-json.ts';
import type { SenderSecrets } from '../testing/make-delivery.ts';
import { CommandError, type Flag, type FlagValues } from './command.ts';

export const secretFlags = {
  username: { value: 'NAME', description: 'user name of the webhook settings', envVariable: 'WEBHOOK_USERNAME' },
  password: { value: 'PASSWORD', description: 'password of the webhook settings', envVariable: 'WEBHOOK_PASSWORD' },
  secret: { value: 'whsec_…', description: 'signing secret of the webhook settings', envVariable: 'WEBHOOK_SECRET' },
} as const satisfies Record<string, Flag>;

export const senderFlags = {
  url: { value: 'URL', description: 'the receiver', envVariable: 'WEBHOOK_URL' },
  ...secretFlags,
  keys: {
    value: 'FILE',
    description:
      'sends encrypted bodies: the file of serve --keys; its first entry also needs servicePrivateKey, of a test pair',
  },
} as const satisfies Record<string, Flag>;

/** @throws CommandError */
export function urlOf(flags: FlagValues): string {
  const url = flags.required('url');
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new CommandError('--url must begin with http:// or https://.');
}

/** @throws CommandError */
export async function senderSecrets(flags: FlagValues): Promise<SenderSecrets> {
  const username = flags.text('username');
  const signingSecret = flags.text('secret');
  const keys = flags.text('keys');
  return {
    ...(username === undefined ? {} : { credentials: { username, password: flags.required('password') } }),
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
    throw new CommandError(`${file} cannot be read, or is not valid JSON.`);
  }
}

function isKey(value: unknown): value is string | Readonly<Record<string, string>> {
  return typeof value === 'string' || isObject(value);
}
