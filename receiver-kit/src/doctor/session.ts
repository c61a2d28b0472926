/** What a check of the doctor can use: send a delivery to the receiver, and read how often an order took effect. */
import { randomUUID } from 'node:crypto';
import { type Clock, systemWait, type Wait } from '../clock.ts';
import type { ExampleEvent, ExampleFields } from '../testing/example-event-wire.ts';
import { failureText } from '../testing/fake-sender.ts';
import { type Fault, type MadeDelivery, makeDelivery, type SenderSecrets } from '../testing/make-delivery.ts';

export interface SessionOptions {
  readonly url: string;
  readonly secrets: SenderSecrets;
  /** An event that the receiver has a handler for. */
  readonly eventName: string;
  /** An address that returns how often an order took effect, as a number. `{order}` stands for the order id. */
  readonly effectsUrl: string | undefined;
  readonly clock: Clock;
  /** How long to wait for an answer, in milliseconds. As long as the service, when absent. */
  readonly timeoutMs?: number;
}

export interface Reply {
  /** Null without an answer. */
  readonly status: number | null;
  /** The status, or why there is no answer. */
  readonly note: string;
  readonly headers: Headers;
  /** Whether the receiver closed the connection instead of answering. */
  readonly isHangUp: boolean;
}

export type Change = (delivery: MadeDelivery) => MadeDelivery;

export interface DoctorSession {
  /** Fields of a new event, with an order of its own. */
  newEvent(): Required<Pick<ExampleFields, 'id' | 'name' | 'orderId'>>;
  /** Sends one delivery, after the change if one is given. */
  send(event: ExampleEvent | string, faults?: readonly Fault[], change?: Change): Promise<Reply>;
  readonly wait: Wait;
  /** How often the order took effect. */
  effects(orderId: string): Promise<number | null>;
}

/** How long the service waits for an answer. */
const SERVICE_TIMEOUT_MS = 10_000;

/** Closed by the receiver after the connection was made. */
const HANG_UPS: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

export function openSession({
  url,
  secrets,
  eventName,
  effectsUrl,
  clock,
  timeoutMs = SERVICE_TIMEOUT_MS,
}: SessionOptions): DoctorSession {
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
      return call(url, { method, headers, body: Buffer.from(rawBody), redirect: 'manual' }, timeoutMs);
    },
    async effects(orderId) {
      if (effectsUrl === undefined) return null;
      const response = await fetch(effectsUrl.replace('{order}', encodeURIComponent(orderId)));
      const text = (await response.text()).trim();
      return response.ok && /^\d+$/.test(text) ? Number(text) : null;
    },
  };
}

async function call(url: string, init: RequestInit, timeoutMs: number): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    const { status, headers } = response;
    return { status, note: String(status), headers, isHangUp: false };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    const note = isTimeout ? `no answer within ${timeoutMs / 1_000} s` : `no answer: ${failureText(error)}`;
    const cause = error instanceof Error ? error.cause : undefined;
    const isHangUp = cause instanceof Error && 'code' in cause && HANG_UPS.has(cause.code);
    return { status: null, note, headers: new Headers(), isHangUp };
  }
}
