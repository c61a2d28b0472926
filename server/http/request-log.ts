/**
 * One log line and one count for every request, when its answer is out.
 */
import type { RequestHandler } from 'express';
import { OperationId } from '../../generated/values.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { stateOf } from './request-state.ts';

/** Called every few seconds by machines; counted, not logged. */
const unlogged: ReadonlySet<string> = new Set([OperationId.getHealth, OperationId.getReady, OperationId.getMetrics]);

export function requestLog({ log, metrics }: { log: Log; metrics: Metrics }): RequestHandler {
  return (req, res, next) => {
    res.on('close', () => {
      const state = stateOf(req);
      const ms = performance.now() - state.receivedAt;
      const operation = state.operationId === '' ? 'unknown' : state.operationId;
      metrics.request(operation, res.statusCode, ms / 1_000);
      if (unlogged.has(operation)) return;
      log.info(
        {
          requestId: state.requestId,
          merchant: state.merchant?.merchantId,
          operation,
          method: req.method,
          status: res.statusCode,
          ms: Math.round(ms * 10) / 10,
          ...(res.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
