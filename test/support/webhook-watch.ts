/**
 * Listens to every webhook that leaves this process, whichever test sends it and wherever it goes, and holds it against the
 * contract; a test that sent a wrong one fails. Set up for every test file; endpoints of services in processes of their own
 * hand over what they get.
 */
import { subscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach } from 'vitest';
import type { WebhookHeaders } from './webhook-contract.ts';

const SENDER = /^svc-webhooks\//;
const sent: { readonly headers: WebhookHeaders; readonly text: string }[] = [];

/** Keeps a request for the end of the test, if it is a webhook of the service. */
export function watchWebhook(headers: WebhookHeaders, text: string): void {
  if (SENDER.test(String(headers['user-agent']))) sent.push({ headers, text });
}

/**
 * What is wrong with the webhooks since the last look; empty when all are as the contract says. They no longer fail the test: for
 * one that sends what is wrong on purpose.
 */
export async function takeWebhookProblems(): Promise<readonly string[]> {
  const fresh = sent.splice(0);
  if (fresh.length === 0) return [];
  // Schemas are compiled in the files that send something, and in no other.
  const { webhookProblems } = await import('./webhook-contract.ts');
  return [...new Set(fresh.flatMap(({ headers, text }) => webhookProblems(headers, text)))];
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

async function refuseProblems(): Promise<void> {
  const problems = await takeWebhookProblems();
  if (problems.length > 0) throw new Error(`webhooks that are not as the contract has them: ${problems.join('; ')}`);
}

afterEach(refuseProblems);
afterAll(refuseProblems);
