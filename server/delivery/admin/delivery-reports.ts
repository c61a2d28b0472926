/** Stored deliveries as their merchant is shown them, with what is known of their endpoints at the moment. */
import type { Clock } from '../../platform/runtime.ts';
import type { DeliveryReport } from '../queue/delivery.ts';
import { deliveryReport, type ReportedDelivery } from '../queue/delivery-document.ts';
import type { EndpointStore } from '../queue/endpoint-store.ts';

export interface DeliveryReportsOf {
  readonly endpoints: Pick<EndpointStore, 'unwellOf'>;
  readonly clock: Clock;
}

/** A function that reports of deliveries, in their order. */
export function createDeliveryReports({ endpoints, clock }: DeliveryReportsOf) {
  return async (documents: readonly ReportedDelivery[]): Promise<DeliveryReport[]> => {
    const lanes = new Set(documents.map(({ lane }) => lane));
    const unwell = new Map((await endpoints.unwellOf([...lanes])).map((health) => [health._id, health]));
    const now = clock.now();
    return documents.map((document) => deliveryReport(document, unwell.get(document.lane) ?? null, now));
  };
}
