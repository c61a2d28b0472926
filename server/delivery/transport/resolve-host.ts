/**
 * The addresses of host names, without `dns.lookup`: that one keeps one of the few threads that all look-ups of the process share, until
 * the last DNS server has not answered. The names of one merchant would hold up every other.
 *
 * Asked are, in this order: the hosts file, `localhost` and the names under it (this machine, RFC 6761), the DNS servers of the
 * machine. Nothing else: no search domain is tried, and no other source of names that a system may have. Judges no address. The hosts
 * file is asked for every new connection, so it is read again only when it has changed.
 */
import { promises as dns, type LookupAddress } from 'node:dns';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';

/** The addresses of a name, in the order of the file; none when it is not there. */
export type HostsFile = (name: string) => readonly LookupAddress[];

type Entries = ReadonlyMap<string, readonly LookupAddress[]>;

/** A hosts file by its path. One that is missing or cannot be read has no names. */
export function createHostsFile(path: string): HostsFile {
  let stamp = '';
  let entries: Entries = new Map();
  const refresh = () => {
    const { mtimeMs, size, ino } = statSync(path);
    const now = `${mtimeMs} ${size} ${ino}`;
    if (now === stamp) return;
    entries = entriesOf(readFileSync(path, 'utf8'));
    stamp = now;
  };
  return (name) => {
    try {
      refresh();
    } catch {
      stamp = '';
      entries = new Map();
    }
    return entries.get(name) ?? [];
  };
}

function entriesOf(text: string): Entries {
  const entries = new Map<string, LookupAddress[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const family = isIP(address);
    if (family === 0) continue;
    for (const name of names) {
      const lower = name.toLowerCase();
      const known = entries.get(lower) ?? [];
      if (!known.some((one) => one.address === address)) entries.set(lower, [...known, { address, family }]);
    }
  }
  return entries;
}

export interface ResolveHostOf {
  readonly hostsFile: HostsFile;
  /** DNS servers, as `address` or `address:port`; null for those of the machine. */
  readonly servers: readonly string[] | null;
  /** Milliseconds for a look-up, whatever the servers do. */
  readonly lookUpMs: number;
}

/** Every address of a host name; none when the name is there and has none. Rejects with an error that has a `code`. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/** A second try goes out when the first is not answered within a part of the time, since datagrams get lost. */
const TRIES = 2;
const FIRST_TRY_SHARE = 0.3;

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** A function that resolves. Whoever asks for a name that is just being looked up gets the answer to that. */
export function createResolveHost({ hostsFile, servers, lookUpMs }: ResolveHostOf): ResolveHost {
  // One look-up for each name at a time, however many events wait for its endpoint: never more than endpoints that are being sent to.
  const pending = new Map<string, Promise<LookupAddress[]>>();

  const askServers = async (name: string): Promise<LookupAddress[]> => {
    // Its own for each look-up: what is cancelled is this one alone, and no answer is kept for the next.
    const resolver = new dns.Resolver({ timeout: Math.ceil(lookUpMs * FIRST_TRY_SHARE), tries: TRIES });
    if (servers !== null) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), lookUpMs);
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      // IPv4 first: more hosts can be reached by it, and an address that cannot be costs time.
      const found = [...addressesOf(four, 4), ...addressesOf(six, 6)];
      if (found.length > 0) return found;
      const failure = [four, six].map(failureOf).find((error) => error !== null);
      if (failure === undefined) return [];
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };

  return async (hostname) => {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    const listed = hostsFile(name);
    if (listed.length > 0) return [...listed];
    if (/(^|\.)localhost$/.test(name)) return [...LOOPBACK];
    const known = pending.get(name);
    if (known !== undefined) return known;
    const asked = askServers(name).finally(() => pending.delete(name));
    pending.set(name, asked);
    return asked;
  };
}

function addressesOf(answer: PromiseSettledResult<readonly string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

/** Why there is no answer; null when there is one, and it is that the name has no such address. */
function failureOf(answer: PromiseSettledResult<unknown>): Error | null {
  if (answer.status === 'fulfilled') return null;
  const error: unknown = answer.reason;
  if (!(error instanceof Error)) return new Error('The look-up failed.', { cause: error });
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENODATA') return null;
  // Cancelled is what took too long.
  return code === 'ECANCELLED' ? Object.assign(new Error('No answer in time.'), { code: 'ETIMEOUT' }) : error;
}
