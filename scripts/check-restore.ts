/**
 * `npm run check:restore`: takes a backup of a service that takes payments, restores it into an empty mongod, and runs a service on it.
 * Writes scripts/check-restore/RESULT.md. Fails unless orders, cards, webhooks, event numbers, the audit log and payments are as the
 * guide on backups promises.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { runDrill } from './check-restore/drill.ts';
import { holds, restorePage } from './check-restore/result.ts';

const log = (line: string) => console.error(line);
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-restore-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await buildServer();
const result = await runDrill({ scratch, log });
const text = restorePage(result);
console.log(text);
for (const problem of result.problems.slice(0, 20)) log(problem);
await writeFile(join(import.meta.dirname, 'check-restore', 'RESULT.md'), text);
if (!holds(result)) process.exitCode = 1;
