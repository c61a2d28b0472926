/** Who may call what: the contract against the table of the server. */
import { expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { checkAccess } from '../../../scripts/check-contract/access.ts';
import type { Json } from '../../../scripts/generate/json.ts';
import { accessOf } from '../../../server/auth/access-policy.ts';
import { opensToBrowsers } from '../../../server/auth/cors.ts';

const [key, header, query] = [{ basicAuth: [] }, { clientAuthToken: [] }, { clientAuthTokenQuery: [] }];
const table = 'server/auth/access-policy.ts';
const findings = (path: string, operationId: string, security: Json | undefined) =>
  checkAccess({ paths: { [path]: { post: { operationId, ...(security === undefined ? {} : { security }) } } } });

it('every operation opens to whom the table says', () => {
  for (const operation of operationList)
    expect([...accessOf(operation)].sort()).toEqual([...operation.security].sort());
});

it('an operation that the table knows no more of takes the API key alone', () => {
  expect(findings('/new', 'newOperation', [key])).toEqual([]);
  expect(findings('/new', 'newOperation', [key, header])).toEqual([
    `POST /new: allows clientAuthToken, but ${table} does not`,
  ]);
});

it.each([
  ['to a token', [key, header], [`allows clientAuthToken, but ${table} does not`]],
  ['to anybody', [key, {}], [`allows none, but ${table} does not`]],
  [
    'to anybody alone',
    [],
    [`allows none, but ${table} does not`, `${table} allows basicAuth, but the contract does not`],
  ],
  [
    'to nothing that is said',
    undefined,
    [`allows none, but ${table} does not`, `${table} allows basicAuth, but the contract does not`],
  ],
])('a refund that opens %s is a finding', (_, security, lines) => {
  const where = 'POST /orders/{order_id}/refunds';
  expect(findings('/orders/{order_id}/refunds', 'refundOrder', security)).toEqual(
    lines.map((line) => `${where}: ${line}`),
  );
});

it('an operation that the table opens and the contract does not is a finding', () => {
  expect(findings('/card/add', 'addCard', [key, header])).toEqual([
    `POST /card/add: ${table} allows clientAuthTokenQuery, but the contract does not`,
  ]);
  expect(findings('/card/add', 'addCard', [key, header, query])).toEqual([]);
});

it('the operator’s calls do not open in the settings, nor those of the settings with an API key', () => {
  expect(findings('/operator/vault', 'getVault', [{ settingsToken: [] }])).toHaveLength(2);
  expect(findings('/settings/audit', 'listAuditEntries', [{ settingsToken: [] }, key])).toContain(
    `POST /settings/audit: allows basicAuth, but ${table} does not`,
  );
});

it('a browser may call every operation that a token opens', () => {
  const opened = operationList.filter(opensToBrowsers).map(({ id }) => id);
  expect(opened).toContain('getOrder');
  expect(opened).not.toContain('refundOrder');
  for (const operation of operationList) {
    const widened = { ...operation, security: ['basicAuth', 'clientAuthToken', 'none'] as const };
    expect(opensToBrowsers(widened)).toBe(opened.includes(operation.id));
  }
});
