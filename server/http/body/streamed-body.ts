/**
 * Bodies that are handed to their handler as they come in, because they may be larger than memory should hold: every one
 * that is neither JSON nor a form.
 */
import type { Request } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';

/** 64 MiB. */
export const STREAM_LIMIT = 67_108_864;

const READ_AS_A_WHOLE = /[/+]json$|^application\/x-www-form-urlencoded$/;

/** Whether the handler reads the operation's body itself. */
export function isStreamed({ requestMediaType }: Pick<Operation, 'requestMediaType'>): boolean {
  return requestMediaType !== null && !READ_AS_A_WHOLE.test(requestMediaType);
}

/** Refuses a body that says that it is too large. Of one that does not say it, see `bytesOf`. */
export function capStream(req: Request): void {
  if (Number(req.get('content-length') ?? 0) > STREAM_LIMIT) throw tooLarge();
}

/** The body, as it comes in. Throws when it is too large after all, or is cut off. */
export async function* bytesOf(req: Request): AsyncGenerator<Uint8Array> {
  let taken = 0;
  try {
    // The connection must live on: the answer goes out on it.
    for await (const piece of req.iterator({ destroyOnReturn: false })) {
      if (!(piece instanceof Uint8Array)) throw new Error('a body that is read as text cannot be streamed');
      taken += piece.length;
      if (taken > STREAM_LIMIT) throw tooLarge();
      yield piece;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? cutOff() : error;
  } finally {
    // What nobody wants any more is let through, so that the caller gets to read its answer.
    req.resume();
  }
}

function tooLarge(): ApiError {
  return new ApiError(ErrorCode.payload_too_large, { message: 'The file is too large. Send at most 64 MiB.' });
}

function cutOff(): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'body', reason: 'was cut off; send it again' }] });
}
