/** A merchant's receiver that answers every webhook alike and counts duplicates by event and by sender address. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '../ports.ts';

export interface CountingReceiver {
  readonly url: string;
  /** How often each event arrived. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** Sets the status of every later answer: 200 at first. */
  answerWith(status: number): void;
  has(eventId: string): boolean;
  /** Whether an event of this order arrived. */
  hasOrder(orderId: string): boolean;
  distinct(): number;
  /** Requests beyond one for each event. */
  duplicates(): number;
  /** Events that arrived under more than one of the merchant's event numbers. */
  renumbered(): number;
  /** The largest number of duplicated events that one address sent first. */
  mostDuplicatesOfASender(): number;
  close(): Promise<void>;
}

/** @param answerMs how long it takes to answer, in milliseconds */
export async function startCountingReceiver(answerMs: number): Promise<CountingReceiver> {
  /** The last sender of each event. */
  const senders = new Map<string, string>();
  const sentAgain = new Map<string, number>();
  const arrivals = new Map<string, number>();
  let status = 200;
  const numbers = new Map<string, string>();
  const renumbered = new Set<string>();
  const orders = new Set<string>();
  let requests = 0;
  const server = createServer(async (request, response) => {
    const sender = request.socket.remoteAddress ?? '';
    // A killed sender leaves an incomplete request.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const id = String(request.headers['webhook-id']);
    const before = senders.get(id);
    if (before !== undefined) sentAgain.set(before, (sentAgain.get(before) ?? 0) + 1);
    senders.set(id, sender);
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    const number = String(request.headers['x-svc-sequence']);
    if ((numbers.get(id) ?? number) !== number) renumbered.add(id);
    numbers.set(id, number);
    orders.add(/"order_id":"([^"]+)"/.exec(body.toString('utf8'))?.[1] ?? '');
    requests += 1;
    if (answerMs > 0) await sleep(answerMs);
    response.writeHead(status).end();
  });
  const origin = await listenLocally(server);
  return {
    url: `${origin}/webhooks`,
    arrivals,
    answerWith(next) {
      status = next;
    },
    has: (eventId) => senders.has(eventId),
    hasOrder: (orderId) => orders.has(orderId),
    distinct: () => senders.size,
    duplicates: () => requests - senders.size,
    renumbered: () => renumbered.size,
    mostDuplicatesOfASender: () => Math.max(0, ...sentAgain.values()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
