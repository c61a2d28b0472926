/** Listens on any free port of the loopback interface, with Node's own settings. */
import { createServer, type RequestListener } from 'node:http';
import type { Server } from './contestant.ts';

export async function listenAlone(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { kind: 'server', port, reset: async () => {} };
}
