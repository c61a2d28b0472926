/** Users of a merchant's settings: roles, invitations, the last owner. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { SETTINGS_PASSWORD, startService, type TestMerchant, type TestService } from '../../support/service.ts';
import { loggedIn, type SettingsBrowser, settingsBrowser } from '../../support/settings-browser.ts';

let service: TestService;
let merchant: TestMerchant;
let owner: SettingsBrowser;
let made = 0;
beforeAll(async () => {
  service = await startService({ label: 'settings_users' });
});
afterAll(() => service.close());
beforeEach(async () => {
  made += 1;
  merchant = await service.addMerchant(`team${made}`);
  owner = await loggedIn(service, merchant);
});

const PASSWORD = 'lamp-market-eleven';
const DAY = 24 * 60 * 60_000;
const open = { headers: { 'x-merchantid': null, authorization: null } };
const emailOf = (name: string) => `${name}${made}@shop.example`;

async function invite(name: string, role: string) {
  const answer = await owner.call('POST', '/settings/invitations', { email: emailOf(name), role });
  const [, token = ''] = textAt(answer.json(), 'url').split('#');
  return { token, id: textAt(answer.json(), 'invitation_id') };
}
const accept = (token: string, password = PASSWORD) =>
  service.call.json('POST', '/settings/invitations/accept', { token, password }, open);

async function member(name: string, role: string) {
  const { token } = await invite(name, role);
  const userId = textAt((await accept(token)).json(), 'user_id');
  const browser = settingsBrowser(service);
  expect((await browser.logIn({ username: emailOf(name), password: PASSWORD })).status).toBe(200);
  return { userId, browser };
}
const usersOf = async () => at((await owner.call('GET', '/settings/users')).json(), 'list');
const ownerId = async () => textAt(await usersOf(), 0, 'user_id');

describe('an invitation', () => {
  it('makes a user with its role, who logs in as person and as program', async () => {
    const { browser } = await member('asha', 'viewer');
    expect(at((await browser.call('GET', '/settings/session')).json(), 'user', 'role')).toBe('viewer');
    const token = textAt((await logInAs(service, emailOf('asha'), PASSWORD)).json(), 'access_token');
    expect((await bearer(service, token)('GET', '/settings/api-keys')).status).toBe(200);
    expect((await bearer(service, token)('POST', '/settings/api-keys', { name: 'x' })).status).toBe(403);
    expect(await usersOf()).toHaveLength(2);
  });

  it('works once, for calls at the same moment, too', async () => {
    const { token } = await invite('asha', 'viewer');
    const statuses = (await Promise.all([1, 2, 3].map(() => accept(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await accept(token)).status).not.toBe(201);
    expect(await usersOf()).toHaveLength(2);
  });

  it('says by its link what it is for, and stays valid', async () => {
    const { token } = await invite('asha', 'viewer');
    const view = (sent: string) => service.call.json('POST', '/settings/invitations/view', { token: sent }, open);
    const shown = (await view(token)).json();
    expect(shown).toMatchObject({ email: emailOf('asha'), role: 'viewer', merchant_name: expect.any(String) });
    expect(Object.keys(shown).sort()).toEqual(['email', 'expires_at', 'merchant_name', 'role']);
    expect((await view(`${token}x`)).status).toBe(404);
    expect((await accept(token)).status).toBe(201);
    expect((await view(token)).status).toBe(404);
  });

  it('expires after 7 days', async () => {
    const { token } = await invite('asha', 'viewer');
    service.clock.advance(7 * DAY);
    expect((await accept(token)).status).toBe(404);
  });

  it('stops working when it is revoked, and when the address is invited again', async () => {
    const [first, second] = [await invite('asha', 'viewer'), await invite('asha', 'developer')];
    expect((await accept(first.token)).status).toBe(404);
    expect(at((await owner.call('GET', '/settings/invitations')).json(), 'list')).toHaveLength(1);
    expect((await owner.call('DELETE', `/settings/invitations/${second.id}`)).status).toBe(204);
    expect((await accept(second.token)).status).toBe(404);
  });

  it('survives a password that is refused', async () => {
    const { token } = await invite('asha', 'viewer');
    expect((await accept(token, 'password1234')).status).toBe(400);
    expect((await accept(token, `${emailOf('asha')} and more`)).status).toBe(400);
    expect((await accept(token)).status).toBe(201);
  });

  it('of an address that another merchant made a user name is accepted with another name', async () => {
    await member('asha', 'viewer');
    const email = emailOf('asha');
    made += 1;
    owner = await loggedIn(service, await service.addMerchant(`team${made}`));
    const answer = await owner.call('POST', '/settings/invitations', { email, role: 'viewer' });
    expect(answer.status).toBe(201);
    const [, token = ''] = textAt(answer.json(), 'url').split('#');
    const acceptAs = (username: string) =>
      service.call.json('POST', '/settings/invitations/accept', { token, password: PASSWORD, username }, open);
    expect(refusalOf(await accept(token))).toEqual([400, 'unique', 'username']);
    expect(refusalOf(await acceptAs('another@shop.example'))).toEqual([400, 'INVALID_REQUEST', 'username']);
    expect(refusalOf(await acceptAs(merchant.settingsUsername))).toEqual([400, 'unique', 'username']);
    const username = `asha-${made}`;
    expect((await acceptAs(username)).json()).toMatchObject({ username, role: 'viewer' });
    expect((await logInAs(service, username, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['is removed', (by: string) => owner.call('DELETE', `/settings/users/${by}`)],
    ['gets another role', (by: string) => owner.call('PATCH', `/settings/users/${by}`, { role: 'developer' })],
  ])('is revoked when the owner who invited %s', async (_what, end) => {
    const { userId, browser } = await member('asha', 'owner');
    const answer = await browser.call('POST', '/settings/invitations', { email: emailOf('ravi'), role: 'owner' });
    const [, token = ''] = textAt(answer.json(), 'url').split('#');
    const kept = await invite('mina', 'viewer');
    expect([200, 204]).toContain((await end(userId)).status);
    const listed = at((await owner.call('GET', '/settings/invitations')).json(), 'list');
    expect(listed).toEqual([expect.objectContaining({ invitation_id: kept.id })]);
    expect((await accept(token)).status).toBe(404);
    expect((await accept(kept.token)).status).toBe(201);
  });

  it('that was stored while its owner was removed is not accepted', async () => {
    const { userId, browser } = await member('asha', 'owner');
    const answer = await browser.call('POST', '/settings/invitations', { email: emailOf('ravi'), role: 'owner' });
    const [, token = ''] = textAt(answer.json(), 'url').split('#');
    const invitations = service.database.db.collection('settings_invitations');
    const stored = await invitations.find({ invitedBy: userId }).toArray();
    await owner.call('DELETE', `/settings/users/${userId}`);
    await invitations.insertMany(stored);
    expect((await accept(token)).status).toBe(404);
  });

  it('is stored without its token', async () => {
    const { token } = await invite('asha', 'viewer');
    const stored = await service.database.db.collection('settings_invitations').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);
  });
});

describe('a user', () => {
  it('has the new role with the next call', async () => {
    const { userId, browser } = await member('asha', 'viewer');
    const make = () => browser.call('POST', '/settings/api-keys', { name: 'x' });
    const refused = await make();
    expect([refused.status, at(refused.json(), 'error_code')]).toEqual([403, 'role_not_allowed']);
    expect((await owner.call('PATCH', `/settings/users/${userId}`, { role: 'developer' })).status).toBe(200);
    expect((await make()).status).toBe(201);
    await owner.call('PATCH', `/settings/users/${userId}`, { role: 'operations' });
    expect((await make()).status).toBe(403);
  });

  it('who is removed is logged out at once and cannot log in', async () => {
    const { userId, browser } = await member('asha', 'owner');
    expect((await owner.call('DELETE', `/settings/users/${userId}`)).status).toBe(204);
    expect((await browser.call('GET', '/settings/session')).status).toBe(401);
    expect((await browser.logIn({ username: emailOf('asha'), password: PASSWORD })).status).toBe(401);
  });

  it('sees and ends its own sessions only, an owner those of all', async () => {
    const { browser } = await member('asha', 'operations');
    const idOf = async (one: SettingsBrowser) =>
      textAt((await one.call('GET', '/settings/session')).json(), 'session_id');
    const [mine, theirs] = [await idOf(browser), await idOf(owner)];
    expect(at((await browser.call('GET', '/settings/sessions')).json(), 'list')).toHaveLength(1);
    expect((await browser.call('DELETE', `/settings/sessions/${theirs}`)).status).toBe(404);
    expect(at((await owner.call('GET', '/settings/sessions')).json(), 'list')).toHaveLength(2);
    expect((await owner.call('DELETE', `/settings/sessions/${mine}`)).status).toBe(204);
    expect((await browser.call('GET', '/settings/session')).status).toBe(401);
  });

  it('changes its password, which ends its own sessions only', async () => {
    const { browser } = await member('asha', 'viewer');
    const other = settingsBrowser(service);
    await other.logIn({ username: emailOf('asha'), password: PASSWORD });
    const change = { current_password: PASSWORD, new_password: 'river-stone-twelve' };
    expect((await browser.call('PUT', '/settings/password', change)).status).toBe(204);
    expect((await other.call('GET', '/settings/session')).status).toBe(401);
    expect((await owner.call('GET', '/settings/session')).status).toBe(200);
  });

  it('stands in the audit log with what it changed', async () => {
    const { userId } = await member('asha', 'viewer');
    await owner.call('PATCH', `/settings/users/${userId}`, { role: 'developer' });
    const entry = at((await owner.call('GET', '/settings/audit')).json(), 'list', 0);
    expect(entry).toMatchObject({
      operation: 'updateUser',
      username: merchant.settingsUsername,
      object_id: userId,
      address: expect.any(String),
      changes: [{ field_name: 'role', before: 'viewer', after: 'developer' }],
    });
  });
});

describe('the last owner', () => {
  it('is neither removed nor given another role', async () => {
    const id = await ownerId();
    for (const answer of [
      await owner.call('DELETE', `/settings/users/${id}`),
      await owner.call('PATCH', `/settings/users/${id}`, { role: 'viewer' }),
    ]) {
      expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, 'INVALID_ACTION']);
    }
  });

  it('stays when two owners demote each other at the same moment', async () => {
    const { userId, browser } = await member('asha', 'owner');
    const first = await ownerId();
    await Promise.all([
      owner.call('PATCH', `/settings/users/${userId}`, { role: 'viewer' }),
      browser.call('PATCH', `/settings/users/${first}`, { role: 'viewer' }),
    ]);
    const found = await service.service.auditSettled().then(() => service.database.db.collection('merchants'));
    const id: object = { _id: merchant.merchantId };
    const roles = at(await found.findOne(id), 'users');
    expect(JSON.stringify(roles)).toContain('"role":"owner"');
  });

  it('comes back by a reset of the operator after the first owner was removed', async () => {
    const { browser } = await member('asha', 'owner');
    const { token } = await invite('ravi', 'owner');
    expect((await browser.call('DELETE', `/settings/users/${await ownerId()}`)).status).toBe(204);
    const login = { username: merchant.settingsUsername, password: SETTINGS_PASSWORD };
    expect((await settingsBrowser(service).logIn(login)).status).toBe(401);
    const password = await resetByOperator();
    expect((await settingsBrowser(service).logIn({ ...login, password })).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
  });

  it('loses the invitations that it made by a reset of the operator, which may follow a takeover', async () => {
    const { token } = await invite('ravi', 'owner');
    await resetByOperator();
    expect((await accept(token)).status).toBe(404);
  });
});

/** Resets the first owner. Returns the new password. */
async function resetByOperator(): Promise<string> {
  const headers = { 'x-merchantid': null, authorization: `Bearer ${service.deps.operatorKey}` };
  const path = `/operator/merchants/${merchant.merchantId}/reset-credentials`;
  return textAt((await service.call.raw('POST', path, undefined, { headers })).json(), 'settings_password');
}

describe('a merchant that was stored before users existed', () => {
  it('has its settings login as the only owner, without a migration', async () => {
    const merchants = service.database.db.collection('merchants');
    const id: object = { _id: merchant.merchantId };
    const stored = await merchants.findOne(id);
    const passwordHash = textAt(stored, 'users', 0, 'passwordHash');
    await merchants.updateOne(id, { $unset: { users: 1 }, $set: { 'settingsUser.passwordHash': passwordHash } });
    owner = await loggedIn(service, merchant);
    expect(await usersOf()).toEqual([expect.objectContaining({ username: merchant.settingsUsername, role: 'owner' })]);
    await member('asha', 'viewer');
    expect(await usersOf()).toHaveLength(2);
    expect(textAt(await merchants.findOne(id), 'settingsUser', 'key')).toBe(merchant.settingsUsername);
    expect(at(await merchants.findOne(id), 'settingsUser', 'passwordHash')).toBeUndefined();
    expect(
      (await settingsBrowser(service).logIn({ username: merchant.settingsUsername, password: SETTINGS_PASSWORD }))
        .status,
    ).toBe(200);
  });
});
