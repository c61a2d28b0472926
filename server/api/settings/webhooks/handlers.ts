/**
 * Webhook events in the settings: the deliveries of an order, and resend, stop, replay and test by the merchant.
 */
import type { RequestOf } from '../../../../generated/server/handler.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import type { ReplayChoice } from '../../../delivery/admin/delivery-admin-store.ts';
import type { DeliveryReport } from '../../../delivery/queue/delivery.ts';
import { fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { knownOrder } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toAttempt, toDelivery } from './wire.ts';

type EventHandlers = Pick<
  SettingsHandlers<Contexts>,
  'resendWebhook' | 'stopWebhook' | 'replayWebhooks' | 'testWebhook'
>;
type EventParts = Pick<SettingsParts, 'deliveries' | 'sendTest' | 'trail'>;
type Replay = RequestOf<'replayWebhooks'>['body'];

const ONE_CHOICE = 'send exactly one of: order_id; from and to; failure_class';

export function webhookEventHandlers({ deliveries, sendTest, trail }: EventParts): EventHandlers {
  return {
    resendWebhook({ path }, context) {
      const call = { operation: AdminOperationId.resendWebhook, objectId: path.event_id, changes: [] };
      return trail.around(context, call, async () => {
        const sent = existing(await deliveries.resend(context.merchant.merchantId, path.event_id));
        return { status: 200, body: toDelivery(sent) };
      });
    },

    stopWebhook({ path }, context) {
      const call = { operation: AdminOperationId.stopWebhook, objectId: path.event_id, changes: [] };
      return trail.around(context, call, async () => {
        const stopped = existing(await deliveries.stop(context.merchant.merchantId, path.event_id));
        return { status: 200, body: toDelivery(stopped) };
      });
    },

    testWebhook({ body }, context) {
      const call = { operation: AdminOperationId.testWebhook, objectId: body.event_name, changes: [] };
      return trail.around(context, call, async () => {
        const attempt = await sendTest(context.merchant, body.event_name);
        if (attempt === null) throw new ApiError(ErrorCode.webhook_not_configured);
        return { status: 200, body: toAttempt(attempt) };
      });
    },

    async replayWebhooks({ body }, context) {
      const { merchantId } = context.merchant;
      const choice = toReplayChoice(body);
      if (body.dry_run === true) {
        return { status: 200, body: { count: await deliveries.countReplay(merchantId, choice), dry_run: true } };
      }
      const { dry_run: _, ...chosen } = body;
      const changes = Object.entries(chosen).map(([name, value]) => fieldChange(name, null, value));
      const call = { operation: AdminOperationId.replayWebhooks, objectId: null, changes };
      return trail.around(context, call, async () => ({
        status: 200,
        body: { count: await deliveries.replay(merchantId, choice), dry_run: false },
      }));
    },
  };
}

function existing(report: DeliveryReport | null): DeliveryReport {
  if (report !== null) return report;
  const message = 'No event has this event_id. List the events by GET /settings/orders/{order_id}/webhooks.';
  throw new ApiError(ErrorCode.object_not_found, { message });
}

function toReplayChoice({ order_id, from, to, failure_class }: Replay): ReplayChoice {
  const timed = from !== undefined || to !== undefined;
  const selectorCount = [order_id !== undefined, timed, failure_class !== undefined].filter((each) => each).length;
  const refused = (name: string, reason: string) =>
    new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
  if (selectorCount !== 1) throw refused(failure_class === undefined ? 'order_id' : 'failure_class', ONE_CHOICE);
  if (order_id !== undefined) return { kind: 'order', orderId: order_id };
  if (failure_class !== undefined) return { kind: 'failure', failure: failure_class };
  if (from === undefined) throw refused('from', 'is missing; send both from and to');
  if (to === undefined) throw refused('to', 'is missing; send both from and to');
  const span = { from: new Date(from), to: new Date(to) };
  if (span.to <= span.from) throw refused('to', 'must be later than from');
  return { kind: 'time', ...span };
}

type OrderWebhookHandlers = Pick<SettingsHandlers<Contexts>, 'getOrderWebhooks'>;

export function orderWebhookHandlers(parts: Pick<SettingsParts, 'orders' | 'deliveries'>): OrderWebhookHandlers {
  return {
    async getOrderWebhooks({ path }, { merchant: { merchantId } }) {
      const found = await knownOrder(parts.orders, merchantId, path.order_id);
      const deliveries = await parts.deliveries.deliveriesOfOrder(merchantId, path.order_id);
      return {
        status: 200,
        body: {
          order_id: found.order.orderId,
          webhook_notified: found.webhookNotified,
          deliveries: deliveries.map(toDelivery),
        },
      };
    },
  };
}
