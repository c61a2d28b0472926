/**
 * Makes an attempt ready: what is sent, and what is recorded of it before. Records and sends nothing itself.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import { DeliveryState, type LeasedDelivery, type PreparedAttempt } from '../queue/delivery.ts';
import { leased } from '../queue/delivery-document.ts';
import type { UnclaimedDelivery } from '../queue/delivery-store.ts';
import type { MerchantLookup } from '../queue/worker-ports.ts';
import { type MakeRequest, maskedHeaders } from '../transport/request.ts';

/** Throws when a secret does not open, or a key is missing. */
export type PrepareAttempt = (lease: LeasedDelivery, merchant: Merchant, url: string) => Promise<PreparedAttempt>;

/** A function that prepares the next attempt of a delivery. */
export function createPrepareAttempt(makeRequest: MakeRequest, clock: Clock): PrepareAttempt {
  return async (lease, merchant, url) => {
    const { id: eventId, body: text, sequence, orderSequence, attemptCount } = lease;
    const occasion = lease.sending === 'again' ? 'replay' : 'event';
    const startedAt = clock.now();
    const place = { sequence, orderSequence };
    const { headers, body } = await makeRequest({ merchant, eventId, text, place, occasion, now: startedAt });
    const requestHeaders = maskedHeaders(headers);
    return { intent: { number: attemptCount + 1, startedAt, url, requestHeaders }, headers, body, merchant };
  };
}

/**
 * A function that prepares an attempt before its delivery is leased, so that one write stores both. Null where there is to be none, or
 * not yet; and, in a `hurry`, where preparing it takes so long that the others stored with it would wait.
 */
export function createForesight(prepare: PrepareAttempt, merchants: MerchantLookup) {
  const foresee = async (document: UnclaimedDelivery, { owner, pace }: Lessee): Promise<PreparedAttempt | null> => {
    const { state, stop, open } = document;
    // What another worker left open counts as an attempt from its end on.
    if (state !== DeliveryState.PENDING || stop === true || open !== undefined) return null;
    const merchant = await merchants.find(document.merchantId);
    if (merchant === undefined) return null;
    const url = document.webhookUrl ?? merchant.webhook.url;
    const inLine = merchant.webhook.ordered && document.orderSequence > 1;
    if (url === null || inLine || (pace === 'hurry' && merchant.webhook.encrypted)) return null;
    return prepare(leased(document, owner), merchant, url);
  };
  // Whoever carries it meets the same fault and tells of it: here it would keep back all the others, too.
  return (document: UnclaimedDelivery, lessee: Lessee) => foresee(document, lessee).catch(() => null);
}

/** Whose lease it will be, and whether others wait for it. */
interface Lessee {
  readonly owner: string;
  readonly pace: 'hurry' | 'patience';
}

export type Foresight = ReturnType<typeof createForesight>;
