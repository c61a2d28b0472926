/**
 * What of an answer is true of the call itself: its id, what of it was ignored, what the caller should mend, and that a page of any origin
 * may read it. Prism plays back those of the contract's examples. Pure.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { OperationId } from '../../generated/values.ts';
import { challenges } from '../../server/http/error-answer.ts';
import { saneRequestId } from '../../server/http/identify.ts';
import { ignoredParameters, namesIgnored, withIgnored } from '../../server/http/ignored-parameters.ts';
import { merchantIdIn } from '../../server/http/merchant-header.ts';
import { warnOfRouting } from '../../server/orders/call-warnings.ts';
import type { Answer, Call } from './ask-prism.ts';
import { ORDER_KEY } from './own-ids.ts';
import { idleOptions } from './own-options.ts';
import { QUERY_NAMES } from './preference.ts';
import { namesIn } from './sent-body.ts';
import { servedOperation } from './served-operation.ts';
import type { KnownOrder } from './story.ts';
import { REQUEST_ID } from './stranger.ts';

const IGNORED = 'x-svc-ignored-parameters';
const WARNING = 'x-svc-warning';
const CHALLENGE = 'www-authenticate';
const MERCHANT = 'x-svc-merchant-id';
const REQUEST_HEADER = 'x-request-id';

/** What is refused before the service has looked at the parameters. */
const EARLY: ReadonlySet<number> = new Set([401, 403, 405, 413, 415]);

/** Those that tell of an `x-routing-id` that is not the order's. */
const WARNING_ONES: ReadonlySet<string> = new Set([
  OperationId.createOrder,
  OperationId.createSession,
  OperationId.getOrder,
  OperationId.updateOrder,
  OperationId.refundOrder,
  OperationId.refundTxn,
  OperationId.startTxn,
]);

/** The `x-routing-id` of a call, or empty. */
export function routingIdOf({ request }: Call): string {
  const said = request.headers['x-routing-id'];
  return typeof said === 'string' ? said : '';
}

function ignoredIn(call: Call, status: number): string {
  const {
    operation: { id },
    body,
    url,
  } = call;
  const operation = servedOperation(id);
  if (operation === undefined || !namesIgnored(operation) || EARLY.has(status) || body.kind === 'unreadable') return '';
  const own: readonly string[] = [...Object.values(QUERY_NAMES), ORDER_KEY];
  const query = [...url.searchParams.keys()].filter((name) => !own.includes(name));
  const idle = status < 400 ? idleOptions(call) : [];
  return idle.reduce(withIgnored, ignoredParameters(operation, namesIn(body), query)).join(',');
}

/** Whether the service knows, when it answers, whose call it is. */
function isNamed({ request: { headers } }: Call, status: number): boolean {
  return status !== 401 && merchantIdIn(headers) !== '';
}

function warningOf(call: Call, status: number, { routingId }: KnownOrder): string {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  if (status < 400 && WARNING_ONES.has(call.operation.id))
    warnOfRouting({ routingId }, { routingId: routingIdOf(call), warn });
  return warnings.join('; ');
}

/** The answer under the id that the caller gave its call, where it gave one. */
function underOwnId({ request: { headers } }: Call, answer: Answer): Answer {
  const said = headers[REQUEST_HEADER];
  const id = saneRequestId(typeof said === 'string' ? said : undefined);
  if (id === undefined) return answer;
  const content = answer.content.replaceAll(REQUEST_ID, id);
  return { ...answer, headers: { ...answer.headers, [REQUEST_HEADER]: id }, content };
}

/** By what the operation could be called, where the call was not let in. */
function challengeOf({ operation: { id, document } }: Call): string {
  const { security = [] } = servedOperation(id) ?? {};
  if (security.includes('gatewaySignature')) return challenges.Signature;
  if (security.includes('encryptedBody')) return challenges.Encrypted;
  return document === 'admin' ? challenges.Bearer : challenges.Basic;
}

/** The answer with what is true of the call in the place of the example's. `known`: its order before the call. */
export function withOwnHeaders(call: Call, given: Answer, known: KnownOrder): Answer {
  const answer = underOwnId(call, given);
  const { [IGNORED]: _, [WARNING]: __, [MERCHANT]: merchant, ...headers } = answer.headers;
  const ignored = ignoredIn(call, answer.status);
  const warning = warningOf(call, answer.status, known);
  return {
    ...answer,
    headers: {
      ...headers,
      ...(CHALLENGE in headers ? { [CHALLENGE]: challengeOf(call) } : {}),
      ...(merchant !== undefined && isNamed(call, answer.status) ? { [MERCHANT]: merchant } : {}),
      ...(ignored === '' ? {} : { [IGNORED]: ignored }),
      ...(warning === '' ? {} : { [WARNING]: warning }),
    },
  };
}

/** Lets a page of any origin read the answer, with the headers of these names; with credentials `*` would be none of them. */
export function readableHeaders(
  { origin }: IncomingHttpHeaders,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': names.join(','),
    vary: 'origin',
  };
}
