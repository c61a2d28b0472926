/**
 * What the kit reports: one entry for each request answered (and one more for a lost lease), and alarms.
 * No entry holds a body, a header or a password.
 */

import type { ReceiverErrorCode } from './errors.ts';
import type { Outcome } from './outcome.ts';

export interface LogEntry {
  /** `info`: all is well. `warn`: the sender was refused. `error`: look at this. */
  readonly level: 'info' | 'warn' | 'error';
  readonly outcome: Outcome;
  readonly message: string;
  /** Present once the credentials were right and the body was understood. */
  readonly eventId?: string;
  readonly eventName?: string;
  /** What the handler or the store threw. */
  readonly error?: unknown;
}

/** Takes one entry. Whatever it throws is dropped: logging never changes an answer. */
export type Logger = (entry: LogEntry) => void;

/** Something a person must look at. */
export interface Alarm {
  readonly code: ReceiverErrorCode;
  readonly message: string;
  readonly eventId: string;
  readonly eventName: string;
}

/** Takes one alarm. Whatever it throws is dropped. */
export type AlarmListener = (alarm: Alarm) => void;

/** Warnings and errors to standard error, one line each and the thrown error after it; nothing else. */
export const consoleLogger: Logger = (entry) => {
  if (entry.level === 'info') return;
  const { error, ...line } = entry;
  const parts: unknown[] = [JSON.stringify({ source: 'card-payments-receiver-kit', ...line })];
  if (error !== undefined) parts.push(error);
  console[entry.level](...parts);
};
