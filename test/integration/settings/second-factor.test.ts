/** Second factors of settings users: authenticator app, recovery codes, passkeys. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInAs, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { SETTINGS_PASSWORD, startService, type TestMerchant, type TestService } from '../../support/service.ts';
import { loggedIn, type SettingsBrowser, settingsBrowser } from '../../support/settings-browser.ts';
import { softwarePasskey } from '../../support/software-passkey.ts';

let service: TestService;
let merchant: TestMerchant;
let browser: SettingsBrowser;
let made = 0;
beforeAll(async () => {
  service = await startService({ label: 'settings_second_factor' });
});
afterAll(() => service.close());
beforeEach(async () => {
  made += 1;
  merchant = await service.addMerchant(`factor${made}`);
  browser = await loggedIn(service, merchant);
});

const STEP = 30_000;
const MINUTE = 60_000;
const login = () => ({ username: merchant.settingsUsername, password: SETTINGS_PASSWORD });
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: service.clock.now().getTime() });
const fresh = (factor: object = {}) => settingsBrowser(service).logIn({ ...login(), ...factor });

/** Sets up an authenticator app. Returns its secret and the recovery codes. */
async function withApp() {
  const secret = textAt((await browser.call('POST', '/settings/second-factor/totp')).json(), 'secret');
  const confirmed = await browser.call('POST', '/settings/second-factor/totp/confirm', { totp_code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const codes = at(confirmed.json(), 'recovery_codes');
  if (!Array.isArray(codes)) throw new Error('there are no recovery codes');
  service.clock.advance(STEP);
  return { secret, codes: codes.map(String) };
}

async function challenge(path: string) {
  const answer = (await browser.call('POST', path)).json();
  return { challenge: textAt(answer, 'challenge'), rpId: textAt(answer, 'rp_id'), origin: service.baseUrl };
}
const LOG_IN = '/settings/passkey-challenges';
const REGISTER = '/settings/second-factor/passkeys/options';

async function withPasskey() {
  const key = softwarePasskey();
  const body = { name: 'laptop', ...key.register(await challenge(REGISTER)) };
  const added = await browser.call('POST', '/settings/second-factor/passkeys', body);
  expect(added.status).toBe(201);
  return { key, id: textAt(added.json(), 'passkey', 'passkey_id') };
}

describe('an authenticator app', () => {
  it('is asked for at the login, which names what can be sent', async () => {
    const { secret } = await withApp();
    const answer = await fresh();
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([401, 'second_factor_required']);
    const fields = at(answer.json(), 'error_info', 'fields');
    expect(fields).toEqual([
      { field_name: 'totp_code', reason: 'is missing' },
      { field_name: 'recovery_code', reason: 'is missing' },
    ]);
    expect((await fresh({ totp_code: codeOf(secret) })).status).toBe(200);
  });

  it('is asked for by the login of programs, too', async () => {
    const { secret } = await withApp();
    expect(at((await logInAs(service, merchant.settingsUsername, SETTINGS_PASSWORD)).json(), 'error_code')).toBe(
      'second_factor_required',
    );
    const headers = { 'x-merchantid': null, authorization: null };
    const body = { ...login(), totp_code: codeOf(secret) };
    expect((await service.call.json('POST', '/settings/login', body, { headers })).status).toBe(200);
  });

  it('is in use only after its first code', async () => {
    const secret = textAt((await browser.call('POST', '/settings/second-factor/totp')).json(), 'secret');
    expect((await fresh()).status).toBe(200);
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    const refused = await browser.call('POST', '/settings/second-factor/totp/confirm', { totp_code: wrong });
    expect(refused.status).toBe(400);
    expect((await fresh()).status).toBe(200);
  });

  it('takes a code once, for logins at the same moment, too', async () => {
    const { secret } = await withApp();
    const totp_code = codeOf(secret);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => fresh({ totp_code })))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    expect((await fresh({ totp_code })).status).toBe(401);
    service.clock.advance(STEP);
    expect((await fresh({ totp_code })).status).toBe(401);
    expect((await fresh({ totp_code: codeOf(secret) })).status).toBe(200);
  });

  it('takes a code of the step before, and none of two steps before', async () => {
    const { secret } = await withApp();
    const [early, later] = [codeOf(secret), () => codeOf(secret)];
    service.clock.advance(2 * STEP);
    expect((await fresh({ totp_code: early })).status).toBe(401);
    const before = later();
    service.clock.advance(STEP);
    expect((await fresh({ totp_code: before })).status).toBe(200);
  });

  it('is not guessed: wrong codes count like wrong passwords', async () => {
    const { secret } = await withApp();
    const right = codeOf(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await fresh({ totp_code: wrong })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await fresh({ totp_code: right })).status).toBe(429);
    service.clock.advance(16 * MINUTE);
    expect((await fresh({ totp_code: codeOf(secret) })).status).toBe(200);
  });

  it('does not count the first of two steps, the password alone, as a failure', async () => {
    const { secret } = await withApp();
    for (let count = 0; count < 12; count += 1) expect((await fresh()).status).toBe(401);
    expect((await fresh({ totp_code: codeOf(secret) })).status).toBe(200);
  });

  it('confirms a session, and then the password does not', async () => {
    const { secret } = await withApp();
    service.clock.advance(11 * MINUTE);
    expect((await browser.call('POST', '/settings/api-keys', { name: 'x' })).status).toBe(403);
    const confirm = (body: object) => browser.call('POST', '/settings/session/confirm', body);
    expect((await confirm({ password: SETTINGS_PASSWORD })).status).toBe(400);
    expect((await confirm({ totp_code: codeOf(secret) })).status).toBe(200);
    expect((await browser.call('POST', '/settings/api-keys', { name: 'x' })).status).toBe(201);
  });

  it('is removed with the recovery codes, and only by a confirmed session', async () => {
    const { codes } = await withApp();
    service.clock.advance(11 * MINUTE);
    const remove = () => browser.call('DELETE', '/settings/second-factor/totp');
    expect((await remove()).status).toBe(403);
    expect((await browser.call('POST', '/settings/session/confirm', { recovery_code: codes[0] })).status).toBe(200);
    expect((await remove()).status).toBe(204);
    expect(at((await fresh()).json(), 'session', 'recovery_codes_left')).toBe(0);
  });

  it('is stored sealed', async () => {
    const { secret } = await withApp();
    const id: object = { _id: merchant.merchantId };
    const stored = JSON.stringify(await service.database.db.collection('merchants').findOne(id));
    expect(stored).not.toContain(secret);
    expect(stored).toContain('wrappedKey');
  });
});

