/**
 * The form in which a merchant rests in the database: the merchant, its settings login and a version number.
 * Pure mapping; the names that people choose (of headers, of credentials) are letters, digits, `-` and `_` by rule,
 * so that they can be keys of a document.
 */
import type { ApiKey, Merchant } from '../domain/merchants/merchant.ts';
import { CARD_SWITCHES_AT_FIRST, WEBHOOK_AT_FIRST } from '../domain/merchants/new-merchant.ts';

/** Who may log in to a merchant's settings. */
export interface SettingsUser {
  readonly merchantId: string;
  readonly username: string;
  readonly passwordHash: string;
}

export interface MerchantDocument {
  readonly _id: string;
  /** Grows by one with every change of `merchant` or `settingsUser`. */
  readonly v: number;
  readonly merchant: Merchant;
  readonly settingsUser: {
    /** The user name in lower case: what is unique over all merchants. */
    readonly key: string;
    readonly username: string;
    readonly passwordHash: string;
  };
  /** When each API key was last used, by key id. Apart from `merchant`, so that noting it makes no new version. */
  readonly keyUsed?: Readonly<Record<string, Date>>;
}

/** A key that was made before keys had such lists. */
const USED_FROM_EVERYWHERE: Pick<ApiKey, 'allowedIps'> = { allowedIps: [] };
/** Of a merchant that was stored before there were such. */
const BEFORE: Pick<Merchant, 'messageKeys' | 'messageClaimsRequired' | 'rateLimit'> = {
  messageKeys: [],
  messageClaimsRequired: false,
  rateLimit: null,
};

/** The merchant of a document. One stored before a switch existed has it as a new merchant has it. */
export function merchantOf({ merchant, keyUsed }: Pick<MerchantDocument, 'merchant' | 'keyUsed'>): Merchant {
  const apiKeys = merchant.apiKeys.map((key) => {
    return { ...USED_FROM_EVERYWHERE, ...key, lastUsedAt: keyUsed?.[key.keyId] ?? key.lastUsedAt };
  });
  const webhook = { ...WEBHOOK_AT_FIRST, ...merchant.webhook };
  return { ...BEFORE, ...CARD_SWITCHES_AT_FIRST, ...merchant, webhook, apiKeys };
}

/** The settings login of a document. */
export function settingsUserOf({ _id, settingsUser }: Pick<MerchantDocument, '_id' | 'settingsUser'>): SettingsUser {
  return { merchantId: _id, username: settingsUser.username, passwordHash: settingsUser.passwordHash };
}
