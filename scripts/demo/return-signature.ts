/**
 * What a merchant does when the customer comes back: check that the address was made by the service. Written apart from
 * the server on purpose, as a merchant would.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED_APART: readonly string[] = ['signature', 'signature_algorithm'];

/** Whether the parameters of a return address carry the signature of this response key. */
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
