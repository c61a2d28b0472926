/**
 * The contents of the reference, in the order of the contract: operations by tag, events, schemas. Pure.
 */
import {
  type Answer,
  answerOf,
  type Body,
  type Contract,
  type Contracts,
  METHODS,
  type Media,
  type Method,
  type OperationObject,
  type Parameter,
  parameterOf,
  type Schema,
} from './contract.ts';
import type { PagePath } from './links.ts';

export interface ShownOperation {
  readonly id: string;
  readonly contract: Contract;
  readonly api: keyof Contracts;
  readonly subject: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** The names of the security schemes; `none` for anonymous callers. */
  readonly schemes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: (Body & { readonly mediaType: string; readonly media: Media }) | null;
  readonly answers: readonly (readonly [status: string, answer: Answer])[];
}

export interface Subject {
  readonly api: keyof Contracts;
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

export interface Catalogue {
  readonly contracts: Contracts;
  readonly subjects: readonly Subject[];
  readonly events: readonly ShownOperation[];
  /** The schemas of both contracts by name; a schema of both is listed once. */
  readonly schemas: ReadonlyMap<string, { readonly contract: Contract; readonly schema: Schema }>;
}

interface Location {
  readonly contract: Contract;
  readonly api: keyof Contracts;
  readonly path: string;
  readonly method: Method;
  readonly shared: readonly Parameter[];
  readonly operation: OperationObject;
}

function shown({ contract, api, path, method, shared, operation }: Location): ShownOperation {
  const security = operation.security ?? contract.security ?? [];
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    contract,
    api,
    subject: operation.tags[0] ?? '',
    method,
    path,
    summary: operation.summary,
    description: operation.description,
    schemes: security.length === 0 ? ['none'] : security.map((each) => Object.keys(each)[0] ?? 'none'),
    parameters: [...shared, ...(operation.parameters ?? [])].map((each) => parameterOf(contract, each)),
    body:
      content === undefined || operation.requestBody === undefined
        ? null
        : { ...operation.requestBody, mediaType: content[0], media: content[1] },
    answers: Object.entries(operation.responses).map(([status, answer]) => [status, answerOf(contract, answer)]),
  };
}

function operationsIn(contract: Contract, api: keyof Contracts, paths: Contract['paths']): readonly ShownOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [shown({ contract, api, path, method, shared: item.parameters ?? [], operation })];
    }),
  );
}

function subjectsOf(contract: Contract, api: keyof Contracts): readonly Subject[] {
  const operations = operationsIn(contract, api, contract.paths);
  return contract.tags
    .map(({ name, description }) => ({
      api,
      name,
      description,
      operations: operations.filter(({ subject }) => subject === name),
    }))
    .filter((subject) => subject.operations.length > 0);
}

/** The contents of both contracts. */
export function catalogueOf(contracts: Contracts): Catalogue {
  const { merchant, admin } = contracts;
  const schemasOf = (contract: Contract) =>
    Object.entries(contract.components.schemas).map(([name, schema]) => [name, { contract, schema }] as const);
  return {
    contracts,
    subjects: [...subjectsOf(merchant, 'merchant'), ...subjectsOf(admin, 'admin')],
    events: operationsIn(merchant, 'merchant', merchant.webhooks ?? {}),
    schemas: new Map([...schemasOf(admin), ...schemasOf(merchant)].sort(([left], [right]) => (left < right ? -1 : 1))),
  };
}

/** Every operation of the catalogue, without the events. */
export function allOperations(catalogue: Catalogue): readonly ShownOperation[] {
  return catalogue.subjects.flatMap(({ operations }) => operations);
}

/** The method and path of an operation: `POST /orders`. */
export function callName({ method, path }: ShownOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The names of the schemas that a part of the contract refers to. */
function namedIn(part: unknown): readonly string[] {
  return [...(JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

/** The pages that use each schema: operations and events whose bodies refer to it, and other schemas. */
export function schemaUses(catalogue: Catalogue): ReadonlyMap<string, ReadonlyMap<PagePath, string>> {
  const uses = new Map<string, Map<PagePath, string>>();
  const note = (names: readonly string[], path: PagePath, title: string) => {
    for (const name of names) uses.set(name, (uses.get(name) ?? new Map<PagePath, string>()).set(path, title));
  };
  const named = ({ body, answers }: ShownOperation) => {
    const good = answers.filter(([status]) => status.startsWith('2'));
    const media = good.flatMap(([, { content = {} }]) => Object.values(content));
    return namedIn([body?.media.schema, ...media.map(({ schema }) => schema)]);
  };
  for (const operation of allOperations(catalogue))
    note(named(operation), `operations/${operation.id}`, callName(operation));
  for (const event of catalogue.events) note(named(event), `events/${event.path}`, event.path);
  for (const [name, { schema }] of catalogue.schemas) note(namedIn(schema), `schemas/${name}`, name);
  return uses;
}
