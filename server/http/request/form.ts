/**
 * Reads a form body: flat dotted keys, each once, percent-encoded UTF-8. An empty value or `null` counts as absent. Booleans are
 * case-insensitive. Pure.
 */

import { isUnsafeName } from '../../platform/shown-name.ts';
import type { FieldProblem } from '../errors/api-error.ts';

export type FormReading =
  | { readonly kind: 'form'; readonly values: Record<string, string> }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] };

const MAX_PARAMETERS = 500;

const ENCODED = /[%+]/;

/** Decodes only when needed: most names and many values contain nothing to decode. */
function decode(text: string): string {
  return ENCODED.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text;
}

/** Reads the pairs of a form or query. A repeated key, a reserved key and an invalid encoding are problems. */
export function readForm(text: string, part: 'body' | 'query'): FormReading {
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) {
    return { kind: 'problems', problems: [{ name: part, reason: `has more than ${MAX_PARAMETERS} parameters` }] };
  }
  // Names such as __proto__ are rejected before they reach this object.
  const values: Record<string, string> = {};
  try {
    for (const pair of pairs) {
      const split = pair.indexOf('=');
      const name = decode(split < 0 ? pair : pair.slice(0, split));
      if (isUnsafeName(name)) return problem(name, 'is a reserved name; remove it');
      if (Object.hasOwn(values, name)) {
        return problem(name, 'is sent more than once; send each parameter once');
      }
      values[name] = split < 0 ? '' : decode(pair.slice(split + 1));
    }
  } catch {
    return problem(part, 'is not percent-encoded UTF-8');
  }
  return { kind: 'form', values };
}

function problem(name: string, reason: string): FormReading {
  return { kind: 'problems', problems: [{ name, reason }] };
}

/** Parameters with special rules. */
export interface FormRules {
  readonly booleans: readonly string[];
  /** Parameters that an empty value clears instead of counting as absent. */
  readonly clearables: readonly string[];
}

/** Drops absent values, keeps empty values of clearable parameters, and lower-cases booleans. */
export function normaliseForm(
  values: Readonly<Record<string, string>>,
  { booleans, clearables }: FormRules,
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if ((value === '' && !clearables.includes(name)) || value === 'null') continue;
    result[name] = booleans.includes(name) ? value.toLowerCase() : value;
  }
  return result;
}
