/** What was recorded of the question for consent. */
import type { TestService } from './service.ts';

interface StoredOrder {
  readonly _id: string;
  readonly state: { readonly consents: readonly unknown[] };
}

/** The consent records of the order. */
export async function consentsOf(
  { database }: Pick<TestService, 'database'>,
  orderId: string,
  merchantId = 'shop',
): Promise<readonly unknown[]> {
  const orders = database.db.collection<StoredOrder>('orders');
  const stored = await orders.findOne({ _id: `${merchantId}:${orderId.toLowerCase()}` });
  return stored?.state.consents ?? [];
}
