/**
 * A burst of events of another merchant than the fixtures'.
 */
import { EventName } from '../../../../generated/values.ts';
import { outboxEntry, outboxInsert } from '../../../../server/storage/outbox.ts';
import { contentOf, type Fixtures, type HostOrder } from './fixtures.ts';

/** Commits one event for each of several new orders of a merchant, ahead of later commits. */
export async function burst({ db, runtime }: Fixtures, merchantId: string, count: number): Promise<void> {
  const names = [EventName.ORDER_SUCCEEDED];
  const hosts = Array.from({ length: count }, (_, index): HostOrder => {
    const orderId = `${merchantId}-${index}`;
    const content = JSON.stringify(contentOf(orderId));
    const entry = outboxEntry({ names, enabled: names, content, runtime });
    return { _id: `${merchantId}:${orderId}`, merchantId, orderId, v: 1, ...outboxInsert(entry) };
  });
  await db.collection<HostOrder>('orders').insertMany(hosts);
  runtime.advance(1);
}
