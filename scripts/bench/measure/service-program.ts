/** The service as `npm start` runs it, on a running mongod: how long it takes to start, and what it uses while idle. */

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_ARGUMENTS, SERVER_BUNDLE } from '../../build-server.ts';
import { freePort } from '../../ports.ts';
import { type BenchProcess, startProcess } from './bench-process.ts';
import type { Pinning } from './pinning.ts';
import { whenAnswering } from './ports.ts';

export interface ServiceProgramParts {
  readonly pinning: Pinning;
  readonly mongoUri: string;
  /** A folder for the service's keys and `demo.json`. */
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface StartedService {
  readonly process: BenchProcess;
  /** From exec to the first 200 on /ready, in milliseconds. */
  readonly startMs: number;
}

/** Starts it and waits for /ready. `nodeArgs` come before the program. */
export async function startService(parts: ServiceProgramParts, nodeArgs: readonly string[]): Promise<StartedService> {
  const { pinning, mongoUri, dataDir, env } = parts;
  const port = await freePort();
  const place = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const settings = { ...place, MONGODB_URI: mongoUri, SVC_ENV: 'sandbox' };
  const started = performance.now();
  const process = startProcess(pinning, [...nodeArgs, ...NODE_ARGUMENTS, SERVER_BUNDLE], { ...env, ...settings });
  await whenAnswering(port, { path: '/ready', headers: {} });
  return { process, startMs: performance.now() - started };
}

export interface StartTimes {
  /** On an empty database, where every index is made. Milliseconds. */
  readonly firstMs: number;
  /** On the same database, where the indexes are looked over. Milliseconds. */
  readonly laterMs: readonly number[];
}

export async function timeStarts(parts: ServiceProgramParts, times: number): Promise<StartTimes> {
  const all: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const { process, startMs } = await startService(parts, []);
    await process.stop();
    all.push(startMs);
  }
  const [firstMs = 0, ...laterMs] = all;
  return { firstMs, laterMs };
}

/** The service compiles the contract's schemas after it is ready, and V8 the code that repeats: neither is idle. Multiple of the time measured. */
const SETTLING = 6;

export interface Idle {
  /** Share of a core, in percent. */
  readonly cpuPercent: number;
  /** Database operations a second, those of mongod by itself and of this benchmark taken off. */
  readonly operationsPerSecond: number;
}

export interface IdleParts extends ServiceProgramParts {
  readonly programs: string;
  /** Operations that mongod has served so far. */
  readonly operations: () => Promise<number>;
  readonly seconds: number;
}

export async function watchIdle(parts: IdleParts): Promise<Idle> {
  const { operations, seconds, programs } = parts;
  async function operationsInWindow(): Promise<number> {
    const before = await operations();
    await sleep(seconds * 1_000);
    return (await operations()) - before;
  }

  const alone = await operationsInWindow();
  const { process } = await startService(parts, ['--import', join(programs, 'probe.mjs')]);
  try {
    await sleep(seconds * 1_000 * SETTLING);
    const cpuBefore = await process.ask({ kind: 'cpu' });
    const served = await operationsInWindow();
    const cpu = (await process.ask({ kind: 'cpu' })) - cpuBefore;
    return {
      cpuPercent: (cpu / (seconds * 1_000_000)) * 100,
      operationsPerSecond: Math.max(0, served - alone) / seconds,
    };
  } finally {
    await process.stop();
  }
}
