/**
 * What is measured, as its own process sees it.
 */

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
