/** A body as it was sent to the mock: a form's values as text, or JSON. Pure. */
import { type Json, membersOf, parseJson } from '../generate/json.ts';

export type SentBody =
  | { readonly kind: 'form'; readonly fields: ReadonlyMap<string, string> }
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'other' };

const FORM = 'application/x-www-form-urlencoded';

export function readBody(mediaType: string, text: string): SentBody {
  if (mediaType.startsWith(FORM)) return { kind: 'form', fields: new Map(new URLSearchParams(text)) };
  if (!mediaType.startsWith('application/json')) return { kind: 'other' };
  try {
    return { kind: 'json', value: parseJson(text) };
  } catch {
    return { kind: 'other' };
  }
}

/** A text of the body by its name, or a number of JSON as text; undefined where there is none, and for an empty one. */
export function fieldOf(body: SentBody, name: string): string | undefined {
  if (body.kind === 'other') return undefined;
  const value = body.kind === 'form' ? body.fields.get(name) : membersOf(body.value).find(([key]) => key === name)?.[1];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Text that is the same for the same JSON, in whatever order its members stand. */
function asText(value: Json): string {
  return JSON.stringify(value, (_key, item: Json) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort())
      : item,
  );
}

/** Whether the body is exactly this example. */
export function isExample(body: SentBody, example: Json): boolean {
  switch (body.kind) {
    case 'other':
      return false;
    case 'json':
      return asText(example) === asText(body.value);
    case 'form': {
      const wanted = membersOf(example);
      const { fields } = body;
      return wanted.length === fields.size && wanted.every(([name, value]) => fields.get(name) === String(value));
    }
    default: {
      const never: never = body;
      return never;
    }
  }
}
