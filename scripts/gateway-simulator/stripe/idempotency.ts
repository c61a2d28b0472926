/**
 * Idempotency as Stripe has it (https://docs.stripe.com/api/idempotent_requests): the first result of a key is stored, a 500
 * included, unless the request was refused before it was executed.
 */
import type { SimulatedReply } from '../gateway.ts';
import { errorReply } from './errors.ts';

interface Stored {
  readonly fingerprint: string;
  /** Null while the first request is in progress. */
  reply: SimulatedReply | null;
}

export interface IdempotentCall {
  /** Null for a call without a key. Keys of different accounts are different. */
  readonly account: string;
  readonly key: string | null;
  /** The endpoint and its parameters. */
  readonly fingerprint: string;
}

export interface IdempotencyKeys {
  /** `execute` says with its reply whether it was executed. */
  run(
    call: IdempotentCall,
    execute: () => Promise<{ readonly reply: SimulatedReply; readonly executed: boolean }>,
  ): Promise<SimulatedReply>;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const stored = new Map<string, Stored>();
  return {
    async run({ account, key, fingerprint }, execute) {
      if (key === null) return (await execute()).reply;
      const headers = { 'idempotency-key': key };
      const place = JSON.stringify([account, key]);
      const found = stored.get(place);
      if (found !== undefined && found.fingerprint !== fingerprint) {
        const message = `Keys for idempotent requests can only be used for the same endpoint and parameters they were first used for.`;
        return errorReply(400, { type: 'idempotency_error', message: `${message} Use another key than '${key}'.` });
      }
      if (found?.reply === null) {
        const message = 'There is currently another in-progress request using this idempotency key.';
        return errorReply(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
      }
      if (found?.reply) {
        return { ...found.reply, headers: { ...found.reply.headers, 'idempotent-replayed': 'true' } };
      }
      const entry: Stored = { fingerprint, reply: null };
      stored.set(place, entry);
      const { reply, executed } = await execute();
      entry.reply = { ...reply, headers: { ...reply.headers, ...headers } };
      if (!executed) stored.delete(place);
      return entry.reply;
    },
  };
}
