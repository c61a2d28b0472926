/** The released contract, with one change in it: so the gate is tried on the real thing. */
import { readFileSync } from 'node:fs';
import { lineOf } from '../../../scripts/contract-changes/change.ts';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import { type JsonObject, parseJson, toObject } from '../../../scripts/generate/json.ts';

const text = readFileSync(new URL('../../../openapi/released/openapi.json', import.meta.url), 'utf8');
export const released = toObject(parseJson(text), 'release');

/** What becomes of the value at a path; undefined takes it away. */
export type Edit = (value: unknown) => unknown;

/** The released contract with the value at a path replaced. */
export function changed(path: readonly string[], change: Edit): JsonObject {
  const copy: unknown = JSON.parse(text);
  const owner = path.slice(0, -1).reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) throw new Error(`there is no ${path.join('.')}`);
    return Reflect.get(value, name);
  }, copy);
  const last = path.at(-1) ?? '';
  if (typeof owner !== 'object' || owner === null) throw new Error(`there is no ${path.join('.')}`);
  const value = change(Reflect.get(owner, last));
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else Reflect.set(owner, last, value);
  return toObject(parseJson(JSON.stringify(copy)), 'copy');
}

export const gone: Edit = () => undefined;

export const without =
  (name: unknown): Edit =>
  (value) =>
    Array.isArray(value) ? value.filter((each) => each !== name) : value;

export const having =
  (...more: readonly unknown[]): Edit =>
  (value) => [...(Array.isArray(value) ? value : []), ...more];

export const linesOf = (after: JsonObject, weight: string): readonly string[] =>
  contractChanges(released, after)
    .filter((change) => change.weight === weight)
    .map(lineOf);

export const schemas = ['components', 'schemas'];
export const schemes = ['components', 'securitySchemes'];
export const createOrder = ['paths', '/orders', 'post'];

export const newParameter = (required: boolean) => ({
  name: 'x-new',
  in: 'header',
  required,
  description: 'New.',
  schema: { type: 'string' },
});
