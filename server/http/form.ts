/**
 * Reads a form body: flat dotted keys, each once, percent-encoded UTF-8. An empty value, or `null`, counts as absent,
 * and true and false may come in any case. Pure.
 */
import type { FieldProblem } from './api-error.ts';
import { isUnsafeName, shownName } from './shown-name.ts';

export type FormReading =
  | { readonly kind: 'form'; readonly values: Record<string, string> }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] };

const MOST_KEYS = 500;

const ENCODED = /[%+]/;

/** Most names and many values have nothing to decode. */
function decode(text: string): string {
  return ENCODED.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text;
}

/** Reads the pairs of a form, or of a query. A repeated key, an unsafe one or a broken encoding is a problem. */
export function readForm(text: string, part: 'body' | 'query'): FormReading {
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MOST_KEYS) {
    return { kind: 'problems', problems: [{ name: part, reason: `has more than ${MOST_KEYS} parameters` }] };
  }
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const split = pair.indexOf('=');
    try {
      const name = decode(split < 0 ? pair : pair.slice(0, split));
      if (values.has(name)) return problem(shownName(name), 'is sent more than once; send each parameter once');
      if (isUnsafeName(name)) return problem(shownName(name), 'is a name that is not taken');
      values.set(name, split < 0 ? '' : decode(pair.slice(split + 1)));
    } catch {
      return problem(part, 'is not percent-encoded UTF-8');
    }
  }
  return { kind: 'form', values: Object.fromEntries(values) };
}

function problem(name: string, reason: string): FormReading {
  return { kind: 'problems', problems: [{ name, reason }] };
}

/** Drops absent values, and writes the booleans among `booleans` in lower case. */
export function normaliseForm(
  values: Readonly<Record<string, string>>,
  booleans: readonly string[],
): Record<string, string> {
  const kept = Object.entries(values).filter(([, value]) => value !== '' && value !== 'null');
  return Object.fromEntries(kept.map(([name, value]) => [name, booleans.includes(name) ? value.toLowerCase() : value]));
}
