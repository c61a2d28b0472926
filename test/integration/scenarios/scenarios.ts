/**
 * The scenarios of the contract: one for each example of an answer, and one for each documented answer without a body. What has
 * to be there before, and what the call says besides its request example, stands in the contract as `x-given`: at the operation,
 * by the scenario's name; or at the example, where a response is shared by many operations.
 */
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import type { Operation } from '../../../generated/server/operations.ts';
import { operationList } from '../../../generated/server/operations.ts';
import {
  deref,
  isJsonArray,
  isJsonObject,
  type Json,
  type JsonObject,
  membersOf,
  parseJson,
  textsOf,
  toObject,
} from '../../../scripts/generate/json.ts';

/** What `x-given` says of a scenario. */
export interface Given {
  /** Names of seeders, in their order: test/scenarios/givens. */
  readonly state: readonly string[];
  /** The request example to take, where it is not the one of the scenario's name. */
  readonly request: string | undefined;
  /** Values that replace those of the examples; null takes one away. */
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  readonly body: JsonObject;
  /** Why this operation cannot give an answer whose example it shares with others. */
  readonly notHere: string | undefined;
  /** Names of fields that hold what the example cannot know: their keys are not compared. */
  readonly open: readonly string[];
  /** The time of the call, where it is later than that of what is given: a time of the examples. */
  readonly at: string | undefined;
}

export interface Scenario {
  readonly operation: Operation;
  readonly name: string;
  readonly status: number;
  /** Of the answer; null where it has no body. */
  readonly mediaType: string | null;
  /** The answer that the contract shows. */
  readonly example: Json | undefined;
  /** The body that the contract shows; undefined where the operation takes none. */
  readonly body: Json | undefined;
  /** Whether the body is in a gateway's own format, which is JSON and which the client does not send. */
  readonly ownFormat: boolean;
  readonly given: Given;
  /** Values of the parameters that the contract shows: those of the path, and required ones. */
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', JsonObject>>;
}

const documents: Readonly<Record<Operation['document'], JsonObject>> = {
  merchant: toObject(parseJson(JSON.stringify(merchantDocument)), 'merchant'),
  admin: toObject(parseJson(JSON.stringify(adminDocument)), 'admin'),
};

function givenOf(value: Json | undefined, where: string): Given {
  const { state, request, path, query, headers, body, not_here, open, at, ...others } = isJsonArray(value)
    ? { state: value }
    : isJsonObject(value)
      ? value
      : {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`${where}: x-given has no ${unknown}`);
  return {
    state: textsOf(state),
    request: typeof request === 'string' ? request : undefined,
    path: toObject(path ?? {}, where),
    query: toObject(query ?? {}, where),
    headers: toObject(headers ?? {}, where),
    body: toObject(body ?? {}, where),
    notHere: typeof not_here === 'string' ? not_here : undefined,
    open: textsOf(open),
    at: typeof at === 'string' ? at : undefined,
  };
}

interface Example {
  readonly name: string;
  readonly value: Json | undefined;
  readonly given: Json | undefined;
}

function examplesOf(document: JsonObject, media: Json | undefined): readonly Example[] {
  const { examples } = toObject(media ?? {}, 'media type');
  return membersOf(examples).map(([name, example]) => {
    const { value, 'x-given': given } = toObject(deref(document, example), name);
    return { name, value, given };
  });
}

interface RequestBody {
  readonly value: Json | undefined;
  readonly ownFormat: boolean;
}

function requestsOf(document: JsonObject, described: JsonObject): ReadonlyMap<string, RequestBody> {
  const { content } = toObject(deref(document, described.requestBody) ?? {}, 'requestBody');
  const examples = membersOf(content).flatMap(([, media]) => {
    const ownFormat = 'x-own-format' in toObject(media, 'media type');
    return examplesOf(document, media).map(({ name, value }) => [name, { value, ownFormat }] as const);
  });
  return new Map(examples);
}

function parametersOf(document: JsonObject, item: JsonObject, described: JsonObject): Scenario['parameters'] {
  const found = { path: new Map<string, Json>(), query: new Map<string, Json>(), header: new Map<string, Json>() };
  for (const list of [item.parameters, described.parameters]) {
    for (const parameter of isJsonArray(list) ? list : []) {
      const { name, in: place, required, example } = toObject(deref(document, parameter), 'parameter');
      if (required !== true || example === undefined || typeof name !== 'string') continue;
      if (place === 'path' || place === 'query' || place === 'header') found[place].set(name, example);
    }
  }
  const { path, query, header } = found;
  return { path: Object.fromEntries(path), query: Object.fromEntries(query), header: Object.fromEntries(header) };
}

interface Shown {
  readonly status: number;
  readonly mediaType: string | null;
  readonly example: Example;
}

