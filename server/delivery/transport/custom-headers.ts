/**
 * Custom headers at rest: a value may be a key, so each is sealed for its merchant and its name.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SealBinding, Sealed, Sealer } from '../../domain/ports/sealed.ts';

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
