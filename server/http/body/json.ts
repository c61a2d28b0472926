/**
 * Reads a JSON body: one object, each name once, nested no deeper than a person would. Pure.
 * JSON.parse takes the last of a repeated name and the service what it is given; a caller that says two things is refused.
 */
import { isUnsafeName } from '../../platform/shown-name.ts';

export type JsonReading =
  | { readonly kind: 'object'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'problem'; readonly name: string; readonly reason: string };

const DEEPEST = 20;
/** Of a text that is JSON: its texts and all that gives it structure. Numbers and words lie between. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

function bad(reason: string, name = 'body'): JsonReading {
  return { kind: 'problem', name, reason };
}

/** Whether a value is an object with names, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with the names, texts and depth of a text that is JSON. */
function structureProblem(text: string): JsonReading | undefined {
  // For each open object the names it has so far; null for a list.
  const open: (Set<string> | null)[] = [];
  let nameNext = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > DEEPEST) return bad(`is nested deeper than ${DEEPEST} levels`);
      nameNext = token === '{';
      continue;
    }
    if (token === '}' || token === ']') open.pop();
    if (!token.startsWith('"')) {
      nameNext = token === ',' && open.at(-1) !== null;
      continue;
    }
    const said = String(JSON.parse(token));
    if (/\p{Surrogate}/u.test(said)) return bad('contains an unpaired surrogate');
    const names = open.at(-1);
    if (!nameNext || names === undefined || names === null) continue;
    if (isUnsafeName(said)) return bad('is a reserved name; remove it', said);
    if (names.has(said)) return bad('is sent more than once; send each parameter once', said);
    names.add(said);
  }
  return undefined;
}

/** Reads the body's text. An empty one is an empty object. */
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