/** The answers of an operation: each example, and each status without a body under the names of the requests that lead to it. */
function shownOf(document: JsonObject, described: JsonObject, requests: readonly string[]): readonly Shown[] {
  const answers = membersOf(described.responses).map(([status, response]) => {
    const { content } = toObject(deref(document, response), status);
    return { status: Number(status), media: content === undefined ? null : membersOf(content) };
  });
  const named = answers.flatMap(({ status, media }) =>
    (media ?? []).flatMap(([mediaType, value]) =>
      examplesOf(document, value).map((example) => ({ status, mediaType, example })),
    ),
  );
  const taken = new Set(named.map(({ example }) => example.name));
  const left = requests.filter((name) => !taken.has(name));
  const bare = answers.flatMap(({ status, media }) => {
    if (media !== null) return [];
    const names = left.length === 0 ? [String(status)] : left;
    return names.map((name) => ({ status, mediaType: null, example: { name, value: undefined, given: undefined } }));
  });
  return [...named, ...bare];
}

function scenariosOf(operation: Operation): readonly Scenario[] {
  const document = documents[operation.document];
  const item = toObject(toObject(document.paths, 'paths')[operation.path], operation.path);
  const described = toObject(item[operation.method], operation.id);
  const requests = requestsOf(document, described);
  const own = toObject(described['x-given'] ?? {}, `${operation.id}: x-given`);
  const shown = shownOf(document, described, [...requests.keys()]);
  const names = new Set(shown.map(({ example }) => example.name));
  const stray = Object.keys(own).find((name) => !names.has(name));
  if (stray !== undefined) throw new Error(`${operation.id}: x-given names ${stray}, which is no example of an answer`);
  const parameters = parametersOf(document, item, described);
  const scenarioOf = ({ status, mediaType, example }: Shown, given: Given): Scenario => {
    const name = given.request ?? (requests.has(example.name) ? example.name : [...requests.keys()][0]);
    const { value: body, ownFormat = false } = (name === undefined ? undefined : requests.get(name)) ?? {};
    const shownBody = { body, ownFormat };
    return {
      operation,
      name: example.name,
      status,
      mediaType,
      example: example.value,
      ...shownBody,
      given,
      parameters,
    };
  };
  const givens = shown.map(({ example: { name, given } }) => givenOf(own[name] ?? given, `${operation.id} ${name}`));
  const usual = givens[shown.findIndex(({ status }) => status < 400)];
  return shown.map((one, index) => scenarioOf(one, asUsual(givens[index] ?? givenOf(undefined, operation.id), usual)));
}

/** `as_usual` stands for all that is given where the call goes well. */
function asUsual(given: Given, usual: Given | undefined): Given {
  if (given.state[0] !== 'as_usual' || usual === undefined) return given;
  return { ...usual, state: [...usual.state, ...given.state.slice(1)], open: given.open, at: given.at };
}

/** Every scenario of both documents. */
export const scenarios: readonly Scenario[] = operationList.flatMap(scenariosOf);

/** The value of an example of a request. Throws when there is none. */
export function requestExample(operationId: string, name: string): Json {
  const scenario = operationList.find(({ id }) => id === operationId);
  if (scenario === undefined) throw new Error(`there is no operation ${operationId}`);
  const document = documents[scenario.document];
  const described = toObject(
    toObject(toObject(document.paths, 'paths')[scenario.path], scenario.path)[scenario.method],
    operationId,
  );
  const value = requestsOf(document, described).get(name)?.value;
  if (value === undefined) throw new Error(`${operationId} has no request example ${name}`);
  return value;
}

/** The schema of an operation's body; empty where it takes none. */
export function bodySchema({ document: name, path, method, id, requestMediaType }: Operation): JsonObject {
  const document = documents[name];
  const described = toObject(toObject(toObject(document.paths, 'paths')[path], path)[method], id);
  const { content } = toObject(deref(document, described.requestBody) ?? {}, id);
  const media = toObject(toObject(content ?? {}, id)[requestMediaType ?? ''] ?? {}, id);
  const schema = toObject(deref(document, media.schema) ?? {}, id);
  const properties = membersOf(schema.properties).map(([field, value]) => [field, deref(document, value) ?? {}]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The names of the headers that an operation's answers are documented with. */
export function headersOf({ document: name, path, method, id }: Operation): readonly string[] {
  const document = documents[name];
  const described = toObject(toObject(toObject(document.paths, 'paths')[path], path)[method], id);
  return membersOf(described.responses).flatMap(([status, response]) =>
    membersOf(toObject(deref(document, response), status).headers).map(([header]) => header),
  );
}

/** How a scenario is called in tests and tables. */
export function titleOf({ operation, status, name, mediaType }: Scenario): string {
  const kind = mediaType === null || mediaType === 'application/json' ? '' : ` (${mediaType})`;
  return `${operation.id} ${status} ${name}${kind}`;
}
