/** Participants in their processes, ready to be loaded. */
import { join } from 'node:path';
import type { Pool } from 'undici';
import { NODE_ARGUMENTS } from '../../build-server.ts';
import { freePort } from '../../ports.ts';
import { type AnswersAbout, connect } from '../load/target.ts';
import { getCall } from '../order-calls.ts';
import type { Participant } from '../participants.ts';
import { type BenchProcess, startProcess } from './bench-process.ts';
import type { Pinning } from './pinning.ts';
import { whenAnswering } from './ports.ts';

export interface Runner {
  readonly participant: Participant;
  readonly process: BenchProcess;
  /** Null for what is not loaded by HTTP. */
  readonly http: { readonly pool: Pool; readonly about: AnswersAbout } | null;
  stop(): Promise<void>;
}

export interface RunnerParts {
  readonly pinning: Pinning;
  /** The folder of the programs that build-programs.ts makes. */
  readonly programs: string;
  /** The address of a database. */
  readonly mongoUri: (database: string) => string;
  readonly env: NodeJS.ProcessEnv;
  readonly connections: number;
}

const PRISM = 'node_modules/@stoplight/prism-cli/dist/index.js';
const PRISM_OPTIONS = ['--multiprocess', 'false', '--dynamic', 'false', '--verboseLevel', 'silent'];

async function startPrism({ pinning, programs, env }: RunnerParts): Promise<readonly [BenchProcess, number]> {
  const port = await freePort();
  const address = ['--host', '127.0.0.1', '--port', String(port)];
  const probe = ['--import', join(programs, 'probe.mjs')];
  const process = startProcess(
    pinning,
    [...probe, PRISM, 'mock', 'generated/openapi.json', ...address, ...PRISM_OPTIONS],
    env,
  );
  await whenAnswering(port, getCall('ready'));
  return [process, port];
}

async function startOurs(participant: Participant, parts: RunnerParts): Promise<readonly [BenchProcess, number]> {
  const { pinning, programs, mongoUri, env } = parts;
  const args = [...NODE_ARGUMENTS, join(programs, 'main.mjs'), participant.name, mongoUri(participant.database)];
  const process = startProcess(pinning, args, env);
  return [process, await process.ask({ kind: 'port' })];
}

/** Starts an participant and connects to it. */
export async function startRunner(participant: Participant, parts: RunnerParts): Promise<Runner> {
  const [process, port] = await (participant.load === 'mock' ? startPrism(parts) : startOurs(participant, parts));
  const about = participant.load === 'mock' ? 'example' : 'asked';
  const http = participant.load === 'driver' ? null : ({ pool: connect(port, parts.connections), about } as const);
  return {
    participant,
    process,
    http,
    async stop() {
      await http?.pool.destroy();
      await process.stop();
    },
  };
}
