/**
 * Takes an Authorization header of the Basic scheme apart (RFC 7617). Bytes stay bytes: nothing is decoded to text,
 * so a user name or password is compared exactly as it was sent. Compares nothing itself.
 */

export interface BasicParts {
  readonly username: Buffer;
  readonly password: Buffer;
}

const BASIC = /^basic +([A-Za-z0-9+/]+={0,2})$/i;
const COLON = 0x3a;

/** The two parts, or null when the header is not well-formed Basic. The first colon parts them: passwords may hold more. */
export function parseBasic(header: string): BasicParts | null {
  const encoded = BASIC.exec(header.trim())?.[1];
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64') !== encoded) return null;
  const colon = bytes.indexOf(COLON);
  if (colon === -1) return null;
  return { username: bytes.subarray(0, colon), password: bytes.subarray(colon + 1) };
}
