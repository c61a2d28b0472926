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
const FIRST_PORT = 20_000;
const PORTS = 10_000;
/** Concurrent processes start their search at different ports; concurrent searches of a process get different ports. */
let nextPort = randomInt(PORTS);

/**
 * A port that is free now, for a program that is configured with its port. While no program listens there, the system gives it to
 * no other.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried += 1) {
    const port = FIRST_PORT + (nextPort % PORTS);
    nextPort += 1;
    if (await isPortFree(port)) return port;
  }
  throw new Error(`Ports ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1} of 127.0.0.1 are in use. Free one.`);
}
