/**
 * The trace of a delivery: its header `traceparent` (W3C Trace Context). The sender is verified before anything uses it.
 */
import { headerValues, type ReceivedHeaders } from '../request/received-request.ts';

/** Where a delivery stands in the service's trace. */
export interface DeliveryTrace {
  /** The header, for passing on. */
  readonly traceparent: string;
  readonly traceId: string;
  /** The service's span: the parent of the receiver's. */
  readonly spanId: string;
  /** Whether the service records the trace. */
  readonly sampled: boolean;
}

/** Later versions may have more fields at the end. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** Reads a `traceparent`. Null when it is not valid. */
export function readTraceparent(header: string): DeliveryTrace | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const sampled = (Number.parseInt(flags, 16) & 1) === 1;
  return { traceparent: `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`, traceId, spanId, sampled };
}

/** The trace that the headers name. Null without one, or with several. */
export function traceOf(headers: ReceivedHeaders): DeliveryTrace | null {
  const [header = '', ...others] = headerValues(headers, 'traceparent');
  return others.length === 0 ? readTraceparent(header) : null;
}
