/**
 * Who may use an embedded mongod: one user, whose password is kept in the data directory, readable by its owner alone. Other users and
 * programs of the machine reach its port as well.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, MongoServerError } from 'mongodb';
import { dbPath, EmbeddedMongodError, type MongodProcess, type MongodSettings, startMongod } from './mongod-process.ts';
import { ensurePrimary, type MongodUser, mongodUri } from './replica-set.ts';

const USERNAME = 'service';
const PASSWORD_FILE = 'password';
const KEY_FILE = 'keyfile';
const SECRET_BYTES = 32;
/** mongod's code for a user that exists. */
const USER_EXISTS = 51_003;

/** The user of a directory's mongod; undefined until the first start has made it. */
export function embeddedUser(directory: string): MongodUser | undefined {
  try {
    const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8').trim();
    return password === '' ? undefined : { username: USERNAME, password };
  } catch {
    return undefined;
  }
}

/** What the members of a replica set know each other by, which mongod asks for where users log in. */
function ensureKeyFile(directory: string): string {
  const file = join(directory, KEY_FILE);
  if (!existsSync(file)) writeSecret(file, randomBytes(SECRET_BYTES).toString('base64'));
  return file;
}

/** Whole or not at all: a file cut short would be taken for the secret. */
function writeSecret(file: string, secret: string): void {
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Makes the user over a connection that is let in without one: mongod's own exception for the first user, asked for from this machine,
 * or a mongod that asks nobody. The password is kept last: without it the next start makes a new one.
 */
async function createUser({ directory, port }: MongodSettings): Promise<MongodUser> {
  const user = { username: USERNAME, password: randomBytes(SECRET_BYTES).toString('hex') };
  const client = new MongoClient(mongodUri(port, undefined), { maxPoolSize: 1, writeConcern: { w: 'majority' } });
  try {
    const admin = client.db('admin');
    const named = { pwd: user.password, roles: ['root'], writeConcern: { w: 'majority', j: true } };
    await admin.command({ createUser: USERNAME, ...named }).catch(async (error: unknown) => {
      if (!(error instanceof MongoServerError) || error.code !== USER_EXISTS) throw error;
      await admin.command({ updateUser: USERNAME, ...named });
    });
  } finally {
    await client.close();
  }
  writeSecret(join(directory, PASSWORD_FILE), user.password);
  return user;
}

/** Runs `work` on a mongod that is primary; stops it when that fails. */
async function withPrimary<Result>(
  settings: MongodSettings,
  { keyFile, user }: { readonly keyFile: string | null; readonly user: MongodUser | undefined },
  work: (mongod: MongodProcess) => Promise<Result>,
): Promise<Result> {
  const mongod = await startMongod({ ...settings, keyFile });
  const endedEarly = mongod.ended.then((how) => {
    throw new EmbeddedMongodError(`mongod ended while starting (${how}).`);
  });
  try {
    await Promise.race([ensurePrimary(settings.port, user), endedEarly]);
    return await work(mongod);
  } catch (error) {
    await mongod.stop();
    throw error;
  }
}

/**
 * Starts a mongod that lets in its user alone, and makes the user first where there is none. Data of a mongod that asked nobody is served
 * without a log-in for as long as that takes, and then no more.
 */
export async function startPrimary(settings: MongodSettings): Promise<MongodProcess> {
  const keyFile = ensureKeyFile(settings.directory);
  const known = embeddedUser(settings.directory);
  if (known !== undefined) return withPrimary(settings, { keyFile, user: known }, async (mongod) => mongod);
  if (!existsSync(join(dbPath(settings.directory), 'WiredTiger'))) {
    return withPrimary(settings, { keyFile, user: undefined }, async (mongod) => {
      await createUser(settings);
      return mongod;
    });
  }
  const user = await withPrimary(settings, { keyFile: null, user: undefined }, async (mongod) => {
    const created = await createUser(settings);
    await mongod.stop();
    return created;
  });
  return withPrimary(settings, { keyFile, user }, async (mongod) => mongod);
}
