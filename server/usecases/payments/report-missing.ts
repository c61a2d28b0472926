/** Alarms the operator of a payment, capture or void whose result its gateway has not reported for long. */
import { TxnStatus } from '../../../generated/values.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { GatewayRequestName } from './ask-gateway.ts';

/**
 * How long a result may be missing before an operator is alarmed, in milliseconds: of a payment that waits for its gateway alone, as
 * long as before the alert PaymentsPending; of others, which wait for a customer or for a gateway that works in batches, longer.
 */
const PAYMENT_ALARM_MS = 3_600_000;
const ALARM_MS = 6 * 3_600_000;

/** Reports a result that is open since `since`, once that is long. */
export type ReportMissing = (
  order: Pick<Order, 'merchantId' | 'orderId'>,
  txn: Txn,
  request: Extract<GatewayRequestName, 'payment' | 'capture' | 'void'>,
  since: Date,
) => void;

export function createReportMissing(deps: {
  readonly runtime: Pick<Runtime, 'clock'>;
  readonly log: Pick<Log, 'error'>;
}): ReportMissing {
  return ({ merchantId, orderId }, { txnUuid, gateway, gatewayConfigId, status }, request, since) => {
    const openFor = deps.runtime.clock.now().getTime() - since.getTime();
    const waitsForGateway = request === 'payment' && status !== TxnStatus.PENDING_VBV;
    if (openFor < (waitsForGateway ? PAYMENT_ALARM_MS : ALARM_MS)) return;
    deps.log.error(
      { event: 'gateway.result.missing', merchantId, orderId, txnUuid, gateway, gatewayConfigId, request, openFor },
      'A gateway has not reported the result of a payment, capture or void; look the payment up at the gateway',
    );
  };
}
