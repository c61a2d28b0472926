/**
 * Converts encrypted messages: their parameters, the answer, and their errors. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import type { ClaimsReading } from '../../domain/merchants/message-claims.ts';
import { readJson } from '../../http/body/json.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { OpeningFault } from '../../vault/message-keys/open-message.ts';

type Message = components['schemas']['EncryptedMessage'];

/**
 * The parameters in a message.
 * @throws ApiError if the text is not a JSON object.
 */
export function readParameters(text: string): Readonly<Record<string, unknown>> {
  const reading = readJson(text);
  if (reading.kind === 'object') return reading.value;
  const name = reading.name === 'body' ? 'payload' : reading.name;
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason: reading.reason }] });
}

/**
 * The parameters of a call with the order id in its path. The path is not signed, so an attacker could redirect the message to
 * another order: the payload must contain the same order id.
 */
export function ofOrder(sent: Readonly<Record<string, unknown>>, orderId: string): Readonly<Record<string, unknown>> {
  const { order_id: signed } = sent;
  if (signed === undefined || signed === null || signed === '') {
    const fields = [{ name: 'order_id', reason: 'is missing; the payload must contain the order_id of the URL' }];
    throw new ApiError(ErrorCode.mandatory_fields_missing, { fields });
  }
  // String(['a']) is 'a': check the type first.
  const isName = typeof signed === 'string' || typeof signed === 'number';
  if (isName && String(signed).toLowerCase() === orderId.toLowerCase()) return { ...sent, order_id: orderId };
  const reason = 'does not match the order_id of the URL; send the message to the URL of its own order';
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'order_id', reason }] });
}

/** Splits a compact JWE into the fields of a message. */
export function toMessage(token: string): Message {
  const [header = '', encryptedKey = '', iv = '', encryptedPayload = '', tag = ''] = token.split('.');
  return { header, encryptedKey, iv, encryptedPayload, tag };
}

const unproved: Readonly<Record<Exclude<OpeningFault, 'header'>, string>> = {
  kid: 'The kid does not match a key set of this merchant that is in use. List the key sets by GET /settings/keys and use the active one.',
  encryption:
    "The message cannot be decrypted with the service's key for this kid. Encrypt it with the service_public_key of the key set, and send the five parts unchanged.",
  'signed-part':
    'The plaintext must be a JSON object with header, payload and signature, the base64url parts of a JWS over UTF-8 text.',
  signature:
    "The signature does not match the merchant's key for this kid. Sign with RS256 and the private key that belongs to the merchant_public_key of the key set, and use the same kid in the JWS header.",
};

const claimMessages = {
  expired: 'The message has expired. Sign a new one with the current time as iat and a later exp.',
  early: "The iat of this message is in the future. Correct your server's clock and sign a new message.",
} as const;

function unproven(message: string): ApiError {
  return new ApiError(ErrorCode.access_denied, {
    challenge: 'Encrypted',
    info: ErrorInfoCode.UNAUTHENTICATED,
    message,
  });
}

/** The error for missing or invalid time claims. */
export function claimsError(reading: Exclude<ClaimsReading, { readonly kind: 'fresh' }>): ApiError {
  switch (reading.kind) {
    case 'expired':
    case 'early':
      return unproven(claimMessages[reading.kind]);
    case 'wrong':
      return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: reading.name, reason: reading.reason }] });
    case 'missing': {
      const reason =
        'is missing; every encrypted message of this merchant must contain iat, exp and jti in its payload';
      const fields = reading.names.map((name) => ({ name, reason }));
      return new ApiError(ErrorCode.mandatory_fields_missing, { fields });
    }
    default:
      return reading satisfies never;
  }
}

/** The error for a replayed message. */
export function repeatedError(): ApiError {
  return unproven(
    'A message with this jti was already received. Read the result of that call, and sign a new message with another jti.',
  );
}

/** The error for a message that cannot be decrypted or verified. */
export function openingError(fault: OpeningFault): ApiError {
  if (fault === 'header') {
    const reason =
      'must be the base64url encoding of a JSON object with alg RSA-OAEP-256 or RSA-OAEP, enc A256GCM and a kid, without zip and crit';
    return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'header', reason }] });
  }
  return unproven(unproved[fault]);
}
