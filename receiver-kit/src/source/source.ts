/**
 * A value that can change while the receiver runs: a constant, or a function that is called again from time to time, so that
 * a password or key changes without a deployment. Knows nothing of the value.
 */

import { readFile } from 'node:fs/promises';
import { endsWithin } from '../clock.ts';
import { ReceiverError } from '../errors.ts';

/** The value itself, or a function that reads it: from a file, a database, a vault. */
export type Source<Value> = Value | (() => Value | Promise<Value>);

export interface SourceOptions<Given, Value> {
  /** The name in error messages. */
  readonly name: string;
  /** Checks what was read and makes it ready for use; throws when it is unusable. */
  readonly prepare: (given: Given) => Value;
  /** The maximum age of a value in seconds before it is read again. */
  readonly reloadSeconds: number;
  /** Takes the error of a failed read; the last valid value stays in use. */
  readonly onFailure: (error: ReceiverError) => void;
  /** How long a read may take, in milliseconds. 5 seconds when absent. */
  readonly timeoutMs?: number;
}

export interface Reloading<Value> {
  /** The present value. Read at the first call, and again in the background once it is old. */
  current(now: Date): Promise<Value>;
  /**
   * Reads again because the present value did not match, but only every few seconds: invalid requests must not cause a read
   * each. Null when it is too early.
   */
  refresh(now: Date): Promise<Value | null>;
  /** Reads again now. @throws ReceiverError ERR_SECRETS_UNAVAILABLE */
  reload(now: Date): Promise<void>;
}

const REFRESH_AFTER_MS = 2_000;
const TIMEOUT_MS = 5_000;

/** @throws whatever `prepare` throws, for a value given outright. */
export function reloading<Given, Value>(
  source: Source<Given>,
  { name, prepare, reloadSeconds, onFailure, timeoutMs = TIMEOUT_MS }: SourceOptions<Given, Value>,
): Reloading<Value> {
  if (!isReader(source)) {
    const value = Promise.resolve(prepare(source));
    return { current: () => value, refresh: async () => null, reload: async () => undefined };
  }
  let last: { readonly value: Value; readonly readAt: number } | null = null;
  let reading: Promise<Value> | null = null;

  const read = (now: Date): Promise<Value> => {
    const readOnce = async (): Promise<Value> => {
      try {
        const given = Promise.resolve(source());
        // A reader that hangs counts as failed: otherwise no other read would ever start.
        if (!(await endsWithin(given, timeoutMs))) throw new Error(`no answer within ${timeoutMs} ms`);
        const value = prepare(await given);
        last = { value, readAt: now.getTime() };
        return value;
      } catch (cause) {
        // Not read again at once: an unavailable vault must not be called for every request.
        if (last !== null) last = { value: last.value, readAt: now.getTime() };
        const error = new ReceiverError(
          'ERR_SECRETS_UNAVAILABLE',
          `The ${name} could not be read. Check their source.`,
          { cause },
        );
        onFailure(error);
        throw error;
      }
    };
    // Deferred, so that `reading` is set before a source that throws at once ends it.
    reading ??= Promise.resolve()
      .then(readOnce)
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  const age = (now: Date): number => (last === null ? Number.POSITIVE_INFINITY : now.getTime() - last.readAt);

  return {
    async current(now) {
      if (last === null) return read(now);
      // `read` reports a failure; the last valid value stays in use.
      if (age(now) >= reloadSeconds * 1_000) read(now).catch(() => undefined);
      return last.value;
    },
    async refresh(now) {
      if (age(now) < REFRESH_AFTER_MS && reading === null) return null;
      return read(now).catch(() => null);
    },
    async reload(now) {
      await read(now);
    },
  };
}

function isReader<Given>(source: Source<Given>): source is () => Given | Promise<Given> {
  return typeof source === 'function';
}

/**
 * A source that reads the file each time it is asked.
 *
 * @example
 * createReceiver({ credentials: jsonFile('/run/secrets/webhook-credentials.json'), … });
 */
export function jsonFile<Value>(path: string): () => Promise<Value> {
  return async () => JSON.parse(await readFile(path, 'utf8'));
}
