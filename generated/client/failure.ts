// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** What a call gives when the service gave no answer that the contract documents; and the way to exceptions, for who wants them. */

interface NoAnswer {
  readonly ok: false;
  /** No documented status. */
  readonly status: 0;
  readonly contentType: null;
  readonly body: null;
  readonly message: string;
}

/** The service may or may not have carried out the call: ask before you send it anew under another Idempotency-Key than its own (`idempotencyKey`). */
export type Failure =
  /** No complete response within the time of an attempt. */
  | (NoAnswer & { readonly kind: 'timeout'; readonly headers: Headers })
  /** The network gave none. */
  | (NoAnswer & { readonly kind: 'unreachable'; readonly headers: Headers; readonly cause: unknown })
  /** The signal of the call was aborted. */
  | (NoAnswer & { readonly kind: 'aborted'; readonly headers: Headers; readonly cause: unknown })
  /** A status that the contract does not document for the operation, or a body that is not what it says to be. */
  | (NoAnswer & {
      readonly kind: 'undocumented' | 'unreadable';
      readonly headers: Headers;
      readonly receivedStatus: number;
    });

interface AnyAnswer {
  readonly ok: boolean;
  readonly kind: string;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Headers;
  readonly idempotencyKey?: string;
}

/** A call did not succeed. `answer` is what it gave. */
export class CallFailed extends Error {
  readonly answer: AnyAnswer;

  constructor(answer: AnyAnswer) {
    super(reasonOf(answer));
    this.name = 'CallFailed';
    this.answer = answer;
  }
}

/**
 * Throws CallFailed unless the call succeeded; after it the compiler knows `answer` for a success or a redirect.
 *
 *     const answer = await client.getOrder({ path: { order_id } });
 *     assertOk(answer);
 */
export function assertOk<Answer extends AnyAnswer>(
  answer: Answer,
): asserts answer is Extract<Answer, { readonly ok: true }> {
  if (!answer.ok) throw new CallFailed(answer);
}

function reasonOf(answer: AnyAnswer): string {
  const { body, kind, status } = answer;
  if (status === 0 && 'message' in answer) return `${kind}: ${answer.message}`;
  const said = typeof body === 'object' && body !== null ? body : {};
  const code = 'error_code' in said ? ` ${said.error_code}` : '';
  const message = 'error_message' in said ? `: ${said.error_message}` : '';
  return `${kind} ${status}${code}${message}${status === 409 ? `; ${afterConflict(answer)}` : ''}`;
}

/** What to do after a 409: whether the first call of the key is still under way tells `Retry-After`. */
function afterConflict({ headers }: AnyAnswer): string {
  const wait = headers?.get('retry-after') ?? null;
  return wait === null
    ? 'nothing was done by this call: read what the first call with this Idempotency-Key has done, then send this one with a new key if it is still wanted'
    : `the first call with this Idempotency-Key is still under way: after ${wait} s send the same call with the same key again; where you have no key, read its result`;
}
