/**
 * Handlers to list a merchant's events with their deliveries, and to read one.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../../generated/values.ts';
import type { ListedDelivery } from '../../../delivery/admin/delivery-admin.ts';
import type { ListPosition } from '../../../delivery/admin/delivery-list-store.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { badCursor } from '../../../http/request/parameters.ts';
import { createdOf, DEFAULT_PAGE_SIZE, fromCursor, pageOf, toCursor } from '../page-query.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toDeliveryDetail, toDeliverySummary } from './wire.ts';

type DeliveryHandlers = Pick<SettingsHandlers<Contexts>, 'listWebhookDeliveries' | 'getWebhookDelivery'>;

export function deliveryHandlers({ deliveries }: Pick<SettingsParts, 'deliveries'>): DeliveryHandlers {
  return {
    async listWebhookDeliveries({ query }, { merchant: { merchantId } }) {
      const limit = query.limit ?? DEFAULT_PAGE_SIZE;
      const filter = {
        eventName: query.event_name,
        status: query.status,
        orderId: query.order_id,
        endpointId: query.endpoint_id,
        ...createdOf(query),
      };
      const found = await deliveries.list(merchantId, filter, { after: positionOf(query.after), limit: limit + 1 });
      const { shown, next } = pageOf(found, limit, cursorOf);
      return { status: 200, body: { list: shown.map(toDeliverySummary), next_cursor: next } };
    },

    async getWebhookDelivery({ path }, { merchant }) {
      const found = await deliveries.find(merchant.merchantId, path.event_id);
      if (found !== null) return { status: 200, body: toDeliveryDetail(found, merchant.webhook) };
      const message = 'No event has this event_id. List the events by GET /settings/deliveries.';
      throw new ApiError(ErrorCode.object_not_found, { message });
    },
  };
}

function cursorOf({ report: { dateCreated, sequence } }: ListedDelivery): string {
  return toCursor({ at: dateCreated, id: String(sequence) });
}

function positionOf(after: string | undefined): ListPosition | null {
  const position = fromCursor(after);
  if (position === null) return null;
  const sequence = Number(position.id);
  if (!Number.isSafeInteger(sequence)) throw badCursor();
  return { at: position.at, sequence };
}
