/** Iterates over the operations of a bundle. Pure. */
import { itemsOf, type Json, type JsonObject, membersOf, toObject } from './json.ts';

const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

export interface DescribedOperation {
  /** `POST /orders`; of a webhook, `POST ORDER_SUCCEEDED`. */
  readonly where: string;
  readonly path: string;
  readonly method: string;
  /** The path item, with its parameters and servers. */
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

/** All operations of the paths or webhooks. */
export function operationsIn(items: Json | undefined): readonly DescribedOperation[] {
  return membersOf(items).flatMap(([path, item]) =>
    membersOf(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, described]) => {
        const where = `${method.toUpperCase()} ${path}`;
        return { where, path, method, item: toObject(item, path), operation: toObject(described, where) };
      }),
  );
}

/** The security requirements of an operation, `none` without credentials. */
export function schemesOfOperation(document: JsonObject, operation: JsonObject): readonly string[] {
  const ways = itemsOf(operation.security ?? document.security).map(
    (each) =>
      membersOf(each)
        .map(([name]) => name)
        .join(' and ') || 'none',
  );
  return ways.length === 0 ? ['none'] : ways;
}

/** `#/components/schemas/Order` is named Order. */
export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
