/** `npm run test:stores`: the receiver kit's stores against a real Redis and PostgreSQL. Arguments go to Vitest. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runVitest } from './run-vitest.ts';

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const missing = [
  ...(onPath('redis-server') ? [] : ['redis-server']),
  ...(onPath('initdb') || existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
];

if (missing.length > 0) {
  console.error(
    `Not found: ${missing.join(', ')}. Install them (for example \`apt-get install ${missing.join(' ')}\`).`,
  );
  process.exitCode = 1;
} else {
  await runVitest(['test/receiver-kit/stores/', ...process.argv.slice(2)], process.env);
}
