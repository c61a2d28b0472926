/**
 * Figures for the operator's metrics: attempts that are open, orders that wait for the reconciler or the order index, and the age of keys. Index
 * scans over all merchants, with a limit, cheap however many orders there are.
 */
import type { Db, Document } from 'mongodb';
import { OrderStatus } from '../../generated/values.ts';
import { KeySetState } from '../domain/merchants/key-set.ts';
import { MERCHANTS } from './merchants.ts';
import { upsertTwice } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { broadcast } from './mongo/sharding.ts';
import type { OrderDocument } from './order-reads.ts';
import { ORDERS } from './orders.ts';

const VAULT_KEY_USES = 'vault_key_uses';
/** Orders that are counted at most, of each status. */
export const MOST_ORDERS = 10_000;
/** Attempts are counted that have not moved for so many seconds. */
export const PENDING_AGES = [0, 300, 3_600, 21_600] as const;

const { STARTED, PENDING_VBV, VBV_SUCCESSFUL, AUTHORIZING } = OrderStatus;
const OPEN_STATUSES = [STARTED, PENDING_VBV, VBV_SUCCESSFUL, AUTHORIZING];
const isPending = { 'state.status': { $in: OPEN_STATUSES } };
const PENDING = 'pending';
const ANY_DATE = { $gt: new Date(0) };

/** `pending` and `message_keys` hold only open attempts and merchants with message keys. */
export const paymentHealthIndexes: IndexPlan = [
  {
    collection: ORDERS,
    indexes: [{ name: PENDING, key: { 'state.status': 1, 'state.updatedAt': 1 }, partialFilterExpression: isPending }],
  },
  {
    collection: MERCHANTS,
    indexes: [{ name: 'message_keys', key: { 'merchant.messageKeys.createdAt': 1 }, sparse: true }],
  },
];

/** Who has to act: the customer at the bank's page, or the gateway. */
export type WaitingFor = 'customer' | 'gateway';

export interface PaymentHealth {
  /** Orders with an open attempt, by who has to act and by least age. */
  readonly pending: readonly { readonly waitingFor: WaitingFor; readonly age: number; readonly orders: number }[];
  /** Orders that are due for the reconciler, and seconds since the first of them became due. */
  readonly due: number;
  readonly dueSeconds: number;
  /** Seconds since the first of the orders became due that the order index lacks or shows in an earlier state. */
  readonly unindexedSeconds: number;
  /** Seconds since the vault's sealing key was first used, and since the oldest active message key was made. Null: there is none. */
  readonly vaultKeySeconds: number | null;
  readonly messageKeySeconds: number | null;
}

/** The oldest orders of a status. A limit for all statuses would leave out those that come late in the index. */
const oldestOf = (status: OrderStatus): Document[] => [
  { $match: { 'state.status': status, 'state.updatedAt': ANY_DATE } },
  { $sort: { 'state.status': 1, 'state.updatedAt': 1 } },
  { $limit: MOST_ORDERS },
  { $project: { _id: 0, status: '$state.status', at: '$state.updatedAt' } },
];

interface KeyUseDocument {
  readonly _id: string;
  readonly firstUsedAt: Date;
}

export function createPaymentHealth(db: Db, sealingKeyId: string) {
  const orders = db.collection<OrderDocument>(ORDERS);
  const keyUses = db.collection<KeyUseDocument>(VAULT_KEY_USES);

  async function pendingAt(now: Date): Promise<PaymentHealth['pending']> {
    const older = (age: number) => ({ $lte: ['$at', new Date(now.getTime() - age * 1_000)] });
    const sums = PENDING_AGES.map((age) => [`a${age}`, { $sum: { $cond: [older(age), 1, 0] } }] as const);
    const [first = [], ...others] = OPEN_STATUSES.map(oldestOf);
    const steps = [
      ...first,
      ...others.map((pipeline) => ({ $unionWith: { coll: ORDERS, pipeline } })),
      { $group: { _id: { $eq: ['$status', PENDING_VBV] }, ...Object.fromEntries(sums) } },
    ];
    const groups = await orders
      .aggregate<{ _id: boolean } & Record<`a${number}`, number>>(steps, { hint: PENDING, ...broadcast('figures') })
      .toArray();
    return (['customer', 'gateway'] as const).flatMap((waitingFor) => {
      const group = groups.find(({ _id }) => _id === (waitingFor === 'customer'));
      return PENDING_AGES.map((age) => ({ waitingFor, age, orders: group?.[`a${age}`] ?? 0 }));
    });
  }

  async function oldestMessageKey(): Promise<Date | undefined> {
    const steps = [
      { $match: { 'merchant.messageKeys.createdAt': ANY_DATE } },
      { $project: { key: '$merchant.messageKeys' } },
      { $unwind: '$key' },
      { $match: { 'key.state': KeySetState.ACTIVE } },
      { $group: { _id: null, at: { $min: '$key.createdAt' } } },
    ];
    return (await db.collection(MERCHANTS).aggregate<{ at: Date }>(steps).toArray())[0]?.at;
  }

  return {
    /** Notes that the vault seals with this key from now on, unless it was noted before. */
    async noteSealingKey(now: Date): Promise<void> {
      const firstUse = { $setOnInsert: { firstUsedAt: now } };
      await upsertTwice(() => keyUses.updateOne({ _id: sealingKeyId }, firstUse, { upsert: true }));
    },

    async read(now: Date): Promise<PaymentHealth> {
      const seconds = (from: Date | undefined) =>
        from === undefined ? null : Math.max(0, now.getTime() - from.getTime()) / 1_000;
      const dueNow = { wakeAt: { $lte: now } };
      const firstBy = async (field: 'wakeAt' | 'indexAt') => {
        const options = { projection: { _id: 0, [field]: 1 }, sort: { [field]: 1 }, ...broadcast('figures') } as const;
        return (await orders.findOne({ [field]: { $lte: now } }, options))?.[field];
      };
      const [pending, due, firstDue, firstUnindexed, vaultKey, messageKey] = await Promise.all([
        pendingAt(now),
        orders.countDocuments(dueNow, { limit: MOST_ORDERS, hint: 'wake', ...broadcast('figures') }),
        firstBy('wakeAt'),
        firstBy('indexAt'),
        keyUses.findOne({ _id: sealingKeyId }),
        oldestMessageKey(),
      ]);
      return {
        pending,
        due,
        dueSeconds: seconds(firstDue) ?? 0,
        unindexedSeconds: seconds(firstUnindexed) ?? 0,
        vaultKeySeconds: seconds(vaultKey?.firstUsedAt),
        messageKeySeconds: seconds(messageKey),
      };
    },
  };
}
