/**
 * Checks the headers of an answer against the contract: the required ones are there, each matches its schema, and every `x-` header
 * is documented.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import adminDocument from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import type { Operation } from '../../generated/server/operations.ts';
import { deref, isJsonObject, type JsonObject, membersOf, parseJson, toObject } from '../../scripts/generate/json.ts';

const ajv = new Ajv2020.default({ strict: false, validateFormats: true });
addFormats.default(ajv);

/** By name, in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

export interface HeaderRule {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** Those that say what to do next: one that the contract does not mention would mislead. */
const LEADING: ReadonlySet<string> = new Set(['allow', 'location', 'retry-after', 'www-authenticate']);

const documents: Readonly<Record<Operation['document'], JsonObject>> = {
  merchant: toObject(parseJson(JSON.stringify(merchantDocument)), 'merchant'),
  admin: toObject(parseJson(JSON.stringify(adminDocument)), 'admin'),
};

function rulesIn(name: Operation['document'], headers: JsonObject): readonly HeaderRule[] {
  const document = documents[name];
  return membersOf(headers).map(([header, described]) => {
    const { required, schema } = toObject(deref(document, described), header);
    return {
      name: header.toLowerCase(),
      required: required === true,
      schema: toObject(deref(document, schema), header),
    };
  });
}

/** A protection for browsers that every answer of the administration has. */
const PROTECTION = 'x-content-type-options';

const known = new Map<string, readonly HeaderRule[]>();

/** What the contract says of the headers of an answer of this status. */
export function headerRules({ id, document, path, method }: Operation, status: number): readonly HeaderRule[] {
  const key = `${id} ${status}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const item = toObject(toObject(documents[document].paths, 'paths')[path], path);
  const { responses } = toObject(item[method], id);
  const response = deref(documents[document], toObject(responses, id)[String(status)]);
  const made = rulesIn(document, toObject(isJsonObject(response) ? (response.headers ?? {}) : {}, key));
  known.set(key, made);
  return made;
}

const ALWAYS = ['x-request-id', 'x-response-id'];
const text = { type: 'string', minLength: 1 } as const;

/** Of an answer of no operation: an address that is not there, or a method that it does not have. */
export function strayHeaderRules(status: number): readonly HeaderRule[] {
  const names = status === 405 ? [...ALWAYS, 'allow'] : ALWAYS;
  return names.map((name) => ({ name, required: true, schema: text }));
}

/** A header is text; where its schema wants a number, the number that the text is. */
function headerValue(header: string, { type }: JsonObject): string | number {
  return type === 'integer' && /^-?\d+$/.test(header) ? Number(header) : header;
}

/** What is wrong with the headers; empty when they are as the rules have it. */
export function headerProblems(rules: readonly HeaderRule[], headers: AnswerHeaders): string[] {
  const documented = new Set(rules.map(({ name }) => name));
  const unknown = Object.keys(headers).filter(
    (name) => name !== PROTECTION && (name.startsWith('x-') || LEADING.has(name)) && !documented.has(name),
  );
  return [
    ...unknown.map((name) => `the contract does not know the header ${name}`),
    ...rules.flatMap(({ name, required, schema }) => {
      const value = headers[name];
      if (value === undefined) return required ? [`the header ${name} is missing`] : [];
      const fits = ajv.validate(schema, headerValue(value, schema));
      return fits ? [] : [`the header ${name} ${ajv.errorsText(ajv.errors)}`];
    }),
  ];
}
