/** The part of a handler's context that every level gives. */
import type { HandlerContext } from '../event/handlers.ts';
import type { ClaimRequest } from '../store/receipt-store.ts';
import type { Delivery } from './level.ts';

export function commonContext(delivery: Delivery, request: ClaimRequest, attempt: number): HandlerContext {
  return {
    eventId: delivery.event.id,
    eventName: delivery.eventName,
    attempt,
    startedAt: request.now,
    leaseUntil: request.leaseUntil,
    username: delivery.username,
    rawBody: delivery.rawBody,
  };
}
