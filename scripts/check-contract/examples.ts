/**
 * G7: every request and every documented status with a body has examples, and all examples are valid, those of parameters and
 * headers included. Pure.
 */
import { createContractAjv } from '../../server/platform/contract-ajv.ts';
import { deref, itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { operationsIn } from '../generate/operations-in.ts';

export interface ExampleReport {
  readonly operations: number;
  readonly requestExamples: number;
  readonly responseExamples: number;
  /** Examples of parameters and headers. */
  readonly otherExamples: number;
  readonly findings: readonly string[];
}

/** Checks every operation and webhook of a bundle. */
export function checkExamples(document: JsonObject): ExampleReport {
  const validator = validatorOf(document);
  const operations = [...operationsIn(document.paths), ...operationsIn(document.webhooks)];
  const reports = operations.map(({ where, item, operation }) =>
    checkOperation({ document, validator, where, item, operation }),
  );
  return {
    operations: reports.length,
    requestExamples: sum(reports.map(({ requests }) => requests)),
    responseExamples: sum(reports.map(({ responses }) => responses)),
    otherExamples: sum(reports.map(({ others }) => others)),
    findings: reports.flatMap(({ findings }) => findings),
  };
}

type Validator = (schema: Json | undefined, value: Json) => string | null;

/** Returns an error for an invalid value, else null. The schema may refer to components of `document`. */
function validatorOf(document: JsonObject): Validator {
  const ajv = createContractAjv({ allErrors: true });
  ajv.addSchema({ $id: 'contract', components: document.components ?? {} });
  const absolute = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(absolute);
    return typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          membersOf(value).map(([key, item]) => [key, key === '$ref' ? `contract${item}` : absolute(item)]),
        );
  };
  const known = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const text = JSON.stringify(schema ?? {});
    const validate = known.get(text) ?? ajv.compile(toObject(absolute(schema ?? {}), 'schema'));
    known.set(text, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'value' });
  };
}

interface OperationParts {
  readonly document: JsonObject;
  readonly validator: Validator;
  readonly where: string;
  readonly item: Json;
  readonly operation: Json;
}

interface OperationReport {
  readonly requests: number;
  readonly responses: number;
  readonly others: number;
  readonly findings: readonly string[];
}

function checkOperation({ document, validator, where, item, operation }: OperationParts): OperationReport {
  const { requestBody, responses, parameters } = toObject(operation, where);
  const all = [...itemsOf(toObject(item, where).parameters), ...itemsOf(parameters)];
  const request =
    requestBody === undefined
      ? []
      : [checkContent({ document, validator, where: `${where} request`, owner: requestBody })];
  const answers = membersOf(responses).map(([status, response]) =>
    checkContent({ document, validator, where: `${where} ${status}`, owner: response }),
  );
  const headers = membersOf(responses).flatMap(([, response]) =>
    membersOf(toObject(deref(document, response), where).headers).map(([, header]) => header),
  );
  const others = checkParameters({ document, validator, where, values: [...all, ...headers] });
  const lone = missingScenarios(document, where, requestBody, responses);
  const refusals = missingErrors(where, all.length > 0 || requestBody !== undefined, responses);
  return {
    requests: sum(request.map(({ count }) => count)),
    responses: sum(answers.map(({ count }) => count)),
    others: others.count,
    findings: [...refusals, ...lone, ...[...request, ...answers, others].flatMap(({ findings }) => findings)],
  };
}

/** An operation with input can receive invalid input. */
function missingErrors(where: string, takesSomething: boolean, responses: Json | undefined): readonly string[] {
  const documented = membersOf(responses).some(([status]) => status.startsWith('4'));
  return takesSomething && !documented ? [`${where}: has input but documents no 4xx. Add the error responses.`] : [];
}

/** Each request example is a scenario, so a response must have an example of the same name, unless a response has no body. */
function missingScenarios(
  document: JsonObject,
  where: string,
  requestBody: Json | undefined,
  responses: Json | undefined,
): readonly string[] {
  const answers = membersOf(responses).map(([status, response]) => ({ status, keys: exampleKeys(document, response) }));
  if (answers.some(({ status, keys }) => /^[23]/.test(status) && keys === null)) return [];
  const answered = new Set(answers.flatMap(({ keys }) => keys ?? []));
  const asked = requestBody === undefined ? [] : (exampleKeys(document, requestBody) ?? []);
  return asked
    .filter((key) => !answered.has(key))
    .map((key) => `${where}: no response has the example ${key} of the request. Add it to a response.`);
}

/** The example names of a request body or response. Null without a body. */
function exampleKeys(document: JsonObject, owner: Json): readonly string[] | null {
  const { content } = toObject(deref(document, owner), 'content');
  if (content === undefined) return null;
  return membersOf(content).flatMap(([, media]) => membersOf(toObject(media, 'media').examples).map(([key]) => key));
}

interface Checked {
  readonly count: number;
  readonly findings: readonly string[];
}

/** The examples of each media type of a request body or a response. */
function checkContent({
  document,
  validator,
  where,
  owner,
}: {
  readonly document: JsonObject;
  readonly validator: Validator;
  readonly where: string;
  readonly owner: Json;
}): Checked {
  const media = membersOf(toObject(deref(document, owner), where).content);
  const checked = media.map(([mediaType, value]): Checked => {
    const { examples, schema } = toObject(value, where);
    const named = membersOf(examples);
    const missing = named.length === 0 ? [`${where} ${mediaType}: no example`] : [];
    const wrong = named.flatMap(([name, example]) => {
      const present = toObject(deref(document, example), name).value;
      const error = present === undefined ? 'has no value' : validator(schema, present);
      return error === null ? [] : [`${where} ${mediaType} example ${name}: ${error}`];
    });
    return { count: named.length, findings: [...missing, ...wrong] };
  });
  return { count: sum(checked.map(({ count }) => count)), findings: checked.flatMap(({ findings }) => findings) };
}

/** The examples of parameters and headers. */
function checkParameters({
  document,
  validator,
  where,
  values,
}: {
  readonly document: JsonObject;
  readonly validator: Validator;
  readonly where: string;
  readonly values: readonly Json[];
}): Checked {
  const given = values.flatMap((value) => {
    const { name, schema, example, examples } = toObject(deref(document, value), where);
    const present = [
      ...(example === undefined ? [] : [example]),
      ...membersOf(examples).map(([, item]) => toObject(item, where).value ?? null),
    ];
    return present.map((item) => ({
      name: typeof name === 'string' ? name : 'a header',
      error: validator(schema, item),
    }));
  });
  const findings = given.flatMap(({ name, error }) =>
    error === null ? [] : [`${where} example of ${name}: ${error}`],
  );
  return { count: given.length, findings };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
