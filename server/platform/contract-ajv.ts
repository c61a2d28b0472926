/**
 * The JSON Schema validator for answers and webhooks. It is stricter than the published contract, which leaves clients room:
 * only the listed values of an `x-extensible-enum` pass, and a `date-time` is in UTC with a precision of seconds.
 */
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Creates a validator without schemas. */
export function createContractAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ...options });
  addFormats.default(ajv, { mode: 'fast' });
  ajv.addFormat('date-time', (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)));
  ajv.addKeyword({ keyword: 'x-extensible-enum', schemaType: 'array', macro: (values: unknown) => ({ enum: values }) });
  return ajv;
}
