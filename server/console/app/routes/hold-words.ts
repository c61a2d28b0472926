/** What a capture or void did, in words. */
import { OrderStatus } from '../../../../generated/values.ts';

export interface HoldEnd {
  /** Whether the gateway refused it. */
  readonly isRefused: boolean;
  readonly text: string;
}

/**
 * What a capture or void did, by the status that the service answered.
 * @param done the words of one that succeeded
 */
export function holdEndOf(status: string, done: string): HoldEnd {
  const held = 'The amount is still authorized:';
  switch (status) {
    case OrderStatus.CHARGED:
    case OrderStatus.PARTIAL_CHARGED:
    case OrderStatus.VOIDED:
      return { isRefused: false, text: done };
    case OrderStatus.CAPTURE_INITIATED:
      return { isRefused: false, text: 'The capture is in progress' };
    case OrderStatus.VOID_INITIATED:
      return { isRefused: false, text: 'The void is in progress' };
    case OrderStatus.CAPTURE_FAILED:
      return { isRefused: true, text: `The gateway refused the capture. ${held} capture it again, or void it.` };
    case OrderStatus.VOID_FAILED:
      return { isRefused: true, text: `The gateway refused the void. ${held} void it again, or capture it.` };
    default:
      return { isRefused: false, text: `The status of the order is now ${status}` };
  }
}
