/** Reads what a failed call answered: the contract's error, or no answer at all. */
import type { Middleware } from 'openapi-fetch';
import { ErrorCategory, ErrorCode } from '../../../../generated/values.ts';

/** A failed call, for people. */
export interface Problem {
  /** What is wrong and what to do next. */
  readonly message: string;
  /** What is wrong with single fields, by the contract's name of the field. */
  readonly fields: ReadonlyMap<string, string>;
  /** The contract's code of the error; undefined for no answer. */
  readonly code: string | undefined;
  /** The id of the call, for support. */
  readonly requestId: string | undefined;
  /** Whether the same call can succeed later without a change. */
  readonly transient: boolean;
  /** Whether the object does not exist. */
  readonly missing: boolean;
}

const NOTHING: Readonly<Record<string, unknown>> = {};

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : NOTHING;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(value: unknown): ReadonlyMap<string, string> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    list.map(recordOf).flatMap(({ field_name, reason }): readonly [string, string][] => {
      const [name, text] = [textOf(field_name), textOf(reason)];
      return name === undefined || text === undefined ? [] : [[name, text]];
    }),
  );
}

const MISSING = new Set<unknown>([
  ErrorCode.object_not_found,
  ErrorCode.order_not_found,
  ErrorCode.customer_id_not_found,
]);

/** A value that the service would refuse, for the field of the contract's name. */
export class FieldProblem extends Error {
  readonly error_message = 'A value is not valid.';
  readonly error_info: object;

  constructor(field_name: string, reason: string) {
    super(reason);
    this.error_info = { fields: [{ field_name, reason }] };
  }
}

/** A call that was answered, but did not do what the user asked for. */
export class Refusal extends Error {
  readonly error_message: string;

  constructor(message: string) {
    super(message);
    this.error_message = message;
  }
}

/** Errors whose message for developers names a header, which no user of the console sees. */
const FOR_PEOPLE = new Set<string | undefined>([ErrorCode.rate_limited, ErrorCode.service_unavailable]);

/** An error without a body, as some proxies send: `openapi-fetch` takes it for a success. */
export const errorsHaveBodies: Middleware = {
  async onResponse({ response }) {
    const { status, statusText } = response;
    if (status < 400 || (await response.clone().text()) !== '') return undefined;
    return new Response('{}', { status, statusText });
  },
};

/** The problem of a thrown value. */
export function problemOf(error: unknown): Problem {
  const body = recordOf(error);
  const info = recordOf(body.error_info);
  const code = textOf(body.error_code);
  const message = textOf(FOR_PEOPLE.has(code) ? info.user_message : body.error_message);
  if (message === undefined) {
    return {
      message: navigator.onLine
        ? 'The service did not answer. Try again in a moment.'
        : 'You are offline. Try again when you have a connection.',
      fields: new Map(),
      code: undefined,
      requestId: undefined,
      transient: true,
      missing: false,
    };
  }
  return {
    message,
    fields: fieldsOf(info.fields),
    code,
    requestId: textOf(info.request_id),
    transient: code === ErrorCode.rate_limited || info.category === ErrorCategory.SERVER_ERROR,
    missing: MISSING.has(body.error_code),
  };
}
