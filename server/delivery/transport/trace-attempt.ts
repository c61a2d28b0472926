/**
 * The span of a delivery attempt: a trace of its own, linked to the step that raised the event, because an event can be sent for days.
 * The request carries it to the merchant. It begins when the request is built; the event `sending` shows when it left.
 */
import { endSpan, markSpan, SpanKind, serverOf, type Tracing, traceparentOf } from '../../platform/tracing.ts';
import { AttemptOutcome, type AttemptResult, type AttemptTrace, type LeasedDelivery } from '../queue/delivery.ts';

/** Null for an attempt that is not recorded: that of an event whose step was not. */
export type TraceAttempt = (lease: LeasedDelivery, url: string) => AttemptTrace | null;

/** Creates a function that starts the span of an attempt. */
export function createTraceAttempt(tracing: Tracing | undefined): TraceAttempt {
  if (tracing === undefined) return () => null;
  return ({ id, eventName, merchantId, attemptCount, sending, trace }, url) => {
    if (trace === null) return null;
    const attributes = {
      'messaging.system': 'webhook',
      'messaging.operation.type': 'send',
      'messaging.message.id': id,
      'http.request.method': 'POST',
      ...serverOf(url),
      'svc.merchant_id': merchantId,
      'svc.event_name': eventName,
      'svc.attempt': attemptCount + 1,
      'svc.replay': sending === 'again',
    };
    const span = tracing.begin({ name: `send ${eventName}`, kind: SpanKind.CLIENT, attributes }, { link: trace });
    if (span === undefined) return null;
    return {
      traceparent: traceparentOf(span),
      sending: () => markSpan(span, 'sending'),
      end({ outcome, failure, status }: AttemptResult) {
        if (status !== null) span.setAttribute('http.response.status_code', status);
        endSpan(span, outcome === AttemptOutcome.ACKNOWLEDGED ? null : (failure ?? outcome));
      },
    };
  };
}
