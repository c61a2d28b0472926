/**
 * Who takes part, in the order of their turns: the ladder from `node:http` to MongoDB with the mock beside it, and what
 * the rungs are compared with.
 */
import { type BenchOperation, benchOperations } from './channel.ts';
import type { ServedName } from './serve/participants.ts';

export type ParticipantName = ServedName | 'prism';

export interface Participant {
  readonly name: ParticipantName;
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

export function participant(name: ParticipantName, title: string, more: Partial<Participant> = {}): Participant {
  const usual = { load: 'http', operations: benchOperations, database: SHARED, steady: 'not-measured' } as const;
  return { name, title, ...usual, ...more };
}

export const participants: readonly Participant[] = [
  participant('http', 'raw `node:http`'),
  participant('express', 'Express'),
  participant('validated', 'Express + validator'),
  participant('memory', 'our service, orders in memory', { steady: 'measured' }),
  participant('unvalidated', 'the same without validation'),
  participant('mongo', 'our service on MongoDB'),
  participant('relaying', 'the same, with the webhook relay running', {
    operations: ['create'],
    database: 'bench_relaying',
  }),
  participant('insert', 'bare driver insert', { load: 'driver', operations: ['create'] }),
  participant('insert-indexed', 'bare driver insert, with the order indexes', {
    load: 'driver',
    operations: ['create'],
  }),
  participant('find', 'bare driver `findOne`', { load: 'driver', operations: ['get'] }),
  participant('prism', 'Prism mock', { load: 'mock' }),
];
