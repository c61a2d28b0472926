/** A merchant that acknowledges everything and counts how often each event comes. */
import { createServer } from 'node:http';

export interface CountingReceiver {
  readonly url: string;
  has(eventId: string): boolean;
  distinct(): number;
  /** Requests beyond one for each event. */
  duplicates(): number;
  close(): Promise<void>;
}

export async function startCountingReceiver(): Promise<CountingReceiver> {
  const counts = new Map<string, number>();
  let requests = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const id = String(request.headers['webhook-id']);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      requests += 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    has: (eventId) => counts.has(eventId),
    distinct: () => counts.size,
    duplicates: () => requests - counts.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
