/**
 * The service's published source addresses, read from its API or from a file. They fill the presets of the allow-list.
 */
import { readFile } from 'node:fs/promises';
import { ReceiverError } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import { cidrFault } from './cidr-list.ts';

export interface PublishedAddresses {
  readonly production: readonly string[];
  readonly sandbox: readonly string[];
}

export interface PublishedFrom {
  /** The URL of the service's `GET /webhook-source-addresses`. */
  readonly url?: string;
  /** A file with the same JSON. */
  readonly file?: string;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 5_000;

/**
 * Reads the published addresses once, at startup.
 * @throws ReceiverError ERR_CONFIG when reading fails or an entry is not an address.
 */
export async function publishedAddresses({
  url,
  file,
  fetch: call = fetch,
}: PublishedFrom): Promise<PublishedAddresses> {
  let given: unknown;
  try {
    if (file !== undefined) given = JSON.parse(await readFile(file, 'utf8'));
    else if (url !== undefined) given = await read(url, call);
    else throw new Error('give url or file');
  } catch (cause) {
    throw new ReceiverError(
      'ERR_CONFIG',
      'publishedAddresses: the addresses could not be read. Check url or file; the cause has the details.',
      { cause },
    );
  }
  const lists = isObject(given) ? given : {};
  return { production: addresses(lists.production), sandbox: addresses(lists.sandbox) };
}

async function read(url: string, call: typeof fetch): Promise<unknown> {
  const answer = await call(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (answer.status !== 200) throw new Error(`the service answered ${answer.status}`);
  return answer.json();
}

function addresses(list: unknown): readonly string[] {
  if (Array.isArray(list) && list.every((item: unknown): item is string => cidrFault(item) === null)) return list;
  throw new ReceiverError('ERR_CONFIG', 'publishedAddresses: production and sandbox must be lists of IP addresses.');
}
