/**
 * Runs a handler in a span of the application's own OpenTelemetry, which continues the service's trace. The kit does not import
 * OpenTelemetry: the application passes the module `@opentelemetry/api`.
 */
import type { DeliveryTrace } from './traceparent.ts';

/** The part of the module `@opentelemetry/api` (version 1) that the kit uses. */
export interface OpenTelemetry {
  readonly context: {
    active(): TraceContext;
    with<Result>(context: TraceContext, run: () => Result): Result;
  };
  readonly trace: {
    getTracer(name: string): { startSpan(name: string, options: object, context: TraceContext): TraceSpan };
    getSpan(context: TraceContext): TraceSpan | undefined;
    setSpan(context: TraceContext, span: TraceSpan): TraceContext;
    setSpanContext(context: TraceContext, parent: TraceParent): TraceContext;
  };
}

export interface TraceContext {
  getValue(key: symbol): unknown;
  setValue(key: symbol, value: unknown): TraceContext;
  deleteValue(key: symbol): TraceContext;
}

export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
  readonly isRemote?: boolean;
}

export interface TraceSpan {
  spanContext(): TraceParent;
  setAttribute(name: string, value: string): unknown;
  setStatus(status: { readonly code: number }): unknown;
  recordException(error: Error): void;
  end(): void;
}

const TRACER = '@card-payments-service/receiver-kit';
/** The values of SpanKind and SpanStatusCode. */
const CONSUMER = 4;
const ERROR = 2;

/** The run of a handler. */
export interface TracedRun {
  readonly eventId: string;
  readonly eventName: string;
  readonly attempt: number;
  readonly trace: DeliveryTrace | null;
}

/** Runs a handler in a span. Throws what the handler throws. */
export type RunTraced = (of: TracedRun, run: () => Promise<void>) => Promise<void>;

/**
 * The span's parent is the active span, if the application's HTTP instrumentation has started one: that one continues the service's
 * trace already. Otherwise it is the service's.
 */
export function runTraced({ context, trace }: OpenTelemetry): RunTraced {
  const tracer = trace.getTracer(TRACER);
  return async ({ eventId, eventName, attempt, trace: sent }, run) => {
    const active = context.active();
    const remote = sent === null || trace.getSpan(active) !== undefined ? null : sent;
    const parent =
      remote === null
        ? active
        : trace.setSpanContext(active, {
            traceId: remote.traceId,
            spanId: remote.spanId,
            traceFlags: remote.sampled ? 1 : 0,
            isRemote: true,
          });
    const attributes = {
      'messaging.system': 'webhook',
      'messaging.operation.type': 'process',
      'messaging.message.id': eventId,
      'svc.event_name': eventName,
      'svc.attempt': attempt,
    };
    const span = tracer.startSpan(`process ${eventName}`, { kind: CONSUMER, attributes }, parent);
    try {
      await context.with(trace.setSpan(parent, span), run);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error('The handler threw something other than an error.');
      span.recordException(error);
      span.setAttribute('error.type', error.name);
      span.setStatus({ code: ERROR });
      throw thrown;
    } finally {
      span.end();
    }
  };
}
