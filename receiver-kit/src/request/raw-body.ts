/**
 * Takes the bytes of the body, within the cap. Never parses them.
 */
import { ReceiverError } from '../errors.ts';
import type { ReceivedRequest } from './received-request.ts';
import { headerValues, type ReceivedHeaders } from './received-request.ts';

const JSON_MEDIA_TYPE = /^application\/json[ \t]*(;[ \t]*charset[ \t]*=[ \t]*("utf-8"|utf-8)[ \t]*)?;?$/i;

/** @throws ReceiverError ERR_MEDIA_TYPE for another media type or charset, a repeated header, or a compressed body. */
export function requireJson(headers: ReceivedHeaders): void {
  const types = headerValues(headers, 'content-type');
  const [type] = types;
  if (types.length !== 1 || type === undefined || !JSON_MEDIA_TYPE.test(type.trim())) {
    throw new ReceiverError('ERR_MEDIA_TYPE', 'Send the event with Content-Type: application/json.');
  }
  const encodings = headerValues(headers, 'content-encoding');
  if (encodings.some((encoding) => encoding.trim().toLowerCase() !== 'identity')) {
    throw new ReceiverError('ERR_MEDIA_TYPE', 'Send the event without Content-Encoding.');
  }
}

/** The largest body taken, in bytes. Events are a few KiB. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The refusal of a body over the cap. */
export function bodyTooLarge(): ReceiverError {
  return new ReceiverError('ERR_BODY_TOO_LARGE', `The body is larger than ${MAX_BODY_BYTES} bytes.`);
}

/**
 * The body's bytes.
 * @throws ReceiverError ERR_BODY_TOO_LARGE over the cap, ERR_BODY_ALREADY_READ when given something other than bytes,
 *   ERR_BODY_INCOMPLETE when reading failed.
 */
export async function takeRawBody(rawBody: ReceivedRequest['rawBody']): Promise<Uint8Array> {
  const bytes = typeof rawBody === 'function' ? await rawBody().catch(incomplete) : rawBody;
  if (!(bytes instanceof Uint8Array)) {
    throw new ReceiverError(
      'ERR_BODY_ALREADY_READ',
      'Give the receiver the raw bytes of the body, not a parsed or decoded one.',
    );
  }
  if (bytes.byteLength > MAX_BODY_BYTES) throw bodyTooLarge();
  return bytes;
}

function incomplete(cause: unknown): never {
  if (cause instanceof ReceiverError) throw cause;
  throw new ReceiverError('ERR_BODY_INCOMPLETE', 'The body could not be read to its end.', { cause });
}