describe('a lost phone', () => {
  it('is replaced by a recovery code, which works once', async () => {
    const { codes } = await withApp();
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    const sent = { recovery_code: code.toUpperCase().replaceAll('-', ' ') };
    const answer = await fresh(sent);
    expect(at(answer.json(), 'session', 'recovery_codes_left')).toBe(9);
    expect((await fresh(sent)).status).toBe(401);
    expect((await fresh({ recovery_code: codes[1] })).status).toBe(200);
  });

  it('ends with new recovery codes: the old ones stop working', async () => {
    const { codes } = await withApp();
    const replaced = await browser.call('POST', '/settings/second-factor/recovery-codes');
    expect((await fresh({ recovery_code: codes[0] })).status).toBe(401);
    expect((await fresh({ recovery_code: textAt(replaced.json(), 'recovery_codes', 0) })).status).toBe(200);
  });

  it('without codes ends with a reset by the operator, which removes the second factor', async () => {
    await withApp();
    const { db } = service.database;
    expect((await fresh()).status).toBe(401);
    const headers = { 'x-merchantid': null, authorization: 'Bearer operator-key' };
    const path = `/operator/merchants/${merchant.merchantId}/reset-credentials`;
    const { operatorKey } = service.deps;
    const answer = await service.call.raw('POST', path, undefined, {
      headers: { ...headers, authorization: `Bearer ${operatorKey}` },
    });
    const password = textAt(answer.json(), 'settings_password');
    expect((await settingsBrowser(service).logIn({ ...login(), password })).status).toBe(200);
    expect(await db.collection('settings_sessions').countDocuments({ merchantId: merchant.merchantId })).toBe(1);
  });
});

describe('a passkey', () => {
  it('is asked for at the login, and answers a challenge once', async () => {
    const { key } = await withPasskey();
    expect(at((await fresh()).json(), 'error_info', 'fields', 0, 'field_name')).toBe('passkey');
    const passkey = key.answer(await challenge(LOG_IN));
    expect((await fresh({ passkey })).status).toBe(200);
    expect((await fresh({ passkey })).status).toBe(401);
    const session = (await browser.call('GET', '/settings/session')).json();
    expect(at(session, 'passkeys', 0, 'last_used')).not.toBeNull();
  });

  it('confirms a session', async () => {
    const { key } = await withPasskey();
    service.clock.advance(11 * MINUTE);
    const passkey = key.answer(await challenge(LOG_IN));
    expect((await browser.call('POST', '/settings/session/confirm', { passkey })).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a challenge of its own', { challenge: 'A'.repeat(51) }],
  ])('for %s is refused', async (_, change) => {
    const { key } = await withPasskey();
    const passkey = key.answer({ ...(await challenge(LOG_IN)), ...change });
    expect((await fresh({ passkey })).status).toBe(401);
  });

  it('of another user, with another key or for an expired challenge is refused', async () => {
    const { key } = await withPasskey();
    expect((await fresh({ passkey: softwarePasskey().answer(await challenge(LOG_IN)) })).status).toBe(401);
    const forged = { ...softwarePasskey().answer(await challenge(LOG_IN)), credential_id: key.credentialId };
    expect((await fresh({ passkey: forged })).status).toBe(401);
    const expired = key.answer(await challenge(LOG_IN));
    service.clock.advance(5 * MINUTE);
    expect((await fresh({ passkey: expired })).status).toBe(401);
  });

  it('is not registered for a challenge of a login', async () => {
    const body = { name: 'x', ...softwarePasskey().register(await challenge(LOG_IN)) };
    expect((await browser.call('POST', '/settings/second-factor/passkeys', body)).status).toBe(400);
  });

  it('is removed by its id', async () => {
    const { id } = await withPasskey();
    expect((await browser.call('DELETE', `/settings/second-factor/passkeys/${id}`)).status).toBe(204);
    expect((await fresh()).status).toBe(200);
  });
});

it('logins, refusals and changes of the second factor stand in the audit log, without secrets', async () => {
  const { secret, codes } = await withApp();
  await fresh({ totp_code: codeOf(secret) === '000000' ? '000001' : '000000' });
  await fresh({ recovery_code: codes[0] });
  await service.service.auditSettled();
  const read = await settingsBrowser(service);
  await read.logIn({ ...login(), recovery_code: codes[1] });
  const { text } = await read.call('GET', '/settings/audit');
  const list = at(JSON.parse(text), 'list');
  const outcomes = Array.isArray(list) ? list.map((one) => `${at(one, 'operation')} ${at(one, 'outcome')}`) : [];
  expect(outcomes).toEqual(
    expect.arrayContaining([
      'openSession SUCCEEDED',
      'openSession FAILED',
      'beginTotp SUCCEEDED',
      'confirmTotp SUCCEEDED',
    ]),
  );
  for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden);
  expect(await settingsOf(service, service.merchant)).toBeDefined();
});
