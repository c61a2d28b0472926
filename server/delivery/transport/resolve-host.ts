/**
 * Resolves host names without `dns.lookup`, which blocks one of the process's few shared threads until the last DNS
 * server responds: one merchant's names could delay all others.
 *
 * Sources, in this order: the hosts file; `localhost` and names under it (this machine, RFC 6761); the machine's DNS
 * servers. No search domains and no other name service. Checks no address. The hosts file is consulted for every new
 * connection, and read again only when it has changed.
 */
import { promises as dns, type LookupAddress } from 'node:dns';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';

/** The addresses of a name, in file order; empty when it is not listed. */
export type HostsFile = (name: string) => readonly LookupAddress[];

type Entries = ReadonlyMap<string, readonly LookupAddress[]>;

/** Opens a hosts file. A missing or unreadable file lists no names. */
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
  /** DNS servers, as `address` or `address:port`; null for the machine's. */
  readonly servers: readonly string[] | null;
  /** Time limit of a look-up, milliseconds. */
  readonly lookUpMs: number;
}

/**
 * Resolves to every address of a host name; empty when the name exists without addresses. Rejects with an error that
 * has a `code`.
 */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/** Tries within the time limit, since datagrams get lost, and the share of it that the first one gets. */
const TRIES = 2;
const FIRST_TRY_SHARE = 0.3;

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Creates a resolver. Concurrent calls for one name share a look-up. */
export function createResolveHost({ hostsFile, servers, lookUpMs }: ResolveHostOf): ResolveHost {
  // At most one look-up for each name, however many events wait for its endpoint.
  const pending = new Map<string, Promise<LookupAddress[]>>();

  const askServers = async (name: string): Promise<LookupAddress[]> => {
    // A resolver for each look-up: `cancel` affects only this one, and nothing is cached.
    const resolver = new dns.Resolver({ timeout: Math.ceil(lookUpMs * FIRST_TRY_SHARE), tries: TRIES });
    if (servers !== null) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), lookUpMs);
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      // IPv4 first: more hosts are reachable by it, and an unreachable address costs time.
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

/** The error of a failed look-up; null when it succeeded, or when the name has no such address. */
function failureOf(answer: PromiseSettledResult<unknown>): Error | null {
  if (answer.status === 'fulfilled') return null;
  const error: unknown = answer.reason;
  if (!(error instanceof Error)) return new Error('The look-up failed.', { cause: error });
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENODATA') return null;
  // A look-up is cancelled by its time limit.
  return code === 'ECANCELLED' ? Object.assign(new Error('No answer in time.'), { code: 'ETIMEOUT' }) : error;
}
