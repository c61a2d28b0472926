/**
 * A database at which a process crashes: from the n-th call on, every call fails. The n-th call either is not executed, or is executed
 * and its result is lost. Earlier writes stay.
 */
import type { Db } from 'mongodb';
import type { Service } from '../../server/compose/service.ts';
import { interceptDatabase } from './intercepted-database.ts';
import { createTestService, startService, type TestService, type TestServiceOptions } from './service.ts';

export type CrashPoint = 'before' | 'after';

export interface CrashingDatabase {
  readonly db: Db;
  /** Counts calls from here on, and crashes before or after the n-th. */
  arm(call: number, when: CrashPoint): void;
  /** Lets all calls through again. Returns whether it had crashed. */
  disarm(): boolean;
}

class ProcessCrashed extends Error {
  override readonly name = 'ProcessCrashed';
}

export function crashingDatabase(db: Db): CrashingDatabase {
  let calls = 0;
  let fatal = Number.POSITIVE_INFINITY;
  let crashPoint: CrashPoint = 'before';
  const intercepted = interceptDatabase(db, async (question) => {
    calls += 1;
    const mine = calls;
    if (mine > fatal || (mine === fatal && crashPoint === 'before'))
      throw new ProcessCrashed('the process has crashed');
    const answer = await question();
    if (calls >= fatal) throw new ProcessCrashed('the process has crashed');
    return answer;
  });

  return {
    db: intercepted,
    arm(call, when) {
      calls = 0;
      fatal = call;
      crashPoint = when;
    },
    disarm() {
      const crashed = calls >= fatal;
      fatal = Number.POSITIVE_INFINITY;
      return crashed;
    },
  };
}

export interface CrashingService {
  readonly service: TestService;
  readonly crashing: CrashingDatabase;
  /** The service in another process, which takes over after a crash. */
  readonly successor: Service;
  close(): Promise<void>;
}

/** A service over a crashing database, and its successor over the same data. */
export async function startCrashingService(options: Omit<TestServiceOptions, 'through'>): Promise<CrashingService> {
  let crashing: CrashingDatabase | undefined;
  const through = (db: Db) => {
    crashing = crashingDatabase(db);
    return crashing.db;
  };
  const service = await startService({ ...options, through });
  if (crashing === undefined) throw new Error('the service does not use the crashing database');
  const successor = createTestService({ ...service.deps, db: service.database.serviceDb });
  return {
    service,
    crashing,
    successor,
    async close() {
      await successor.reconciler.stop();
      await successor.webhooks.stop();
      await service.close();
    },
  };
}

/** More calls than any of the tests makes. */
const TOO_MANY = 400;

/** Has the process crash at its first call of the database, its second, and so on, until it gets through. Returns how often it crashed. */
export async function crashAtEachCall(attempt: (call: number) => Promise<'crashed' | 'completed'>): Promise<number> {
  for (let call = 1; call < TOO_MANY; call += 1) if ((await attempt(call)) === 'completed') return call - 1;
  throw new Error(`the process still crashes at call ${TOO_MANY}`);
}
