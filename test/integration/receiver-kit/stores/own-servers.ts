/**
 * A Redis and a PostgreSQL of the tests' own: on free ports of the loopback interface, with their data in a directory
 * of their own, stopped by their process. Found on the PATH or where Debian puts them.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../scripts/ports.ts';

export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

const PATIENCE_MS = 20_000;

export async function startRedis(directory: string): Promise<OwnServer> {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--appendonly', 'yes'];
  const server = spawn('redis-server', [...settings, '--appendfsync', 'always', '--save', ''], { stdio: 'ignore' });
  const answers = () =>
    execFileSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8', stdio: 'pipe' }).startsWith('PONG');
  await untilUp('redis-server', server, async () => answers());
  return { url: `redis://127.0.0.1:${port}`, stop: () => stop(server, 'SIGTERM') };
}

export async function startPostgres(): Promise<OwnServer> {
  // Not in the run's directory, which is its owner's alone: the server may be another user.
  const directory = mkdtempSync(join(tmpdir(), 'card-payments-postgres-'));
  const owner = serverUser();
  if (owner !== null) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { ...(owner ?? {}), cwd: directory, stdio: 'ignore' } as const;
  const init = spawn(program('initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-N', '-E', 'UTF8'], options);
  const [code] = await once(init, 'exit');
  if (code !== 0) throw new Error('initdb failed');
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, '-c', 'max_connections=200'];
  const server = spawn(program('postgres'), settings, options);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await untilUp('postgres', server, async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.end();
    return true;
  });
  // A fast end: it does not wait for clients that are still connected.
  return { url, stop: () => stop(server, 'SIGINT').then(() => rmSync(directory, { recursive: true, force: true })) };
}

/** PostgreSQL does not run as root; its package brings a user. */
function serverUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function program(name: string): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((one, other) => Number(other) - Number(one)) : [];
  const found = versions.map((version) => join(base, version, 'bin', name)).find((path) => existsSync(path));
  return found ?? name;
}

async function untilUp(name: string, server: ChildProcess, isUp: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`${name} ended at once`);
    if (await isUp().catch(() => false)) return;
    await sleep(50);
  }
  server.kill('SIGKILL');
  throw new Error(`${name} does not answer`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}
