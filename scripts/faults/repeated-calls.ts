/** A merchant's calls to the service, repeated until they have an answer, also when the service dies in between. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { isRecord } from '../../server/platform/is-record.ts';

/** The pause before a repetition, in milliseconds. */
export const PAUSE_MS = 60;

/** A version of the API in which an order lists its attempts. */
const LISTS_ATTEMPTS = '2025-01-10';

export type Fields = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface OrderStatusAnswer {
  readonly status: unknown;
  readonly txnUuid: string;
  /** The statuses of all attempts. */
  readonly attempts: readonly unknown[];
}

export interface RepeatedCallsDeps {
  readonly demo: Pick<Demo, 'merchantId' | 'apiKey'>;
  /** The address of the running service. Waits until there is one. */
  readonly baseUrl: () => Promise<string>;
  /** How long to wait for an answer, in milliseconds. */
  readonly patienceMs?: number;
  /** Sees the body of every answer, errors included. */
  readonly answered?: (body: string) => void;
}

export type RepeatedCalls = ReturnType<typeof createRepeatedCalls>;

export function createRepeatedCalls(deps: RepeatedCallsDeps) {
  const { demo, baseUrl, patienceMs = 10_000, answered = () => undefined } = deps;
  const { merchantId, apiKey } = demo;
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

  /** Calls once. Undefined when the service dies or answers 5xx. */
  async function call(path: string, fields?: Fields): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${await baseUrl()}${path}`, {
        method: fields === undefined ? 'GET' : 'POST',
        headers: { authorization, 'x-merchantid': merchantId, version: LISTS_ATTEMPTS },
        ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      answered(text);
      const body: unknown = JSON.parse(text);
      return response.status >= 500 || !isRecord(body) ? undefined : { status: response.status, body };
    } catch {
      return undefined;
    }
  }

  async function callUntilAnswered(path: string, fields?: Fields): Promise<Answer> {
    for (;;) {
      const answer = await call(path, fields);
      if (answer !== undefined) return answer;
      await sleep(PAUSE_MS);
    }
  }

  return {
    merchantId,
    call,
    callUntilAnswered,

    async statusOf(orderId: string): Promise<OrderStatusAnswer> {
      const { body } = await callUntilAnswered(`/orders/${orderId}`);
      const attempts = Array.isArray(body.txn_list) ? body.txn_list : [];
      return {
        status: body.status,
        txnUuid: String(body.txn_uuid),
        attempts: attempts.map((attempt: unknown) => (isRecord(attempt) ? attempt.status : undefined)),
      };
    },

    /** The address where the customer authenticates; null when an answer to `POST /txns` names none. */
    authenticationUrlOf(answer: Answer | undefined): string | null {
      const payment = answer?.body.payment;
      const authentication = isRecord(payment) ? payment.authentication : undefined;
      return isRecord(authentication) ? String(authentication.url) : null;
    },
  };
}
