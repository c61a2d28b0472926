/**
 * Who takes part, in the order of their turns: the ladder from `node:http` to MongoDB with the mock beside it, and what
 * the rungs are compared with.
 */
import { type BenchOperation, benchOperations } from './channel.ts';
import type { ContestantName } from './serve/contestants.ts';

export type EntrantName = ContestantName | 'prism';

export interface Entrant {
  readonly name: EntrantName;
  readonly title: string;
  /** How it is loaded: by HTTP, by HTTP where every answer is the contract's example, or by itself. */
  readonly load: 'http' | 'mock' | 'driver';
  readonly operations: readonly BenchOperation[];
  /** Its database. The drivers take their document from the orders of the service beside which they are measured. */
  readonly database: string;
  /** Whether its latency at the steady rate is a figure. */
  readonly steady: 'measured' | 'not-measured';
}

const SHARED = 'bench';

function rung(name: EntrantName, title: string, more: Partial<Entrant> = {}): Entrant {
  const usual = { load: 'http', operations: benchOperations, database: SHARED, steady: 'not-measured' } as const;
  return { name, title, ...usual, ...more };
}

export const lineup: readonly Entrant[] = [
  rung('http', 'raw `node:http`'),
  rung('express', 'Express'),
  rung('validated', 'Express + validator'),
  rung('memory', 'our service, orders in memory', { steady: 'measured' }),
  rung('unvalidated', 'the same without validation'),
  rung('mongo', 'our service on MongoDB'),
  rung('relaying', 'the same, its webhook relay working', { operations: ['create'], database: 'bench_relaying' }),
  rung('insert', 'bare driver insert', { load: 'driver', operations: ['create'] }),
  rung('insert-indexed', 'bare driver insert, with the indexes of the orders', {
    load: 'driver',
    operations: ['create'],
  }),
  rung('find', 'bare driver `findOne`', { load: 'driver', operations: ['get'] }),
  rung('prism', 'Prism mock', { load: 'mock' }),
];
