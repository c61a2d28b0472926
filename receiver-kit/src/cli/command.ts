/** A command of the command line, its flags, and the parser for them. */
import { parseArgs } from 'node:util';

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line of the result. */
  readonly print: (text: string) => void;
  /** Prints a line to standard error. */
  readonly printError: (text: string) => void;
  /** Resolves when the command should stop. */
  readonly stopped: () => Promise<void>;
}

export interface Flag {
  /** The placeholder of the value in the help; absent for a boolean flag. */
  readonly value?: string;
  readonly description: string;
  /** The environment variable that is read when the flag is absent. */
  readonly envVariable?: string;
}

export interface FlagValues {
  /** The value; undefined when absent. */
  text(name: string): string | undefined;
  /** @throws CommandError when absent. */
  required(name: string): string;
  isSet(name: string): boolean;
  /** @throws CommandError for anything but a whole number of at least 1. */
  count(name: string, fallback: number): number;
  /** The arguments that are not flags. */
  readonly operands: readonly string[];
}

export interface Command {
  readonly summary: string;
  /** The placeholder of the operands in the help. */
  readonly operands?: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Returns the exit code. @throws CommandError */
  run(flags: FlagValues, surroundings: CommandContext): Promise<number>;
}

/** The command was used wrongly; the message names the fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** @throws CommandError for an unknown flag, or one without its value. */
export function readFlags(command: Command, args: readonly string[], env: CommandContext['env']): FlagValues {
  const { values, positionals } = parse(command, args);
  const text = (name: string): string | undefined => {
    const given = values[name];
    if (typeof given === 'string') return given === '' ? undefined : given;
    const variable = command.flags[name]?.envVariable;
    const found = variable === undefined ? undefined : env[variable];
    return found === '' ? undefined : found;
  };
  return {
    text,
    required(name) {
      const value = text(name);
      const variable = command.flags[name]?.envVariable;
      if (value !== undefined) return value;
      throw new CommandError(`--${name} is required${variable === undefined ? '' : ` (or ${variable})`}.`);
    },
    isSet: (name) => values[name] === true,
    count(name, otherwise) {
      const value = text(name);
      const number = value === undefined ? otherwise : Number(value);
      if (Number.isSafeInteger(number) && number >= 1) return number;
      throw new CommandError(`--${name} must be a whole number of at least 1.`);
    },
    operands: positionals,
  };
}

function parse({ flags, operands }: Command, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]): [string, { type: 'string' | 'boolean' }] => [
      name,
      { type: value === undefined ? 'boolean' : 'string' },
    ]),
  );
  try {
    const allowPositionals = operands !== undefined;
    return parseArgs({ args: [...args], options, allowPositionals, strict: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
