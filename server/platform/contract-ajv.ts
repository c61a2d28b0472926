/**
 * The checker that the service holds what it says against the contract with. It is stricter than the published documents where
 * these leave clients room: of an `x-extensible-enum` only the listed values pass, and a `date-time` is a moment in UTC, to the second.
 */
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** A checker without schemas. */
export function createContractAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ...options });
  addFormats.default(ajv, { mode: 'fast' });
  ajv.addFormat('date-time', (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)));
  ajv.addKeyword({ keyword: 'x-extensible-enum', schemaType: 'array', macro: (values: unknown) => ({ enum: values }) });
  return ajv;
}
