/**
 * Secrets of a merchant's webhooks: decrypted once for each merchant record in use, and kept nowhere else. A custom
 * header's value may be a key, so each is sealed for its merchant and name.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SealBinding, Sealed, Sealer } from '../../domain/ports/sealed.ts';
import { secretBinding } from './signature.ts';

type Plain = Readonly<Record<string, string>>;

function binding(merchantId: string, name: string): SealBinding {
  return { merchantId, record: `webhook.header.${name.toLowerCase()}` };
}

/** Decrypts the custom headers. Throws when one does not decrypt. */
export function openCustomHeaders({ merchantId, webhook }: Merchant, sealer: Sealer): Plain {
  const entries = Object.entries(webhook.customHeaders);
  return Object.fromEntries(entries.map(([name, sealed]) => [name, sealer.open(binding(merchantId, name), sealed)]));
}

/** Seals the custom headers to store. An unchanged value keeps its seal. */
export function sealCustomHeaders(next: Plain, merchant: Merchant, sealer: Sealer): Readonly<Record<string, Sealed>> {
  const before = openCustomHeaders(merchant, sealer);
  const kept = merchant.webhook.customHeaders;
  const seal = (name: string, value: string): Sealed => {
    const known = Object.hasOwn(kept, name) && before[name] === value ? kept[name] : undefined;
    return known ?? sealer.seal(binding(merchant.merchantId, name), value);
  };
  return Object.fromEntries(Object.entries(next).map(([name, value]) => [name, seal(name, value)]));
}

/** The binding that a merchant's webhook password is sealed with. */
export function webhookPasswordBinding(merchantId: string): SealBinding {
  return { merchantId, record: 'webhook.password' };
}

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

export interface OpenedCredentials {
  /** Null unless both user name and password are set. */
  readonly basic: BasicCredentials | null;
  readonly customHeaders: Readonly<Record<string, string>>;
  /** Signing secrets by id. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** Creates a function that decrypts a merchant's credentials. It throws when one does not decrypt. */
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
