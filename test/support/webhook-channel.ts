/**
 * The webhooks sent by this process. A separate module, loaded once: the setup file runs again for each test file and
 * would subscribe each time.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { WebhookHeaders } from './webhook-contract.ts';

const SENDER = /^svc-webhooks\//;
const sent: { readonly headers: WebhookHeaders; readonly text: string }[] = [];

/** Records a request until the end of the test, if it is a webhook of the service. */
export function watchWebhook(headers: WebhookHeaders, text: string): void {
  if (SENDER.test(String(headers['user-agent']))) sent.push({ headers, text });
}

/** Returns the webhooks since the last call. */
export function takeWebhooks(): typeof sent {
  return sent.splice(0);
}

/** The headers of an undici request, given as alternating names and values. */
function headersOf(list: unknown): WebhookHeaders {
  const parts = Array.isArray(list) ? list.map(String) : [];
  const pairs = parts.flatMap((part, index) => (index % 2 === 0 ? [[part.toLowerCase(), parts[index + 1]]] : []));
  return Object.fromEntries(pairs);
}

subscribe('undici:request:create', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (typeof request !== 'object' || request === null || !('headers' in request && 'body' in request)) return;
  const { body } = request;
  watchWebhook(headersOf(request.headers), body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : '');
});
