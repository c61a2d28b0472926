/**
 * CORS: pages on a merchant's allowed origins may call the operations that accept a client auth token. Operations that require an
 * API key are never available across origins, because a key does not belong in a browser.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { stateOf } from '../http/request/request-state.ts';
import type { OriginRule } from '../http/request/sandbox.ts';
import { opensWithToken } from './access-policy.ts';

const ALLOWED_HEADERS =
  'content-type,x-client-auth-token,x-merchantid,x-routing-id,version,x-request-id,idempotency-key,prefer,traceparent,tracestate';
const EXPOSED_HEADERS = 'x-request-id,x-response-id,x-svc-ignored-parameters,x-svc-warning,Retry-After';
const MAX_AGE_SECONDS = '600';

/** Whether a browser may call the operation from another origin. */
export function opensToBrowsers(operation: Operation): boolean {
  return operation.document === 'merchant' && opensWithToken(operation);
}

/** Answers the preflight of one path. Accepts an origin that any merchant allows; the call is checked against its own merchant. */
export function preflight(
  operations: readonly Operation[],
  { isAllowed }: Pick<OriginRule, 'isAllowed'>,
): RequestHandler {
  const methods = operations.filter(opensToBrowsers).map((operation) => operation.method.toUpperCase());
  return async (req, res, next) => {
    const origin = req.get('origin');
    if (methods.length === 0 || origin === undefined || req.get('access-control-request-method') === undefined)
      return next();
    res.setHeader('Vary', 'Origin');
    if (!(await isAllowed(origin))) return next();
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Allow-Methods', methods.join(','));
    res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    res.setHeader('Access-Control-Max-Age', MAX_AGE_SECONDS);
    res.status(204).end();
  };
}

/**
 * Lets an origin that any merchant allows read errors from before authentication, such as an expired token. Such answers contain no
 * merchant data.
 */
export function allowKnownOrigin(operation: Operation, { isAllowed }: Pick<OriginRule, 'isAllowed'>): RequestHandler {
  return async (req, res, next) => {
    const origin = req.get('origin');
    if (origin !== undefined && opensToBrowsers(operation)) {
      res.setHeader('Vary', 'Origin');
      if (await isAllowed(origin)) {
        res.setHeader('Access-Control-Allow-Origin', origin);
        res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
      }
    }
    next();
  };
}

/** Withdraws that permission unless the call's own merchant allows the origin. Runs after authentication. */
export function restrictToMerchantOrigin({ isAllowedBy }: Pick<OriginRule, 'isAllowedBy'>): RequestHandler {
  return (req, res, next) => {
    const origin = req.get('origin');
    const { merchant } = stateOf(req);
    if (origin !== undefined && (merchant === null || !isAllowedBy(origin, merchant))) {
      res.removeHeader('Access-Control-Allow-Origin');
    }
    next();
  };
}
