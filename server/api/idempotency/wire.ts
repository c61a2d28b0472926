/**
 * Short-lived tokens in responses: removed before a response is stored, and created again when it is replayed. Found by the field
 * names of the contract, in any response. Pure.
 */

import type { MintedToken } from '../../auth/client-tokens.ts';
import { isObject } from '../../http/body/json.ts';
import { isTemporaryCard } from '../../usecases/cards/temporary-cards.ts';
import { toTimestamp } from '../orders/wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Applies `change` to every object in a value, inner ones first. */
function withObjects(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => withObjects(item, change));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, field]) => [name, withObjects(field, change)] as const);
  return change(Object.fromEntries(inner));
}

/** The client auth token of an object, under either of its names. */
function clientTokenOf({ client_auth_token: plain, clientAuthToken: ofSdk }: Fields): string | undefined {
  if (typeof plain === 'string') return plain;
  return typeof ofSdk === 'string' ? ofSdk : undefined;
}

function isCardToken({ card_token: token, card_reference: reference }: Fields): boolean {
  return typeof token === 'string' && typeof reference === 'string';
}

/** The client auth tokens of a response, in the order that `withTokens` uses. */
export function clientTokensIn(body: unknown): readonly string[] {
  const tokens: string[] = [];
  withObjects(body, (fields) => {
    const token = clientTokenOf(fields);
    if (token !== undefined) tokens.push(token);
    return fields;
  });
  return tokens;
}

/** Whether a response contains a single-use card token, which cannot be created again for the same card. */
export function namesTemporaryCard(body: unknown): boolean {
  return isObject(body) && typeof body.card_token === 'string' && isTemporaryCard(body.card_token);
}

/** The new tokens of a response. */
export interface FreshTokens {
  /** One for each of `clientTokensIn`, in that order. */
  readonly client: readonly MintedToken[];
  readonly cardToken: (cardReference: string) => string;
  readonly now: Date;
}

/** The response with new tokens and their timestamps. */
export function withTokens(body: unknown, fresh: FreshTokens): unknown {
  const client = [...fresh.client];
  return withObjects(body, (fields) => {
    if (isCardToken(fields)) return { ...fields, card_token: fresh.cardToken(String(fields.card_reference)) };
    const { payload } = fields;
    if (isObject(payload) && payload.clientAuthTokenExpiry !== undefined) {
      return { ...fields, expiry: payload.clientAuthTokenExpiry, currTime: toTimestamp(fresh.now) };
    }
    const minted = clientTokenOf(fields) === undefined ? undefined : client.shift();
    if (minted === undefined) return fields;
    const expiry = toTimestamp(minted.expiresAt);
    return 'clientAuthToken' in fields
      ? { ...fields, clientAuthToken: minted.token, clientAuthTokenExpiry: expiry }
      : { ...fields, client_auth_token: minted.token, client_auth_token_expiry: expiry };
  });
}

/** The response without its tokens. */
export function withoutTokens(body: unknown): unknown {
  return withObjects(body, (fields) => ({
    ...fields,
    ...(isCardToken(fields) ? { card_token: '' } : {}),
    ...('client_auth_token' in fields ? { client_auth_token: '' } : {}),
    ...('clientAuthToken' in fields ? { clientAuthToken: '' } : {}),
  }));
}
