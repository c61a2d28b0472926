/** What a check of the doctor may use: it sends to the receiver under examination, and asks what took effect. */
import { randomUUID } from 'node:crypto';
import { CommandError } from '../cli/command.ts';
import { reason } from '../cli/trigger.ts';
import { type Clock, systemWait, type Wait } from '../clock.ts';
import type { ExampleEvent, ExampleFields } from '../testing/example-event-wire.ts';
import { type Fault, type MadeDelivery, makeDelivery, type SenderSecrets } from '../testing/make-delivery.ts';

export interface Patient {
  readonly url: string;
  readonly secrets: SenderSecrets;
  /** An event that the receiver has a handler for. */
  readonly eventName: string;
  /** An address that tells how often an order took effect: a number. `{order}` stands for the order id. */
  readonly effectsUrl: string | undefined;
  readonly clock: Clock;
}

/** The status; null with a note when there was no answer. */
export interface Got {
  readonly status: number | null;
  readonly note: string;
  readonly headers: Headers;
}

export type Change = (delivery: MadeDelivery) => MadeDelivery;

export interface Examination {
  /** Fields of a new event, of an order of its own. */
  newEvent(): Required<Pick<ExampleFields, 'id' | 'name' | 'orderId'>>;
  /** One delivery; changed after it was made, where a change is given. */
  send(event: ExampleEvent | string, faults?: readonly Fault[], change?: Change): Promise<Got>;
  readonly wait: Wait;
  /** How often the order took effect. */
  effects(orderId: string): Promise<number | null>;
}

/** The service waits so long for an answer. */
export const SERVICE_WAITS_MS = 10_000;

export function examine({ url, secrets, eventName, effectsUrl, clock }: Patient): Examination {
  const run = randomUUID().slice(0, 8);
  let made = 0;
  return {
    wait: systemWait,
    newEvent() {
      made += 1;
      return { id: `evt_doctor_${run}_${made}`, orderId: `DOCTOR${run}${made}`, name: eventName };
    },
    async send(event, faults = [], change = (delivery) => delivery) {
      const content = typeof event === 'string' ? Buffer.from(event, 'utf8') : event;
      const { method, headers, rawBody } = change(await makeDelivery(content, secrets, { clock, faults }));
      return call(url, { method, headers, body: Buffer.from(rawBody), redirect: 'manual' });
    },
    async effects(orderId) {
      if (effectsUrl === undefined) return null;
      const answer = await fetch(effectsUrl.replace('{order}', encodeURIComponent(orderId)));
      const text = (await answer.text()).trim();
      return answer.ok && /^\d+$/.test(text) ? Number(text) : null;
    },
  };
}

/** The codes of a connection that was never made. */
const NOT_CONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** @throws CommandError when nobody listens there: then there is nothing to examine. */
export async function requireConnection(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(SERVICE_WAITS_MS) });
    await answer.body?.cancel();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof Error && 'code' in cause && NOT_CONNECTED.has(cause.code))) return;
    throw new CommandError(`No connection to ${url}: ${cause.code}. Start the receiver, or correct --url.`);
  }
}

async function call(url: string, init: RequestInit): Promise<Got> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(SERVICE_WAITS_MS) });
    await answer.arrayBuffer();
    return { status: answer.status, note: String(answer.status), headers: answer.headers };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    const note = late ? 'no answer within 10 s' : `no answer: ${reason(error)}`;
    return { status: null, note, headers: new Headers() };
  }
}
