/**
 * Checks requests against the contract by express-openapi-validator (see validator-steps.ts): one validator for each tag, each
 * over a spec cut down to that tag. Forms are coerced (a form knows only texts), JSON is not. Credentials are not its matter: see
 * authenticate.ts; nor are answers: see answer-check.ts.
 */
import type { Request, RequestHandler } from 'express';
import { type Operation, operationList } from '../../../generated/server/operations.ts';
import type { InnerRequest } from '../../../generated/server/router.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { createAnswerCheck } from './answer-check.ts';
import { app, metadataOf, type Parts, type Validator, validatorOf } from './validator-steps.ts';

/**
 * The validator compiles and keeps schemas for every media type it is sent, parameters and all, of an operation without a
 * body too: told no other than the operation's own, it keeps one.
 */
function setMediaType(req: Request, { requestMediaType }: Operation): void {
  if (requestMediaType !== null) req.headers['content-type'] = requestMediaType;
  else if (req.headers['content-type'] !== undefined) delete req.headers['content-type'];
}

/** The parts of a request that came within another one, before any coercion. */
export interface InnerParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The validator's facts of an operation. It compiles path patterns to find them, so it is asked once. */
function metadataOnce(operation: Operation, validator: () => Validator): () => Promise<object> {
  let found: Promise<object> | undefined;
  return () => {
    found ??= metadataOf(operation, validator());
    return found;
  };
}

/** Checks a request within another one against its operation, and gives it as its handler takes it. */
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

/** Checks against one operation. */
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

/** The two checks of an operation. */
export interface OperationChecks {
  /** Goes before every step that may refuse the call, so that refusals are checked too. */
  readonly answer: RequestHandler;
  readonly request: RequestHandler;
  /** Checks a request within another one. Throws what the validator found. */
  readonly inner: (parts: InnerParts) => Promise<InnerRequest>;
  /** What is wrong with an answer that is not sent as it is; undefined when nothing is. */
  readonly answerProblem: (status: number, body: unknown) => string | undefined;
  /** Compiles the schemas of all its answers. Throws when one does not. */
  readonly compileAnswers: () => void;
}

export type Validation = (operation: Operation) => OperationChecks;

/** The checks of each operation. A tag's schemas compile on its first request, or in warm-up.ts before that. */
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
