const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Another base64url text of the same bytes: the last digit of an unpadded text has bits that belong to no byte.
 * @throws where the last digit has no such bits.
 */
export function nonCanonicalBase64url(base64url: string): string {
  const last = DIGITS.indexOf(base64url.slice(-1));
  const other = `${base64url.slice(0, -1)}${DIGITS.charAt(last ^ 1)}`;
  if (!Buffer.from(other, 'base64url').equals(Buffer.from(base64url, 'base64url')))
    throw new Error('this text has no other spelling');
  return other;
}
