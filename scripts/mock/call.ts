/** Reads a call: its body as Prism validates it, and the requested scenario. Pure. */
import type { IncomingHttpHeaders } from 'node:http';
import { mediaTypeOf } from '../../server/http/body/body.ts';
import { readJson } from '../../server/http/body/json.ts';
import type { FieldProblem } from '../../server/http/errors/api-error.ts';
import { normaliseForm, readForm } from '../../server/http/request/form.ts';
import { type JsonObject, membersOf, parseJson } from '../generate/json.ts';
import type { MockedOperation } from './operations.ts';

export interface Preference {
  readonly code?: string | undefined;
  readonly example?: string | undefined;
}

export interface Call {
  readonly operation: MockedOperation;
  readonly headers: IncomingHttpHeaders;
  readonly url: URL;
  /** The mock's address from the Host header. */
  readonly baseUrl: string;
  /** The request to Prism. */
  readonly sent: { readonly query: string; readonly body: string; readonly mediaType: string };
  /** The fields of the body. Form values are strings. */
  readonly body: JsonObject;
  /** Why the call is unreadable: a repeated name or a broken encoding. */
  readonly problems: readonly FieldProblem[];
  readonly preference: Preference;
}

type Received = Pick<Call, 'operation' | 'headers' | 'url' | 'baseUrl'>;

const FORM = 'application/x-www-form-urlencoded';
/** Prism treats an empty form as a missing body. */
const EMPTY_FORM = '_=';
/** Prism's query parameters for the same preference, for browsers. */
export const QUERY_NAMES = { code: '__code', example: '__example' } as const;

type ReadBody = Pick<Call, 'body' | 'problems'> & { readonly sent: string };

function readBody({ bodyBooleans, bodyClearables, document }: MockedOperation, type: string, text: string): ReadBody {
  if (type === FORM) {
    const reading = readForm(text, 'body');
    if (reading.kind === 'problems') return { body: {}, problems: reading.problems, sent: '' };
    const body = normaliseForm(reading.values, { booleans: bodyBooleans, clearables: bodyClearables });
    return { body, problems: [], sent: new URLSearchParams(body).toString() || EMPTY_FORM };
  }
  if (type !== 'application/json' || text.trim() === '') return { body: {}, problems: [], sent: text };
  const reading = readJson(text);
  if (reading.kind !== 'object') return { body: {}, problems: [reading], sent: '' };
  // As in forms, null counts as absent in merchant calls.
  const members = membersOf(parseJson(text)).filter(([, value]) => value !== null || document === 'admin');
  const body = Object.fromEntries(members);
  return { body, problems: [], sent: JSON.stringify(body) };
}

function preferenceOf({ operation, headers, url }: Received, body: JsonObject): Preference {
  const { method, tag, responses, scenarios } = operation;
  const prefer = [headers.prefer ?? []].flat().join(',');
  // A page's form leads on, whatever the state of the page.
  const asked = tag === 'pages' && method === 'post' ? new URLSearchParams() : url.searchParams;
  const example = /\bexample=([^,;\s]+)/.exec(prefer)?.[1] ?? asked.get(QUERY_NAMES.example) ?? undefined;
  const code = /\bcode=(\d{3})/.exec(prefer)?.[1] ?? asked.get(QUERY_NAMES.code) ?? undefined;
  const ofExample = scenarios.find(({ name }) => name === example)?.status;
  // A form without `format=json` comes from a browser and is redirected.
  const isBrowsers = 303 in responses && method === 'post' && body.format !== 'json';
  return { code: code ?? ofExample ?? (example === undefined && isBrowsers ? '303' : undefined), example };
}

export function readCall(received: Received, text: string): Call {
  const { operation, headers, url } = received;
  const said = mediaTypeOf(headers['content-type']);
  // A call without a body may omit its type.
  const mediaType = said === '' && text === '' ? (operation.requestMediaType ?? '') : said;
  const { sent, body, problems } = readBody(operation, mediaType, text);
  const query = readForm(url.search.slice(1), 'query');
  const rules = { booleans: operation.queryBooleans, clearables: [] };
  const values = query.kind === 'form' ? normaliseForm(query.values, rules) : {};
  const passed = new URLSearchParams(Object.entries(values).filter(([name]) => !name.startsWith('__')));
  const unread = query.kind === 'problems' && operation.query.length > 0 ? query.problems : [];
  return {
    ...received,
    sent: { query: passed.toString(), body: sent, mediaType },
    body,
    problems: [...problems, ...unread],
    preference: preferenceOf(received, body),
  };
}
