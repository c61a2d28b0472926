/** `npm run test:stores`: the receiver kit's stores against a real Redis and PostgreSQL. Arguments go to Vitest. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runVitest } from './run-program.ts';

/** Where Debian keeps the servers' programs, a folder for each version. */
const POSTGRES = '/usr/lib/postgresql';

const folders = (process.env.PATH ?? '').split(delimiter);
const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map((version) => join(POSTGRES, version, 'bin')) : [];
const has = (program: string, places: readonly string[]): boolean =>
  places.some((place) => existsSync(join(place, program)));
const packages = [
  ...(has('redis-server', folders) && has('redis-cli', folders) ? [] : ['redis-server']),
  ...(has('initdb', [...folders, ...versions]) && canRunPostgres() ? [] : ['postgresql']),
];

/** It refuses to run as root; Debian's package brings a user for it. */
function canRunPostgres(): boolean {
  if (process.getuid?.() !== 0) return true;
  try {
    execFileSync('id', ['-u', 'postgres'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

if (packages.length > 0) {
  console.error(`Not found: ${packages.join(', ')}. Get it so: apt-get install ${packages.join(' ')}`);
  process.exitCode = 1;
} else {
  await runVitest(['test/integration/receiver-kit/stores/', ...process.argv.slice(2)], process.env);
}
