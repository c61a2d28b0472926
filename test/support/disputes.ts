/** Disputes of paid orders, recorded as a gateway's notification of them is. */
import { randomBytes } from 'node:crypto';
import { orderPresenter } from '../../server/api/orders/wire.ts';
import { applyDispute } from '../../server/domain/payments/disputes.ts';
import type { DisputeReport } from '../../server/domain/ports/gateway-connector.ts';
import { auditLog } from '../../server/storage/audit-log.ts';
import { merchantStore } from '../../server/storage/merchants.ts';
import { createOrderStore } from '../../server/storage/orders.ts';
import { type Change, createCommit } from '../../server/usecases/payments/commit-order.ts';
import type { TestService } from './service.ts';

/** The gateway reports a dispute of the order's last attempt. */
export async function reportDispute(
  { database, clock }: Pick<TestService, 'database' | 'clock'>,
  merchantId: string,
  orderId: string,
  report: DisputeReport,
): Promise<Change['kind']> {
  const { db } = database;
  const store = createOrderStore(db);
  const runtime = { clock, random: { bytes: (length: number) => randomBytes(length) } };
  const { change } = createCommit({ store, presenter: orderPresenter, runtime, notify: () => undefined });
  const merchant = (await merchantStore({ db, audit: auditLog(db) }).find(merchantId))?.merchant;
  const stored = await store.find(merchantId, orderId);
  const txnUuid = stored?.order.txns.at(-1)?.txnUuid;
  if (merchant === undefined || stored === undefined || txnUuid === undefined) {
    throw new Error(`${merchantId} has no order ${orderId} with an attempt`);
  }
  const now = clock.now();
  return (await change(merchant, stored.key, (order) => applyDispute(order, txnUuid, report, now))).kind;
}
