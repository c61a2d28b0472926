/**
 * What is measured, as its own process sees it.
 */
import { createServer, type RequestListener } from 'node:http';
import { listenLocally, portOf } from '../../ports.ts';

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
  await listenLocally(server);
  return { kind: 'server', port: portOf(server), reset: async () => {} };
}
