/** The locker without the API, on its own database, with a clock that the test controls. */
import { randomBytes } from 'node:crypto';
import { CardNetwork } from '../../../server/domain/card-network.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { createSavedCardStore, savedCardIndexes } from '../../../server/storage/cards.ts';
import { createCustomerErasures } from '../../../server/storage/customer-erasures.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { createCardCommit } from '../../../server/usecases/cards/commit-card.ts';
import { type CardEntry, createLocker } from '../../../server/usecases/cards/locker.ts';
import { createPurgeNumbers } from '../../../server/usecases/cards/purge-numbers.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { createNumberStore, numberIndexes } from '../../../server/vault/number-store.ts';
import { createSealer } from '../../../server/vault/seal.ts';
import { cardNumber } from '../../support/card-numbers.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { manualClock } from '../../support/test-runtime.ts';

const { random } = systemRuntime;

/** A merchant without callers. */
export function merchantNamed(merchantId: string, change: Partial<Merchant> = {}): Merchant {
  const createdAt = new Date('2026-03-14T09:26:53Z');
  const firstKey = {
    keyId: 'key',
    name: 'key',
    hash: merchantId,
    lastFour: '0000',
    createdAt,
    allowedIps: [],
    lastUsedAt: null,
  };
  return { ...newMerchant({ merchantId, name: merchantId, environment: 'sandbox', createdAt, firstKey }), ...change };
}

export async function lockerFixtures(label: string) {
  const database = await freshDatabase(label);
  await ensureIndexes(database.db, [savedCardIndexes, numberIndexes]);
  const clock = manualClock();
  const keys = createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });
  const numbers = createNumberStore({ db: database.db, sealer: createSealer({ keys, random }), random });
  const store = createSavedCardStore(database.db);
  const commit = createCardCommit({ store, clock, notify: () => {} });
  const purgeNumbers = createPurgeNumbers({ store, commit, numbers });
  const withdrawToken: Parameters<typeof createLocker>[0]['withdrawToken'] = (_merchant, card) => ({
    card,
    entry: undefined,
  });
  const erasures = createCustomerErasures(database.db);
  const locker = createLocker({ store, commit, numbers, purgeNumbers: purgeNumbers, erasures, withdrawToken, clock });

  /** The entry to save for a card with this fingerprint; its number is in the vault. */
  async function entryOf(merchant: Merchant, customerReference: string, fingerprint: string): Promise<CardEntry> {
    const sweepAt = new Date('2099-01-01T00:00:00Z');
    const numberRecord = await numbers.put(merchant.merchantId, cardNumber('4111111111111111'), sweepAt);
    return {
      merchant,
      customerReference,
      erasures: (await erasures.of(merchant.merchantId, customerReference)).count,
      facts: {
        isin: '411111',
        lastFour: '1111',
        fingerprint,
        brand: CardNetwork.VISA,
        type: 'CREDIT',
        subType: 'NA',
        issuer: 'Sandbox Bank',
        issuerCountry: 'INDIA',
        bankCode: 'SVC_SANDBOX',
        tokenizable: true,
      },
      expiry: { month: '12', year: '2030' },
      nameOnCard: 'A. Kumar',
      numberRecord,
    };
  }

  /** Saves a card and expects success. */
  async function save(entry: CardEntry) {
    const result = await locker.save(entry);
    if (result.kind !== 'saved') throw new Error(`the card was not stored: ${result.kind}`);
    return result.card;
  }

  return { database, clock, numbers, store, commit, purgeNumbers, locker, entryOf, save };
}
