/** Calls the service as a merchant's server does. Every answer is checked against the contract. */
import { contractProblems } from './contract-check.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON. Typed loosely: a test says what it expects. */
  json(): Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, string | number | boolean>>;

export interface CallOptions {
  /** null removes a default header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

export interface Caller {
  get(path: string, options?: CallOptions): Promise<Answer>;
  /** Posts a form. */
  form(path: string, values: Values, options?: CallOptions): Promise<Answer>;
  /** Sends JSON. */
  json(method: string, path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  /** Sends exactly this. */
  raw(method: string, path: string, body: string | Uint8Array | undefined, options?: CallOptions): Promise<Answer>;
}

export interface CallerParts {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly apiKey: string;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Follows a path into a JSON body: `at(body, 'card', 'card_isin')`. */
export function at(body: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[String(name)] : undefined), body);
}

/** A text inside a JSON body; fails the test when there is none. */
export function textAt(body: unknown, ...path: readonly (string | number)[]): string {
  const value = at(body, ...path);
  if (typeof value !== 'string') throw new Error(`there is no text at ${path.join('.')}`);
  return value;
}

export function createCaller({ baseUrl, merchantId, apiKey }: CallerParts): Caller {
  const own = { 'x-merchantid': merchantId, authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}` };

  async function raw(
    method: string,
    path: string,
    body: string | Uint8Array | undefined,
    options: CallOptions = {},
  ): Promise<Answer> {
    const headers = Object.entries({ ...own, ...options.headers }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    const text = await response.text();
    const pathname = new URL(`${baseUrl}${path}`).pathname;
    const problems = contractProblems({
      method,
      path: pathname,
      accept: new Headers(headers).get('accept') ?? '',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
    });
    if (problems.length > 0)
      throw new Error(
        `${method} ${pathname} answered against the contract:\n${problems.join('\n')}\n${text.slice(0, 2_000)}`,
      );
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: () => {
        const value: unknown = JSON.parse(text);
        if (!isRecord(value)) throw new Error('the body is no JSON object');
        return value;
      },
    };
  }

  return {
    raw,
    get: (path, options) => raw('GET', path, undefined, options),
    form: (path, values, options = {}) => {
      const pairs = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
      const body = new URLSearchParams(pairs).toString();
      return raw('POST', path, body, {
        ...options,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
      });
    },
    json: (method, path, body, options = {}) =>
      raw(method, path, body === undefined ? undefined : JSON.stringify(body), {
        ...options,
        headers: { 'content-type': 'application/json', ...options.headers },
      }),
  };
}
