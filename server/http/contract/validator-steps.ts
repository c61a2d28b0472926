/**
 * The adapter for express-openapi-validator, and the only place that depends on its internal middleware. The package returns them
 * as one list, so each is selected by its function name. An upgrade that renames one fails here with an error that names it.
 */
import express, { type NextFunction, type Request } from 'express';
import { middleware } from 'express-openapi-validator';
import type { Operation } from '../../../generated/server/operations.ts';
import { subDocument } from './sub-document.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The parts of a request that the validator reads and changes. */
export type Parts = Pick<
  Request,
  'method' | 'path' | 'baseUrl' | 'originalUrl' | 'headers' | 'params' | 'query' | 'body' | 'cookies' | 'app'
> & { openapi?: object };

/**
 * One middleware of the validator. It gets a copy of the request's parts: it redefines properties of its argument, which makes
 * every later access to a request slow.
 */
interface Step {
  run(parts: Parts, res: object, next: NextFunction): void;
}

/** The middleware that find the operation of a request, and the one that validates the request. */
export const STEP_NAMES = { find: ['pathParamsMiddleware', 'metadataMiddleware'], check: 'requestMiddleware' } as const;

export interface Validator {
  readonly find: readonly Step[];
  readonly check: Step;
}

/** Selects the middleware in use. Throws when one is missing. */
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

/** Creates the validator of these operations. */
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

/** The routing settings that the validator reads. */
export const app = express();
app.set('case sensitive routing', true);
app.set('strict routing', true);

/** The validator's metadata of the operation, found by a sample path. */
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
