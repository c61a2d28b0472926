/** The operations that the mock answers, with the examples of the contract. Pure. */
import { deref, type Json, type JsonObject, membersOf, textsOf, toObject } from '../generate/json.ts';
import { operationsIn } from '../generate/operations-in.ts';

/** The tag of the hosted pages. */
const PAGES = 'pages';

export type DocumentName = 'merchant' | 'admin';

export interface Scenario {
  readonly name: string;
  readonly summary: string;
  readonly status: string;
  readonly value: Json;
}

export interface MockedOperation {
  readonly id: string;
  readonly document: DocumentName;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly kind: 'api' | 'page';
  readonly statuses: readonly string[];
  readonly scenarios: readonly Scenario[];
  /** The fields that its body must have. */
  readonly required: readonly string[];
  /** The examples of its body by name. */
  readonly requests: ReadonlyMap<string, Json>;
  readonly pattern: RegExp;
  /** The names of the headers that its answers have. */
  readonly headers: readonly string[];
}

type Named = readonly [name: string, example: JsonObject];

function examplesOf(document: JsonObject, owner: Json | undefined): readonly Named[] {
  const { content } = toObject(deref(document, owner) ?? {}, 'content');
  return membersOf(content).flatMap(([, media]) =>
    membersOf(toObject(media, 'media type').examples).map(([name, example]): Named => [name, toObject(example, name)]),
  );
}

function headersOf(document: JsonObject, answer: Json | undefined): readonly string[] {
  return membersOf(toObject(deref(document, answer) ?? {}, 'answer').headers).map(([name]) => name.toLowerCase());
}

function requiredOf(document: JsonObject, owner: Json | undefined): readonly string[] {
  const { content } = toObject(deref(document, owner) ?? {}, 'content');
  const [media] = membersOf(content).map(([, each]) => toObject(each, 'media type'));
  return textsOf(toObject(deref(document, media?.schema) ?? {}, 'schema').required);
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** A path as an expression: `/orders/{order_id}` has one free part. */
function patternOf(path: string): RegExp {
  const plain = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

function operationsOf(name: DocumentName, document: JsonObject): readonly MockedOperation[] {
  return operationsIn(document.paths).map(({ path, method, operation }): MockedOperation => {
    const answers = membersOf(operation.responses);
    return {
      id: textOf(operation.operationId),
      document: name,
      method: method.toUpperCase(),
      path,
      summary: textOf(operation.summary),
      kind: textsOf(operation.tags).includes(PAGES) ? 'page' : 'api',
      statuses: answers.map(([status]) => status),
      scenarios: answers.flatMap(([status, answer]) =>
        examplesOf(document, answer).map(([scenario, { summary, value: shown = null }]) => ({
          name: scenario,
          summary: textOf(summary),
          status,
          value: shown,
        })),
      ),
      required: requiredOf(document, operation.requestBody),
      requests: new Map(
        examplesOf(document, operation.requestBody).map(([example, { value: sent = null }]) => [example, sent]),
      ),
      pattern: patternOf(path),
      headers: answers.flatMap(([, answer]) => headersOf(document, answer)),
    };
  });
}

/** Every operation of both documents. */
export function mockedOperations(documents: Readonly<Record<DocumentName, JsonObject>>): readonly MockedOperation[] {
  return [...operationsOf('merchant', documents.merchant), ...operationsOf('admin', documents.admin)];
}

/** The operation of a request; a fixed path comes before one with a parameter. */
export function operationFor(
  operations: readonly MockedOperation[],
  method: string,
  path: string,
): MockedOperation | undefined {
  const found = operations.filter((each) => each.method === method && each.pattern.test(path));
  return found.find((each) => each.path === path) ?? found[0];
}

/** The answer that an operation's example shows. Throws when there is none of this name. */
export function answerExample(operations: readonly MockedOperation[], id: string, name: string): JsonObject {
  const scenario = operations.find((each) => each.id === id)?.scenarios.find((each) => each.name === name);
  return toObject(scenario?.value, `${id} ${name}`);
}
