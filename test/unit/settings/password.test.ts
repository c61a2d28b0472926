import { describe, expect, it } from 'vitest';
import {
  createPasswords,
  PASSWORD_COST_LOG2,
  type PasswordCaller,
  type Passwords,
} from '../../../server/auth/password.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';

const SESSION: PasswordCaller = { kind: 'known', countedAs: ['shop'] };
const passwords = createPasswords({ random: systemRuntime.random, costLog2: PASSWORD_COST_LOG2 });
/** A quarter of the cost, for tests that do not measure it. */
const quicker = createPasswords({ random: systemRuntime.random, costLog2: PASSWORD_COST_LOG2 - 2 });

describe('a settings password', () => {
  it('is recognised by its hash, and no other is', async () => {
    const kept = await passwords.hash('choose-a-long-password');
    expect(kept).not.toContain('choose');
    expect(await passwords.matches('choose-a-long-password', kept, SESSION)).toBe(true);
    expect(await passwords.matches('choose-a-long-passwore', kept, SESSION)).toBe(false);
    expect(await passwords.matches('', kept, SESSION)).toBe(false);
  });

  it('has another hash each time', async () => {
    const [one, other] = await Promise.all([quicker.hash('same'), quicker.hash('same')]);
    expect(one).not.toBe(other);
  });

  it('is the same in composed and decomposed letters', async () => {
    expect(await quicker.matches('caf\u0065\u0301', await quicker.hash('caf\u00e9'), SESSION)).toBe(true);
  });

  it('never matches where there is no such user, and that costs as much', async () => {
    const kept = await quicker.hash('a password');
    const cost = async (of: string | null) => {
      const { user } = process.cpuUsage();
      for (let round = 0; round < 3; round += 1) expect(await quicker.matches('wrong', of, SESSION)).toBe(false);
      return process.cpuUsage().user - user;
    };
    await cost(kept);
    const [somebody, nobody] = [await cost(kept), await cost(null)];
    expect(nobody / somebody).toBeGreaterThan(0.4);
    expect(nobody / somebody).toBeLessThan(2.5);
  }, 60_000);

  it('hashed at another cost is recognised still', async () => {
    const earlier = createPasswords({ random: systemRuntime.random, costLog2: 10 });
    expect(await quicker.matches('a password', await earlier.hash('a password'), SESSION)).toBe(true);
  });

  it('hashed at a lower cost is outdated, and takes as long to check as one of today', async () => {
    const earlier = createPasswords({ random: systemRuntime.random, costLog2: 12 });
    const later = createPasswords({ random: systemRuntime.random, costLog2: 15 });
    const [old, fresh] = await Promise.all([earlier.hash('a password'), later.hash('a password')]);
    expect([later.isOutdated(old), later.isOutdated(fresh), earlier.isOutdated(fresh)]).toEqual([true, false, false]);
    const cost = async (kept: string) => {
      const { user } = process.cpuUsage();
      for (let round = 0; round < 5; round += 1) await later.matches('wrong', kept, SESSION);
      return process.cpuUsage().user - user;
    };
    await cost(fresh);
    const share = (await cost(old)) / (await cost(fresh));
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(2.5);
  }, 60_000);

  const attempts = (checks: Passwords, kept: string, count: number, caller: (index: number) => PasswordCaller) =>
    Array.from({ length: count }, (_, index) => checks.matches('wrong', kept, caller(index)));
  const from = (...countedAs: string[]): PasswordCaller => ({ kind: 'unknown', countedAs });

  it('is not looked at while too many others wait, which says to try again', async () => {
    const cheap = createPasswords({ random: systemRuntime.random, costLog2: 4 });
    const kept = await cheap.hash('a password');
    const outcomes = await Promise.allSettled(attempts(cheap, kept, 60, (index) => from(`${index}`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const [refused] = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'service_unavailable' } });
    expect(await cheap.matches('a password', kept, from('60'))).toBe(true);
  });

  it('is looked at for six of one network at a time, so that others need not wait for long', async () => {
    const cheap = createPasswords({ random: systemRuntime.random, costLog2: 4 });
    const kept = await cheap.hash('a password');
    const flood = attempts(cheap, kept, 130, (index) => from(`block ${index}`, 'site'));
    const owner = cheap.matches('a password', kept, from('elsewhere'));
    const outcomes = await Promise.allSettled(flood);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'rate_limited', details: { retryAfterSeconds: 2 } } });
    expect(await owner).toBe(true);
    expect(await Promise.all(attempts(cheap, kept, 6, () => from('site')))).toEqual(Array(6).fill(false));
  });

  it('of a caller that is known waits for no other', async () => {
    const slow = createPasswords({ random: systemRuntime.random, costLog2: 14 });
    const kept = await slow.hash('a password');
    let others = 0;
    const flood = attempts(slow, kept, 50, (index) => from(`${index}`)).map((check) => check.then(() => (others += 1)));
    expect(await slow.matches('a password', kept, SESSION)).toBe(true);
    expect(others).toBeLessThan(10);
    await Promise.all(flood);
  });

  it('that is made has 24 characters and is another each time', () => {
    const made = Array.from({ length: 20 }, () => passwords.make());
    expect(new Set(made).size).toBe(20);
    for (const password of made) expect(password).toMatch(/^[A-Za-z0-9_-]{24}$/);
  });
});
