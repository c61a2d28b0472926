/**
 * The adapter of express-openapi-validator, and the only place that knows its steps. The package hands them out as one row of
 * middleware, so each is picked by the name of its function: an upgrade that renames one fails here, and says which.
 */
import express, { type NextFunction, type Request } from 'express';
import { middleware } from 'express-openapi-validator';
import type { Operation } from '../../../generated/server/operations.ts';
import { subDocument } from './sub-document.ts';

const FORM = 'application/x-www-form-urlencoded';

/** What the validator looks at of a request, and changes in it. */
export type Parts = Pick<
  Request,
  'method' | 'path' | 'baseUrl' | 'originalUrl' | 'headers' | 'params' | 'query' | 'body' | 'cookies' | 'app'
> & { openapi?: object };

/**
 * One of the validator's steps. It is given the parts of a request and not the request: it redefines properties of what
 * it is given, and every later look at a request so treated is slow.
 */
interface Step {
  run(parts: Parts, res: object, next: NextFunction): void;
}

/** The validator's steps that find the operation of a request, and the one that checks the request. */
export const STEP_NAMES = { find: ['pathParamsMiddleware', 'metadataMiddleware'], check: 'requestMiddleware' } as const;

export interface Validator {
  readonly find: readonly Step[];
  readonly check: Step;
}

/** The steps that are used, of all that the package makes. Throws when one is missing. */
export function pickSteps(steps: readonly (Step & { readonly name: string })[]): Validator {
  const named = (wanted: string): Step => {
    const step = steps.find(({ name }) => name === wanted);
    if (step !== undefined) return step;
    const found = steps.map(({ name }) => name).join(', ');
    throw new Error(
      `express-openapi-validator has no step ${wanted} (it has ${found}); adapt validator-steps.ts to the installed version`,
    );
  };
  return { find: STEP_NAMES.find.map(named), check: named(STEP_NAMES.check) };
}

/** The validator of some operations. */
export function validatorOf(members: readonly Operation[]): Validator {
  const coerceTypes = members.some((operation) => operation.requestMediaType === FORM);
  const steps = middleware({
    apiSpec: subDocument(members),
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: { allowUnknownQueryParameters: true, coerceTypes, allErrors: true },
    validateResponses: false,
    fileUploader: false,
  });
  return pickSteps(steps.map((run) => ({ name: run.name, run })));
}

/** Tells the validator how paths are read. */
export const app = express();
app.set('case sensitive routing', true);
app.set('strict routing', true);

/** Has the validator find the operation, by a path with something in the place of each parameter. */
export async function metadataOf(operation: Operation, { find }: Validator): Promise<object> {
  const path = operation.path.replace(/\{[^}]+\}/g, 'x');
  const about = { method: operation.method.toUpperCase(), path, baseUrl: '', originalUrl: path, app };
  const parts: Parts = { ...about, headers: {}, params: {}, query: {}, body: undefined, cookies: undefined };
  for (const step of find) {
    await new Promise<void>((resolve, reject) =>
      step.run(parts, {}, (problem: unknown) => (problem === undefined ? resolve() : reject(problem))),
    );
  }
  if (parts.openapi === undefined)
    throw new Error(`express-openapi-validator does not find the operation ${operation.id}`);
  return parts.openapi;
}
