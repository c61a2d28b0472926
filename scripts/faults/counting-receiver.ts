/** A merchant that acknowledges everything, counts how often each event comes and from which address it came before. */
import { createServer } from 'node:http';

export interface CountingReceiver {
  readonly url: string;
  has(eventId: string): boolean;
  distinct(): number;
  /** Requests beyond one for each event. */
  duplicates(): number;
  /** The most events that came again after one and the same address had sent them. */
  mostDuplicatesOfASender(): number;
  close(): Promise<void>;
}

export async function startCountingReceiver(): Promise<CountingReceiver> {
  /** Who sent each event last. */
  const senders = new Map<string, string>();
  const sentAgain = new Map<string, number>();
  let requests = 0;
  const server = createServer((request, response) => {
    const sender = request.socket.remoteAddress ?? '';
    request.resume().once('end', () => {
      const id = String(request.headers['webhook-id']);
      const before = senders.get(id);
      if (before !== undefined) sentAgain.set(before, (sentAgain.get(before) ?? 0) + 1);
      senders.set(id, sender);
      requests += 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    has: (eventId) => senders.has(eventId),
    distinct: () => senders.size,
    duplicates: () => requests - senders.size,
    mostDuplicatesOfASender: () => Math.max(0, ...sentAgain.values()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
