import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AdminOperationId } from '../../../generated/values.ts';
import { auditHeading } from '../../../server/api/audit/heading.ts';
import { type Credentials, type LogInOutcome, logIn as logInWith } from '../../../server/auth/log-in.ts';
import { createPasswords } from '../../../server/auth/password.ts';
import { resetOwner } from '../../../server/auth/set-password.ts';
import { secretChange } from '../../../server/domain/merchants/changed-fields.ts';
import {
  addressLockKey,
  pairLockKey,
  siteLockKey,
  tokenHashOf,
  usernameLockKey,
} from '../../../server/domain/merchants/settings-login.ts';
import { administration, FIRST_PASSWORD, OPERATOR, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('settings_login');
const admin = await administration(database.db);
const logIn = (parts: typeof admin, given: Pick<Credentials, 'username' | 'password' | 'address'>) =>
  logInWith(parts, { ...given, deviceToken: null, userAgent: '', factor: null }, 'token');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let made = 0;
let username = '';

/** A merchant per test, with a user name and address without failed log-ins. */
beforeEach(async () => {
  made += 1;
  username = `shop${made}`;
  await admin.createMerchant(username);
});
afterAll(database.drop);

let others = 256;

/** A number that is unique in this run. */
function another(): number {
  others += 1;
  return others;
}

const addressOf = (host: number) => `10.${made}.${host >> 8}.${host & 255}`;
const right = (address = addressOf(1)) => logIn(admin, { username, password: FIRST_PASSWORD, address });
const wrong = (address = addressOf(1)) => logIn(admin, { username, password: 'wrong', address });

async function times(count: number, attempt: () => Promise<LogInOutcome>): Promise<readonly string[]> {
  const kinds: string[] = [];
  for (let done = 0; done < count; done += 1) kinds.push((await attempt()).kind);
  return kinds;
}

async function token(): Promise<string> {
  const outcome = await right();
  if (outcome.kind !== 'in') throw new Error(`not logged in: ${outcome.kind}`);
  return outcome.token;
}

/** The session of an access token that is used now. */
function found(token: string) {
  return admin.sessions.find({ token, kind: 'token', isUse: true }, admin.clock.now());
}

describe('a login to the settings', () => {
  it('opens a session for 8 hours, while it is used', async () => {
    const opened = await token();
    const find = () => found(opened);
    for (let waited = 10 * MINUTE; waited < 8 * HOUR; waited += 10 * MINUTE) {
      admin.clock.advance(10 * MINUTE);
      expect(await find()).toMatchObject({ merchantId: username, username });
    }
    admin.clock.advance(10 * MINUTE - 1);
    expect(await find()).not.toBeNull();
    admin.clock.advance(1);
    expect(await find()).toBeNull();
  });

  it('ends when nobody uses it for 15 minutes', async () => {
    const [used, unused] = [await token(), await token()];
    admin.clock.advance(15 * MINUTE - 1);
    expect(await found(used)).not.toBeNull();
    admin.clock.advance(1);
    expect(await found(used)).not.toBeNull();
    expect(await found(unused)).toBeNull();
  });

  it('puts a hash of a lower cost under the cost of today, for logins at the same moment, too', async () => {
    const hashOf = async () => (await admin.merchants.find(username))?.users[0]?.passwordHash ?? '';
    const earlier = createPasswords({ random: admin.runtime.random, costLog2: 2 });
    const id: object = { _id: username };
    const set = { 'users.0.passwordHash': await earlier.hash(FIRST_PASSWORD) };
    await database.db.collection('merchants').updateOne(id, { $set: set });
    const outcomes = await Promise.all([1, 2, 3, 4].map((host) => right(addressOf(host))));
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('in'));
    expect(await hashOf()).toMatch(/^scrypt\$4\$/);
    const renewed = await hashOf();
    expect((await right()).kind).toBe('in');
    expect(await hashOf()).toBe(renewed);
  });

  it('takes the user name in any case', async () => {
    const given = { username: username.toUpperCase(), password: FIRST_PASSWORD, address: addressOf(1) };
    expect((await logIn(admin, given)).kind).toBe('in');
  });

  it('keeps nothing of the token but its hash', async () => {
    const opened = await token();
    const kept = JSON.stringify(await database.db.collection('settings_sessions').find().toArray());
    expect(kept).toContain(tokenHashOf(opened));
    expect(kept).not.toContain(opened);
  });

  it.each([
    ['a wrong password', () => wrong()],
    ['an unknown user name', () => logIn(admin, { username: 'nobody', password: 'x', address: addressOf(1) })],
  ])('is refused with %s', async (_, attempt) => {
    expect(await attempt()).toMatchObject({ kind: 'wrong' });
  });

  it('is refused to a disabled merchant as if the password were wrong', async () => {
    await admin.operator.updateMerchant(request({ merchant_id: username }, { disabled: true }), OPERATOR);
    expect(await right()).toMatchObject({ kind: 'wrong' });
  });

  it('ends by logging out, and no other with it', async () => {
    const [one, other] = [await token(), await token()];
    await admin.sessions.end((await found(one))?.sessionId ?? '');
    const sessions = await Promise.all([one, other].map(found));
    expect(sessions.map((each) => each !== null)).toEqual([false, true]);
  });
});

