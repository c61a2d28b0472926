/**
 * What there is to show, in the order of the contract: the operations by subject, the events, the schemas. Pure.
 */
import {
  type Answer,
  answerOf,
  type Body,
  type Contract,
  type Contracts,
  METHODS,
  type Method,
  type OperationObject,
  type Parameter,
  parameterOf,
  refName,
  type Schema,
} from './contract.ts';

export interface ShownOperation {
  readonly id: string;
  readonly contract: Contract;
  /** Which client has it. */
  readonly side: keyof Contracts;
  readonly subject: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Names of the schemes that open it; `none` among them where it can be called without. */
  readonly schemes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: (Body & { readonly mediaType: string; readonly media: NonNullable<Body['content']>[string] }) | null;
  readonly answers: readonly (readonly [status: string, answer: Answer])[];
}

export interface Subject {
  readonly side: keyof Contracts;
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

export interface Catalogue {
  readonly contracts: Contracts;
  readonly subjects: readonly Subject[];
  readonly events: readonly ShownOperation[];
  /** The schemas of both contracts by their name; what both have is shown once. */
  readonly schemas: ReadonlyMap<string, { readonly contract: Contract; readonly schema: Schema }>;
}

interface Place {
  readonly contract: Contract;
  readonly side: keyof Contracts;
  readonly path: string;
  readonly method: Method;
  readonly shared: readonly Parameter[];
  readonly operation: OperationObject;
}

function shown({ contract, side, path, method, shared, operation }: Place): ShownOperation {
  const security = operation.security ?? contract.security ?? [];
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    contract,
    side,
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

function operationsIn(contract: Contract, side: keyof Contracts, paths: Contract['paths']): readonly ShownOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [shown({ contract, side, path, method, shared: item.parameters ?? [], operation })];
    }),
  );
}

function subjectsOf(contract: Contract, side: keyof Contracts): readonly Subject[] {
  const operations = operationsIn(contract, side, contract.paths);
  return contract.tags
    .map(({ name, description }) => ({
      side,
      name,
      description,
      operations: operations.filter(({ subject }) => subject === name),
    }))
    .filter((subject) => subject.operations.length > 0);
}

/** Everything of both contracts. */
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

/** Every operation of the catalogue, events apart. */
export function allOperations(catalogue: Catalogue): readonly ShownOperation[] {
  return catalogue.subjects.flatMap(({ operations }) => operations);
}

/** How an operation is called: `POST /orders`. */
export function callName({ method, path }: ShownOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The schemas that a schema names, itself or in its parts. */
export function namedIn(schema: Schema): readonly string[] {
  const { $ref: ref, items, properties = {}, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = schema;
  const parts = [...Object.values(properties), ...oneOf, ...anyOf, ...allOf];
  if (items !== undefined) parts.push(items);
  if (typeof additionalProperties === 'object') parts.push(additionalProperties);
  return [...(ref === undefined ? [] : [refName(ref)]), ...parts.flatMap(namedIn)];
}
