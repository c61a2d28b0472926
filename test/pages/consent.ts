/** The question for consent in an order: makes it due, and reads what was recorded. */
import type { TestService } from '../support/service.ts';

interface StoredOrder {
  readonly _id: string;
  readonly state: { readonly consents: readonly unknown[]; readonly txns: readonly { keeping: { consent: string } }[] };
}

type Database = Pick<TestService, 'database'>;

function keyOf(orderId: string): string {
  return `shop:${orderId.toLowerCase()}`;
}

/** Makes the question due in every attempt of the order. */
export async function askForConsent({ database }: Database, orderId: string): Promise<void> {
  const orders = database.db.collection<StoredOrder>('orders');
  const update = { $set: { 'state.txns.$[].keeping.consent': 'awaited' } };
  const { matchedCount } = await orders.updateOne({ _id: keyOf(orderId) }, update);
  if (matchedCount !== 1) throw new Error(`there is no order ${orderId}`);
}

/** The consent records of the order. */
export async function consentsOf({ database }: Database, orderId: string): Promise<readonly unknown[]> {
  const stored = await database.db.collection<StoredOrder>('orders').findOne({ _id: keyOf(orderId) });
  return stored?.state.consents ?? [];
}
