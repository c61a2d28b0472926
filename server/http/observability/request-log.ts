/**
 * Logs, counts and records every request when its connection closes or its answer is sent.
 */
import type { RequestHandler } from 'express';
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import { AdminOperationId, OperationId } from '../../../generated/values.ts';
import type { Log } from '../../platform/log.ts';
import type { Clock } from '../../platform/runtime.ts';
import { traceFields } from '../../platform/tracing.ts';
import { type RequestState, stateOf } from '../request/request-state.ts';
import { answeredStatus, loggedRequest } from './logged-request.ts';
import type { Metrics } from './metrics.ts';
import type { RequestRecorder } from './request-recorder.ts';

/** Probes call these every few seconds: counted, not logged. */
export const unlogged: ReadonlySet<string> = new Set([
  OperationId.getHealth,
  OperationId.getReady,
  OperationId.getMetrics,
]);

const isAdministration: ReadonlySet<string> = new Set(Object.values(AdminOperationId));

/** The user and address of an administrative call. */
function callerOf({ auth, address, operationId }: RequestState) {
  const kind = auth?.value.kind;
  if (kind === 'operator') return { user: 'operator', address };
  if (auth?.value.kind === 'settings') return { user: auth.value.username, address };
  return isAdministration.has(operationId) ? { address } : {};
}

const operationById: ReadonlyMap<string, Operation> = new Map(operationList.map((each) => [each.id, each]));

export interface RequestLogDeps {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Keeps merchants' calls for their settings. */
  readonly recorder: RequestRecorder;
  readonly clock: Clock;
}

export function requestLog({ log, metrics, recorder, clock }: RequestLogDeps): RequestHandler {
  const operationOf = (id: string) => operationById.get(id);
  return (req, res, next) => {
    res.on('close', () => {
      const state = stateOf(req);
      const ms = performance.now() - state.receivedAt;
      const operation = state.operationId === '' ? 'unknown' : state.operationId;
      metrics.request(operation, answeredStatus(res), ms / 1_000);
      if (unlogged.has(operation)) return;
      log.info(
        {
          requestId: state.requestId,
          merchant: state.merchant?.merchantId,
          operation,
          ...callerOf(state),
          method: req.method,
          status: answeredStatus(res),
          ms: Math.round(ms * 10) / 10,
          ...(res.writableFinished ? {} : { aborted: true }),
          ...(state.span === undefined ? {} : traceFields(state.span)),
        },
        'request',
      );
      const entry = loggedRequest(req, res, { clock, operationOf });
      if (entry !== null) recorder.record(entry);
    });
    next();
  };
}
