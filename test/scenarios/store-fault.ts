/** A database whose every question fails while a fault is set, so that 500 and 503 can be had of any operation. */
import { type Db, MongoNetworkError } from 'mongodb';
import { askedThrough } from '../support/asked-through.ts';

/** `away` meets every operation, `unreachable` those alone that ask the database. */
export type Fault = 'none' | 'failing' | 'away' | 'unreachable';

/** What the database throws under a fault: something unforeseen, or that it is not there. */
export function faultOf(fault: Exclude<Fault, 'none'>): Error {
  return fault === 'failing' ? new Error('unforeseen') : new MongoNetworkError('connection refused');
}

/** The database, asked through the fault that `present` names at the moment. */
export function faultyDatabase(db: Db, present: () => Fault): Db {
  return askedThrough(db, async (question) => {
    const fault = present();
    if (fault !== 'none') throw faultOf(fault);
    return question();
  });
}
