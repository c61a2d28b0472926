/**
 * Reads a JSON body: one object, each name once, at most `MAX_DEPTH` levels deep. Pure.
 * JSON.parse silently takes the last of a repeated name, so repeated names are checked here.
 */
import { isUnsafeName } from '../../platform/shown-name.ts';

export type JsonReading =
  | { readonly kind: 'object'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'problem'; readonly name: string; readonly reason: string };

const MAX_DEPTH = 20;
/** The strings and structural characters of valid JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

function bad(reason: string, name = 'body'): JsonReading {
  return { kind: 'problem', name, reason };
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first problem with the names, strings or depth of valid JSON. */
function structureProblem(text: string): JsonReading | undefined {
  // The names seen in each open object; null for an array.
  const stack: (Set<string> | null)[] = [];
  let expectsName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      if (stack.push(token === '{' ? new Set() : null) > MAX_DEPTH)
        return bad(`is nested deeper than ${MAX_DEPTH} levels`);
      expectsName = token === '{';
      continue;
    }
    if (token === '}' || token === ']') stack.pop();
    if (!token.startsWith('"')) {
      expectsName = token === ',' && stack.at(-1) !== null;
      continue;
    }
    const value = String(JSON.parse(token));
    if (/\p{Surrogate}/u.test(value)) return bad('contains an unpaired surrogate');
    const names = stack.at(-1);
    if (!expectsName || names === undefined || names === null) continue;
    if (isUnsafeName(value)) return bad('is a reserved name; remove it', value);
    if (names.has(value)) return bad('is sent more than once; send each parameter once', value);
    names.add(value);
  }
  return undefined;
}

/** Reads the body's text. Empty text is an empty object. */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { kind: 'object', value: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('is not JSON');
  }
  if (!isObject(value)) return bad('must be a JSON object');
  return structureProblem(text) ?? { kind: 'object', value };
}
