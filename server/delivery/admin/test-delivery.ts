/**
 * Sends the contract's example of an event to a merchant's configured address, once, like a real event, and returns the
 * result. Stores nothing and retries nothing.
 */
import document from '../../../generated/openapi.json' with { type: 'json' };
import type { EventName } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { activeTraceparent } from '../../platform/tracing.ts';
import { createEncryptMessage } from '../../vault/message-keys/encrypt-message.ts';
import type { Attempt } from '../queue/delivery.ts';
import { eventBytes } from '../queue/wire.ts';
import type { WorkerSettings } from '../queue/worker-ports.ts';
import type { Network } from '../transport/connect.ts';
import { createConnections } from '../transport/connections.ts';
import { createCredentialsOf } from '../transport/credentials.ts';
import { createSendRequest, type DeliverResult } from '../transport/deliver.ts';
import { createMakeRequest, type MadeRequest, maskedHeaders } from '../transport/request.ts';

export interface TestDeliveryOf {
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly network: Network;
  readonly settings: Pick<WorkerSettings, 'policy' | 'connectMs' | 'totalMs'>;
}

/** Resolves to null when the merchant has no address. */
export type SendTest = (merchant: Merchant, name: EventName) => Promise<Attempt | null>;

export function createSendTest({ sealer, runtime, network, settings }: TestDeliveryOf): SendTest {
  const makeRequest = createMakeRequest({
    credentialsOf: createCredentialsOf(sealer),
    encryptMessage: createEncryptMessage(sealer),
  });

  const send = async (url: string, request: MadeRequest): Promise<DeliverResult> => {
    const connections = createConnections({ network, connectMs: settings.connectMs });
    try {
      return await createSendRequest({ connections, settings })(url, request, []);
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
    const traceparent = activeTraceparent() ?? null;
    const test = { merchant, eventId, text, place: null, occasion: 'test', now: startedAt, traceparent } as const;
    const request = await makeRequest(test);
    const { result } = await send(url, request);
    const intent = { number: 1, startedAt, url, requestHeaders: maskedHeaders(request.headers) };
    return { ...intent, ...result, finishedAt: runtime.clock.now() };
  };
}

const MEDIA = 'application/json';

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The JSON text of an event's first example in the contract, with this id and time. */
export function exampleEvent(name: EventName, id: string, at: Date): string {
  const path = ['webhooks', name, 'post', 'requestBody', 'content', MEDIA, 'examples'];
  const whole: unknown = document;
  const examples = path.reduce(member, whole);
  const [first] = typeof examples === 'object' && examples !== null ? Object.values(examples) : [];
  const example = member(first, 'value');
  const content = JSON.stringify(member(example, 'content'));
  return eventBytes({ at, events: [], content }, { id, name });
}
