/**
 * Checks requests and answers against the contract by express-openapi-validator: one validator for each tag, each over a
 * spec cut down to that tag, since the validator walks all its routes on every request. Forms are coerced (a form knows
 * only texts), JSON is not. Credentials are not its matter: see authenticate.ts.
 */
import type { RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import adminDocument from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../generated/server/operations.ts';

const FORM = 'application/x-www-form-urlencoded';

type Document = Parameters<typeof middleware>[0]['apiSpec'];
interface Paths {
  readonly [path: string]: Readonly<Record<string, unknown>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A query key as it is read: with characters that need no encoding (the colons of a moment), and without the contract's
 * default, which the handler knows; filled in here, it would look like something the caller said.
 */
function asRead(parameter: unknown): unknown {
  if (!isRecord(parameter) || parameter.in !== 'query' || !isRecord(parameter.schema)) return parameter;
  const { default: _default, ...schema } = parameter.schema;
  return { ...parameter, allowReserved: true, schema };
}

function operationAsRead(operation: unknown): unknown {
  if (!isRecord(operation) || !Array.isArray(operation.parameters)) return operation;
  return { ...operation, parameters: operation.parameters.map(asRead) };
}

function pick(paths: Paths, members: readonly Operation[]): Record<string, Record<string, unknown>> {
  const cut: Record<string, Record<string, unknown>> = {};
  for (const { path, method } of members)
    cut[path] = { ...cut[path], [method]: operationAsRead(paths[path]?.[method]) };
  return cut;
}

function cutDocument(members: readonly Operation[]): Document {
  const source = members.some((operation) => operation.document === 'admin') ? adminDocument : merchantDocument;
  const { openapi, info, components } = source;
  const whole = { openapi, info, components, servers: [{ url: '/' }], paths: pick(source.paths, members) };
  return JSON.parse(JSON.stringify(whole));
}

function validatorOf(members: readonly Operation[]): RequestHandler[] {
  const coerceTypes = members.some((operation) => operation.requestMediaType === FORM);
  const handlers = middleware({
    apiSpec: cutDocument(members),
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: { allowUnknownQueryParameters: true, coerceTypes, allErrors: true },
    validateResponses: true,
    fileUploader: false,
  });
  return handlers.map(
    (handler): RequestHandler =>
      (req, res, next) =>
        handler(req, res, next),
  );
}

export type Validation = (operation: Operation) => readonly RequestHandler[];

/** Runs the steps one after the other; they are made on first use. */
function madeOnFirstUse(make: () => readonly RequestHandler[]): RequestHandler {
  let made: readonly RequestHandler[] | undefined;
  return (req, res, next) => {
    made ??= make();
    const steps = made;
    const run = (index: number): void => {
      const step = steps[index];
      if (step === undefined) next();
      else step(req, res, (problem?: unknown) => (problem === undefined ? run(index + 1) : next(problem)));
    };
    run(0);
  };
}

/** The validation step of each operation. A tag's schemas compile on its first request, or in warm-up.ts before that. */
export function createValidation(): Validation {
  const byTag = new Map<string, RequestHandler>();
  return (operation) => {
    const members = operationList.filter((other) => other.tag === operation.tag);
    const step = byTag.get(operation.tag) ?? madeOnFirstUse(() => validatorOf(members));
    byTag.set(operation.tag, step);
    return [step];
  };
}
