/** The service as `npm start` runs it, over a mongod that is up already. */

import { SERVER_BUNDLE } from '../../build-server.ts';
import { type BenchProcess, startProcess } from './bench-process.ts';
import { freePort } from './free-port.ts';
import type { Pinning } from './pinning.ts';
import { whenAnswering } from './when-answering.ts';

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
  const process = startProcess(pinning, [...nodeArgs, '--enable-source-maps', SERVER_BUNDLE], { ...env, ...settings });
  await whenAnswering(port, { path: '/ready', headers: {} });
  return { process, startMs: performance.now() - started };
}
