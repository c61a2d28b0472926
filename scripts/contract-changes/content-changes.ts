/** What differs between the media types of a body, and in them. Pure. */
import { type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { compareMaps } from './apart.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import { schemaChanges } from './schema-changes.ts';

type Found = readonly Change[];

/** How the fields of a form are written. */
function encodingChanges(before: JsonObject, after: JsonObject, where: string): Found {
  const [old, now] = [before.encoding, after.encoding].map((encoding) => JSON.stringify(encoding ?? 'none'));
  return old === now ? [] : [{ weight: 'breaking', where, what: `encoding ${old} → ${now}` }];
}

/** The media types of a body, and what is in them. */
export function contentChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Found {
  const { removed, added, common } = compareMaps(new Map(membersOf(before)), new Map(membersOf(after)));
  return [
    ...removed.map((type): Change => ({ weight: 'breaking', where, what: `${type} is gone` })),
    ...added.map(([type]): Change => ({ weight: 'addition', where, what: `${type} is new` })),
    ...common.flatMap(([type, media, other]) => {
      const [old, now] = [toObject(media, type), toObject(other, type)];
      return [...encodingChanges(old, now, where), ...schemaChanges(comparison, old.schema, now.schema, where)];
    }),
  ];
}
