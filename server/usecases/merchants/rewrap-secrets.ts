/**
 * Rewraps a merchant's sealed secrets under another key, without opening them. Pure except for `rewrap`.
 */

import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SettingsUser } from '../../domain/merchants/settings-user.ts';
import type { Sealed } from '../../domain/ports/sealed.ts';

type Rewrap = (sealed: Sealed) => Sealed;

function rewrapAll(secrets: Readonly<Record<string, Sealed>>, rewrap: Rewrap): Readonly<Record<string, Sealed>> {
  return Object.fromEntries(Object.entries(secrets).map(([name, sealed]) => [name, rewrap(sealed)]));
}

/** The merchant with every secret rewrapped. */
export function withRewrappedSecrets(merchant: Merchant, rewrap: Rewrap): Merchant {
  const { webhook, gateways, messageKeys, paymentPage } = merchant;
  const { password } = webhook;
  const { responseKey } = paymentPage;
  return {
    ...merchant,
    webhook: {
      ...webhook,
      password: password === null ? null : rewrap(password),
      customHeaders: rewrapAll(webhook.customHeaders, rewrap),
      secrets: webhook.secrets.map((secret) => ({ ...secret, sealed: rewrap(secret.sealed) })),
    },
    gateways: gateways.map((config) => ({ ...config, credentials: rewrapAll(config.credentials, rewrap) })),
    messageKeys: messageKeys.map((set) => ({ ...set, servicePrivateKey: rewrap(set.servicePrivateKey) })),
    paymentPage: { ...paymentPage, responseKey: responseKey === null ? null : rewrap(responseKey) },
  };
}

/** The user with rewrapped authenticator secrets. */
export function withRewrappedTotp(user: SettingsUser, rewrap: Rewrap): SettingsUser {
  const { totp, pendingTotp } = user;
  return {
    ...user,
    totp: totp === null ? null : { ...totp, secret: rewrap(totp.secret) },
    pendingTotp: pendingTotp === null ? null : rewrap(pendingTotp),
  };
}

/**
 * The ids of the keys that wrap any secret in a value. Searches the whole value and not only the fields rewrapped above, so
 * that a secret they miss is still counted and its key is not removed.
 */
export function keysOfSecrets(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return new Set();
  if ('wrappedKey' in value && 'keyId' in value && typeof value.keyId === 'string') return new Set([value.keyId]);
  return new Set(Object.values(value).flatMap((part) => [...keysOfSecrets(part)]));
}
