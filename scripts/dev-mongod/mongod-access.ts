/**
 * Who may use an embedded mongod: one user, whose password is kept in the data directory, readable by its owner alone. Other users and
 * programs of the machine reach its port as well.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, MongoServerError } from 'mongodb';
import { EmbeddedMongodError } from './embedded-mongod-error.ts';
import { dbPath, type MongodPlace, type MongodProcess, startMongod } from './mongod-process.ts';
import { ensurePrimary, type LoggedIn, mongodUri } from './replica-set.ts';

const USERNAME = 'service';
const PASSWORD_FILE = 'password';
const KEY_FILE = 'keyfile';
const SECRET_BYTES = 32;
/** mongod's code for a user that exists. */
const USER_EXISTS = 51_003;

/** The user of a directory's mongod; undefined until the first start has made it. */
export function embeddedUser(directory: string): LoggedIn | undefined {
  try {
    const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8').trim();
    return password === '' ? undefined : { username: USERNAME, password };
  } catch {
    return undefined;
  }
}

/** What the members of a replica set know each other by, which mongod asks for where users log in. */
function keepKeyFile(directory: string): string {
  const file = join(directory, KEY_FILE);
  if (!existsSync(file)) keepSecret(file, randomBytes(SECRET_BYTES).toString('base64'));
  return file;
}

/** Whole or not at all: a file cut short would be taken for the secret. */
function keepSecret(file: string, secret: string): void {
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Makes the user over a connection that is let in without one: mongod's own exception for the first user, asked for from this machine,
 * or a mongod that asks nobody. The password is kept last: without it the next start makes a new one.
 */
async function makeUser({ directory, port }: MongodPlace): Promise<LoggedIn> {
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
  keepSecret(join(directory, PASSWORD_FILE), user.password);
  return user;
}

/** Runs `work` on a mongod that is primary; stops it when that fails. */
async function withPrimary<Result>(
  place: MongodPlace,
  { keyFile, user }: { readonly keyFile: string | null; readonly user: LoggedIn | undefined },
  work: (mongod: MongodProcess) => Promise<Result>,
): Promise<Result> {
  const mongod = await startMongod({ ...place, keyFile });
  const endedEarly = mongod.ended.then((how) => {
    throw new EmbeddedMongodError(`mongod ended while starting (${how}).`);
  });
  try {
    await Promise.race([ensurePrimary(place.port, user), endedEarly]);
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
export async function startPrimary(place: MongodPlace): Promise<MongodProcess> {
  const keyFile = keepKeyFile(place.directory);
  const known = embeddedUser(place.directory);
  if (known !== undefined) return withPrimary(place, { keyFile, user: known }, async (mongod) => mongod);
  if (!existsSync(join(dbPath(place.directory), 'WiredTiger'))) {
    return withPrimary(place, { keyFile, user: undefined }, async (mongod) => {
      await makeUser(place);
      return mongod;
    });
  }
  const user = await withPrimary(place, { keyFile: null, user: undefined }, async (mongod) => {
    const made = await makeUser(place);
    await mongod.stop();
    return made;
  });
  return withPrimary(place, { keyFile, user }, async (mongod) => mongod);
}
