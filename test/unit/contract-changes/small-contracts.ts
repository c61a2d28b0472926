/** What differs between two small contracts, whose one operation takes, or answers, what a schema describes. */
import { lineOf } from '../../../scripts/contract-changes/change.ts';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';

export type Place = 'request' | 'response';

export const named = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

export function contractOf(schema: JsonObject, place: Place, schemas: JsonObject): JsonObject {
  const content = { 'application/json': { schema } };
  const operation = place === 'response' ? { responses: { '200': { content } } } : { requestBody: { content } };
  return { paths: { '/x': { post: { operationId: 'x', responses: {}, ...operation } } }, components: { schemas } };
}

/** One side: the schema, and those that it may name. */
export type Side = readonly [schema: JsonObject, schemas: JsonObject];

/** The differences, each with its weight. */
export function linesBetween(before: Side, after: Side, place: Place): readonly string[] {
  const [old, now] = [before, after].map(([schema, schemas]) => contractOf(schema, place, schemas));
  return contractChanges(old ?? {}, now ?? {}).map((change) => `${change.weight}: ${lineOf(change)}`);
}
