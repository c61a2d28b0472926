/**
 * Who may call which operation of the settings, as a table, tried over HTTP with a user of each role. It repeats the contract and the
 * server's policy on purpose: a new operation without a row fails.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import { at, textAt } from '../../support/caller.ts';
import { pathOf } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';
import { loggedIn, type SettingsBrowser, settingsBrowser } from '../../support/settings-browser.ts';

const ROLES = ['owner', 'developer', 'operations', 'viewer'] as const;
type Role = (typeof ROLES)[number];

/** `o`: owner, `d`: developer, `p`: operations, `v`: viewer, `-`: not that role, `*`: open, it has no role yet. */
const table: Readonly<Record<string, string>> = {
  login: '*',
  openSession: '*',
  createPasskeyChallenge: '*',
  viewInvitation: '*',
  acceptInvitation: '*',
  getSession: 'odpv',
  confirmSession: 'odpv',
  listSessions: 'odpv',
  endSession: 'odpv',
  changePassword: 'odpv',
  beginTotp: 'odpv',
  confirmTotp: 'odpv',
  removeTotp: 'odpv',
  createPasskeyRegistration: 'odpv',
  addPasskey: 'odpv',
  removePasskey: 'odpv',
  replaceRecoveryCodes: 'odpv',
  listUsers: 'odpv',
  updateUser: 'o---',
  removeUser: 'o---',
  listInvitations: 'o---',
  createInvitation: 'o---',
  revokeInvitation: 'o---',
  searchOrders: 'odpv',
  viewOrder: 'odpv',
  getOrderTimeline: 'odpv',
  getPaymentMetrics: 'odpv',
  issueRefund: 'o-p-',
  captureAuthorization: 'o-p-',
  voidAuthorization: 'o-p-',
  expireOrder: 'o-p-',
  listApiKeys: 'odpv',
  createApiKey: 'od--',
  deleteApiKey: 'od--',
  getWebhookSettings: 'odpv',
  replaceWebhookSettings: 'od--',
  updateWebhookSettings: 'od--',
  testWebhook: 'odp-',
  rotateWebhookSecret: 'od--',
  resendWebhook: 'odp-',
  stopWebhook: 'odp-',
  replayWebhooks: 'odp-',
  listWebhookEndpoints: 'odpv',
  resumeWebhookEndpoint: 'odp-',
  pauseWebhookEndpoint: 'odp-',
  listRequests: 'od--',
  getRequest: 'od--',
  listMessageKeys: 'odpv',
  putMessageKey: 'od--',
  withdrawMessageKey: 'od--',
  rotateMessageKeys: 'od--',
  listGatewayTypes: 'odpv',
  listGatewayConfigs: 'odpv',
  getGatewayConfig: 'odpv',
  createGatewayConfig: 'od--',
  updateGatewayConfig: 'od--',
  deleteGatewayConfig: 'od--',
  testGatewayConfig: 'od--',
  checkGatewayAvailability: 'odpv',
  getRoutingRules: 'odpv',
  replaceRoutingRules: 'od--',
  dryRunRouting: 'odp-',
  listWebhookDeliveries: 'odpv',
  getWebhookDelivery: 'odpv',
  streamChanges: 'odpv',
  getOrderWebhooks: 'odpv',
  getOrderConsents: 'odpv',
  exportOrders: 'odpv',
  getPaymentPageSettings: 'odpv',
  replacePaymentPageSettings: 'od--',
  updatePaymentPageSettings: 'od--',
  rotateResponseKey: 'od--',
  listAuditEntries: 'od--',
  verifyAuditLog: 'od--',
  raiseTokenNotice: 'odp-',
  createTestPayment: 'odp-',
  searchCustomers: 'odpv',
  viewCustomer: 'odpv',
  listCustomerConsents: 'odpv',
  eraseCustomer: 'o---',
  // Last: it ends the session.
  logout: 'odpv',
};

const operations = operationList.filter(({ tag }) => tag === 'settings');
const rowOf = ({ id }: Operation) => table[id] ?? '';
const PASSWORD = 'lamp-market-eleven';

let service: TestService;
const browsers = new Map<Role, SettingsBrowser>();

beforeAll(async () => {
  service = await startService({ label: 'settings_roles' });
  const owner = await loggedIn(service, service.merchant);
  browsers.set('owner', owner);
  for (const role of ROLES.slice(1)) {
    const email = `${role}@shop.example`;
    const invitation = await owner.call('POST', '/settings/invitations', { email, role });
    const [, token = ''] = textAt(invitation.json(), 'url').split('#');
    const open = { headers: { 'x-merchantid': null, authorization: null } };
    await service.call.json('POST', '/settings/invitations/accept', { token, password: PASSWORD }, open);
    const browser = settingsBrowser(service);
    await browser.logIn({ username: email, password: PASSWORD });
    browsers.set(role, browser);
  }
});
afterAll(() => service.close());

it('every operation of the settings has a row, and every row an operation', () => {
  expect(Object.keys(table).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(ROLES)('a user with the role %s', (role) => {
  const order = Object.keys(table);
  const tried = operations
    .filter((operation) => rowOf(operation) !== '*')
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));

  it.each(tried.map((operation) => [operation.id, operation] as const))('calling %s', async (_, operation) => {
    const browser = browsers.get(role);
    if (browser === undefined) throw new Error(`nobody has the role ${role}`);
    const body = operation.requestMediaType === null ? undefined : {};
    // A stream would not end: no seconds are refused after the role.
    const query = operation.id === 'streamChanges' ? '?max_seconds=0' : '';
    const answer = await browser.call(operation.method.toUpperCase(), `${pathOf(operation)}${query}`, body);
    const refused = answer.status === 403 && at(answer.json(), 'error_code') === 'role_not_allowed';
    const letter = { owner: 'o', developer: 'd', operations: 'p', viewer: 'v' }[role];
    expect(refused).toBe(!rowOf(operation).includes(letter));
    if (!refused) expect([401, 403, 500]).not.toContain(answer.status);
  });

  it('is told the same by the session', async () => {
    const { username } = { username: role === 'owner' ? service.merchant.settingsUsername : `${role}@shop.example` };
    const browser = settingsBrowser(service);
    const password = role === 'owner' ? undefined : PASSWORD;
    if (password === undefined) return;
    await browser.logIn({ username, password });
    const letter = { owner: 'o', developer: 'd', operations: 'p', viewer: 'v' }[role];
    const allowed = at((await browser.call('GET', '/settings/session')).json(), 'allowed_operations');
    const expected = Object.keys(table).filter((id) => table[id]?.includes(letter));
    expect(Array.isArray(allowed) ? [...allowed].sort() : allowed).toEqual(expected.sort());
  });
});
