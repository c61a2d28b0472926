/** HTTP servers of the demo data: reachable from this machine only, on a free port. */
import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on 127.0.0.1 and returns the port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  return address.port;
}

/** Closes the server with its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
