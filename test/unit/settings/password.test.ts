import { describe, expect, it } from 'vitest';
import { createPasswords, PASSWORD_COST_LOG2 } from '../../../server/auth/password.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';

const passwords = createPasswords({ random: systemRuntime.random, costLog2: PASSWORD_COST_LOG2 });

describe('a settings password', () => {
  it('is recognised by its hash, and no other is', async () => {
    const kept = await passwords.hash('choose-a-long-password');
    expect(kept).not.toContain('choose');
    expect(await passwords.matches('choose-a-long-password', kept)).toBe(true);
    expect(await passwords.matches('choose-a-long-passwore', kept)).toBe(false);
    expect(await passwords.matches('', kept)).toBe(false);
  });

  it('has another hash each time', async () => {
    const [one, other] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
    expect(one).not.toBe(other);
  });

  it('is the same in composed and decomposed letters', async () => {
    expect(await passwords.matches('caf\u0065\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
  });

  it('never matches where there is no such user, and that costs as much', async () => {
    const kept = await passwords.hash('a password');
    const cost = async (of: string | null) => {
      const { user } = process.cpuUsage();
      for (let round = 0; round < 3; round += 1) expect(await passwords.matches('wrong', of)).toBe(false);
      return process.cpuUsage().user - user;
    };
    await cost(kept);
    const [somebody, nobody] = [await cost(kept), await cost(null)];
    expect(nobody / somebody).toBeGreaterThan(0.4);
    expect(nobody / somebody).toBeLessThan(2.5);
  });

  it('hashed at another cost is recognised still', async () => {
    const earlier = createPasswords({ random: systemRuntime.random, costLog2: 10 });
    expect(await passwords.matches('a password', await earlier.hash('a password'))).toBe(true);
  });

  it('hashed at a lower cost is outdated, and takes as long to check as one of today', async () => {
    const earlier = createPasswords({ random: systemRuntime.random, costLog2: 12 });
    const later = createPasswords({ random: systemRuntime.random, costLog2: 15 });
    const [old, fresh] = await Promise.all([earlier.hash('a password'), later.hash('a password')]);
    expect([later.isOutdated(old), later.isOutdated(fresh), earlier.isOutdated(fresh)]).toEqual([true, false, false]);
    const cost = async (kept: string) => {
      const { user } = process.cpuUsage();
      for (let round = 0; round < 5; round += 1) await later.matches('wrong', kept);
      return process.cpuUsage().user - user;
    };
    await cost(fresh);
    const share = (await cost(old)) / (await cost(fresh));
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(2.5);
  });

  it('is not looked at while too many others wait, which says to try again', async () => {
    const cheap = createPasswords({ random: systemRuntime.random, costLog2: 4 });
    const kept = await cheap.hash('a password');
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => cheap.matches('wrong', kept)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const [refused] = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'service_unavailable' } });
    expect(await cheap.matches('a password', kept)).toBe(true);
  });

  it('that is made has 24 characters and is another each time', () => {
    const made = Array.from({ length: 20 }, () => passwords.make());
    expect(new Set(made).size).toBe(20);
    for (const password of made) expect(password).toMatch(/^[A-Za-z0-9_-]{24}$/);
  });
});
