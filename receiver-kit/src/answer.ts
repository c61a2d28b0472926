/**
 * The answer to the sender, as plain data: the one place that turns an outcome or an error into a response.
 */
import type { ReceiverError } from './errors.ts';
import type { Acknowledged } from './outcome.ts';

export interface ReceiverAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
}

/** 200: the service stops sending the event. The body names the outcome, for the service's delivery log. */
export function acknowledge(outcome: Acknowledged): ReceiverAnswer {
  return answer(200, {}, { outcome });
}

/** Any other status: the service sends the event again. */
export function refuse(error: ReceiverError): ReceiverAnswer {
  return answer(error.status ?? 500, error.headers, { code: error.code, message: error.message });
}

function answer(
  status: number,
  extra: Readonly<Record<string, string>>,
  content: Record<string, string>,
): ReceiverAnswer {
  const body = JSON.stringify(content);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...extra,
  };
  return { status, headers, body };
}
