/**
 * Defence in depth: a contract whose `security` opens every operation to client auth tokens and anonymous callers by mistake. The
 * service follows its own access policy and rejects them.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type Callers, callDenied, callersOf, tries } from './denied-operations.ts';

const WIDE = ['none', 'basicAuth', 'clientAuthToken', 'clientAuthTokenQuery'];
const kept = operationList.map((operation) => [operation, operation.security] as const);

let service: TestService;
let callers: Callers;
beforeAll(async () => {
  for (const [operation, security] of kept) {
    if (security.includes('basicAuth')) Reflect.set(operation, 'security', WIDE);
  }
  service = await startService({ label: 'widened_contract' });
  callers = await callersOf(service);
});
afterAll(async () => {
  await service.close();
  for (const [operation, security] of kept) Reflect.set(operation, 'security', security);
});

it.each(tries)('%s stays closed to %s', async (_id, caller, operation) => {
  expect(refusalOf(await callDenied(service, operation, callers[caller]))).toEqual([401, 'access_denied']);
});
