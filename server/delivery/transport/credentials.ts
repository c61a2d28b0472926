/**
 * The secrets of a merchant's webhooks, opened once for as long as the merchant's record is in use. Nothing of it is kept elsewhere.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SealBinding, Sealer } from '../../domain/ports/sealed.ts';
import { openCustomHeaders } from './custom-headers.ts';
import type { BasicCredentials } from './headers.ts';
import { secretBinding } from './signature.ts';

/** What the webhook password of a merchant is sealed for. */
export function webhookPasswordBinding(merchantId: string): SealBinding {
  return { merchantId, record: 'webhook.password' };
}

export interface OpenedCredentials {
  /** Null when user name or password is missing: half of a credential authenticates nobody. */
  readonly basic: BasicCredentials | null;
  readonly customHeaders: Readonly<Record<string, string>>;
  /** Every signing secret, by its id. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** A function that opens them. Throws when one does not open. */
export function createCredentialsOf(sealer: Sealer): (merchant: Merchant) => OpenedCredentials {
  const opened = new WeakMap<Merchant, OpenedCredentials>();
  return (merchant) => {
    const known = opened.get(merchant);
    if (known !== undefined) return known;
    const { merchantId, webhook } = merchant;
    const { username, password } = webhook;
    const basic =
      username === null || password === null
        ? null
        : { username, password: sealer.open(webhookPasswordBinding(merchantId), password) };
    const secrets = webhook.secrets.map(({ secretId, sealed }): [string, string] => [
      secretId,
      sealer.open(secretBinding(merchantId, secretId), sealed),
    ]);
    const made = { basic, customHeaders: openCustomHeaders(merchant, sealer), secrets: new Map(secrets) };
    opened.set(merchant, made);
    return made;
  };
}
