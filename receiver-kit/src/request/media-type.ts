/**
 * Which bodies are taken: plain JSON in UTF-8, nothing compressed. Says nothing about what the JSON holds.
 */
import { ReceiverError } from '../errors.ts';
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
