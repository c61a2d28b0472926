/**
 * The webhooks that this process sends. A module apart from the setup file, which is loaded again for each test file and would
 * subscribe once more each time.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { WebhookHeaders } from './webhook-contract.ts';

const SENDER = /^svc-webhooks\//;
const sent: { readonly headers: WebhookHeaders; readonly text: string }[] = [];

/** Keeps a request for the end of the test, if it is a webhook of the service. */
export function watchWebhook(headers: WebhookHeaders, text: string): void {
  if (SENDER.test(String(headers['user-agent']))) sent.push({ headers, text });
}

/** The webhooks since the last look. */
export function takeWebhooks(): typeof sent {
  return sent.splice(0);
}

/** The headers of an undici request: names and values in turn. */
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
