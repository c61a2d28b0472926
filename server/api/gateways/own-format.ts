/**
 * Applies notifications that a gateway sends in its own format. Its connector has read and verified them: see
 * auth/gateway-sender.ts. A notification about a payment that the service does not know is acknowledged too: the
 * merchant may use the gateway account elsewhere.
 */
import type { AuthResult } from '../../http/request/context.ts';
import type { Log } from '../../platform/log.ts';
import type { HandleNotification } from '../../usecases/payments/handle-notification.ts';

export interface OwnFormatDeps {
  readonly handleNotification: HandleNotification;
  readonly log: Pick<Log, 'error'>;
}

/** Applies the caller's notification. Returns the acknowledgement to answer; null when the body is to be read as a form. */
export type TakeOwnFormat = (caller: AuthResult['value'] | undefined) => Promise<string | null>;

export function createTakeOwnFormat({ handleNotification, log }: OwnFormatDeps): TakeOwnFormat {
  return async (caller) => {
    if (caller?.kind !== 'gateway' || caller.notification.kind !== 'verified') return null;
    const { merchant, gatewayConfigId, notification } = caller;
    for (const item of notification.items) {
      const { kind } = await handleNotification(merchant, gatewayConfigId, item);
      const facts = {
        merchantId: merchant.merchantId,
        gatewayConfigId,
        txnUuid: item.txnUuid,
        about: item.content.about,
      };
      if (kind === 'amount') {
        log.error(
          { event: 'gateway.notification.amount', ...facts },
          'A gateway reports another amount than was requested; the notification was not applied. Compare the payment at the gateway',
        );
      }
      if (kind === 'unmatched' || kind === 'other') {
        log.error(
          { event: 'gateway.notification.unmatched', ...facts },
          'A gateway reports a capture, void or refund that the service did not request, or another result under the same id; it was not applied. Compare the payment at the gateway',
        );
      }
    }
    return notification.acknowledgement;
  };
}
