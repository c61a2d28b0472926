/**
 * The names that the machine's hosts file gives addresses to. Asked for every new connection, so it is read again only when it
 * has changed. Looks nothing up elsewhere.
 */
import type { LookupAddress } from 'node:dns';
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
