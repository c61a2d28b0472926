/**
 * What is measured, as its own process sees it.
 */
import { createServer, type RequestListener } from 'node:http';

export interface Server {
  readonly kind: 'server';
  readonly port: number;
  /** Forgets every order. */
  reset(): Promise<void>;
}

/** Works without HTTP: what the database can do at most. */
export interface Driver {
  readonly kind: 'driver';
  reset(): Promise<void>;
  /** Works for some seconds with so many operations in flight; answers how many were done. */
  work(seconds: number, inFlight: number): Promise<number>;
}

export type Running = Server | Driver;

/** Starts over an empty database of its own; those that need none leave it alone. */
export type Start = (mongoUri: string) => Promise<Running>;

/** Listens on a free port of the loopback interface, with the default settings of Node.js. */
export async function listenOnFreePort(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { kind: 'server', port, reset: async () => {} };
}
