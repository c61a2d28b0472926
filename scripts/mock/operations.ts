/** The operations with the contract's examples. Pure. */
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { deref, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';

export type DocumentName = Operation['document'];
export type Documents = Readonly<Record<DocumentName, JsonObject>>;

export interface Scenario {
  readonly name: string;
  readonly summary: string;
  readonly status: string;
  readonly value: Json;
}

export interface MockedOperation extends Operation {
  readonly summary: string;
  readonly scenarios: readonly Scenario[];
  readonly pattern: RegExp;
}

function scenariosOf(document: JsonObject, responses: Json | undefined): readonly Scenario[] {
  return membersOf(responses).flatMap(([status, answer]) =>
    membersOf(toObject(deref(document, answer), status).content).flatMap(([, media]) =>
      membersOf(toObject(media, status).examples).map(([name, example]): Scenario => {
        const { summary, value = null } = toObject(example, name);
        return { name, summary: String(summary ?? ''), status, value };
      }),
    ),
  );
}

/** The pattern of a path such as `/orders/{order_id}`. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

/** The operations of both documents. */
export function mockedOperations(documents: Documents): readonly MockedOperation[] {
  return operationList.map((served): MockedOperation => {
    const document = documents[served.document];
    const path = toObject(toObject(document.paths, 'paths')[served.path], served.path);
    const operation = toObject(path[served.method], served.id);
    const scenarios = scenariosOf(document, operation.responses);
    return { ...served, summary: String(operation.summary ?? ''), scenarios, pattern: patternOf(served.path) };
  });
}

/** The operations of a path. Fixed paths take precedence over parameters. */
export function operationsAt(operations: readonly MockedOperation[], path: string): readonly MockedOperation[] {
  const found = operations.filter(({ pattern }) => pattern.test(path));
  const fixed = found.filter((operation) => operation.path === path);
  return fixed.length === 0 ? found : fixed;
}

/** The named response example of an operation. Throws when it does not exist. */
export function answerExample(operations: readonly MockedOperation[], id: string, name: string): JsonObject {
  const scenario = operations.find((each) => each.id === id)?.scenarios.find((each) => each.name === name);
  return toObject(scenario?.value, `${id} ${name}`);
}
