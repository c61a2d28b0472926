/** Ports of this machine, for the servers of scripts and tests. */
import { randomInt } from 'node:crypto';
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

/** Whether no program listens at this port. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Below the ports that systems give to connections and to programs that ask for any port. */
const [FIRST_FREE, FREE_COUNT] = [20_000, 10_000];

/**
 * A port that is free now, for a program that is configured with its port. Until the program listens there, no other program gets the
 * port unless it asks for this one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_FREE + randomInt(FREE_COUNT);
    if (await isPortFree(port)) return port;
  }
}
