/**
 * The merchant document: the merchant, the users of its settings and a version. Pure. Names that people choose (of headers, of
 * credentials) contain only letters, digits, `-` and `_`, so they can be document keys.
 */
import { SettingsRole } from '../../generated/values.ts';
import type { ApiKey, Merchant } from '../domain/merchants/merchant.ts';
import { CARD_SWITCHES_AT_FIRST, PAGE_LOOK_AT_FIRST, WEBHOOK_AT_FIRST } from '../domain/merchants/new-merchant.ts';
import { usernameKey } from '../domain/merchants/settings-login.ts';
import { firstUserId, newUser, type SettingsUser } from '../domain/merchants/settings-user.ts';

/** A stored user. `key`: the user name in lower case, unique across all merchants. */
export type StoredUser = Omit<SettingsUser, 'merchantId'> & { readonly key: string };

export interface MerchantDocument {
  readonly _id: string;
  /** Incremented by every change of `merchant` or `users`. */
  readonly v: number;
  readonly merchant: Merchant;
  /** The user that the merchant was created with. */
  readonly settingsUser: {
    /** The user name in lower case, unique across all merchants. */
    readonly key: string;
    readonly username: string;
    /** Only in a document without `users`. */
    readonly passwordHash?: string;
  };
  /** Absent in documents older than this field: `settingsUser` is then the only user, an owner. */
  readonly users?: readonly StoredUser[];
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
  const paymentPage = { ...PAGE_LOOK_AT_FIRST, ...merchant.paymentPage };
  return { ...MERCHANT_DEFAULTS, ...CARD_SWITCHES_AT_FIRST, ...merchant, webhook, paymentPage, apiKeys };
}

/** The users of a document, oldest first. */
export function usersOf({ _id: merchantId, merchant, settingsUser, users }: MerchantDocument): readonly SettingsUser[] {
  if (users !== undefined) return users.map(({ key: _key, ...user }) => ({ ...user, merchantId }));
  const { username, passwordHash = '' } = settingsUser;
  const [userId, role, { createdAt }] = [firstUserId(merchantId), SettingsRole.owner, merchant];
  return [newUser({ merchantId, userId, username, passwordHash, role, createdAt })];
}

export function toStoredUser({ merchantId: _merchantId, ...user }: SettingsUser): StoredUser {
  return { ...user, key: usernameKey(user.username) };
}
