/** Runs a program beside others: what it says is kept until its end, so that it stays together. */
import { spawn } from 'node:child_process';

export interface Ended {
  readonly output: string;
  readonly code: number;
}

/** Its output and its exit code; that of a signal is 1. The program goes when this process has to. */
export function runQuietly(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.kill();
    process.once('exit', end);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ output: Buffer.concat(chunks).toString('utf8'), code: code ?? 1 });
    });
  });
}
