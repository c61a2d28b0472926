/**
 * Validates requests against the contract with express-openapi-validator (see validator-steps.ts): one validator per tag, over the
 * sub-document of that tag. Form values are coerced, because forms carry only text; JSON values are not. authenticate.ts checks
 * credentials and answer-check.ts checks answers.
 */
import type { Request, RequestHandler } from 'express';
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import type { InnerRequest } from '../../../generated/server/router.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { createAnswerCheck } from './answer-check.ts';
import { app, metadataOf, type Parts, type Validator, validatorOf } from './validator-steps.ts';

/**
 * Sets the Content-Type to the operation's own. The validator caches compiled schemas per Content-Type, parameters included, even
 * for operations without a body: with one value per operation, its cache cannot grow.
 */
function setMediaType(req: Request, { requestMediaType }: Operation): void {
  if (requestMediaType !== null) req.headers['content-type'] = requestMediaType;
  else if (req.headers['content-type'] !== undefined) delete req.headers['content-type'];
}

/** The parts of a nested request, before coercion. */
export interface InnerParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The validator's metadata of an operation, computed once: finding it compiles path patterns. */
function metadataOnce(operation: Operation, validator: () => Validator): () => Promise<object> {
  let found: Promise<object> | undefined;
  return () => {
    found ??= metadataOf(operation, validator());
    return found;
  };
}

/** Validates a nested request and returns it in the form that its handler takes. */
function checkInner(operation: Operation, validator: () => Validator, metadata: () => Promise<object>) {
  return async (inner: InnerParts): Promise<InnerRequest> => {
    const { requestMediaType } = operation;
    const type = requestMediaType === null ? {} : { 'content-type': requestMediaType };
    const target = {
      method: operation.method.toUpperCase(),
      path: operation.path,
      originalUrl: operation.path,
      baseUrl: '',
      app,
    };
    const params = { ...inner.path };
    const openapi = { ...(await metadata()), pathParams: params };
    const sent = { headers: { ...inner.headers, ...type }, params, query: { ...inner.query }, body: inner.body };
    const parts: Parts = { ...target, ...sent, openapi, cookies: undefined };
    await new Promise<void>((resolve, reject) =>
      validator().check.run(parts, {}, (problem: unknown) => (problem === undefined ? resolve() : reject(problem))),
    );
    return { path: params, query: parts.query, headers: inner.headers, body: parts.body };
  };
}

/** Middleware that validates a request against one operation. */
function checkAgainst(
  operation: Operation,
  validator: () => Validator,
  metadata: () => Promise<object>,
): RequestHandler {
  return async (req, res, next) => {
    setMediaType(req, operation);
    const found = await metadata();
    const { method, path, baseUrl, originalUrl, headers, params, query, body } = req;
    const openapi = { ...found, pathParams: params };
    const parts: Parts = {
      method,
      path,
      baseUrl,
      originalUrl,
      headers,
      params,
      query,
      body,
      app,
      openapi,
      cookies: undefined,
    };
    validator().check.run(parts, res, (problem: unknown) => {
      if (req.body !== parts.body) req.body = parts.body;
      next(problem);
    });
  };
}

/** The checks of an operation. */
export interface OperationChecks {
  /** Runs before all middleware that may fail, so that errors are checked too. */
  readonly answer: RequestHandler;
  readonly request: RequestHandler;
  /** Validates a nested request. Throws the validator's error. */
  readonly inner: (parts: InnerParts) => Promise<InnerRequest>;
  /** The problem of an answer that is not sent directly, such as one that is encrypted; undefined when it is valid. */
  readonly answerProblem: (status: number, body: unknown) => string | undefined;
  /** Compiles the schemas of all its answers. Throws when one fails to compile. */
  readonly compileAnswers: () => void;
}

export type Validation = (operation: Operation) => OperationChecks;

/** Creates the checks of each operation. The schemas of a tag compile on its first request, or earlier in warm-up.ts. */
export function createValidation(): Validation {
  const byTag = new Map<string, () => Validator>();
  const answerCheck = createAnswerCheck();
  const cache = new Map<string, OperationChecks>();
  return (operation) => {
    const cached = cache.get(operation.id);
    if (cached !== undefined) return cached;
    const members = operationList.filter((other) => other.tag === operation.tag);
    const validator = byTag.get(operation.tag) ?? onFirstUse(() => validatorOf(members));
    byTag.set(operation.tag, validator);
    const { step, problem, compile } = answerCheck(operation);
    const metadata = metadataOnce(operation, validator);
    const checks = {
      answer: step,
      request: checkAgainst(operation, validator, metadata),
      inner: checkInner(operation, validator, metadata),
      answerProblem: problem,
      compileAnswers: compile,
    };
    cache.set(operation.id, checks);
    return checks;
  };
}
