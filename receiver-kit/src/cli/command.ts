/** What a command of the command line is, and what it may use. */

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A line of the result. */
  readonly out: (text: string) => void;
  /** A line for the person who watches. */
  readonly tell: (text: string) => void;
  /** Resolves when the person or the system wants it to end. */
  readonly stopped: () => Promise<void>;
}

export interface Flag {
  /** What stands for the value in the help; none for a flag that is only there or not. */
  readonly value?: string;
  readonly meaning: string;
  /** The environment variable that it is taken from when it is not given. */
  readonly variable?: string;
}

export interface GivenFlags {
  /** The value; undefined when it was not given. */
  text(name: string): string | undefined;
  /** @throws CommandError when it was not given. */
  needed(name: string): string;
  isSet(name: string): boolean;
  /** @throws CommandError for what is not a whole number of at least one. */
  count(name: string, otherwise: number): number;
  /** The words that are no flags. */
  readonly words: readonly string[];
}

export interface Command {
  readonly summary: string;
  /** What comes after the name and the flags. */
  readonly operands?: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Answers with the exit code. @throws CommandError */
  run(flags: GivenFlags, surroundings: Surroundings): Promise<number>;
}

/** The person asked for something that cannot be done as it stands. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
