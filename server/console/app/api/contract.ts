/** The types of the settings and operator API, generated from the contract. */
import type { components, paths } from '../../../../generated/admin.openapi.d.ts';

/** The contract's schemas: `Schemas['ApiKey']`. */
export type Schemas = components['schemas'];

/**
 * openapi-fetch maps each array of an answer to its items, but knows only arrays that can be changed; it would take a `readonly` one
 * for an object.
 */
type WithArrays<T> = T extends readonly (infer Item)[]
  ? WithArrays<Item>[]
  : T extends object
    ? { [Key in keyof T]: WithArrays<T[Key]> }
    : T;

type WithResponses<Operation> = Operation extends { readonly responses: infer Responses }
  ? Omit<Operation, 'responses'> & { readonly responses: WithArrays<Responses> }
  : Operation;

/** The operations by path and method. */
export type Paths = { [Path in keyof paths]: { [Method in keyof paths[Path]]: WithResponses<paths[Path][Method]> } };
