/**
 * Sends an example of an event to a merchant's configured address, once, as a real event is sent, and tells what came of it.
 * Stores nothing and sends nothing again.
 */
import type { EventName } from '../../generated/values.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { createEncryptMessage } from '../message-keys/encrypt-message.ts';
import type { Runtime } from '../runtime.ts';
import type { Sealer } from '../vault/sealed.ts';
import type { Network } from './connect.ts';
import { createConnections } from './connections.ts';
import { refused } from './courier.ts';
import { createCredentialsOf } from './credentials.ts';
import { type DeliverResult, deliver } from './deliver.ts';
import type { Attempt } from './delivery.ts';
import { exampleEvent } from './example-event.ts';
import { maskedHeaders, secretsIn } from './headers.ts';
import { maskedAnswer } from './masked-answer.ts';
import { createMakeRequest, type MadeRequest } from './request.ts';
import { judgeUrl } from './url-rule.ts';
import type { WorkerSettings } from './worker-ports.ts';

export interface TestDeliveryOf {
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly network: Network;
  readonly settings: Pick<WorkerSettings, 'policy' | 'connectMs' | 'totalMs'>;
}

/** Null when the merchant has no address. */
export type SendTest = (merchant: Merchant, name: EventName) => Promise<Attempt | null>;

/** A function that sends a test. */
export function createSendTest({ sealer, runtime, network, settings }: TestDeliveryOf): SendTest {
  const { policy, connectMs, totalMs } = settings;
  const makeRequest = createMakeRequest({
    credentialsOf: createCredentialsOf(sealer),
    encryptMessage: createEncryptMessage(sealer),
  });

  const send = async (url: string, { headers, body }: MadeRequest): Promise<DeliverResult> => {
    const verdict = judgeUrl(url, policy);
    if (verdict.kind === 'problem') return refused(verdict.problem.message);
    const connections = createConnections({ network, connectMs });
    try {
      return await deliver({ endpoint: verdict.endpoint, headers, body, connections, totalMs });
    } finally {
      connections.close();
    }
  };

  return async (merchant, name) => {
    const { url } = merchant.webhook;
    if (url === null) return null;
    const startedAt = runtime.clock.now();
    const eventId = `evt_${runtime.random.bytes(16).toString('hex')}`;
    const text = exampleEvent(name, eventId, startedAt);
    const request = await makeRequest({ merchant, eventId, text, place: null, occasion: 'test', now: startedAt });
    const { result } = await send(url, request);
    const { headers } = request;
    const answer = maskedAnswer(result.answer, secretsIn(headers));
    const intent = { number: 1, startedAt, url, requestHeaders: maskedHeaders(headers) };
    return { ...intent, ...result, answer, finishedAt: runtime.clock.now() };
  };
}
