/**
 * The server span of a request: from its arrival to the end of its answer, named by method and route of the operation. Continues the
 * caller's trace. Not traced are health checks, scrapes, the stream of changes, which stays open, and files of the pages, the console and
 * the reference.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { AdminOperationId } from '../../../generated/values.ts';
import { enterTrace, inSpan, leaveTrace } from '../../platform/active-span.ts';
import { endSpan, SpanKind, type Tracing } from '../../platform/tracing.ts';
import { stateOf } from '../request/request-state.ts';
import { answeredStatus } from './logged-request.ts';
import { unlogged } from './request-log.ts';

const untraced: ReadonlySet<string> = new Set([...unlogged, AdminOperationId.streamChanges]);

/** A request whose answer has this status is a failure of the service. */
const FAILED = 500;

/** Returns to the span of the request. For the step after the body is read: its bytes arrive outside of any span. */
export const continueTrace: RequestHandler = (req, _res, next) => inSpan(stateOf(req).span, next);

/** Runs the steps that follow within the span. Null for an operation that is not traced. */
export function traceRequest(tracing: Tracing | undefined, operation: Operation): RequestHandler | null {
  if (tracing === undefined || untraced.has(operation.id)) return null;
  const method = operation.method.toUpperCase();
  const attributes = {
    'http.request.method': method,
    'http.route': operation.path,
    'svc.operation_id': operation.id,
  };
  const name = `${method} ${operation.path}`;
  return (req, res, next) => {
    const state = stateOf(req);
    const parent = req.get('traceparent');
    const from = parent === undefined ? {} : { parent };
    const span = tracing.begin({ name, kind: SpanKind.SERVER, attributes, startedAt: state.receivedAt }, from);
    if (span === undefined) return next();
    state.span = span;
    res.once('close', () => {
      const { merchant, error, requestId } = state;
      const status = answeredStatus(res);
      span.setAttribute('http.response.status_code', status);
      span.setAttribute('svc.request_id', requestId);
      if (merchant !== null) span.setAttribute('svc.merchant_id', merchant.merchantId);
      // By convention, what the caller did wrong is no error of the server.
      if (error !== null) span.setAttribute('svc.error_code', error.code);
      const failed = status >= FAILED || !res.headersSent;
      endSpan(span, failed ? (error?.code ?? String(status)) : null);
      leaveTrace(span);
    });
    enterTrace(span, next);
  };
}
