/** Ports of this machine, for the servers of scripts and tests. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port that a server listens at. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen at a port.');
  return address.port;
}

/** Starts a server on the loopback interface, at any free port. Returns its origin. */
export async function listenLocally(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

/** A port that is free now, for a program that is configured with its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listenLocally(server);
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}

/** Whether no program listens at this port. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
