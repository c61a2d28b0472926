/**
 * What can go wrong, by code: one table of code, answer and usual cause, and the one error class.
 * The README lists the same table; a test keeps the two in step. Messages never repeat what was received.
 */

interface ErrorMeaning {
  /** The status the sender is answered with; null when the code never becomes an answer. */
  readonly status: number | null;
  readonly meaning: string;
}

export const receiverErrors = {
  ERR_CONFIG: {
    status: null,
    meaning:
      'The kit is used with wrong options, or with a request of another form. Thrown at the start where possible; the message names each fault.',
  },
  ERR_METHOD_NOT_ALLOWED: { status: 405, meaning: 'The endpoint was called with another method than POST.' },
  ERR_UNAUTHORIZED: {
    status: 401,
    meaning:
      'No usable Basic credentials, or not those of the webhook settings. Compare user name and password with the settings.',
  },
  ERR_ADDRESS: {
    status: 403,
    meaning:
      'The request comes from an address outside the allow-list. Behind a proxy give its addresses as trustedProxies.',
  },
  ERR_ADDRESS_UNKNOWN: {
    status: 500,
    meaning:
      'allowList is set, and nobody said where the request came from. Call receiver.fetch(request, { remoteAddress }), or give receive() and verify() a remoteAddress.',
  },
  ERR_SIGNATURE: {
    status: 401,
    meaning:
      'No signature, or one that is wrong, too old or from the future. Compare the secret and the clock; keep the body as it came.',
  },
  ERR_PLAIN_REFUSED: {
    status: 400,
    meaning:
      'The body is not encrypted, and encryption is required here. Turn on encryption in the webhook settings, or take it out of require.',
  },
  ERR_TOKEN: {
    status: 400,
    meaning:
      'An encrypted body that is not a token of the service for one of the live keys. Compare the kid and keys with the settings.',
  },
  ERR_SECRETS_UNAVAILABLE: {
    status: 503,
    meaning: 'The passwords, secrets or keys could not be read from where you keep them. The retry settles it.',
  },
  ERR_MEDIA_TYPE: { status: 415, meaning: 'The body is not plain application/json in UTF-8.' },
  ERR_BODY_TOO_LARGE: { status: 413, meaning: 'The body is larger than 256 KiB.' },
  ERR_BODY_INCOMPLETE: { status: 400, meaning: 'The connection ended before the whole body had arrived.' },
  ERR_BODY_ALREADY_READ: {
    status: 500,
    meaning: 'A body parser ran before the receiver. Mount the receiver above express.json() and other parsers.',
  },
  ERR_BODY_INVALID: {
    status: 400,
    meaning: 'The body is not a webhook event: not JSON, or without the fields every event has.',
  },
  ERR_PAYLOAD_CONFLICT: {
    status: 409,
    meaning:
      'A known event id came with another body. Nothing was run; onAlarm is called. Find out who else knows the credentials.',
  },
  ERR_EVENT_RUNNING: {
    status: 503,
    meaning:
      'The same event is being handled at this moment, or its handler died less than a lease ago. The retry settles it.',
  },
  ERR_STORE_UNAVAILABLE: {
    status: 503,
    meaning: 'The store could not be asked or written. The retry settles it once the store is back.',
  },
  ERR_PARTLY_APPLIED: {
    status: 503,
    meaning:
      'Redis carried out some commands of an event and refused a later one. It is not run again: put the data right, then set the field state of its receipt to done. Given to onAlarm.',
  },
  ERR_HANDLER_FAILED: {
    status: 500,
    meaning: 'Your handler threw. The event stays open and the retry runs the handler again.',
  },
  ERR_DEAD_LETTER: {
    status: null,
    meaning:
      'An event of the inbox or an effect of the outbox failed too often and is not tried any more. Given to onAlarm; replay it.',
  },
  ERR_LEASE_LOST: {
    status: null,
    meaning:
      'A handler took longer than its lease, so it may have run twice. Make it faster or raise leaseSeconds. Logged and given to onAlarm.',
  },
  ERR_ORDER_STATUS: {
    status: 500,
    meaning: 'reconcile() or backfill() could not ask the service, or got an answer without an order or events.',
  },
  ERR_INTERNAL: { status: 500, meaning: 'A fault of the kit itself. Please report it with the logged error.' },
} as const satisfies Record<string, ErrorMeaning>;

export type ReceiverErrorCode = keyof typeof receiverErrors;

export interface ErrorDetails {
  readonly cause?: unknown;
  /** Response headers that belong to this refusal. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Every error of the kit. Tell them apart by `code`, which does not change between versions. */
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
