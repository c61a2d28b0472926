/**
 * A client auth token on the wire. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { MintedToken } from '../../auth/client-tokens.ts';
import { toTimestamp } from './wire.ts';

export function toClientAuth({ token, expiresAt }: MintedToken): components['schemas']['ClientAuth'] {
  return { client_auth_token: token, client_auth_token_expiry: toTimestamp(expiresAt) };
}
