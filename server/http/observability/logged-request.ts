/**
 * Builds the entry of the request log for a call, from what the request state holds when its response ends. Pure apart
 * from the clocks. Leaves out what could be a secret: query parameters, bodies, and the links of hosted pages, which
 * open the page.
 */
import type { Request, Response } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { LoggedRequest, RequestCaller } from '../../storage/request-log.ts';
import { type RequestState, stateOf } from '../request/request-state.ts';

const MAX_PATH_LENGTH = 256;
const MAX_USER_AGENT_LENGTH = 256;

/** The entry of a call; null for a call that concerns no merchant, and for calls of the settings and the operator. */
export function loggedRequest(
  req: Request,
  res: Response,
  { clock, operationOf }: { readonly clock: Clock; readonly operationOf: (id: string) => Operation | undefined },
): LoggedRequest | null {
  const state = stateOf(req);
  const operation = operationOf(state.operationId);
  const caller = callerOf(state);
  const merchantId = state.sentKey?.merchantId ?? state.merchant?.merchantId ?? pageMerchant(req, res, operation);
  if (operation === undefined || caller === null || merchantId === undefined) return null;
  const durationMs = Math.round(performance.now() - state.receivedAt);
  return {
    responseId: state.responseId,
    requestId: state.requestId,
    merchantId,
    at: clock.now(),
    method: req.method,
    path: shownPath(req, operation),
    operation: operation.id,
    status: answeredStatus(res),
    durationMs,
    caller,
    keyId: state.sentKey?.keyId ?? null,
    address: state.address,
    userAgent: withoutCardNumbers(req.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    ...errorOf(state),
  };
}

/** A caller that left before it had an answer: the status under which nginx logs it, too. */
export const CALLER_GONE = 499;

/** The status of the answer; 499 when the caller left before any of it was sent. */
export const answeredStatus = (res: Response): number => (res.headersSent ? res.statusCode : CALLER_GONE);

/** Null for a caller whose calls are not logged here. A call that was refused after its key was found is one of the key. */
function callerOf({ auth, sentKey }: RequestState): RequestCaller | null {
  if (sentKey !== null) return 'API_KEY';
  switch (auth?.value.kind) {
    case 'merchant':
    case 'encrypted':
      return 'MESSAGE_KEY';
    case 'client':
      return 'CLIENT_TOKEN';
    case 'gateway':
      return 'GATEWAY';
    case 'anonymous':
    case 'none':
      return 'ANONYMOUS';
    default:
      return null;
  }
}

const PAGE_MERCHANT = '{merchant_id}';
const MERCHANT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The merchant of a hosted page whose path names it; undefined when nothing was found there. */
function pageMerchant(req: Request, res: Response, operation: Operation | undefined): string | undefined {
  if (operation?.tag !== 'pages' || res.statusCode === 404) return undefined;
  const index = operation.path.split('/').indexOf(PAGE_MERCHANT);
  const named = index < 0 ? undefined : pathOf(req).split('/')[index];
  return named !== undefined && MERCHANT_ID.test(named) ? named : undefined;
}

function pathOf({ originalUrl }: Request): string {
  return originalUrl.split('?')[0] ?? '';
}

function shownPath(req: Request, operation: Operation): string {
  if (operation.tag === 'pages') return operation.path;
  return withoutCardNumbers(pathOf(req)).slice(0, MAX_PATH_LENGTH);
}

function errorOf({ error }: RequestState): Pick<LoggedRequest, 'error' | 'errorCode'> {
  return error === null ? { error: null, errorCode: null } : { error: error.text, errorCode: error.code };
}
