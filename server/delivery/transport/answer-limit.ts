/**
 * Cuts a connection over which an endpoint sends more than any answer needs. What is kept of an answer is capped where it is read; this is
 * for all that never becomes part of one (interim answers, chunk extensions, an endless reason, empty lines while nothing was asked),
 * which costs the parser as much and of which it tells nobody.
 */
import type { Socket } from 'node:net';
import { AttemptOutcome, FailureClass } from '../queue/delivery.ts';
import { ConnectFailure } from './connect.ts';

/** Bytes for each request: 64 KiB of a body in chunks of one byte are less. */
const MOST_BYTES = 512 * 1024;

export interface AnswerLimit {
  /** The next request is made: its answer may have as much again. */
  renew(): void;
  /** Whether anything has come since. */
  hasCome(): boolean;
}

/** Watches a connection, from its first request on. */
export function limitAnswers(socket: Socket): AnswerLimit {
  let start = socket.bytesRead;
  socket.on('readable', () => {
    if (socket.bytesRead <= start + MOST_BYTES || socket.destroyed) return;
    const message = `The endpoint sent more than ${MOST_BYTES / 1024} KiB before its answer was whole.`;
    socket.destroy(new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, FailureClass.CONNECTION, message));
  });
  return {
    renew() {
      start = socket.bytesRead;
    },
    hasCome: () => socket.bytesRead > start,
  };
}
