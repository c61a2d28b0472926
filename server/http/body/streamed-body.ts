/**
 * Streamed bodies: every body that is neither JSON nor a form goes to its handler as an async iterable, because it may be too
 * large to buffer.
 */
import type { Request } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';

/** Largest streamed body, in bytes (64 MiB). */
export const STREAM_LIMIT = 67_108_864;

const BUFFERED_TYPES = /[/+]json$|^application\/x-www-form-urlencoded$/;

/** Whether the handler reads the operation's body itself. */
export function isStreamed({ requestMediaType }: Pick<Operation, 'requestMediaType'>): boolean {
  return requestMediaType !== null && !BUFFERED_TYPES.test(requestMediaType);
}

/** Rejects a body whose Content-Length is too large. `bytesOf` rejects a chunked body once it exceeds the limit. */
export function capStream(req: Request): void {
  if (Number(req.get('content-length') ?? 0) > STREAM_LIMIT) throw tooLargeError();
}

/** Yields the body in chunks. @throws ApiError when it exceeds `STREAM_LIMIT` or is truncated. */
export async function* bytesOf(req: Request): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    // Keep the connection open for the answer.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array)) throw new Error('a body that is read as text cannot be streamed');
      received += chunk.length;
      if (received > STREAM_LIMIT) throw tooLargeError();
      yield chunk;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? truncatedError() : error;
  } finally {
    // Discard the rest of the body, so that the caller can read its answer.
    req.resume();
  }
}

function tooLargeError(): ApiError {
  return new ApiError(ErrorCode.payload_too_large, { message: 'The file is too large. Send at most 64 MiB.' });
}

function truncatedError(): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'body', reason: 'was cut off; send it again' }] });
}
