import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type EmbeddedMongod, startEmbeddedMongod } from '../../scripts/dev-mongod/embedded-mongod.ts';
import { startMongod } from '../../scripts/dev-mongod/mongod-process.ts';
import { chooseMongodSettings, embeddedMongodUri } from '../../scripts/dev-mongod/mongod-settings.ts';
import { stopOrphanedMongod } from '../../scripts/dev-mongod/orphaned-mongod.ts';
import { ensurePrimary, mongodUri } from '../../scripts/dev-mongod/replica-set.ts';
import { inspectProcess } from '../../scripts/dev-mongod/running-process.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { type KilledService, startServiceProcess } from './service-process.ts';

vi.setConfig({ testTimeout: 60_000 });

let directory: string;
let lines: string[];
const running: EmbeddedMongod[] = [];
const services: KilledService[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(inject('scratch'), 'mongod-'));
  lines = [];
});

afterEach(async () => {
  for (const service of services.splice(0)) await service.kill();
  for (const mongod of running.splice(0)) await mongod.stop();
  await stopOrphanedMongod(directory, () => {});
  await rm(directory, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedMongod> {
  const mongod = await startEmbeddedMongod({ directory, env: process.env, log: (line) => lines.push(line) });
  running.push(mongod);
  return mongod;
}

async function startService(): Promise<KilledService> {
  const service = await startServiceProcess(directory);
  services.push(service);
  return service;
}

async function write(uri: string, id: string): Promise<void> {
  const { db, close } = await connectMongo(uri);
  await db.collection<{ _id: string }>('notes').insertOne({ _id: id });
  await close();
}

async function notes(uri: string): Promise<string[]> {
  const { db, close } = await connectMongo(uri);
  const found = await db.collection<{ _id: string }>('notes').find().toArray();
  await close();
  return found.map(({ _id }) => _id);
}

function mongodPid(): number {
  return Number(readFileSync(join(directory, 'db', 'mongod.lock'), 'utf8'));
}

describe('the embedded mongod', () => {
  it('is a replica set that commits transactions and streams changes', async () => {
    const { uri } = await start();
    const { client, db, close } = await connectMongo(uri);
    const changes = db.watch();
    const seen = changes.next();
    await db.createCollection('a');
    await db.createCollection('b');
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await db.collection('a').insertOne({ n: 1 }, { session });
        await db.collection('b').insertOne({ n: 2 }, { session });
      }),
    );
    expect(await db.collection('b').countDocuments()).toBe(1);
    expect(await seen).toMatchObject({ operationType: 'insert' });
    await changes.close();
    await close();
  });

  it('has ended when stop() returns, and restarts with its data at the same address', async () => {
    const first = await start();
    await write(first.uri, 'kept');
    const pid = mongodPid();
    await Promise.all([first.stop(), first.stop()]);
    expect(inspectProcess(pid)).toBeUndefined();

    const second = await start();
    expect(second.uri).toBe(first.uri);
    expect(await notes(second.uri)).toEqual(['kept']);
  });

  it('moves to another port when its own is in use', async () => {
    const first = await start();
    await write(first.uri, 'kept');
    await first.stop();
    const squatter = await listen(Number(new URL(first.uri).port));
    const second = await start();
    expect(second.uri).not.toBe(first.uri);
    expect(await notes(second.uri)).toEqual(['kept']);
    await new Promise((resolve) => squatter.close(resolve));
  });

  it('restarts at the same address when it is killed', async () => {
    const { uri } = await start();
    await write(uri, 'kept');
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 20_000 });
    await client.connect();
    const pid = mongodPid();
    const gone = new Promise((resolve) => client.once('serverHeartbeatFailed', resolve));
    process.kill(pid, 'SIGKILL');
    await gone;
    await client.close();
    const again = new MongoClient(uri, { serverSelectionTimeoutMS: 20_000 });
    expect(await again.db('card_payments').collection('notes').countDocuments()).toBe(1);
    await again.close();
    expect(mongodPid()).not.toBe(pid);
    expect(lines).toEqual(['mongod ended unexpectedly (SIGKILL). Restarting it.']);
  });
});

it('databases that one process starts at the same time get a port each', async () => {
  const search = { env: process.env, log: () => {} };
  const ports: number[] = [];
  for (const each of [1, 2, 3]) {
    // Chosen, and not listened on yet.
    const { port } = await chooseMongodSettings(await mkdtemp(join(directory, `${each}-`)), search);
    ports.push(port);
  }
  expect(new Set(ports).size).toBe(ports.length);
});

