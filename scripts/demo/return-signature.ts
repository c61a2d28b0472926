/**
 * Verifies the signature of a return URL as a merchant does. Shares no code with the server on purpose.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED_APART: readonly string[] = ['signature', 'signature_algorithm'];

/** Whether the parameters of a return URL are signed with this response key. */
export function isSignatureRight(parameters: URLSearchParams, responseKey: string): boolean {
  const pairs = [...parameters]
    .filter(([name]) => !SIGNED_APART.includes(name))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const right = createHmac('sha256', responseKey)
    .update(encodeURIComponent(pairs.join('&')))
    .digest();
  const given = Buffer.from(parameters.get('signature') ?? '', 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