describe('guessing a password', () => {
  it('is stopped for a user name from one address after 10 failures, for 15 minutes, and from no other', async () => {
    expect(await times(10, wrong)).toEqual(Array(10).fill('wrong'));
    expect(await right()).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: 15 * 60 } });
    admin.clock.advance(15 * MINUTE - 1_000);
    expect(await right()).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: 1 } });
    expect((await right(addressOf(2))).kind).toBe('in');
    admin.clock.advance(1_000);
    expect((await right()).kind).toBe('in');
  });

  it('from many addresses meets a pause that grows up to a minute, and lets the owner in between', async () => {
    const fromElsewhere = () => wrong(addressOf(another()));
    expect(await times(10, fromElsewhere)).toEqual(Array(10).fill('wrong'));
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await fromElsewhere()).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: pause } });
      admin.clock.advance(pause * 1_000);
      expect(await fromElsewhere()).toMatchObject({ kind: 'wrong' });
    }
    expect(await right(addressOf(200))).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: 60 } });
    admin.clock.advance(MINUTE);
    expect((await right(addressOf(200))).kind).toBe('in');
  });

  it('is stopped for an address after 50 failures with any names', async () => {
    const anyName = () => logIn(admin, { username: `guess${another()}`, password: 'x', address: addressOf(1) });
    await times(50, anyName);
    expect(await right()).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: 15 * 60 } });
    expect((await right(addressOf(2))).kind).toBe('in');
    admin.clock.advance(15 * MINUTE);
    expect((await right()).kind).toBe('in');
  });

  it('is stopped for all addresses of an IPv6 /48 after 400 failures, and for no other', async () => {
    const site = `2001:db8:${made.toString(16)}`;
    const fromSite = () =>
      logIn(admin, { username: `guess${another()}`, password: 'x', address: `${site}:${others.toString(16)}::1` });
    expect(await times(400, fromSite)).toEqual(Array(400).fill('wrong'));
    expect(await fromSite()).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: 15 * 60 } });
    expect((await right(`${site}:1::1`)).kind).toBe('locked');
    expect((await right('2001:db8:ffff:1::1')).kind).toBe('in');
  });

  it('takes no more of one site at a time than others can wait for, and counts what it did not look at for nobody', async () => {
    const flood = Array.from({ length: 130 }, (_, index) =>
      logIn(admin, { username: `guess${another()}`, password: 'x', address: `2001:db8:aaaa:${index.toString(16)}::1` }),
    );
    const owner = right();
    const outcomes = await Promise.allSettled(flood);
    expect((await owner).kind).toBe('in');
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    for (const one of refused) expect(one).toMatchObject({ reason: { code: 'rate_limited' } });
    const kept: object = { _id: siteLockKey('2001:db8:aaaa::1') };
    const counted = await database.db.collection('login_attempts').findOne(kept);
    expect(counted?.attempts).toBe(130 - refused.length);
  }, 30_000);

  it('is slowed down for an unknown user name just the same', async () => {
    const unknown = () => logIn(admin, { username: `nobody${made}`, password: 'x', address: addressOf(another()) });
    expect(await times(10, unknown)).toEqual(Array(10).fill('wrong'));
    expect(await unknown()).toMatchObject({ kind: 'locked', lock: { retryAfterSeconds: 1 } });
  });

  it('lets no more than 10 of many attempts at once reach the password', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, host) => wrong(addressOf(host + 1))));
    expect(outcomes.filter(({ kind }) => kind === 'wrong')).toHaveLength(10);
    expect(outcomes.filter(({ kind }) => kind === 'locked')).toHaveLength(20);
  });

  it('begins anew after a success', async () => {
    await times(9, wrong);
    expect((await right()).kind).toBe('in');
    expect((await times(1, wrong)).at(-1)).toBe('wrong');
    expect((await right(addressOf(9))).kind).toBe('in');
  });

  it('is counted anew when 15 minutes went by since the last failure', async () => {
    await times(9, wrong);
    admin.clock.advance(15 * MINUTE);
    await times(9, wrong);
    expect((await right()).kind).toBe('in');
  });

  it('from a locked address locks no user name', async () => {
    const anonymous = addressOf(66);
    await times(50, () => logIn(admin, { username: `guess${another()}`, password: 'x', address: anonymous }));
    await times(12, () => wrong(anonymous));
    expect((await right()).kind).toBe('in');
  });

  it('on a locked user name locks no address', async () => {
    await times(10, () => wrong(addressOf(another())));
    await times(60, () => wrong(addressOf(1)));
    const other = `colleague${made}`;
    await admin.createMerchant(other);
    const given = { username: other, password: FIRST_PASSWORD, address: addressOf(1) };
    expect((await logIn(admin, given)).kind).toBe('in');
  });

  it('is known to every process, and its names are kept as hashes', async () => {
    await times(10, wrong);
    const kept = JSON.stringify(await database.db.collection('login_attempts').find().toArray());
    expect(kept).toContain(usernameLockKey(username));
    expect(kept).toContain(pairLockKey(username, addressOf(1)));
    expect(kept).not.toContain(username);
  });
});

