/**
 * What the settings API may ask and do about deliveries. Sends nothing itself; needs no worker in its process.
 */
import type { Clock } from '../runtime.ts';
import type { DeliveryReport } from './delivery.ts';
import { deliveryReport } from './delivery-document.ts';
import { createDeliveryStore, type Db } from './delivery-store.ts';

export interface DeliveryDeskOf {
  readonly db: Db;
  readonly clock: Clock;
}

export interface DeliveryDesk {
  /** The events of one order on their way, oldest first. The order id matches without regard to case. */
  deliveriesOfOrder(merchantId: string, orderId: string): Promise<DeliveryReport[]>;
  /** Makes due what waits for the merchant's URL; call it after one was configured. Answers how many. */
  rearm(merchantId: string): Promise<number>;
}

/** The desk over one database. */
export function createDeliveryDesk({ db, clock }: DeliveryDeskOf): DeliveryDesk {
  const deliveries = createDeliveryStore(db);
  return {
    async deliveriesOfOrder(merchantId, orderId) {
      const now = clock.now();
      return (await deliveries.ofOrder(merchantId, orderId)).map((document) => deliveryReport(document, now));
    },
    rearm: (merchantId) => deliveries.rearm(merchantId, clock.now()),
  };
}
