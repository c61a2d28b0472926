/**
 * What every operation of one kind must document, because one step of the server answers it for all of them: an operation
 * that is added and forgets it would answer 500 where it should refuse. Reads a bundle and writes nothing.
 */
import { deref, itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { operationsIn } from '../generate/operations-in.ts';

/** An operation that an API key opens. */
interface KeyOperation {
  readonly method: string;
  readonly statuses: readonly string[];
  readonly headers: readonly string[];
  /** Whether it may be called without credentials too. */
  readonly open: boolean;
}

interface Rule {
  /** What is wrong, said of the operation. */
  readonly finding: string;
  readonly broken: (operation: KeyOperation) => boolean;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';

const rules: readonly Rule[] = [
  {
    finding: 'documents no 403; refer to responses/AddressForbidden.yaml',
    broken: ({ statuses }) => !statuses.includes('403'),
  },
  {
    finding: 'documents no 429; refer to responses/TooManyRequests.yaml',
    broken: ({ statuses }) => !statuses.includes('429'),
  },
  {
    finding: `takes no ${IDEMPOTENCY_KEY}; refer to parameters/IdempotencyKeyHeader.yaml`,
    broken: ({ method, open, headers }) => method === 'post' && !open && !headers.includes(IDEMPOTENCY_KEY),
  },
  {
    finding: 'takes an Idempotency-Key and documents no 409; refer to responses/Conflict.yaml',
    broken: ({ headers, statuses }) => headers.includes(IDEMPOTENCY_KEY) && !statuses.includes('409'),
  },
];

/** One line for each operation of the bundle and rule that it breaks. */
export function checkSharedErrors(document: JsonObject): readonly string[] {
  return operationsIn(document.paths).flatMap(({ where, method, operation: described }) => {
    const operation = keyOperation(document, method, described);
    if (operation === null) return [];
    return rules.filter(({ broken }) => broken(operation)).map(({ finding }) => `${where}: ${finding}`);
  });
}

/** Null for an operation that no API key opens. */
function keyOperation(document: JsonObject, method: string, operation: JsonObject): KeyOperation | null {
  const schemes = itemsOf(operation.security).map((entry) => membersOf(entry).map(([name]) => name));
  if (!schemes.some((names) => names.includes('basicAuth'))) return null;
  return {
    method,
    statuses: membersOf(operation.responses).map(([status]) => status),
    headers: itemsOf(operation.parameters).flatMap((parameter) => headerName(document, parameter)),
    open: schemes.some((names) => names.length === 0),
  };
}

function headerName(document: JsonObject, parameter: Json): readonly string[] {
  const { in: place, name } = toObject(deref(document, parameter), 'parameter');
  return place === 'header' && typeof name === 'string' ? [name] : [];
}
