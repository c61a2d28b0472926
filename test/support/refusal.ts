/** The parts of an error answer that tables of refusals compare. */
import { type Answer, at } from './caller.ts';

/** Status, error code, and the names of the parameters that the error names. */
export function refusalOf(answer: Answer): readonly unknown[] {
  return [answer.status, at(answer.json(), 'error_code'), ...fieldsOf(answer)];
}

/** The names of the parameters that an error names. */
export function fieldsOf(answer: Answer): string[] {
  const fields = at(answer.json(), 'error_info', 'fields');
  return Array.isArray(fields) ? fields.map((field) => String(at(field, 'field_name'))) : [];
}
