/** Seeders of what can go wrong with any call: who calls, what is sent, what the service is like. */
import type { Seeders } from '../seeder.ts';

/** Above the largest body that the service takes: 64 KiB of a form or JSON. */
const TOO_LARGE = 'x'.repeat(66_000);
const FORM = 'application/x-www-form-urlencoded';
/** Above the 64 MiB of a file. */
const MEBIBYTE = 1_048_576;

/** Those that make the database fail. */
export const STORE_FAULTS: ReadonlySet<string> = new Set(['store_fails', 'store_away', 'database_away']);

/** Those that make nothing: they shape the call, or how the service behaves until the next reset. */
export const WITHOUT_TRACE: ReadonlySet<string> = new Set([
  'wrong_key',
  'too_large',
  'wrong_media_type',
  'long_routing_id',
  'address_too_long',
  'operators_apart',
  'without_sandbox',
  'store_fails',
  'store_away',
  'database_away',
]);

export const faults: Seeders = {
  wrong_key: async () => ({ caller: { kind: 'wrong_key' } }),
  too_large: async (_env, { body, operation }) => {
    if (typeof body === 'string') return { replacement: 'x'.repeat(65 * MEBIBYTE) };
    // The client sends no name that a form does not have.
    const isForm = operation.requestMediaType === FORM;
    return isForm ? { appended: `&description=${TOO_LARGE}` } : { body: { description: TOO_LARGE } };
  },
  wrong_media_type: async () => ({ headers: { 'content-type': 'text/plain' } }),
  long_routing_id: async () => ({ headers: { 'x-routing-id': 'x'.repeat(256) } }),
  store_fails: async (env) => {
    env.fail('failing');
    return undefined;
  },
  store_away: async (env) => {
    env.fail('away');
    return undefined;
  },
  /** As the example of an operation tells it whose answer is about it. */
  database_away: async (env) => {
    env.fail('unreachable');
    return undefined;
  },
  operators_apart: async (env) => {
    env.behave('operators_apart');
    return undefined;
  },
  without_sandbox: async (env) => {
    env.behave('without_sandbox');
    return undefined;
  },
};
