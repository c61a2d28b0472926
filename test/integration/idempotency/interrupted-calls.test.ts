/** Idempotent calls whose process dies, hangs or loses its database, and concurrent processes. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../../server/http/errors/api-error.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';
import { type ManualClock, manualClock } from '../../support/test-runtime.ts';
import { KEPT, newKey } from './idempotent-calls.ts';
import { answerOnceOver, effectsOf, idempotentCall, noteEffect } from './idempotent-effects.ts';

const secretRoot = randomBytes(32);
const SECOND_MS = 1_000;
const busy = { code: ErrorCode.idempotency_conflict, details: { retryAfterSeconds: 1 } };

let database: FreshDatabase;
let clock: ManualClock;
beforeAll(async () => {
  database = await freshDatabase('interrupted-calls');
  clock = manualClock(new Date());
});
afterAll(() => database.drop());

/** Another process: shares nothing but the database. */
const process = () => answerOnceOver(database.db, secretRoot, clock);
const done = (key: string) => () => noteEffect(database.db, key);

describe.each(['before', 'after'])('a process that is killed %s the effect of its call', (when) => {
  it('holds the call for half a minute; then it is done again', async () => {
    const key = newKey();
    const program = fileURLToPath(new URL('killed-call.ts', import.meta.url));
    const given = [program, database.uri, secretRoot.toString('hex'), key, when];
    const child = spawn(globalThis.process.execPath, ['--import', 'tsx', ...given], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    // The dead process used the system clock, however long its start took.
    clock.set(new Date());

    const before = await effectsOf(database.db, key);
    expect(before).toBe(when === 'after' ? 1 : 0);
    await expect(process()(idempotentCall(key), done(key))).rejects.toMatchObject(busy);
    clock.advance(60 * SECOND_MS);
    const answer = await process()(idempotentCall(key), done(key));
    expect(await effectsOf(database.db, key)).toBe(before + 1);
    expect(await process()(idempotentCall(key), done(key))).toEqual(answer);
    expect(await effectsOf(database.db, key)).toBe(before + 1);
  });
});

describe('20 processes with one key at once', () => {
  it('do it once, 50 keys long', async () => {
    for (let round = 0; round < 50; round += 1) {
      const key = newKey();
      const calls = Array.from({ length: 20 }, () => process()(idempotentCall(key), done(key)));
      const settled = await Promise.allSettled(calls);
      expect(await effectsOf(database.db, key)).toBe(1);
      const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [JSON.stringify(one.value)] : []));
      expect(new Set(answers).size).toBe(1);
      for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject(busy);
    }
  });

  it('do a call that a dead one has left once', async () => {
    const key = newKey();
    void process()(idempotentCall(key), () => new Promise(() => undefined));
    await expect.poll(() => database.db.collection(KEPT).countDocuments({ answer: null })).toBe(1);
    clock.advance(30 * SECOND_MS);
    await Promise.allSettled(Array.from({ length: 20 }, () => process()(idempotentCall(key), done(key))));
    expect(await effectsOf(database.db, key)).toBe(1);
  });
});

describe('a process that stood still for longer than its claim', () => {
  it('does not put its answer in the place of its successor’s', async () => {
    const key = newKey();
    let goOn: () => void = () => undefined;
    const still = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = process()(idempotentCall(key), async () => {
      await still;
      return noteEffect(database.db, key);
    });
    await expect.poll(() => database.db.collection(KEPT).countDocuments({ answer: null })).toBe(1);
    clock.advance(30 * SECOND_MS);
    const successor = await process()(idempotentCall(key), done(key));
    goOn();
    await slow;
    expect(await process()(idempotentCall(key), done(key))).toEqual(successor);
  });

  it('does not let go what its successor holds', async () => {
    const key = newKey();
    let fail: (error: Error) => void = () => undefined;
    const slow = process()(
      idempotentCall(key),
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await expect.poll(() => database.db.collection(KEPT).countDocuments({ answer: null })).toBe(1);
    clock.advance(30 * SECOND_MS);
    await process()(idempotentCall(key), done(key));
    fail(new Error('too late'));
    await expect(slow).rejects.toThrow('too late');
    await process()(idempotentCall(key), done(key));
    expect(await effectsOf(database.db, key)).toBe(1);
  });
});

describe('a call that failed', () => {
  it.each([
    ['a fault of the service', new Error('fault')],
    ['the database being away', new ApiError(ErrorCode.service_unavailable)],
    ['a limit', new ApiError(ErrorCode.rate_limited)],
    ['something unknown', new ApiError(ErrorCode.object_not_found)],
    ['credentials', new ApiError(ErrorCode.access_denied)],
  ])('by %s is done again at once', async (_, error) => {
    const key = newKey();
    await expect(process()(idempotentCall(key), () => Promise.reject(error))).rejects.toThrow(error);
    await process()(idempotentCall(key), done(key));
    expect(await effectsOf(database.db, key)).toBe(1);
  });

  it('by a refusal is refused again, in the same words', async () => {
    const key = newKey();
    const details = { fields: [{ name: 'amount', reason: 'is too much' }] };
    const refuse = () => Promise.reject(new ApiError(ErrorCode.INVALID_REQUEST, details));
    const want = { code: ErrorCode.INVALID_REQUEST, details };
    await expect(process()(idempotentCall(key), refuse)).rejects.toMatchObject(want);
    await expect(process()(idempotentCall(key), done(key))).rejects.toMatchObject(want);
    expect(await effectsOf(database.db, key)).toBe(0);
  });
});
