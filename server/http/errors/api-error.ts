/**
 * The one error that becomes an answer. Thrown by handlers and steps, turned into a body by error-answer.ts alone.
 */
import type { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';

/** One parameter that is wrong. `reason` never holds the value that was sent. */
export interface FieldProblem {
  readonly name: string;
  readonly reason: string;
}

export interface ApiErrorDetails {
  readonly fields?: readonly FieldProblem[];
  /** Instead of the catalogue's message. Must say what to do next and hold no value that was sent. */
  readonly message?: string;
  /** Instead of the catalogue's words for a customer. */
  readonly userMessage?: string;
  /** Instead of the catalogue's class. */
  readonly info?: ErrorInfoCode;
  /** Named in the answer, with order_not_found. */
  readonly orderId?: string;
  readonly retryAfterSeconds?: number;
  /** The methods the address takes, with method_not_allowed. */
  readonly allow?: readonly string[];
  /** The authentication scheme to name in WWW-Authenticate. */
  readonly challenge?: 'Basic' | 'Bearer' | 'Token' | 'Encrypted' | 'Signature';
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}
