/**
 * Executes an operation whose parameters arrive inside another request, with the handler of its own route. The parameters are
 * read by the operation's rules (form, query or JSON), and parameters and answer are checked against the same schemas. The
 * caller is already authenticated.
 */
import type { HandlersByTag } from '../../../generated/server/handlers.ts';
import type { Operation } from '../../../generated/server/operations.ts';
import { createInnerCall, type InnerRequest } from '../../../generated/server/router.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { jsonAsForm } from '../body/json-as-form.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Contexts, MerchantContext } from '../request/context.ts';
import { normaliseForm } from '../request/form.ts';
import { ignoredParameters, knowsBodyName } from '../request/ignored-parameters.ts';
import { cardNumberWarning, checkCardNumbers } from './card-numbers.ts';
import type { InnerParts, Validation } from './validation.ts';
import { validationProblem } from './validation-problem.ts';

const JSON_TYPE = 'application/json';

type Parameters = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

export interface CallOperationDeps {
  readonly handlers: Partial<HandlersByTag<Contexts>>;
  readonly validation: Validation;
}

/** Calls an operation with its path, query and body parameters in one object. Returns the body of the answer. */
export type CallOperation = (
  operation: Operation,
  parameters: Parameters,
  context: MerchantContext,
) => Promise<unknown>;

function pick(values: Texts, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}

function pathOf(operation: Operation, values: Texts): Texts {
  const missing = operation.pathParameters.filter((name) => values[name] === undefined);
  if (missing.length === 0) return pick(values, (name) => operation.pathParameters.includes(name));
  const fields = missing.map((name) => ({ name, reason: 'is missing' }));
  throw new ApiError(ErrorCode.mandatory_fields_missing, { fields });
}

type ReadParameters = Pick<InnerParts, 'path' | 'query' | 'body'> & { readonly ignored: readonly string[] };

function readAsForm(operation: Operation, parameters: Parameters): ReadParameters {
  const reading = jsonAsForm(parameters);
  if (reading.kind === 'problems') throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: reading.problems });
  const booleans = [...operation.bodyBooleans, ...operation.queryBooleans];
  const values = normaliseForm(reading.values, { booleans, clearables: operation.bodyClearables });
  const path = pathOf(operation, values);
  const others = Object.keys(values).filter((name) => !(name in path));
  if (operation.requestMediaType === null) {
    const query = pick(values, (name) => operation.query.includes(name));
    return { path, query, body: undefined, ignored: ignoredParameters(operation, [], others) };
  }
  const body = pick(values, (name) => knowsBodyName(operation, name) && !(name in path));
  return { path, query: {}, body, ignored: ignoredParameters(operation, others, []) };
}

/** null counts as absent, as on every merchant call. */
function readAsJson(operation: Operation, parameters: Parameters): ReadParameters {
  const body = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null));
  return { path: {}, query: {}, body, ignored: ignoredParameters(operation, Object.keys(body), []) };
}

export function createCallOperation({ handlers, validation }: CallOperationDeps): CallOperation {
  const call = createInnerCall<Contexts>(handlers);

  async function checked(operation: Operation, parts: InnerParts): Promise<InnerRequest> {
    try {
      return await validation(operation).inner(parts);
    } catch (thrown) {
      throw validationProblem(thrown, operation) ?? thrown;
    }
  }

  return async (operation, parameters, context) => {
    const isJson = operation.requestMediaType === JSON_TYPE;
    const read = isJson ? readAsJson(operation, parameters) : readAsForm(operation, parameters);
    for (const name of read.ignored) context.ignore(name);
    const { path, query, body } = read;
    const headers = { 'x-merchantid': context.merchant.merchantId };
    const request = await checked(operation, { path, query, headers, body });
    const { merchant } = context;
    const warning = cardNumberWarning(
      checkCardNumbers(operation, { query: request.query, body: request.body, merchant }),
    );
    if (warning !== undefined) context.warn(warning);
    const answer = await call(operation, request, { scheme: 'basicAuth', value: context });
    const problem =
      answer.status === 200
        ? validation(operation).answerProblem(answer.status, answer.body)
        : 'is not the expected one';
    if (problem !== undefined) throw new Error(`the inner answer ${answer.status} of ${operation.id} ${problem}`);
    return answer.body;
  };
}
