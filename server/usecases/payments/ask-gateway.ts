/**
 * Calls a connector so that no failure is lost: an error that a connector did not foresee counts as "money may have
 * moved", and the reconciler asks later.
 */
import type { Order } from '../../domain/payments/order.ts';
import type { GatewayConnector } from '../../domain/ports/gateway-connector.ts';
import type { Log } from '../../platform/log.ts';

export type GatewayRequestName = 'payment' | 'result' | 'cancellation' | 'capture' | 'void' | 'refund';

/** The payment that a request is about, for the log. */
export interface AskedAbout {
  readonly order: Pick<Order, 'merchantId' | 'orderId'>;
  readonly txnUuid: string;
}

/** The most bytes of a connector's reference. */
const LONGEST_REFERENCE = 2_048;

/** @throws Error for a longer reference, which a connector must not return. */
export function requireShortReference(reference: string): void {
  if (Buffer.byteLength(reference) > LONGEST_REFERENCE) {
    throw new Error(`A connector returned a reference of more than ${LONGEST_REFERENCE} bytes.`);
  }
}

export type AskGateway = ReturnType<typeof createAskGateway>;

export function createAskGateway({ log }: { readonly log: Pick<Log, 'error' | 'warn'> }) {
  /**
   * The outcome of `call`; `open` when it throws. Only of a payment that was not sent is it certain that no money moved;
   * a later request that was not sent leaves the outcome open.
   */
  return async function askGateway<Outcome extends { readonly kind: string }>(
    { name }: Pick<GatewayConnector, 'name'>,
    request: GatewayRequestName,
    { order, txnUuid }: AskedAbout,
    open: Outcome,
    call: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const facts = { merchantId: order.merchantId, orderId: order.orderId, txnUuid, gateway: name, request };
    try {
      const outcome = await call();
      if ('reference' in outcome && typeof outcome.reference === 'string') requireShortReference(outcome.reference);
      if ('reason' in outcome && (outcome.kind === 'not_sent' || outcome.kind === 'not_asked')) {
        log.warn(
          { event: 'gateway.request.not_sent', ...facts, reason: outcome.reason },
          'A gateway could not be reached; nothing was sent',
        );
        return request === 'payment' || outcome.kind === 'not_asked' ? outcome : open;
      }
      return outcome;
    } catch (error) {
      log.error(
        { event: 'gateway.request.unanswered', err: error, ...facts },
        'A gateway did not answer; asking for the result later',
      );
      return open;
    }
  };
}
