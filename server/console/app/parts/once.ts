/** Calls that move money. One whose answer was lost keeps its key, also over a reload, so that the same call again moves the money once. */
import { ErrorCode } from '../../../../generated/values.ts';
import { type Problem, problemOf } from '../api/problem.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Letters alone: a run of digits may look like a card number, which the service refuses. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What the service answers before it looks for the key: it says nothing about an earlier call with the same key. */
const BEFORE_KEY = new Set<string | undefined>([
  ErrorCode.access_denied,
  ErrorCode.bad_origin,
  ErrorCode.confirmation_required,
  ErrorCode.rate_limited,
  ErrorCode.role_not_allowed,
  ErrorCode.second_factor_missing,
]);

/** Whether the call may still be done, or have been: the answer is lost, or the first call is in progress. */
const isUndecided = ({ transient, code }: Problem) => transient || code === ErrorCode.idempotency_conflict;

/** Whether the key stays for the next try, after an answer to a call with a new key or one that was kept. */
function staysAfter(problem: Problem, key: 'new' | 'kept'): boolean {
  return BEFORE_KEY.has(problem.code) ? key === 'kept' : isUndecided(problem);
}

/**
 * Makes a call with an idempotency key, which it keeps until the service has answered that the call with this key is done or refused.
 * The service repeats a refusal to the same key, also when the call could succeed by then.
 * @param name what the call does: the action, its object, and the amount in the form of `amountOf`
 * @returns whether the call had been made before without an answer; it is done once either way
 */
export async function once(name: string, call: (key: string) => Promise<unknown>): Promise<boolean> {
  const item = `console.key.${name}`;
  const kept = sessionStorage.getItem(item);
  const key = kept ?? newKey();
  sessionStorage.setItem(item, key);
  try {
    await call(key);
  } catch (error) {
    const problem = problemOf(error);
    // The service has done the earlier call, and no longer has its answer.
    const isDone = kept !== null && problem.fields.has('unique_request_id');
    if (!isDone && !staysAfter(problem, kept === null ? 'new' : 'kept')) sessionStorage.removeItem(item);
    if (!isDone) throw error;
  }
  sessionStorage.removeItem(item);
  return kept !== null;
}
