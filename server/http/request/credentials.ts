/**
 * Extracts credentials from a request. authenticate.ts verifies them.
 */

import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';

/** The merchant id from either of its two headers; empty when the call has none. */
export function merchantIdIn(headers: IncomingHttpHeaders): string {
  const [named = ''] = [headers['x-merchantid'], headers['x-merchant-id']].flatMap((value) => value || []);
  return named;
}

/** The error for a call without a merchant id. */
export function unnamedMerchantError(): ApiError {
  const reason = 'is missing; send your merchant id in this header on every call';
  return new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name: 'x-merchantid', reason }] });
}

export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'basic'; readonly username: string; readonly password: string }
  | { readonly kind: 'bearer'; readonly token: string };

/** The query parameter of the contract's clientAuthTokenQuery scheme. */
export const CLIENT_TOKEN_QUERY = 'client_auth_token';

function readBasic(encoded: string): Credentials {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) return { kind: 'malformed' };
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  // Some clients omit the colon: the whole value is then the key.
  if (colon < 0) return { kind: 'basic', username: decoded, password: '' };
  return { kind: 'basic', username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

/** Parses the Authorization header. */
export function authorizationOf(req: Request): Credentials {
  const header = req.get('authorization');
  if (header === undefined) return { kind: 'none' };
  const [scheme = '', value = '', ...rest] = header.trim().split(/ +/);
  if (value === '' || rest.length > 0) return { kind: 'malformed' };
  switch (scheme.toLowerCase()) {
    case 'basic':
      return readBasic(value);
    case 'bearer':
      return { kind: 'bearer', token: value };
    default:
      return { kind: 'malformed' };
  }
}

/** The client auth token from the header or the query, with its security scheme. */
export function clientTokenOf(
  req: Request,
): { readonly scheme: 'clientAuthToken' | 'clientAuthTokenQuery'; readonly token: string } | undefined {
  const header = req.get('x-client-auth-token');
  if (header !== undefined && header !== '') return { scheme: 'clientAuthToken', token: header };
  const query = req.query[CLIENT_TOKEN_QUERY];
  return typeof query === 'string' && query !== '' ? { scheme: 'clientAuthTokenQuery', token: query } : undefined;
}
