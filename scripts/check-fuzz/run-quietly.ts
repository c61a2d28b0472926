/** Runs a program in the background and keeps its output together until it ends. */
import { type SpawnOptions, spawn } from 'node:child_process';

interface Ended {
  readonly output: string;
  readonly code: number;
}

type Options = Pick<SpawnOptions, 'env' | 'cwd'>;

/** Returns the output and the exit code, 1 after a signal. The program ends with this process. */
export function runQuietly(command: string, args: readonly string[], options: Options): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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
