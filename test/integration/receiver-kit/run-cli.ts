/** The command line of the kit in this process: what it printed, and its exit code. */
import { runCommand } from '../../../receiver-kit/src/cli/run-command.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';

const env = { WEBHOOK_USERNAME: shopCredential.username, WEBHOOK_PASSWORD: shopCredential.password };

export interface CliRun {
  readonly code: Promise<number>;
  readonly out: string[];
  readonly errors: string[];
  /** As SIGTERM would. */
  stop(): void;
}

/** Runs it with the shop's credentials in its environment. */
export function startCli(...args: string[]): CliRun {
  const out: string[] = [];
  const errors: string[] = [];
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const code = runCommand({
    args,
    env,
    print: (text) => void out.push(text),
    printError: (text) => void errors.push(text),
    stopped: () => stopped,
  });
  return { code, out, errors, stop: () => stop() };
}

export async function runCli(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const { code, out, errors } = startCli(...args);
  return { code: await code, out: out.join('\n'), errors: errors.join('\n') };
}
