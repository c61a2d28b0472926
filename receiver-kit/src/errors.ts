/**
 * The table of error codes with status and cause, and the error class. The README lists the same table, and a test compares the two.
 * Messages never repeat received data.
 */

interface ErrorMeaning {
  /** The response status. Null when the error is never a response. */
  readonly status: number | null;
  readonly meaning: string;
}

export const receiverErrors = {
  ERR_CONFIG: {
    status: null,
    meaning:
      'The options are invalid, or the headers of a request are not a plain object. The message names each fault.',
  },
  ERR_METHOD_NOT_ALLOWED: { status: 405, meaning: 'The request method is not POST.' },
  ERR_UNAUTHORIZED: {
    status: 401,
    meaning: 'The Basic credentials are missing or invalid. Compare user name and password with the webhook settings.',
  },
  ERR_ADDRESS: {
    status: 403,
    meaning:
      'The caller’s address is not on the allow-list. Behind a proxy, set trustedProxies to the proxy’s addresses.',
  },
  ERR_ADDRESS_UNKNOWN: {
    status: 500,
    meaning:
      'allowList is set, but the request has no remoteAddress. Call receiver.fetch(request, { remoteAddress }), or pass remoteAddress to receive() and verify().',
  },
  ERR_SIGNATURE: {
    status: 401,
    meaning:
      'The signature is missing, invalid, too old or in the future. Compare the secret with the webhook settings, check the clock, and pass the raw body unchanged.',
  },
  ERR_PLAIN_REFUSED: {
    status: 400,
    meaning:
      'The body is not encrypted, but encryption is required. Turn on encryption in the webhook settings, or remove encryption from require.',
  },
  ERR_TOKEN: {
    status: 400,
    meaning:
      'The encrypted body cannot be decrypted and verified with an active key. Compare kid and keys with the webhook settings.',
  },
  ERR_SECRETS_UNAVAILABLE: {
    status: 503,
    meaning:
      'The passwords, secrets or keys could not be read from their source. Check the source. The service sends the event again.',
  },
  ERR_MEDIA_TYPE: { status: 415, meaning: 'The body is not uncompressed application/json in UTF-8.' },
  ERR_BODY_TOO_LARGE: { status: 413, meaning: 'The body is larger than 256 KiB.' },
  ERR_BODY_INCOMPLETE: { status: 400, meaning: 'The connection closed before the whole body arrived.' },
  ERR_BODY_ALREADY_READ: {
    status: 500,
    meaning: 'A body parser ran before the receiver. Mount the receiver before express.json() and other parsers.',
  },
  ERR_BODY_INVALID: {
    status: 400,
    meaning: 'The body is not a webhook event: it is not JSON, or a required field is missing.',
  },
  ERR_PAYLOAD_CONFLICT: {
    status: 409,
    meaning:
      'A known event id arrived with a different body. No handler ran. Passed to onAlarm. Rotate the credentials: someone else may know them.',
  },
  ERR_EVENT_RUNNING: {
    status: 503,
    meaning:
      'Another delivery of this event is being handled, or its handler stopped before its lease ended. The service sends the event again.',
  },
  ERR_STORE_UNAVAILABLE: {
    status: 503,
    meaning: 'The store could not be read or written. Check the database. The service sends the event again.',
  },
  ERR_PARTLY_APPLIED: {
    status: 503,
    meaning:
      'Redis ran some commands of a transaction and rejected a later one. The event does not run again: repair the data, then set the state field of its receipt to done. Passed to onAlarm.',
  },
  ERR_HANDLER_FAILED: {
    status: 500,
    meaning: 'Your handler threw an error. The event stays open, and the next delivery runs the handler again.',
  },
  ERR_DEAD_LETTER: {
    status: null,
    meaning:
      'An event of the inbox or an effect of the outbox has no retries left. Passed to onAlarm. Fix the cause, then replay it.',
  },
  ERR_LEASE_LOST: {
    status: null,
    meaning:
      'A handler ran longer than its lease, so it may have run twice. Make it faster or increase leaseSeconds. Logged and passed to onAlarm.',
  },
  ERR_ORDER_STATUS: {
    status: 500,
    meaning:
      'reconcile() or backfill() could not reach the service, or its response has no order or events. Check the base URL and the API key.',
  },
  ERR_INTERNAL: { status: 500, meaning: 'The kit failed unexpectedly. Report it with the logged error.' },
} as const satisfies Record<string, ErrorMeaning>;

export type ReceiverErrorCode = keyof typeof receiverErrors;

export interface ErrorDetails {
  readonly cause?: unknown;
  /** Response headers of this error. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Every error of the kit. Distinguish errors by `code`, which does not change between versions. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError';
  readonly code: ReceiverErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ReceiverErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.headers = details.headers ?? {};
  }

  /** The response status. Null when the error is never a response. */
  get status(): number | null {
    return receiverErrors[this.code].status;
  }
}
