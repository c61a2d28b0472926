/**
 * What the sender is answered, as plain data: the one place where an outcome or an error becomes a response.
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

/** 200: the service stops sending the event. The body says how it ended, for whoever reads the service's delivery log. */
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
