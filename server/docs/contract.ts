/**
 * The types of the OpenAPI documents: the parts that the reference shows. Pure.
 */
import adminBundle from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantBundle from '../../generated/openapi.json' with { type: 'json' };

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  /** The known values; others may be added. */
  readonly 'x-extensible-enum'?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Body {
  readonly required?: boolean;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Answer extends Body {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, Parameter>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Answer>>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface PathItem extends Readonly<Partial<Record<Method, OperationObject>>> {
  readonly parameters?: readonly Parameter[];
}

export interface Contract {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description: string;
  };
  readonly servers: readonly {
    readonly url: string;
    readonly variables: Readonly<Record<string, { readonly default: string }>>;
  }[];
  readonly security?: OperationObject['security'];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Answer>>;
    readonly headers?: Readonly<Record<string, Parameter>>;
  };
}

export interface Contracts {
  readonly merchant: Contract;
  readonly admin: Contract;
}

/** The two bundles of the project. */
export const contracts: Contracts = { merchant: merchantBundle, admin: adminBundle };

/** The name at the end of a reference to a component. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** What a reference to one of the components refers to, or the part itself. */
function resolved<Part extends { readonly $ref?: string }>(
  components: Readonly<Record<string, Part>> = {},
  part: Part,
) {
  if (part.$ref === undefined) return part;
  const found = components[refName(part.$ref)];
  if (found === undefined) throw new Error(`${part.$ref} does not resolve`);
  return found;
}

export const schemaOf = ({ components }: Contract, part: Schema) => resolved(components.schemas, part);
export const parameterOf = ({ components }: Contract, part: Parameter) => resolved(components.parameters, part);
export const headerOf = ({ components }: Contract, part: Parameter) => resolved(components.headers, part);
export const answerOf = ({ components }: Contract, part: Answer) => resolved(components.responses, part);

/** The values that a schema lists, closed or extensible. */
export function listedIn(schema: Schema): readonly unknown[] | undefined {
  return schema.enum ?? schema['x-extensible-enum'];
}

/** A description without its lines of values ("- `PENDING`: not ended."), and the meanings that they give. */
export function meaningsIn(description: string): {
  readonly text: string;
  readonly meanings: ReadonlyMap<string, string>;
} {
  const line = /^- `([^`]+)`: (.*)$\n?/gm;
  const meanings = new Map([...description.matchAll(line)].map(([, value = '', meaning = '']) => [value, meaning]));
  return { text: description.replace(line, ''), meanings };
}

/** The first example of a parameter or header, or the first value of its schema. */
export function exampleOf(contract: Contract, parameter: Parameter): unknown {
  const [named] = Object.values(parameter.examples ?? {});
  const { schema = {} } = parameter;
  const resolved = schemaOf(contract, schema);
  const { default: fallback } = resolved;
  return parameter.example ?? named?.value ?? fallback ?? listedIn(resolved)?.[0];
}
