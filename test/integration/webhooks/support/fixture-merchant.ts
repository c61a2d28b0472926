/**
 * The merchant of the fixtures and the sealer of its secrets: the same in every process of a test.
 */
import type { Merchant } from '../../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../../server/domain/merchants/new-merchant.ts';
import type { Sealer } from '../../../../server/domain/ports/sealed.ts';
import type { Random } from '../../../../server/platform/runtime.ts';
import { createVaultKeys } from '../../../../server/vault/keys.ts';
import { createSealer } from '../../../../server/vault/seal.ts';

export const MERCHANT = 'shop_one';
export const PASSWORD = 'pass:word';
/** Collections whose documents carry an outbox. */
export const HOSTS = [{ name: 'orders' }];

export function fixtureSealer(random: Random): Sealer {
  const key = (fill: number) => Buffer.alloc(32, fill);
  return createSealer({ keys: createVaultKeys({ secretRoot: key(1), sealing: key(2), old: [] }), random });
}

/** Has credentials and no address. */
export function fixtureMerchant(createdAt: Date, sealer: Sealer): Merchant {
  const key = { keyId: 'key_1', name: 'first', hash: '', lastFour: '', allowedIps: [], lastUsedAt: null };
  const firstKey = { ...key, createdAt };
  const base = newMerchant({ merchantId: MERCHANT, name: 'Shop', environment: 'sandbox', createdAt, firstKey });
  const binding = { merchantId: MERCHANT, record: 'webhook.password' };
  return { ...base, webhook: { ...base.webhook, username: 'shop', password: sealer.seal(binding, PASSWORD) } };
}
