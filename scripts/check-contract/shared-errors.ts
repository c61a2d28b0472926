/**
 * Responses that every operation of a kind must document, because a shared step of the server sends them. Without them the service
 * answers 500 instead of the refusal. Pure.
 */
import { deref, itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { operationsIn } from '../generate/operations-in.ts';

/** An operation that accepts an API key. */
interface KeyOperation {
  readonly method: string;
  readonly statuses: readonly string[];
  readonly headers: readonly string[];
  /** Whether it also works without credentials. */
  readonly open: boolean;
}

interface Rule {
  readonly finding: string;
  readonly broken: (operation: KeyOperation) => boolean;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';

const rules: readonly Rule[] = [
  {
    finding: 'documents no 403. Refer to responses/AddressForbidden.yaml.',
    broken: ({ statuses }) => !statuses.includes('403'),
  },
  {
    finding: 'documents no 429. Refer to responses/TooManyRequests.yaml.',
    broken: ({ statuses }) => !statuses.includes('429'),
  },
  {
    finding: `takes no ${IDEMPOTENCY_KEY}. Refer to parameters/IdempotencyKeyHeader.yaml.`,
    broken: ({ method, open, headers }) => method === 'post' && !open && !headers.includes(IDEMPOTENCY_KEY),
  },
  {
    finding: 'takes an Idempotency-Key but documents no 409. Refer to responses/Conflict.yaml.',
    broken: ({ headers, statuses }) => headers.includes(IDEMPOTENCY_KEY) && !statuses.includes('409'),
  },
];

/** A line for each operation and rule that it breaks. */
export function checkSharedErrors(document: JsonObject): readonly string[] {
  return operationsIn(document.paths).flatMap(({ where, method, operation: described }) => {
    const operation = keyOperation(document, method, described);
    const findings =
      operation === null
        ? settingsFindings(document, described)
        : rules.filter(({ broken }) => broken(operation)).map(({ finding }) => finding);
    return findings.map((finding) => `${where}: ${finding}`);
  });
}

/** The names of the security schemes of each alternative. */
function schemesOf(operation: JsonObject): readonly (readonly string[])[] {
  return itemsOf(operation.security).map((entry) => membersOf(entry).map(([name]) => name));
}

/** The example of the 429 that the rate limit of sessions sends. */
const SESSION_LIMITED = '429_session_limited';

/** The rate limit of sessions is the only shared step of the settings that can refuse a valid call. */
function settingsFindings(document: JsonObject, operation: JsonObject): readonly string[] {
  const isSettings = schemesOf(operation).some((names) => names.includes('settingsCookie'));
  if (!isSettings || examplesOf(document, operation, '429').includes(SESSION_LIMITED)) return [];
  return [`documents no ${SESSION_LIMITED}. Refer to responses/admin/SettingsTooManyRequests.yaml.`];
}

/** The names of the examples of a response; none when there is no such response. */
function examplesOf(document: JsonObject, operation: JsonObject, status: string): readonly string[] {
  const response = new Map(membersOf(operation.responses)).get(status);
  if (response === undefined) return [];
  const { content } = toObject(deref(document, response), 'response');
  return membersOf(content).flatMap(([, media]) =>
    membersOf(toObject(media, 'media type').examples).map(([name]) => name),
  );
}

/** Null for an operation that accepts no API key. */
function keyOperation(document: JsonObject, method: string, operation: JsonObject): KeyOperation | null {
  const schemes = schemesOf(operation);
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
