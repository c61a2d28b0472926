/** Browser sessions of the settings: cookie, CSRF, fixation, confirmation, ending. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, logInAs, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { SETTINGS_PASSWORD, startService, type TestService } from '../../support/service.ts';
import { loggedIn, settingsBrowser } from '../../support/settings-browser.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'settings_browser' });
});
afterAll(() => service.close());

const MINUTE = 60_000;
/** The header of a read that the user asked for. */
const ACTIVE = { 'x-user-active': 'true' };
const shopLogin = () => ({ username: service.merchant.settingsUsername, password: SETTINGS_PASSWORD });

describe('a browser session', () => {
  it('has a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await settingsBrowser(service).logIn(shopLogin());
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-svc_settings=svc_set_[0-9a-f]{64}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(at(answer.json(), 'session', 'user', 'role')).toBe('owner');
  });

  it.each(['cross-site', 'same-site'])('is not opened by a page of another origin (%s)', async (site) => {
    const login = await settingsBrowser(service).call('POST', '/settings/sessions', shopLogin(), {
      'sec-fetch-site': site,
    });
    expect([login.status, at(login.json(), 'error_code'), login.headers.get('set-cookie')]).toEqual([
      403,
      'bad_origin',
      null,
    ]);
    const program = await settingsBrowser(service).call('POST', '/settings/login', shopLogin(), {
      'sec-fetch-site': site,
    });
    expect(program.status).toBe(403);
  });

  it('lasts 12 hours while it is used, and 15 minutes without use', async () => {
    const [used, idle] = [await loggedIn(service, service.merchant), await loggedIn(service, service.merchant)];
    for (let passed = 0; passed < 12 * 60; passed += 14) {
      expect((await used.call('GET', '/settings/session', undefined, ACTIVE)).status).toBe(200);
      service.clock.advance(14 * MINUTE);
    }
    expect((await used.call('GET', '/settings/session')).status).toBe(401);
    expect((await idle.call('GET', '/settings/session')).status).toBe(401);
  });

  it('is used by changes and by reads that the user asked for, not by those of the page', async () => {
    const changing = await loggedIn(service, service.merchant);
    const reading = await loggedIn(service, service.merchant);
    service.clock.advance(14 * MINUTE);
    await changing.call('POST', '/settings/webhook/test');
    expect((await reading.call('GET', '/settings/orders')).status).toBe(200);
    service.clock.advance(MINUTE);
    expect((await changing.call('GET', '/settings/session')).status).toBe(200);
    expect((await reading.call('GET', '/settings/session', undefined, ACTIVE)).status).toBe(401);
  });

  it.each([
    ['no CSRF token', { 'x-csrf-token': null }],
    ['another session’s CSRF token', { 'x-csrf-token': 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: null }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('changes nothing with %s', async (_, headers) => {
    const browser = await loggedIn(service, service.merchant);
    const answer = await browser.call('POST', '/settings/api-keys', { name: 'x' }, headers);
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([403, 'bad_origin']);
    expect((await browser.call('POST', '/settings/logout', undefined, headers)).status).toBe(403);
    expect((await browser.call('POST', '/settings/api-keys', { name: 'x' })).status).toBe(201);
    expect((await browser.call('DELETE', '/settings/api-keys/key_none', undefined, headers)).status).toBe(403);
  });

  it('does not work as an access token, nor an access token as a cookie', async () => {
    const browser = await loggedIn(service, service.merchant);
    expect((await bearer(service, browser.cookie())('GET', '/settings/session')).status).toBe(401);
    const { merchant } = service;
    const token = textAt((await logInAs(service, merchant.settingsUsername, SETTINGS_PASSWORD)).json(), 'access_token');
    const cookie = `__Host-svc_settings=${token}`;
    expect((await browser.call('GET', '/settings/session', undefined, { cookie })).status).toBe(401);
    expect((await bearer(service, token)('POST', '/settings/second-factor/totp')).status).toBe(401);
  });

  it('is never the one that the login was sent with', async () => {
    const attacker = await loggedIn(service, service.merchant);
    const victim = settingsBrowser(service);
    const cookie = `__Host-svc_settings=${attacker.cookie()}`;
    await victim.call('POST', '/settings/sessions', shopLogin(), { cookie });
    expect(victim.cookie()).not.toBe(attacker.cookie());
    expect(victim.csrfToken()).not.toBe(attacker.csrfToken());
    const twice = `__Host-svc_settings=${attacker.cookie()}; __Host-svc_settings=${victim.cookie()}`;
    expect((await victim.call('GET', '/settings/session', undefined, { cookie: twice })).status).toBe(401);
  });

  it('needs a confirmation of the last 10 minutes for keys, and gets a new id by it', async () => {
    const browser = await loggedIn(service, service.merchant);
    service.clock.advance(10 * MINUTE);
    const refused = await browser.call('POST', '/settings/api-keys', { name: 'late' });
    expect([refused.status, at(refused.json(), 'error_code')]).toEqual([403, 'confirmation_required']);
    const [cookie, csrf] = [browser.cookie(), browser.csrfToken()];
    const confirm = (password: string) => browser.call('POST', '/settings/session/confirm', { password });
    expect((await confirm('not the password')).status).toBe(400);
    expect(browser.cookie()).toBe(cookie);
    expect((await confirm(SETTINGS_PASSWORD)).status).toBe(200);
    expect(browser.cookie()).not.toBe(cookie);
    expect((await browser.call('POST', '/settings/api-keys', { name: 'now' })).status).toBe(201);
    const old = { cookie: `__Host-svc_settings=${cookie}`, 'x-csrf-token': csrf };
    expect((await browser.call('GET', '/settings/session', undefined, old)).status).toBe(401);
  });

  it('stays open, unconfirmed, when the answer of its confirmation is lost', async () => {
    const browser = await loggedIn(service, service.merchant);
    service.clock.advance(10 * MINUTE);
    const before = { cookie: `__Host-svc_settings=${browser.cookie()}`, 'x-csrf-token': browser.csrfToken() };
    const confirm = () => browser.call('POST', '/settings/session/confirm', { password: SETTINGS_PASSWORD }, before);
    expect((await confirm()).status).toBe(200);
    // The browser that never got it sends the old cookie; it neither confirms the session nor ends what was answered.
    expect((await browser.call('POST', '/settings/api-keys', { name: 'lost' }, before)).status).toBe(403);
    service.clock.advance(MINUTE);
    expect((await browser.call('GET', '/settings/session')).status).toBe(401);
    expect((await browser.call('GET', '/settings/session', undefined, before)).status).toBe(200);
    const sessions = at((await browser.call('GET', '/settings/sessions', undefined, before)).json(), 'list');
    expect(sessions).toContainEqual(expect.objectContaining({ current: true }));
    expect((await confirm()).status).toBe(200);
    const both = await Promise.all([1, 2, 3].map(() => browser.call('GET', '/settings/session')));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await browser.call('GET', '/settings/session', undefined, before)).status).toBe(401);
  });

  it.each([
    ['PUT', '/settings/webhook', { url: 'https://shop.example/hooks' }],
    ['PATCH', '/settings/webhook', { password: 'another-secret' }],
    ['PUT', '/settings/payment-page', { return_url: 'https://shop.example/return' }],
    ['PATCH', '/settings/payment-page', { frame_ancestors: ['https://shop.example'] }],
    ['PUT', '/settings/routing', { rules: [] }],
  ])('needs one for %s %s, which changes where something goes', async (method, path, body) => {
    const browser = await loggedIn(service, service.merchant);
    service.clock.advance(10 * MINUTE);
    const refused = await browser.call(method, path, body);
    expect([refused.status, at(refused.json(), 'error_code')]).toEqual([403, 'confirmation_required']);
    await browser.call('POST', '/settings/session/confirm', { password: SETTINGS_PASSWORD });
    expect((await browser.call(method, path, body)).status).not.toBe(403);
  });

  it('reads and pays without a confirmation', async () => {
    const browser = await loggedIn(service, service.merchant);
    service.clock.advance(11 * MINUTE);
    expect((await browser.call('GET', '/settings/api-keys')).status).toBe(200);
    expect((await browser.call('POST', '/settings/webhook/test')).status).not.toBe(403);
  });

  it('is listed, and ends when it is revoked', async () => {
    const [one, other] = [await loggedIn(service, service.merchant), await loggedIn(service, service.merchant)];
    const id = textAt((await other.call('GET', '/settings/session')).json(), 'session_id');
    const listed = at((await one.call('GET', '/settings/sessions')).json(), 'list');
    expect(listed).toContainEqual(expect.objectContaining({ session_id: id, kind: 'browser', current: false }));
    expect((await one.call('DELETE', `/settings/sessions/${id}`)).status).toBe(204);
    expect((await other.call('GET', '/settings/session')).status).toBe(401);
    expect((await one.call('DELETE', `/settings/sessions/${id}`)).status).toBe(404);
  });

  it('ends and clears its cookie at log-out', async () => {
    const browser = await loggedIn(service, service.merchant);
    const cookie = `__Host-svc_settings=${browser.cookie()}`;
    const answer = await browser.call('POST', '/settings/logout');
    expect(answer.headers.get('set-cookie')).toBe(
      '__Host-svc_settings=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    );
    expect((await browser.call('GET', '/settings/session', undefined, { cookie })).status).toBe(401);
  });

  it('tells which operations the role allows', async () => {
    const browser = await loggedIn(service, service.merchant);
    const allowed = at((await browser.call('GET', '/settings/session')).json(), 'allowed_operations');
    expect(allowed).toEqual(expect.arrayContaining(['createApiKey', 'removeUser', 'listUsers']));
    expect(allowed).not.toContain('openSession');
  });
});

describe('in production', () => {
  it('keys need a second factor, and one can be set up', async () => {
    const production = await startService({ label: 'settings_production', config: { environment: 'production' } });
    try {
      const browser = await loggedIn(production, production.merchant);
      const refused = await browser.call('POST', '/settings/api-keys', { name: 'x' });
      expect([refused.status, at(refused.json(), 'error_code')]).toEqual([403, 'second_factor_missing']);
      expect((await browser.call('POST', '/settings/second-factor/totp')).status).toBe(200);
    } finally {
      await production.close();
    }
  });

  it('the token of a program opens them only for a user with a second factor, and none from before it was set up', async () => {
    const production = await startService({
      label: 'settings_production_token',
      config: { environment: 'production' },
    });
    try {
      const { settingsUsername: username } = production.merchant;
      const byPassword = await settingsOf(production, production.merchant);
      for (const [path, body] of [
        ['/settings/api-keys', { name: 'x' }],
        ['/settings/invitations', { email: 'x@shop.example', role: 'owner' }],
      ] as const) {
        const refused = await byPassword('POST', path, body);
        expect([refused.status, at(refused.json(), 'error_code')]).toEqual([403, 'second_factor_missing']);
        expect(refused.text).toContain('totp_code');
      }
      expect((await byPassword('GET', '/settings/api-keys')).status).toBe(200);

      const browser = await loggedIn(production, production.merchant);
      const secret = textAt((await browser.call('POST', '/settings/second-factor/totp')).json(), 'secret');
      const code = () => new TOTP({ secret }).generate({ timestamp: production.clock.now().getTime() });
      const confirm = { totp_code: code() };
      expect((await browser.call('POST', '/settings/second-factor/totp/confirm', confirm)).status).toBe(200);
      expect((await browser.call('GET', '/settings/session')).status).toBe(200);
      expect((await byPassword('GET', '/settings/api-keys')).status).toBe(401);

      production.clock.advance(30_000);
      const open = { headers: { 'x-merchantid': null, authorization: null } };
      const login = { username, password: SETTINGS_PASSWORD, totp_code: code() };
      const token = textAt((await production.call.json('POST', '/settings/login', login, open)).json(), 'access_token');
      production.clock.advance(11 * MINUTE);
      const byCode = bearer(production, token);
      expect((await byCode('POST', '/settings/api-keys', { name: 'x' })).status).toBe(201);
    } finally {
      await production.close();
    }
  });
});
