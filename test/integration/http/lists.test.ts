/** The query of list operations: unknown parameters are rejected, and how paging works. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationList, operations } from '../../../generated/server/operations.ts';
import { isList } from '../../../server/http/request/ignored-parameters.ts';
import { at } from '../../support/caller.ts';
import { fieldsOf, refusalOf } from '../../support/refusal.ts';
import { credentialsFor, makeSamples, pathOf } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';

const lists = operationList.filter(isList);
const named = lists.map((operation) => [operation.id, operation] as const);

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'list_queries' });
  await makeSamples(service);
});
afterAll(() => service.close());

async function ask(operation: Operation, query: string) {
  const path = operation.id === operations.exportOrders.id ? `${pathOf(operation)}?date=2026-03-14` : pathOf(operation);
  const headers = await credentialsFor(service, operation);
  return service.call.raw('GET', `${path}${path.includes('?') ? '&' : '?'}${query}`, undefined, { headers });
}

describe.each(named)('%s', (_, operation) => {
  it('refuses a query parameter that it does not know, and names those it does', async () => {
    const answer = await ask(operation, 'customer_phone=9876543210&Limit=1');
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'customer_phone', 'Limit']);
    const known = operation.query.length === 0 ? 'none' : operation.query.join(', ');
    expect(at(answer.json(), 'error_info', 'fields', 0, 'reason')).toBe(
      `is not a parameter of this list; its parameters are: ${known}`,
    );
    expect(answer.headers.get('x-svc-ignored-parameters')).toBeNull();
  });

  it('refuses one without a value, and does not repeat a name that could be a card number', async () => {
    expect(fieldsOf(await ask(operation, 'customer_phone='))).toEqual(['customer_phone']);
    const answer = await ask(operation, '4111111111111111=1&a%0Ab=2');
    expect(fieldsOf(answer)).toEqual(['(hidden)', 'a_b']);
    expect(`${answer.text}${JSON.stringify([...answer.headers])}`).not.toContain('41111111');
  });

  it('takes what any query may hold', async () => {
    const answer = await ask(operation, 'options.any=true&client_auth_token=x');
    expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([
      200,
      operation.document === 'merchant' && operation.tag !== 'operations' ? 'options.any' : null,
    ]);
  });
});

it('names at most 20 unknown parameters', async () => {
  const many = Array.from({ length: 100 }, (_, count) => `p${count}=1`).join('&');
  expect(fieldsOf(await service.call.get(`/orders?${many}`))).toHaveLength(20);
});

it('other operations ignore what they do not know, and say so', async () => {
  const answer = await service.call.get('/orders/Sample-1?customer_phone=1');
  expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'customer_phone']);
});

describe('the pages of a list', () => {
  /** Lists older than the paging convention, and one of the service's own few gateways, with their paging parameters. */
  const others: Readonly<Record<string, readonly string[]>> = {
    listEvents: ['after', 'limit'],
    listOrders: ['limit', 'count', 'after', 'offset'],
    listCards: [],
    listWebhookSourceAddresses: [],
    listApiKeys: [],
    listUsers: [],
    listInvitations: [],
    listSessions: [],
    listGatewayConfigs: [],
    listGatewayTypes: [],
    listMessageKeys: [],
    exportOrders: [],
  };
  const paging = ['limit', 'count', 'after', 'offset', 'before', 'cursor', 'page'];

  it.each(named)('%s are asked for by limit and after, as those of every new list', (id, { query }) => {
    expect(query.filter((name) => paging.includes(name))).toEqual(others[id] ?? ['limit', 'after']);
  });
});
