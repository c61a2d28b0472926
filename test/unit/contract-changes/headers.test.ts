/** Gate G14 on the headers of answers. */
import { expect, it } from 'vitest';
import { lineOf } from '../../../scripts/contract-changes/change.ts';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';

it('a header that is described in its answer alone is compared there, under its name in any case', () => {
  const contract = (name: string, header: JsonObject): JsonObject => ({
    paths: { '/x': { get: { operationId: 'x', responses: { '200': { headers: { [name]: header } } } } } },
  });
  const count = { required: true, schema: { type: 'integer' } };
  const lines = (after: JsonObject) => contractChanges(contract('X-Count', count), after).map(lineOf);
  expect(lines(contract('x-count', count))).toEqual([]);
  expect(lines(contract('x-count', { ...count, required: false }))).toEqual([
    'GET /x 200 header x-count: now optional',
  ]);
});
