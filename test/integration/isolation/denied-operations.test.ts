/** Operations that require an API key, operator or settings credentials: a client auth token opens none of them. Covers all operations. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type Callers, callDenied, callersOf, deniedOperations, tries } from './denied-operations.ts';

let service: TestService;
let callers: Callers;
beforeAll(async () => {
  service = await startService({ label: 'denied_operations' });
  callers = await callersOf(service);
});
afterAll(() => service.close());

it.each(tries)('%s is closed to %s', async (_id, caller, operation) => {
  expect(refusalOf(await callDenied(service, operation, callers[caller]))).toEqual([401, 'access_denied']);
});

it('all that moves money or lists is among them', () => {
  const closed = deniedOperations.map(({ path }) => path);
  for (const path of ['/orders/{order_id}/refunds', '/refunds', '/v2/txns/{txn_uuid}/capture', '/events', '/session']) {
    expect(closed).toContain(path);
  }
});
