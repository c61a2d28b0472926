/**
 * Checks requests and answers against the contract by express-openapi-validator: one validator for each tag, each over a
 * spec cut down to that tag. Forms are coerced (a form knows only texts), JSON is not. Credentials are not its matter: see
 * authenticate.ts.
 */
import type { Request, RequestHandler, Response } from 'express';
import { middleware } from 'express-openapi-validator';
import adminDocument from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { isStreamed } from './streamed-body.ts';

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

/** A streamed body is not there yet, and is its handler's to check. */
function operationAsRead(described: unknown, operation: Operation): unknown {
  if (!isRecord(described)) return described;
  const { requestBody, ...others } = described;
  const body = requestBody === undefined || isStreamed(operation) ? {} : { requestBody };
  const parameters = Array.isArray(described.parameters) ? { parameters: described.parameters.map(asRead) } : {};
  return { ...others, ...body, ...parameters };
}

function pick(paths: Paths, members: readonly Operation[]): Record<string, Record<string, unknown>> {
  const cut: Record<string, Record<string, unknown>> = {};
  for (const operation of members) {
    const { path, method } = operation;
    cut[path] = { ...cut[path], [method]: operationAsRead(paths[path]?.[method], operation) };
  }
  return cut;
}

function cutDocument(members: readonly Operation[]): Document {
  const source = members.some((operation) => operation.document === 'admin') ? adminDocument : merchantDocument;
  const { openapi, info, components } = source;
  const whole = { openapi, info, components, servers: [{ url: '/' }], paths: pick(source.paths, members) };
  return JSON.parse(JSON.stringify(whole));
}

/** The validator's steps that find the operation of a request; its credentials are not asked for. */
const FINDING = new Set(['pathParamsMiddleware', 'metadataMiddleware', 'securityMiddleware']);

interface Validator {
  readonly find: readonly RequestHandler[];
  readonly check: readonly RequestHandler[];
}

function validatorOf(members: readonly Operation[]): Validator {
  const coerceTypes = members.some((operation) => operation.requestMediaType === FORM);
  const handlers = middleware({
    apiSpec: cutDocument(members),
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: { allowUnknownQueryParameters: true, coerceTypes, allErrors: true },
    validateResponses: true,
    fileUploader: false,
  });
  const steps = handlers.map((handler) => {
    const step: RequestHandler = (req, res, next) => handler(req, res, next);
    return { finds: FINDING.has(handler.name), step };
  });
  return {
    find: steps.filter(({ finds }) => finds).map(({ step }) => step),
    check: steps.filter(({ finds }) => !finds).map(({ step }) => step),
  };
}

function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Runs the steps one after the other, and `next` after the last or at the first problem. */
function inTurn(
  steps: readonly RequestHandler[],
  req: Request,
  res: Response,
  next: (problem?: unknown) => void,
): void {
  const run = (index: number): void => {
    const step = steps[index];
    if (step === undefined) next();
    else step(req, res, (problem?: unknown) => (problem === undefined ? run(index + 1) : next(problem)));
  };
  run(0);
}

/**
 * The validator compiles and keeps schemas for every media type it is sent, parameters and all, of an operation without a
 * body too: told no other than the operation's own, it keeps one.
 */
function nameMediaType(req: Request, { requestMediaType }: Operation): void {
  if (requestMediaType !== null) req.headers['content-type'] = requestMediaType;
  else if (req.headers['content-type'] !== undefined) delete req.headers['content-type'];
}

/** Checks against one operation. The validator compiles path patterns to find it, so what it found is kept. */
function checkAgainst(operation: Operation, validator: () => Validator): RequestHandler {
  let found: object | undefined;
  return (req, res, next) => {
    nameMediaType(req, operation);
    const { find, check } = validator();
    if (found !== undefined) {
      Object.assign(req, { openapi: { ...found, pathParams: req.params } });
      inTurn(check, req, res, next);
      return;
    }
    inTurn(find, req, res, (problem) => {
      if (problem !== undefined) return next(problem);
      if ('openapi' in req && isRecord(req.openapi)) found = req.openapi;
      inTurn(check, req, res, next);
    });
  };
}

export type Validation = (operation: Operation) => readonly RequestHandler[];

/** The validation step of each operation. A tag's schemas compile on its first request, or in warm-up.ts before that. */
export function createValidation(): Validation {
  const byTag = new Map<string, () => Validator>();
  return (operation) => {
    const members = operationList.filter((other) => other.tag === operation.tag);
    const validator = byTag.get(operation.tag) ?? onFirstUse(() => validatorOf(members));
    byTag.set(operation.tag, validator);
    return [checkAgainst(operation, validator)];
  };
}
