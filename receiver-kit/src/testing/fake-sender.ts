/**
 * A sender for tests of a receiver. Sends events as the service does, with retries until they are acknowledged, and with the faults of a
 * network: concurrent duplicates, reordering, delays and changed bytes. A seed determines all randomness.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, systemClock, type Wait } from '../clock.ts';
import type { ExampleEvent } from './example-event-wire.ts';
import { type Fault, type MadeDelivery, makeDelivery, type SenderSecrets } from './make-delivery.ts';

export interface SentAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where to send deliveries: a receiver in this process, or a URL. */
export type Target = string | { receive(request: MadeDelivery): Promise<SentAnswer> };

export interface FakeSenderOptions extends SenderSecrets {
  readonly to: Target;
  readonly clock?: Clock;
  /** How to wait between attempts. Default: a timer. */
  readonly wait?: Wait;
}

export interface Mayhem {
  /** How many copies of each event to send at once. Default: 1. */
  readonly copies?: number;
  /** `shuffled`: an order that the seed determines. Default: `given`. */
  readonly order?: 'given' | 'shuffled';
  /** The maximum delay of a delivery in milliseconds. The seed determines each delay. Default: 0. */
  readonly delayMs?: number;
  readonly seed?: number;
}

export interface FakeSender {
  /** Sends one delivery, valid or with faults. */
  send(event: ExampleEvent | Uint8Array, ...faults: readonly Fault[]): Promise<SentAnswer>;
  /** Retries until the event is acknowledged with 200, as the service does. @throws Error after `most` attempts. */
  deliver(event: ExampleEvent, most?: number): Promise<readonly SentAnswer[]>;
  /** Sends many events at once. Returns a list of answers for each event, in the order of the events. */
  sendAll(events: readonly ExampleEvent[], mayhem?: Mayhem): Promise<readonly (readonly SentAnswer[])[]>;
}

const MAX_TRIES = 20;
const BETWEEN_TRIES_MS = 100;

export function fakeSender(options: FakeSenderOptions): FakeSender {
  const { to, clock = systemClock, wait = (milliseconds) => sleep(milliseconds) } = options;
  const send: FakeSender['send'] = async (event, ...faults) =>
    sendTo(to, await makeDelivery(event, options, { clock, faults }));

  return {
    send,
    async deliver(event, most = MAX_TRIES) {
      const answers: SentAnswer[] = [];
      while (answers.length < most) {
        const answer = await send(event);
        answers.push(answer);
        if (answer.status === 200) return answers;
        await wait(BETWEEN_TRIES_MS);
      }
      throw new Error(`not acknowledged in ${most} tries: ${answers.map(({ status }) => status).join(', ')}`);
    },
    async sendAll(events, { copies = 1, order = 'given', delayMs = 0, seed = 1 } = {}) {
      const random = randomFrom(seed);
      const all = events.flatMap((event, index) => Array.from({ length: copies }, () => ({ event, index })));
      const queue = order === 'given' ? all : shuffled(all, random);
      const answers = events.map((): SentAnswer[] => []);
      await Promise.all(
        queue.map(async ({ event, index }) => {
          const pause = Math.floor(random() * delayMs);
          if (pause > 0) await wait(pause);
          const answer = await send(event);
          answers[index]?.push(answer);
        }),
      );
      return answers;
    },
  };
}

/** Sends an existing delivery, for example the same bytes again. */
export async function sendTo(to: Target, delivery: MadeDelivery): Promise<SentAnswer> {
  if (typeof to !== 'string') return to.receive(delivery);
  const { method, headers, rawBody } = delivery;
  const answer = await fetch(to, { method, headers, body: Buffer.from(rawBody), redirect: 'manual' });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** Why a request failed, in one line. `fetch` has the reason in the cause, and TLS errors end with a line break. */
export function failureText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).trim();
}

/** Pseudorandom numbers from 0 to 1 for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
