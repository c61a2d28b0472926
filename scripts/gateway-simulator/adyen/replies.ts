/**
 * Answers of the simulated Adyen's API, once per idempotency key
 * (https://docs.adyen.com/development-resources/api-idempotency).
 */
import type { CallContext, SimulatedReply } from '../gateway.ts';
import { AdyenError } from './requests.ts';

type Headers = Readonly<Record<string, string>>;

export function json(status: number, body: object, headers: Headers = {}): SimulatedReply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** `transient`: whether Adyen says that the same request with the same key may succeed later. */
export function refusal({ status, errorCode, message, errorType }: AdyenError, transient = false): SimulatedReply {
  return json(status, { status, errorCode, message, errorType }, transient ? { 'transient-error': 'true' } : {});
}

/** The answer of `work`, or the refusal that it throws. */
function answerOf(work: () => SimulatedReply): SimulatedReply {
  try {
    return work();
  } catch (error) {
    if (error instanceof AdyenError) return refusal(error);
    throw error;
  }
}

const LONGEST_KEY = 64;

/**
 * Does the work of a key once: the same key gets the first answer, whatever the request is. A second request while the first
 * runs is refused. Answers other than 2xx and 422 are forgotten.
 */
export function createOncePerKey(): (
  key: string,
  context: CallContext,
  work: () => SimulatedReply,
) => Promise<SimulatedReply> {
  const answers = new Map<string, SimulatedReply>();
  const running = new Set<string>();

  async function run({ delay, failure }: CallContext, work: () => SimulatedReply, echo: Headers) {
    await delay();
    if (failure === 'before') return null;
    const reply = answerOf(work);
    return { ...reply, headers: { ...reply.headers, ...echo } };
  }

  return async (key, context, work) => {
    if (key.length > LONGEST_KEY) {
      return refusal(new AdyenError(422, '000', 'The idempotency key is longer than 64 characters'));
    }
    if (running.has(key)) return refusal(new AdyenError(409, '704', 'request already processed or in progress'), true);
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (key !== '') running.add(key);
    try {
      const reply = await run(context, work, key === '' ? {} : { 'idempotency-key': key });
      if (key !== '' && reply !== null && (reply.status < 300 || reply.status === 422)) answers.set(key, reply);
      if (reply !== null && context.failure === null) return reply;
      return refusal(new AdyenError(500, '903', 'Internal error', 'internal'));
    } finally {
      running.delete(key);
    }
  };
}
