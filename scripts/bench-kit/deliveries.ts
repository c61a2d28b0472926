/**
 * The deliveries that the receivers are loaded with: an event of the service, signed for each of them as it expects.
 */
import { createHmac } from 'node:crypto';
import { exampleEvent, makeDelivery } from '../../receiver-kit/src/testing/index.ts';
import type { BenchRequest } from '../bench/load/target.ts';

export const credentials = { username: 'shop', password: 'correct horse battery' };
export const signingSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const octokitSecret = 'correct horse battery';

/** What stands in an answer that is right. */
export type Mark = 'handled' | 'duplicate' | 'ok';

let made = 0;

/** An id that was not there before. */
export function newEventId(): string {
  made += 1;
  return `evt_bench_${process.pid}_${made}`;
}

export async function deliveryOf(id: string, proof: 'basic' | 'signed') {
  const secrets = proof === 'basic' ? { credentials } : { credentials, signingSecret };
  return makeDelivery(exampleEvent({ id }), secrets, { clock: { now: () => new Date() } });
}

/** Of the service. */
export async function serviceRequest(id: string, proof: 'basic' | 'signed', mark: Mark): Promise<BenchRequest> {
  const { headers, rawBody } = await deliveryOf(id, proof);
  return requestOf(headers, Buffer.from(rawBody).toString('utf8'), mark);
}

/** The same body, as GitHub would send it to octokit. */
export function octokitRequest(id: string): BenchRequest {
  const body = JSON.stringify(exampleEvent({ id }));
  const signature = createHmac('sha256', octokitSecret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-github-event': 'push',
    'x-github-delivery': id,
    'x-hub-signature-256': `sha256=${signature}`,
  };
  return requestOf(headers, body, 'ok');
}

function requestOf(headers: Readonly<Record<string, string>>, body: string, mark: Mark): BenchRequest {
  return { call: { method: 'POST', path: '/webhooks', headers, body }, mark };
}
