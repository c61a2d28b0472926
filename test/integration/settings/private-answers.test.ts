/** Every answer of the administration stays out of caches, also an error. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { pathOf } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'private_answers' });
});
afterAll(() => service.close());

const protections = ({ headers }: { readonly headers: Headers }) => [
  headers.get('cache-control'),
  headers.get('x-content-type-options'),
];
const admin = operationList.filter(({ document }) => document === 'admin');

it.each(admin.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
  const headers = { 'x-merchantid': null, authorization: null };
  const answer = await service.call.raw(operation.method.toUpperCase(), pathOf(operation), undefined, { headers });
  expect(protections(answer)).toEqual(['no-store', 'nosniff']);
});

it.each(['deliveries', 'users', 'sessions', 'audit', 'requests', 'webhook', 'api-keys', 'invitations'])(
  'an accepted read of %s',
  async (name) => {
    const settings = await settingsOf(service, service.merchant);
    const answer = await settings('GET', `/settings/${name}`);
    expect([answer.status, ...protections(answer)]).toEqual([200, 'no-store', 'nosniff']);
  },
);
