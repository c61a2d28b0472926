/** Calls that move money. One whose answer was lost keeps its key, also over a reload, so that the same call again moves the money once. */
import { ErrorCode } from '../../../../generated/values.ts';
import { type Problem, problemOf, Refusal } from '../api/problem.ts';
import { currentSession } from '../api/session.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Letters alone: a run of digits may look like a card number, which the service refuses. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** For users, who see no key and no header. */
const IN_PROGRESS = 'Your earlier try is still in progress. Try again in a moment.';

/** What the service answers only after it has looked for the key: no earlier call with the key is done or in progress. */
const AFTER_KEY = new Set<string | undefined>([
  ErrorCode.INVALID_ACTION,
  ErrorCode.invalid_amount,
  ErrorCode.invalid_amount_exceeded,
  ErrorCode.invalid_order_not_successful,
  ErrorCode.order_not_found,
  ErrorCode.request_exceeded,
]);

/** Whether the key stays for the next try. Of a call with a new key, nothing is done unless the answer is lost or the call in progress. */
function staysAfter({ transient, code }: Problem, key: 'new' | 'kept'): boolean {
  if (key === 'kept') return !AFTER_KEY.has(code);
  return code !== ErrorCode.rate_limited && (transient || code === ErrorCode.idempotency_conflict);
}

/**
 * Makes a call with an idempotency key, which it keeps until the service has answered that the call with this key is done or refused.
 * The service repeats a refusal to the same key, also when the call could succeed by then.
 * @param name what the call does: the action, its object of the merchant, and the amount in the form of `amountOf`
 * @returns whether the call had been made before without an answer; it is done once either way
 */
export async function once(name: string, call: (key: string) => Promise<unknown>): Promise<boolean> {
  const item = `console.key.${currentSession()?.merchantId}.${name}`;
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
    if (problem.code === ErrorCode.idempotency_conflict) throw new Refusal(IN_PROGRESS);
    if (!isDone) throw error;
  }
  sessionStorage.removeItem(item);
  return kept !== null;
}
