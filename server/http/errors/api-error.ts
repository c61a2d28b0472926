/**
 * The error class for every error answer. Handlers and middleware throw it; only error-answer.ts converts it to an answer.
 */
import type { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';

/** An invalid parameter. `reason` never contains the value. */
export interface FieldProblem {
  readonly name: string;
  readonly reason: string;
}

export interface ApiErrorDetails {
  readonly fields?: readonly FieldProblem[];
  /** Replaces the catalogue's message. Must state the fix and must not contain a value from the request. */
  readonly message?: string;
  /** Replaces the catalogue's customer message. */
  readonly userMessage?: string;
  /** Replaces the catalogue's `error_info.code`. */
  readonly info?: ErrorInfoCode;
  /** The `order_id` of the answer, with order_not_found. */
  readonly orderId?: string;
  readonly retryAfterSeconds?: number;
  /** Whoever throws it reports it: the request is not logged as failed. */
  readonly reported?: boolean;
  /** The methods that the path supports, with method_not_allowed. */
  readonly allow?: readonly string[];
  /** Selects the WWW-Authenticate header of a 401. */
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
