/**
 * Access to the embedded mongod: one user, whose password is in the data directory and readable by its owner only. Other users of the
 * machine can reach the port.
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

/** The user of a directory's mongod. Undefined before the first start. */
export function embeddedUser(directory: string): MongodUser | undefined {
  try {
    const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8').trim();
    return password === '' ? undefined : { username: USERNAME, password };
  } catch {
    return undefined;
  }
}

/** The key file of the replica set, which mongod requires for authentication. */
function ensureKeyFile(directory: string): string {
  const file = join(directory, KEY_FILE);
  if (!existsSync(file)) writeSecret(file, randomBytes(SECRET_BYTES).toString('base64'));
  return file;
}

/** Writes atomically: a truncated file would count as the secret. */
function writeSecret(file: string, secret: string): void {
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Creates the user over an unauthenticated connection: by mongod's localhost exception, or on a mongod without authentication.
 * Writes the password last: without the file, the next start sets a new one.
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

/** Runs `work` on a primary mongod. Stops mongod when `work` fails. */
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
 * Starts a mongod with authentication, and creates its user when there is none. Data from a mongod without authentication is served
 * without it until the user exists.
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
