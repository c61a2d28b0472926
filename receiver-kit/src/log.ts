/**
 * What the kit reports: one log entry for each answered request (and one more for a lost lease), and alarms.
 * No entry holds a body, a header or a password.
 */

import type { ReceiverErrorCode } from './errors.ts';
import type { Outcome } from './outcome.ts';

export interface LogEntry {
  /** `info`: no action needed. `warn`: the request was refused. `error`: needs attention. */
  readonly level: 'info' | 'warn' | 'error';
  readonly outcome: Outcome;
  readonly message: string;
  /** Present when the request was verified. */
  readonly eventId?: string;
  readonly eventName?: string;
  /** What the handler or the store threw. */
  readonly error?: unknown;
}

/** Takes one entry. Its errors are ignored: logging never changes an answer. */
export type Logger = (entry: LogEntry) => void;

/** Something that needs a person. */
export interface Alarm {
  readonly code: ReceiverErrorCode;
  readonly message: string;
  readonly eventId: string;
  readonly eventName: string;
}

/** Takes one alarm. Its errors are ignored. */
export type AlarmListener = (alarm: Alarm) => void;

/** Writes warnings and errors to standard error, one line each, followed by the thrown error. */
export const consoleLogger: Logger = (entry) => {
  if (entry.level === 'info') return;
  const { error, ...line } = entry;
  const parts: unknown[] = [JSON.stringify({ source: 'card-payments-receiver-kit', ...line })];
  if (error !== undefined) parts.push(error);
  console[entry.level](...parts);
};
