/**
 * The tokens in an answer that are good for minutes only: taken out of what is kept, and put back anew. They are found by
 * the names that the contract gives them, in whichever answer they stand. Pure.
 */

import type { MintedToken } from '../../auth/client-tokens.ts';
import { isObject } from '../../http/body/json.ts';
import { isTemporaryCard } from '../../usecases/cards/temporary-cards.ts';
import { toTimestamp } from '../orders/wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The value with every object in it, inner ones first, as `change` has it. */
function withObjects(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => withObjects(item, change));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, field]) => [name, withObjects(field, change)] as const);
  return change(Object.fromEntries(inner));
}

/** The client auth token that an object shows, under either of its names. */
function clientTokenOf({ client_auth_token: plain, clientAuthToken: ofSdk }: Fields): string | undefined {
  if (typeof plain === 'string') return plain;
  return typeof ofSdk === 'string' ? ofSdk : undefined;
}

function isCardToken({ card_token: token, card_reference: reference }: Fields): boolean {
  return typeof token === 'string' && typeof reference === 'string';
}

/** The client auth tokens of an answer, in the order of `withTokens`. */
export function clientTokensIn(body: unknown): readonly string[] {
  const tokens: string[] = [];
  withObjects(body, (fields) => {
    const token = clientTokenOf(fields);
    if (token !== undefined) tokens.push(token);
    return fields;
  });
  return tokens;
}

/** Whether an answer names a card that pays once: such a name cannot be made anew for the same card. */
export function namesTemporaryCard(body: unknown): boolean {
  return isObject(body) && typeof body.card_token === 'string' && isTemporaryCard(body.card_token);
}

/** What the tokens of an answer are replaced by. */
export interface FreshTokens {
  /** One for each of `clientTokensIn`, in that order. */
  readonly client: readonly MintedToken[];
  readonly cardToken: (cardReference: string) => string;
  readonly now: Date;
}

/** The answer with fresh tokens in the place of its own, and the moments that belong to them. */
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

/** The answer with its tokens taken out. */
export function withoutTokens(body: unknown): unknown {
  return withObjects(body, (fields) => ({
    ...fields,
    ...(isCardToken(fields) ? { card_token: '' } : {}),
    ...('client_auth_token' in fields ? { client_auth_token: '' } : {}),
    ...('clientAuthToken' in fields ? { clientAuthToken: '' } : {}),
  }));
}
