/**
 * Events by the merchant's hand: send one again, stop one, send many again.
 */
import type { RequestOf } from '../../../generated/server/handler.ts';
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Contexts } from '../../http/context.ts';
import type { DeliveryReport } from '../../webhooks/delivery.ts';
import type { ReplayChoice } from '../../webhooks/desk-store.ts';
import { toAttempt, toDelivery } from '../order-webhooks/wire.ts';
import type { SettingsParts } from '../settings-parts.ts';

type EventHandlers = Pick<
  SettingsHandlers<Contexts>,
  'resendWebhook' | 'stopWebhook' | 'replayWebhooks' | 'testWebhook'
>;
type EventParts = Pick<SettingsParts, 'deliveries' | 'sendTest'>;
type Replay = RequestOf<'replayWebhooks'>['body'];

const ONE_CHOICE = 'send exactly one of: order_id; from and to; failure_class';

export function webhookEventHandlers({ deliveries, sendTest }: EventParts): EventHandlers {
  return {
    async resendWebhook({ path }, { merchant: { merchantId } }) {
      return { status: 200, body: toDelivery(known(await deliveries.resend(merchantId, path.event_id))) };
    },

    async stopWebhook({ path }, { merchant: { merchantId } }) {
      return { status: 200, body: toDelivery(known(await deliveries.stop(merchantId, path.event_id))) };
    },

    async testWebhook({ body }, { merchant }) {
      const attempt = await sendTest(merchant, body.event_name);
      if (attempt === null) throw new ApiError(ErrorCode.webhook_not_configured);
      return { status: 200, body: toAttempt(attempt) };
    },

    async replayWebhooks({ body }, { merchant: { merchantId } }) {
      const choice = choiceOf(body);
      const dryRun = body.dry_run ?? false;
      const count = dryRun
        ? await deliveries.countReplay(merchantId, choice)
        : await deliveries.replay(merchantId, choice);
      return { status: 200, body: { count, dry_run: dryRun } };
    },
  };
}

function known(report: DeliveryReport | null): DeliveryReport {
  if (report !== null) return report;
  const message = 'There is no event with this event_id; GET /settings/orders/{order_id}/webhooks lists them.';
  throw new ApiError(ErrorCode.object_not_found, { message });
}

function choiceOf({ order_id, from, to, failure_class }: Replay): ReplayChoice {
  const timed = from !== undefined || to !== undefined;
  const given = [order_id !== undefined, timed, failure_class !== undefined].filter((each) => each).length;
  const refused = (name: string, reason: string) =>
    new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
  if (given !== 1) throw refused(failure_class === undefined ? 'order_id' : 'failure_class', ONE_CHOICE);
  if (order_id !== undefined) return { kind: 'order', orderId: order_id };
  if (failure_class !== undefined) return { kind: 'failure', failure: failure_class };
  if (from === undefined) throw refused('from', 'is missing; a span of time has both ends');
  if (to === undefined) throw refused('to', 'is missing; a span of time has both ends');
  const span = { from: new Date(from), to: new Date(to) };
  if (span.to <= span.from) throw refused('to', 'must be later than from');
  return { kind: 'time', ...span };
}
