/**
 * Reads the protected header of a token and refuses everything that the service does not send, before any cryptography
 * is done and any other field of the header is looked at. The lists are closed: no header can bring its own key, ask for
 * another algorithm, for compression or for many rounds of a password function.
 */
import { ReceiverError } from '../errors.ts';
import { isObject, parseSafeJson } from '../event/safe-json.ts';

export interface TokenFormat {
  readonly parts: number;
  /** The only values taken. */
  readonly required: Readonly<Record<string, string>>;
}

export const encryptedFormat: TokenFormat = { parts: 5, required: { alg: 'RSA-OAEP-256', enc: 'A256GCM' } };
export const signedFormat: TokenFormat = { parts: 3, required: { alg: 'RS256' } };

/** These do not change how the token is read. */
const ALLOWED = new Set(['kid', 'typ', 'cty']);
const MAX_HEADER_CHARACTERS = 1_024;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

/**
 * The `kid` of a compact token of this form.
 * @throws ReceiverError ERR_TOKEN
 */
export function readKid(token: string, { parts, required }: TokenFormat): string {
  const pieces = token.split('.', parts + 1);
  if (pieces.length !== parts) throw refused('The token has the wrong number of parts.');
  if (!pieces.every((piece) => BASE64URL.test(piece))) throw refused('A part of the token is not base64url.');
  const encoded = pieces[0] ?? '';
  if (encoded.length > MAX_HEADER_CHARACTERS) throw refused('The header of the token is too long.');
  const header = parseHeader(encoded);
  for (const [name, value] of Object.entries(header)) {
    if (Object.hasOwn(required, name) ? value !== required[name] : !ALLOWED.has(name)) {
      throw refused('The header of the token asks for something that the service does not use.');
    }
  }
  if (!Object.keys(required).every((name) => Object.hasOwn(header, name))) {
    throw refused('The header of the token does not name its algorithms.');
  }
  const { kid } = header;
  if (typeof kid !== 'string' || kid.length > 256) throw refused('The header of the token names no key.');
  return kid;
}

/** The refusal of a token. It reveals only what the sender needs. */
export function refused(message: string, cause?: unknown): ReceiverError {
  return new ReceiverError('ERR_TOKEN', message, { cause });
}

function parseHeader(encoded: string): Readonly<Record<string, unknown>> {
  let header: unknown;
  try {
    header = parseSafeJson(Buffer.from(encoded, 'base64url'));
  } catch {
    throw refused('The header of the token is not JSON.');
  }
  if (!isObject(header) || Array.isArray(header)) throw refused('The header of the token is not an object.');
  return header;
}
