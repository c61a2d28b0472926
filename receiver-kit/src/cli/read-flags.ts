/** Takes the words after a command's name apart. */
import { parseArgs } from 'node:util';
import { type Command, CommandError, type GivenFlags, type Surroundings } from './command.ts';

/** @throws CommandError for a flag that the command does not have, or one without its value. */
export function readFlags(command: Command, words: readonly string[], env: Surroundings['env']): GivenFlags {
  const { values, positionals } = parse(command, words);
  const text = (name: string): string | undefined => {
    const given = values[name];
    if (typeof given === 'string') return given === '' ? undefined : given;
    const variable = command.flags[name]?.variable;
    const found = variable === undefined ? undefined : env[variable];
    return found === '' ? undefined : found;
  };
  return {
    text,
    needed(name) {
      const value = text(name);
      const variable = command.flags[name]?.variable;
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
    words: positionals,
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
