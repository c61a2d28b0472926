const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The same bytes in other letters: the last digit of unpadded base64url has bits that belong to no byte.
 * @throws where the text fills its last digit, so that it has one spelling only.
 */
export function nonCanonicalBase64url(base64url: string): string {
  const last = DIGITS.indexOf(base64url.slice(-1));
  const other = `${base64url.slice(0, -1)}${DIGITS.charAt(last ^ 1)}`;
  if (!Buffer.from(other, 'base64url').equals(Buffer.from(base64url, 'base64url')))
    throw new Error('this text has one spelling only');
  return other;
}
