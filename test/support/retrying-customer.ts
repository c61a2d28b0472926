/** A customer who keeps trying: orders and pays, and continues from the order's status when the service was gone meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { OrderStatus } from '../../generated/values.ts';
import type { Merchant } from './demo-merchant.ts';

/** Before the order is looked at again. Milliseconds. */
const PAUSE = 100;

export interface CustomerDeps {
  /** The merchant at the service that runs now; waits while there is none. */
  readonly merchant: () => Promise<Merchant>;
  /** Called before each request. */
  readonly onRequest: () => void;
}

/** What a customer may pay; one who has lost the bank page starts again. */
const payable: readonly unknown[] = [
  OrderStatus.NEW,
  OrderStatus.PENDING_VBV,
  OrderStatus.AUTHENTICATION_FAILED,
  OrderStatus.AUTHORIZATION_FAILED,
];

/** Whether an error is that of a connection, as a killed service leaves it. */
export function isCut(error: unknown): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}

/** One round: true when the order reads CHARGED. */
async function tryToPay(orderId: string, cardNumber: string, deps: CustomerDeps): Promise<boolean> {
  const merchant = await deps.merchant();
  deps.onRequest();
  await merchant.order(orderId);
  deps.onRequest();
  const { status } = await merchant.read(orderId);
  if (status === OrderStatus.CHARGED) return true;
  if (!payable.includes(status)) return false;
  deps.onRequest();
  const started = await merchant.start(orderId, cardNumber);
  // Refused while an earlier attempt is being decided; done when the card was frictionless.
  if (started.status !== 200 || started.json().status !== OrderStatus.PENDING_VBV) return false;
  deps.onRequest();
  await merchant.enterPassword(merchant.bankPath(started));
  return (await merchant.read(orderId)).status === OrderStatus.CHARGED;
}

/** Tries until the order reads CHARGED. */
export async function payUntilCharged(orderId: string, cardNumber: string, deps: CustomerDeps): Promise<void> {
  for (;;) {
    try {
      if (await tryToPay(orderId, cardNumber, deps)) return;
    } catch (error) {
      if (!isCut(error)) throw error;
    }
    await sleep(PAUSE);
  }
}
