/** The command line of the kit in this process: what it printed, and its exit code. */
import { runCommand } from '../../../receiver-kit/src/cli/run-command.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';

const env = { WEBHOOK_USERNAME: shopCredential.username, WEBHOOK_PASSWORD: shopCredential.password };

export interface CliRun {
  readonly code: Promise<number>;
  readonly out: string[];
  readonly told: string[];
  /** As SIGTERM would. */
  stop(): void;
}

/** Runs it with the shop's credentials in its environment. */
export function startCli(...words: string[]): CliRun {
  const out: string[] = [];
  const told: string[] = [];
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const code = runCommand({
    words,
    env,
    out: (text) => void out.push(text),
    tell: (text) => void told.push(text),
    stopped: () => stopped,
  });
  return { code, out, told, stop: () => stop() };
}

export async function runCli(...words: string[]): Promise<{ code: number; out: string; told: string }> {
  const { code, out, told } = startCli(...words);
  return { code: await code, out: out.join('\n'), told: told.join('\n') };
}