it('waits for a mongod that answers only after the timeout of one request', async () => {
  const place = await chooseMongodSettings(directory, { env: process.env, log: () => {} });
  const primary = ensurePrimary(place.port, undefined).then(() => 'primary', String);
  // A question waits for five seconds by the machine's clock.
  await sleep(5_500);
  const mongod = await startMongod({ ...place, keyFile: null });
  expect(await primary).toBe('primary');
  await mongod.stop();
});

it('waits for an existing replica set without a user that is not yet primary', async () => {
  const place = await chooseMongodSettings(directory, { env: process.env, log: () => {} });
  const keyFile = join(directory, 'keyfile');
  writeFileSync(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 });
  const mongod = await startMongod({ ...place, keyFile });
  // One of them makes the set; the others find it made.
  const all = Array.from({ length: 8 }, () => ensurePrimary(place.port, undefined).then(() => 'primary', String));
  expect(new Set(await Promise.all(all))).toEqual(new Set(['primary']));
  await mongod.stop();
});

describe('the log-in of the embedded mongod', () => {
  const openUri = (uri: string) => uri.replace(/\/\/[^@]*@/, '//');

  /** Without the password, nothing is allowed. */
  async function expectClosed(uri: string): Promise<void> {
    const client = new MongoClient(openUri(uri));
    try {
      const notes = client.db('card_payments').collection('notes');
      await expect(notes.countDocuments()).rejects.toThrow(/requires authentication/);
      await expect(notes.insertOne({ n: 1 })).rejects.toThrow(/requires authentication/);
      const user = { createUser: 'other', pwd: 'other', roles: ['root'] };
      await expect(client.db('admin').command(user)).rejects.toThrow(/requires authentication/);
    } finally {
      await client.close();
    }
  }

  it('is required of every client, and stored where only its owner can read it', async () => {
    const { uri } = await start();
    await expectClosed(uri);
    await write(uri, 'kept');
    const password = readFileSync(join(directory, 'password'), 'utf8').trim();
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    expect(uri).toContain(password);
    expect(['password', 'keyfile'].map((name) => statSync(join(directory, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(embeddedMongodUri(directory)).toBe(uri);
    expect(inspectProcess(mongodPid())?.command).not.toContain(password);
  });

  it('is added to existing data without one, at another port too, and nothing is lost', async () => {
    const place = await chooseMongodSettings(directory, { env: process.env, log: () => {} });
    const earlier = await startMongod({ ...place, keyFile: null });
    await ensurePrimary(place.port, undefined);
    await write(mongodUri(place.port, undefined), 'kept');
    await earlier.stop();
    const squatter = await listen(place.port);
    const { uri } = await start();
    await new Promise((resolve) => squatter.close(resolve));
    expect(await notes(uri)).toEqual(['kept']);
    await expectClosed(uri);
  });

  it('is created again when its file is missing', async () => {
    const first = await start();
    await write(first.uri, 'kept');
    await first.stop();
    await rm(join(directory, 'password'));
    const { uri } = await start();
    expect(uri).not.toBe(first.uri);
    expect(await notes(uri)).toEqual(['kept']);
    await expectClosed(uri);
    await expect(notes(first.uri)).rejects.toThrow(/Authentication failed/);
  });
});

describe('after a kill -9 of the service', () => {
  it('the orphaned mongod is stopped and no acknowledged write is lost', async () => {
    const service = await startService();
    await write(service.uri, 'kept');
    const left = mongodPid();
    await service.kill();
    expect(inspectProcess(left)).toBeDefined();

    const { uri } = await start();
    expect(inspectProcess(left)).toBeUndefined();
    expect(lines).toEqual([`Stopping the mongod (process ${left}) that an earlier run left on ${directory}.`]);
    expect(await notes(uri)).toEqual(['kept']);
  });

  it('and of its mongod too, the journal restores acknowledged writes', async () => {
    const service = await startService();
    await write(service.uri, 'kept');
    const left = mongodPid();
    await service.kill();
    process.kill(left, 'SIGKILL');

    const { uri } = await start();
    expect(await notes(uri)).toEqual(['kept']);
  });
});

it('a mongod that a script kills has ended when kill() returns, even if the script waits for nothing else', async () => {
  const module = JSON.stringify(join(import.meta.dirname, '../../scripts/faults/own-mongod.ts'));
  const script = `const { startMongodIn } = await import(${module});
    const mongod = await startMongodIn(${JSON.stringify(directory)});
    const pid = mongod.pid();
    await mongod.kill();
    console.log(pid);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  // Node.js exits with 13, and so fails this call, when nothing is left to wait for.
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(() => process.kill(Number(stdout), 0)).toThrow('ESRCH');
});

describe('a second service on the same directory', () => {
  it('waits for the first when it is stopping', async () => {
    const service = await startService();
    const second = start();
    await service.stop();
    expect(await notes((await second).uri)).toEqual([]);
  });
});

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
