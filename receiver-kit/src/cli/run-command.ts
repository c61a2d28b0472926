/** Runs a command, and prints a misuse in one line. Exit codes: 0 success, 1 failure, 2 misuse. */
import { ReceiverError } from '../errors.ts';
import { type Command, type CommandContext, CommandError, readFlags } from './command.ts';
import { doctor } from './doctor.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { trigger } from './trigger.ts';

const NAME = 'card-payments-receiver';
const commands: Readonly<Record<string, Command>> = { serve, trigger, replay, doctor };
const WIDTH = 28;

export async function runCommand({
  args: [name = '', ...args],
  ...surroundings
}: CommandContext & { readonly args: readonly string[] }): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wantsHelp = ['', 'help', '--help', '-h'].includes(name) || args.includes('--help');
  if (command === undefined || wantsHelp) {
    (wantsHelp ? surroundings.print : surroundings.printError)(
      command === undefined ? overview() : help(name, command),
    );
    return wantsHelp ? 0 : 2;
  }
  try {
    return await command.run(readFlags(command, args, surroundings.env), surroundings);
  } catch (error) {
    if (!(error instanceof CommandError) && !(error instanceof ReceiverError)) throw error;
    surroundings.printError(error.message);
    return 2;
  }
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return [`${NAME} <command> [flags]; <command> --help lists its flags`, ...lines].join('\n');
}

function help(name: string, { summary, flags, operands }: Command): string {
  const lines = Object.entries(flags).map(([flag, { value, description, envVariable }]) => {
    const head = `  --${flag}${value === undefined ? '' : ` ${value}`}`.padEnd(WIDTH);
    return `${head} ${description}${envVariable === undefined ? '' : ` [${envVariable}]`}`;
  });
  return [`${NAME} ${name} [flags]${operands === undefined ? '' : ` ${operands}`}`, summary, ...lines].join('\n');
}
