/** Hands a call on to Prism, and brings back its answer. Chooses nothing. */
import type { IncomingMessage } from 'node:http';
import { mediaTypeOf } from '../../server/http/media-type.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { type Preference, QUERY_NAMES } from './preference.ts';
import { FORM, NOTHING_SAID, type SentBody } from './sent-body.ts';
import { plainQuery, servedOperation } from './served-operation.ts';

/** Headers of the connection, which fetch refuses to send, and those that are made anew. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'host',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'http2-settings',
  'te',
  'trailer',
  'date',
  'expect',
]);

/** How Prism says what it cannot answer, and its server what it cannot read. */
const PROBLEM = 'application/problem+json';
const UNREAD = '{"error":{"code":';

/** A request of an operation, read. */
export interface Call {
  readonly operation: MockedOperation;
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly baseUrl: string;
  readonly sent: string;
  readonly body: SentBody;
  readonly order: string | undefined;
  /** What the caller asks for by itself. */
  readonly asked: Preference | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
}

/** Whether the body is of another media type than the operation takes, by the rule of the service: Prism's is looser. */
function isOtherKind({ id }: MockedOperation, { headers }: IncomingMessage, sent: string): boolean {
  const expected = servedOperation(id)?.requestMediaType ?? null;
  if (expected === null || sent === '' || sent === NOTHING_SAID) return false;
  return mediaTypeOf(headers['content-type']) !== expected;
}

/** What Prism, which serves the operation's document at `address`, answers to a call. */
export async function askPrism(
  address: string,
  { operation, request, url, sent }: Call,
  prefer: string,
): Promise<Answer & { violations: string | null }> {
  const { method } = operation;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !OWN_HEADERS.has(name)) headers.set(name, value);
  }
  headers.delete('prefer');
  if (prefer !== '') headers.set('prefer', prefer);
  if (sent === NOTHING_SAID && !headers.has('content-type')) headers.set('content-type', FORM);
  if (isOtherKind(operation, request, sent)) headers.set('content-type', 'text/plain');
  // As the service: what a caller would rather have is no reason to have nothing for it.
  headers.set('accept', [request.headers.accept ?? [], '*/*;q=0.1'].flat().join(','));
  const query = new URLSearchParams(plainQuery(operation.id, url.searchParams));
  for (const name of Object.values(QUERY_NAMES)) query.delete(name);
  const path = operation.id === '' ? '/' : url.pathname;
  const given = await fetch(`${address}${path}${query.size === 0 ? '' : `?${query}`}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'GET' ? {} : { body: sent }),
  });
  const kept = [...given.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const violations = given.headers.get('sl-violations');
  return { status: given.status, headers: Object.fromEntries(kept), content: await given.text(), violations };
}

/** Whether an answer is none of the contract's. A question of CORS is Prism's to answer. */
export function isPrismsOwn({ operation }: Call, { status, headers, content }: Answer): boolean {
  if (status >= 400 && content.startsWith(UNREAD)) return true;
  if (operation.id === '') return status >= 400;
  return headers['content-type']?.startsWith(PROBLEM) === true;
}