describe('a device that has logged in before', () => {
  async function deviceToken(): Promise<string> {
    const outcome = await right();
    if (outcome.kind !== 'in') throw new Error(`not logged in: ${outcome.kind}`);
    return outcome.deviceToken;
  }
  const from = (device: string, password = FIRST_PASSWORD) =>
    logInWith(
      admin,
      { username, password, address: addressOf(1), deviceToken: device, userAgent: '', factor: null },
      'token',
    );

  it('is let in whatever others do, from its own address, too', async () => {
    const device = await deviceToken();
    await times(10, wrong);
    await times(15, () => wrong(addressOf(another())));
    const anyName = () => logIn(admin, { username: `guess${another()}`, password: 'x', address: addressOf(1) });
    await times(60, anyName);
    expect((await right()).kind).toBe('locked');
    expect((await right(addressOf(99))).kind).toBe('locked');
    expect((await from(device)).kind).toBe('in');
  });

  it('counts as none for 15 minutes once it has failed 10 times itself', async () => {
    const device = await deviceToken();
    expect(await times(10, () => from(device, 'wrong'))).toEqual(Array(10).fill('wrong'));
    expect(await times(10, () => from(device, 'wrong'))).toEqual(Array(10).fill('wrong'));
    expect((await from(device)).kind).toBe('locked');
    admin.clock.advance(15 * MINUTE);
    expect((await from(device)).kind).toBe('in');
  });

  it('stays known by the token of its last login, for 180 days, and to its user alone', async () => {
    const device = await deviceToken();
    const read = (token: string, name = username) => admin.devices.read(name, token);
    const again = await from(device);
    expect(again.kind === 'in' && read(again.deviceToken)).toBe(read(device));
    expect(read(device, username.toUpperCase())).toMatch(/^dev_[0-9a-f]{16}$/);
    expect([read(device, 'somebody_else'), read(`${device.slice(0, -1)}-`), read('')]).toEqual([null, null, null]);
    admin.clock.advance(180 * 24 * HOUR - 1_000);
    expect(read(device)).not.toBeNull();
    admin.clock.advance(1_000);
    expect(read(device)).toBeNull();
  });
});

it('an IPv6 address is counted by its network, an IPv4 address in IPv6 form as the IPv4 address', () => {
  expect(addressLockKey('2001:db8:1:2:3:4:5:6')).toBe(addressLockKey('2001:db8:1:2::9'));
  expect(addressLockKey('2001:db8:1:2::9')).not.toBe(addressLockKey('2001:db8:1:3::9'));
  expect(addressLockKey('::ffff:192.0.2.7')).toBe(addressLockKey('192.0.2.7'));
});

describe('a new settings password', () => {
  const change = (password: string) => {
    const heading = auditHeading(admin.runtime, OPERATOR, {
      operation: AdminOperationId.resetMerchantCredentials,
      objectId: null,
    });
    const audit = { ...heading, changes: [secretChange('settings_password')] };
    return resetOwner(admin, { merchantId: username, password, audit });
  };

  it('takes the place of the old one and ends all sessions', async () => {
    const opened = await token();
    await change('another-password');
    expect(await found(opened)).toBeNull();
    expect((await right()).kind).toBe('wrong');
    expect((await logIn(admin, { username, password: 'another-password', address: addressOf(1) })).kind).toBe('in');
  });

  it('lifts the lock of the user name', async () => {
    await times(10, wrong);
    await times(11, () => wrong(addressOf(another())));
    await change('another-password');
    expect((await logIn(admin, { username, password: 'another-password', address: addressOf(99) })).kind).toBe('in');
    expect((await logIn(admin, { username, password: 'another-password', address: addressOf(1) })).kind).toBe('in');
  });

  it('leaves no session behind of a login that was going on with the old one', async () => {
    const [outcome] = await Promise.all([right(), change('another-password')]);
    const open = outcome.kind === 'in' ? await found(outcome.token) : null;
    expect(open).toBeNull();
  });

  it('of nobody is nothing', async () => {
    username = 'nobody_at_all';
    expect(await change('another-password')).toBeNull();
  });
});
