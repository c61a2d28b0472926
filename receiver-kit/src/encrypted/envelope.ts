/**
 * Tells an encrypted body from a plain one: `{"JWT": "<token>"}` and nothing else. Opens nothing.
 */
import { isObject, parseSafeJson } from '../event/safe-json.ts';

const FIELD = 'JWT';
/** An encrypted body begins so; a plain event is not parsed twice. */
const BEGINNING = /^\s*\{\s*"JWT"/;

/** The token of an encrypted body; null when the body is not one. */
export function tokenIn(body: Uint8Array): string | null {
  if (!BEGINNING.test(Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 64)).toString('latin1'))) {
    return null;
  }
  const value = parseSafeJson(body);
  if (!isObject(value)) return null;
  const token = value[FIELD];
  return typeof token === 'string' && Object.keys(value).length === 1 ? token : null;
}
