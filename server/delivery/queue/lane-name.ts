/**
 * The name of an endpoint: what a delivery's limit, breaker and figures go by. Pure. The configured address of a merchant is one endpoint
 * whatever it is set to; an order's own address is one for each origin.
 */
import { createHash } from 'node:crypto';

/** The endpoint of a merchant's delivery. Begins with the merchant's id and, for an address of an order's own, a blank. */
export function laneOf(merchantId: string, webhookUrl: string | null): string {
  const own = webhookUrl !== null && URL.canParse(webhookUrl) ? new URL(webhookUrl).origin : '';
  return `${merchantId} ${own}`.trimEnd();
}

/** Whose endpoint it is, and the origin of an address of an order's own; null for the configured one. */
export function laneParts(lane: string): { readonly merchantId: string; readonly origin: string | null } {
  const [merchantId = '', origin = null] = lane.split(' ');
  return { merchantId, origin };
}

/** The id under which the settings API shows an endpoint. */
export function endpointIdOf(lane: string): string {
  return `whe_${createHash('sha256').update(lane).digest('hex').slice(0, 16)}`;
}

/** The least and the greatest text that a merchant's endpoints lie between. */
export function laneRange(merchantId: string): { readonly $gte: string; readonly $lt: string } {
  // A blank, then what comes after a blank: merchant ids hold neither.
  return { $gte: merchantId, $lt: `${merchantId}!` };
}
