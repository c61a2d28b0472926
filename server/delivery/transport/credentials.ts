/**
 * The secrets of a merchant's webhooks: opened once for as long as the merchant's record is in use, and kept nowhere else. A custom
 * header's value may be a key, so each is sealed for its merchant and its name.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SealBinding, Sealed, Sealer } from '../../domain/ports/sealed.ts';
import { secretBinding } from './signature.ts';

type Plain = Readonly<Record<string, string>>;

function binding(merchantId: string, name: string): SealBinding {
  return { merchantId, record: `webhook.header.${name.toLowerCase()}` };
}

/** The headers to send. Throws when one does not open. */
export function openCustomHeaders({ merchantId, webhook }: Merchant, sealer: Sealer): Plain {
  const entries = Object.entries(webhook.customHeaders);
  return Object.fromEntries(entries.map(([name, sealed]) => [name, sealer.open(binding(merchantId, name), sealed)]));
}

/** The headers to keep. One whose value stays keeps its seal. */
export function sealCustomHeaders(next: Plain, merchant: Merchant, sealer: Sealer): Readonly<Record<string, Sealed>> {
  const before = openCustomHeaders(merchant, sealer);
  const kept = merchant.webhook.customHeaders;
  const seal = (name: string, value: string): Sealed => {
    const known = Object.hasOwn(kept, name) && before[name] === value ? kept[name] : undefined;
    return known ?? sealer.seal(binding(merchant.merchantId, name), value);
  };
  return Object.fromEntries(Object.entries(next).map(([name, value]) => [name, seal(name, value)]));
}

/** What the webhook password of a merchant is sealed for. */
export function webhookPasswordBinding(merchantId: string): SealBinding {
  return { merchantId, record: 'webhook.password' };
}

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
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
