/**
 * A sender for tests of a receiver: sends events as the service does, again until they are acknowledged, and as badly as
 * networks are: several times at once, in another order, late, with faults. What happens by chance happens by a seed.
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

/** Where deliveries go: a receiver in this process, or an address. */
export type Target = string | { receive(request: MadeDelivery): Promise<SentAnswer> };

export interface FakeSenderOptions extends SenderSecrets {
  readonly to: Target;
  readonly clock?: Clock;
  /** How to wait between tries. A timer when absent. */
  readonly wait?: Wait;
}

export interface Mayhem {
  /** How often each event is sent at once. 1 when absent. */
  readonly copies?: number;
  /** `shuffled`: in an order that the seed decides. As given, when absent. */
  readonly order?: 'given' | 'shuffled';
  /** Up to how long each delivery is held back, in milliseconds; the seed decides. 0 when absent. */
  readonly delayMs?: number;
  readonly seed?: number;
}

export interface FakeSender {
  /** One delivery, right or with faults. */
  send(event: ExampleEvent | Uint8Array, ...faults: readonly Fault[]): Promise<SentAnswer>;
  /** Again until it is acknowledged with 200, as the service does. @throws Error after `most` tries. */
  deliver(event: ExampleEvent, most?: number): Promise<readonly SentAnswer[]>;
  /** Many at once. Answers in the order of the events, a list for each. */
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

/** Sends a delivery that was made before: the same bytes again, for example. */
export async function sendTo(to: Target, delivery: MadeDelivery): Promise<SentAnswer> {
  if (typeof to !== 'string') return to.receive(delivery);
  const { method, headers, rawBody } = delivery;
  const answer = await fetch(to, { method, headers, body: Buffer.from(rawBody), redirect: 'manual' });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** Why a request failed, in one line. `fetch` puts the reason into the cause; those of TLS end with a line break. */
export function failureText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).trim();
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
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
