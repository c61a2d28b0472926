/** What a command of the command line is, and what it may use. */
import { parseArgs } from 'node:util';

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A line of the result. */
  readonly print: (text: string) => void;
  /** A line for the person who watches. */
  readonly printError: (text: string) => void;
  /** Resolves when the person or the system wants it to end. */
  readonly stopped: () => Promise<void>;
}

export interface Flag {
  /** What stands for the value in the help; none for a flag that is only there or not. */
  readonly value?: string;
  readonly description: string;
  /** The environment variable that it is taken from when it is not given. */
  readonly envVariable?: string;
}

export interface FlagValues {
  /** The value; undefined when it was not given. */
  text(name: string): string | undefined;
  /** @throws CommandError when it was not given. */
  required(name: string): string;
  isSet(name: string): boolean;
  /** @throws CommandError for what is not a whole number of at least one. */
  count(name: string, fallback: number): number;
  /** The words that are no flags. */
  readonly operands: readonly string[];
}

export interface Command {
  readonly summary: string;
  /** What comes after the name and the flags. */
  readonly operands?: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Answers with the exit code. @throws CommandError */
  run(flags: FlagValues, surroundings: CommandContext): Promise<number>;
}

/** The person asked for something that cannot be done as it stands. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** @throws CommandError for a flag that the command does not have, or one without its value. */
export function readFlags(command: Command, words: readonly string[], env: CommandContext['env']): FlagValues {
  const { values, positionals } = parse(command, words);
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
      throw new CommandError(`--${name} is needed${variable === undefined ? '' : ` (or ${variable})`}.`);
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

function parse({ flags, operands }: Command, words: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]): [string, { type: 'string' | 'boolean' }] => [
      name,
      { type: value === undefined ? 'boolean' : 'string' },
    ]),
  );
  try {
    const allowPositionals = operands !== undefined;
    return parseArgs({ args: [...words], options, allowPositionals, strict: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
