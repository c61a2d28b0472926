/** What the service itself goes by when it takes a call. */
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { normaliseForm } from '../../server/http/form.ts';

const byId: ReadonlyMap<string, Operation> = new Map(operationList.map((operation) => [operation.id, operation]));

/** An operation as the service serves it; undefined for what it does not serve. */
export function servedOperation(operationId: string): Operation | undefined {
  return byId.get(operationId);
}

/** A query as the service takes it: an empty value counts as absent, and true and false come in any case. */
export function plainQuery(operationId: string, query: URLSearchParams): Readonly<Record<string, string>> {
  const booleans = servedOperation(operationId)?.queryBooleans ?? [];
  return normaliseForm(Object.fromEntries(query), { booleans, clearables: [] });
}
