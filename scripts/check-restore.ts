/**
 * `npm run check:restore`: takes a backup of a service that takes payments, restores it into an empty mongod, and runs a service on it.
 * Writes scripts/check-restore/RESULT.md. Fails unless orders, cards, webhooks, event numbers, the audit log and payments are as the
 * guide on backups promises.
 *
 * `-- --dump <folder>` restores a dump of yours instead, into a mongod of its own or the empty database at MONGODB_URI, with the keys of
 * the environment. It sends nothing and writes no page.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '../server/platform/log.ts';
import { systemRuntime } from '../server/platform/runtime.ts';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { buildServer } from './build-server.ts';
import { runDrill } from './check-restore/drill.ts';
import { checkDump, dumpTable } from './check-restore/dump-check.ts';
import { environmentOf, operatorKeys } from './check-restore/operator-keys.ts';
import { holds, restorePage } from './check-restore/result.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';

const MOST_PROBLEMS = 20;
const { dump } = parseArgs({ options: { dump: { type: 'string' } } }).values;
const log = (line: string) => console.error(line);
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-restore-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Runs the drill and writes its page. Returns whether all held. */
async function drill(): Promise<boolean> {
  await buildServer();
  const result = await runDrill({ scratch, log });
  const text = restorePage(result);
  console.log(text);
  for (const problem of result.problems.slice(0, MOST_PROBLEMS)) log(problem);
  await writeFile(join(import.meta.dirname, 'check-restore', 'RESULT.md'), text);
  return holds(result);
}

/** Checks a dump of the operator. Returns whether all held. */
async function check(folder: string): Promise<boolean> {
  const { env } = process;
  const environment = environmentOf(env);
  const keys = await operatorKeys(env, systemRuntime.random);
  const given = env.MONGODB_URI?.trim() ?? '';
  const mongod =
    given === '' ? await startEmbeddedMongod({ directory: join(scratch, 'restored'), env, log }) : undefined;
  const { db, close } = await connectMongo(mongod?.uri ?? given);
  try {
    const quiet = createLog({ level: 'error', format: 'json', destination: process.stderr });
    const { checks, problems } = await checkDump({ db, folder, keys, environment, runtime: systemRuntime, log: quiet });
    console.log(dumpTable(checks));
    for (const problem of problems.slice(0, MOST_PROBLEMS)) log(problem);
    return checks.every((each) => each.holds);
  } finally {
    await close();
    await mongod?.stop();
  }
}

if (!(dump === undefined ? await drill() : await check(dump))) process.exitCode = 1;
