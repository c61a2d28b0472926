/**
 * The error codes, in one table of code, answer and usual cause, and the one error class. The README lists the same table;
 * a test compares the two. Messages never repeat what was received.
 */

interface ErrorMeaning {
  /** The status of the answer to the sender; null when the code never becomes an answer. */
  readonly status: number | null;
  readonly meaning: string;
}

export const receiverErrors = {
  ERR_CONFIG: {
    status: null,
    meaning:
      'The options of the kit are invalid, or the headers of a request are not a plain object. The message names each fault.',
  },
  ERR_METHOD_NOT_ALLOWED: { status: 405, meaning: 'The request method is not POST.' },
  ERR_UNAUTHORIZED: {
    status: 401,
    meaning: 'The Basic credentials are missing or invalid. Compare user name and password with the webhook settings.',
  },
  ERR_ADDRESS: {
    status: 403,
    meaning: 'The address of the caller is not on the allow-list. Behind a proxy, set trustedProxies to its addresses.',
  },
  ERR_ADDRESS_UNKNOWN: {
    status: 500,
    meaning:
      'allowList is set, but the request has no remoteAddress. Call receiver.fetch(request, { remoteAddress }), or pass remoteAddress to receive() and verify().',
  },
  ERR_SIGNATURE: {
    status: 401,
    meaning:
      'The signature is missing, invalid, too old or in the future. Compare the secret and the clock, and pass the raw body unchanged.',
  },
  ERR_PLAIN_REFUSED: {
    status: 400,
    meaning:
      'The body is not encrypted, but encryption is required. Turn on encryption in the webhook settings, or remove it from require.',
  },
  ERR_TOKEN: {
    status: 400,
    meaning:
      'The encrypted body is not a token of the service for one of the active keys. Compare kid and keys with the webhook settings.',
  },
  ERR_SECRETS_UNAVAILABLE: {
    status: 503,
    meaning: 'The passwords, secrets or keys could not be read from their source. The service sends the event again.',
  },
  ERR_MEDIA_TYPE: { status: 415, meaning: 'The body is not application/json in UTF-8, or it is compressed.' },
  ERR_BODY_TOO_LARGE: { status: 413, meaning: 'The body is larger than 256 KiB.' },
  ERR_BODY_INCOMPLETE: { status: 400, meaning: 'The connection closed before the whole body arrived.' },
  ERR_BODY_ALREADY_READ: {
    status: 500,
    meaning: 'A body parser ran before the receiver. Mount the receiver above express.json() and other parsers.',
  },
  ERR_BODY_INVALID: {
    status: 400,
    meaning: 'The body is not a webhook event: it is not JSON, or a required field is missing.',
  },
  ERR_PAYLOAD_CONFLICT: {
    status: 409,
    meaning:
      'A known event id arrived with another body. No handler ran; onAlarm is called. Find out who else knows the credentials.',
  },
  ERR_EVENT_RUNNING: {
    status: 503,
    meaning:
      'The same event is being handled, or its handler died within the last lease. The service sends the event again.',
  },
  ERR_STORE_UNAVAILABLE: {
    status: 503,
    meaning: 'The store could not be read or written. The service sends the event again.',
  },
  ERR_PARTLY_APPLIED: {
    status: 503,
    meaning:
      'Redis ran some commands of an event and refused a later one. The event is not run again: repair the data, then set the field state of its receipt to done. Passed to onAlarm.',
  },
  ERR_HANDLER_FAILED: {
    status: 500,
    meaning: 'Your handler threw an error. The event stays open, and the next delivery runs the handler again.',
  },
  ERR_DEAD_LETTER: {
    status: null,
    meaning:
      'An event of the inbox or an effect of the outbox used up its retries. Passed to onAlarm. Fix the cause, then replay it.',
  },
  ERR_LEASE_LOST: {
    status: null,
    meaning:
      'A handler took longer than its lease, so it may have run twice. Make it faster or raise leaseSeconds. Logged and passed to onAlarm.',
  },
  ERR_ORDER_STATUS: {
    status: 500,
    meaning: 'reconcile() or backfill() could not reach the service, or got an answer without an order or events.',
  },
  ERR_INTERNAL: { status: 500, meaning: 'The kit itself failed. Report it with the logged error.' },
} as const satisfies Record<string, ErrorMeaning>;

export type ReceiverErrorCode = keyof typeof receiverErrors;

export interface ErrorDetails {
  readonly cause?: unknown;
  /** Response headers that belong to this refusal. */
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

  /** The status the sender is answered with; null when the error never becomes an answer. */
  get status(): number | null {
    return receiverErrors[this.code].status;
  }
}
