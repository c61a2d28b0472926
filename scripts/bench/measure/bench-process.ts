/**
 * A process under measurement: started on its core, asked over its side channel, ended by its id. None outlives the run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Ask, Reply } from '../channel.ts';
import { type Pinning, pinnedNode } from './pinning.ts';

const STOP_LIMIT_MS = 5_000;
const KEPT_OUTPUT = 2_000;

export interface BenchProcess {
  /** Asks and waits for the number. Throws when the process refuses or has ended. */
  ask(ask: Ask): Promise<number>;
  stop(): Promise<void>;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Runs Node with these arguments. Its output is thrown away but for the end of its complaints. */
export function startProcess(pinning: Pinning, args: readonly string[], env: NodeJS.ProcessEnv): BenchProcess {
  const [command, commandArgs] = pinnedNode(pinning, args);
  const child = spawn(command, commandArgs, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  alive.add(child);
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = `${complaints}${text}`.slice(-KEPT_OUTPUT);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  ended.then(() => alive.delete(child));

  async function nextReply(): Promise<Reply> {
    const replied = new Promise<string>((resolve) => child.once('message', (text) => resolve(String(text))));
    const text = await Promise.race([replied, ended]);
    if (text === undefined) return { kind: 'problem', message: `the process ended by itself: ${complaints}` };
    const reply: Reply = JSON.parse(text);
    return reply;
  }

  return {
    async ask(ask) {
      const next = nextReply();
      if (child.connected) child.send(JSON.stringify(ask));
      const reply = await next;
      if (reply.kind === 'problem') throw new Error(`${args.join(' ')}: ${reply.message}`);
      return reply.number;
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
