/**
 * The merchant document: the merchant, its settings login and a version. Pure. Names that people choose (of headers, of
 * credentials) contain only letters, digits, `-` and `_`, so they can be document keys.
 */
import type { ApiKey, Merchant } from '../domain/merchants/merchant.ts';
import { CARD_SWITCHES_AT_FIRST, WEBHOOK_AT_FIRST } from '../domain/merchants/new-merchant.ts';

export interface SettingsUser {
  readonly merchantId: string;
  readonly username: string;
  readonly passwordHash: string;
}

export interface MerchantDocument {
  readonly _id: string;
  /** Incremented by every change of `merchant` or `settingsUser`. */
  readonly v: number;
  readonly merchant: Merchant;
  readonly settingsUser: {
    /** The user name in lower case, unique across all merchants. */
    readonly key: string;
    readonly username: string;
    readonly passwordHash: string;
  };
  /**
   * When each API key was last used, by key id. Not part of `merchant`, so that recording a use does not change the
   * version.
   */
  readonly keyUsed?: Readonly<Record<string, Date>>;
}

/** Default of keys older than this field. */
const KEY_DEFAULTS: Pick<ApiKey, 'allowedIps'> = { allowedIps: [] };
/** Defaults of merchants older than these fields. */
const MERCHANT_DEFAULTS: Pick<Merchant, 'messageKeys' | 'messageClaimsRequired' | 'rateLimit' | 'routingRules'> = {
  messageKeys: [],
  messageClaimsRequired: false,
  rateLimit: null,
  routingRules: [],
};

/** The merchant of a document. A missing switch has the default of a new merchant. */
export function merchantOf({ merchant, keyUsed }: Pick<MerchantDocument, 'merchant' | 'keyUsed'>): Merchant {
  const apiKeys = merchant.apiKeys.map((key) => {
    return { ...KEY_DEFAULTS, ...key, lastUsedAt: keyUsed?.[key.keyId] ?? key.lastUsedAt };
  });
  const webhook = { ...WEBHOOK_AT_FIRST, ...merchant.webhook };
  return { ...MERCHANT_DEFAULTS, ...CARD_SWITCHES_AT_FIRST, ...merchant, webhook, apiKeys };
}

export function settingsUserOf({ _id, settingsUser }: Pick<MerchantDocument, '_id' | 'settingsUser'>): SettingsUser {
  return { merchantId: _id, username: settingsUser.username, passwordHash: settingsUser.passwordHash };
}
