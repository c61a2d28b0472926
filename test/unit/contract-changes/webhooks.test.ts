/** Gate G14 on webhooks: the service writes them, and merchants answer. */
import { expect, it } from 'vitest';
import { lineOf } from '../../../scripts/contract-changes/change.ts';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';

it('a header added to webhooks breaks no client; a removed one does', () => {
  const headers = (parameters: readonly JsonObject[]): JsonObject => ({
    webhooks: { ORDER_FAILED: { post: { operationId: 'x', parameters, responses: {} } } },
  });
  const header = { name: 'webhook-id', in: 'header', required: true, schema: { type: 'string' } };
  const [without, having] = [headers([]), headers([header])];
  expect(contractChanges(without, having).map(({ weight }) => weight)).toEqual(['addition']);
  expect(contractChanges(having, without).map(({ weight }) => weight)).toEqual(['breaking']);
  const optional = headers([{ ...header, required: false }]);
  expect(contractChanges(having, optional).map(({ weight }) => weight)).toEqual(['breaking']);
});

it('an event sent by another method breaks a receiver with a route for the first', () => {
  const event = { operationId: 'orderFailed', responses: {} };
  const by = (method: string): JsonObject => ({ webhooks: { ORDER_FAILED: { [method]: event } } });
  const lines = (before: JsonObject, after: JsonObject) =>
    contractChanges(before, after).map((change) => `${change.weight}: ${lineOf(change)}`);
  expect(lines(by('post'), by('put'))[0]).toBe('breaking: ORDER_FAILED: removed');
  expect(lines(by('put'), by('post'))[0]).toBe('breaking: PUT ORDER_FAILED: removed');
  expect(lines(by('put'), by('put'))).toEqual([]);
});
