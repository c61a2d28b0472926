/** `npm run mock` as a process, on a free port. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface MockProgram {
  readonly baseUrl: string;
  /** Ends it as Ctrl-C does; the signal that it ended by. */
  stop(): Promise<string | null>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function startMockProgram(): Promise<MockProgram> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<string | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /the mock is at (http:\S+\d)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`the mock ended: ${said}`)));
  });
  return {
    baseUrl,
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
