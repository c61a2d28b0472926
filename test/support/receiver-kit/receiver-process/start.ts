/** Starts receiver processes. Their program is bundled first, so that each starts quickly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'esbuild';

export interface ReceiverProcess {
  readonly url: string;
  readonly ended: Promise<unknown>;
  kill(): Promise<void>;
}

export interface ReceiverProcessSettings {
  /** The address of the shop's database. */
  readonly data: string;
  readonly leaseSeconds?: number;
  /** How long its handler takes. */
  readonly handlerMs?: number;
  readonly port?: number;
  /** Names its lists of jobs: it then has the levels that go on after the answer. */
  readonly jobs?: string;
}

/** Below the project's directory, where the packages are found that stay out of it. */
const BUNDLE = `.build/receiver-process.${process.pid}.mjs`;

export async function buildReceiverProcess(): Promise<void> {
  await build({
    entryPoints: ['test/support/receiver-kit/receiver-process/program.ts'],
    outfile: BUNDLE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });
}

/** Build it first. */
export async function startReceiverProcess({
  data,
  leaseSeconds = 60,
  handlerMs = 0,
  port = 0,
  jobs = '',
}: ReceiverProcessSettings) {
  const settings = {
    SHOP_DATA: data,
    JOBS: jobs,
    LEASE_SECONDS: `${leaseSeconds}`,
    HANDLER_MS: `${handlerMs}`,
    PORT: `${port}`,
  };
  const child = spawn(process.execPath, [BUNDLE], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([firstLine(child), ended.then(() => null)]);
  if (url === null) throw new Error('the receiver process ended before it listened');
  const shop: ReceiverProcess = {
    url,
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  return shop;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += chunk;
    if (text.includes('\n')) return text.trim();
  }
  throw new Error('the shop said nothing');
}
