/**
 * Temporary cards: a `ctkn_…` token pays once with a card within 15 minutes. The token is shown once and stored as a hash.
 * The number stays in the vault until the token is used or expires.
 */
import { createHash } from 'node:crypto';
import type { CardExpiry } from '../../domain/cards/card-expiry.ts';
import type { CardNumber } from '../../domain/cards/card-number.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { TemporaryCardRecord, TemporaryCardStore } from '../../storage/temporary-cards.ts';
import type { NumberStore } from '../../vault/number-store.ts';

export const TEMPORARY_CARD_MINUTES = 15;

/** How long an expired token is reported as expired instead of unknown, in milliseconds. */
const REMEMBERED_MS = 24 * 3_600_000;

const nameForm = /^ctkn_[0-9a-f]{32}$/;

/** Whether a text is a temporary card's token. */
export function isTemporaryCard(text: string): boolean {
  return nameForm.test(text);
}

export interface TemporaryCard {
  readonly number: CardNumber;
  readonly expiry: CardExpiry;
  readonly nameOnCard: string;
}

export type TakenCard =
  | ({ readonly kind: 'card' } & TemporaryCard)
  | { readonly kind: 'expired' }
  /** Never issued, used already, or another merchant's. */
  | { readonly kind: 'unknown' };

export interface TemporaryCards {
  /** Stores the card. Returns its token. */
  make(merchantId: string, card: TemporaryCard): Promise<string>;
  /** Reads the card without using it up, for a payment that may still be refused. */
  look(merchantId: string, name: string): Promise<TakenCard>;
  /** Removes the card and returns it, for its one payment. */
  take(merchantId: string, name: string): Promise<TakenCard>;
}

export interface TemporaryCardsDeps {
  readonly store: TemporaryCardStore;
  readonly numbers: NumberStore;
  readonly runtime: Runtime;
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

export function createTemporaryCards({ store, numbers, runtime }: TemporaryCardsDeps): TemporaryCards {
  const { clock, random } = runtime;

  async function read(merchantId: string, hash: string, record: TemporaryCardRecord | undefined): Promise<TakenCard> {
    if (record === undefined) return (await store.has(merchantId, hash)) ? { kind: 'expired' } : { kind: 'unknown' };
    const { numberRecord, expiryMonth: month, expiryYear: year, nameOnCard } = record;
    const number = await numbers.open(merchantId, numberRecord);
    return number === null ? { kind: 'expired' } : { kind: 'card', number, expiry: { month, year }, nameOnCard };
  }

  return {
    async make(merchantId, { number, expiry, nameOnCard }) {
      const name = `ctkn_${random.bytes(16).toString('hex')}`;
      const expiresAt = new Date(clock.now().getTime() + TEMPORARY_CARD_MINUTES * 60_000);
      const numberRecord = await numbers.put(merchantId, number, expiresAt);
      await store.insert({
        hash: hashOf(name),
        merchantId,
        numberRecord,
        expiryMonth: expiry.month,
        expiryYear: expiry.year,
        nameOnCard,
        expiresAt,
        sweepAt: new Date(expiresAt.getTime() + REMEMBERED_MS),
      });
      return name;
    },

    async look(merchantId, name) {
      if (!isTemporaryCard(name)) return { kind: 'unknown' };
      const hash = hashOf(name);
      return read(merchantId, hash, await store.find(merchantId, hash, clock.now()));
    },

    async take(merchantId, name) {
      if (!isTemporaryCard(name)) return { kind: 'unknown' };
      const hash = hashOf(name);
      const record = await store.take(merchantId, hash, clock.now());
      const taken = await read(merchantId, hash, record);
      if (record !== undefined) await numbers.remove(merchantId, record.numberRecord);
      return taken;
    },
  };
}
