/** What differs between the ways of authentication themselves: where a credential stands, and of which kind it is. Pure. */
import { type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { compareMaps } from './apart.ts';
import type { Change } from './change.ts';

/** What a client has to do for a scheme; words and hints do not count. */
const FACTS = ['type', 'scheme', 'in', 'name', 'flows', 'openIdConnectUrl'] as const;

function schemesOf({ components }: JsonObject): ReadonlyMap<string, JsonObject> {
  const found = membersOf(components).find(([name]) => name === 'securitySchemes')?.[1];
  return new Map(membersOf(found).map(([name, scheme]) => [name, toObject(scheme, name)]));
}

/** A fact as it counts: names of HTTP's schemes and of headers are the same in any case. */
function factOf(scheme: JsonObject, name: (typeof FACTS)[number]): Json {
  const value = scheme[name] ?? null;
  const isInAnyCase = name === 'scheme' || (name === 'name' && scheme.in === 'header');
  return isInAnyCase && typeof value === 'string' ? value.toLowerCase() : value;
}

/** One that is gone, or new, shows at the operations that it opened, or opens. */
export function securitySchemeChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  return compareMaps(schemesOf(before), schemesOf(after)).common.flatMap(([name, scheme, other]) =>
    FACTS.flatMap((fact): readonly Change[] => {
      const [was, is] = [scheme, other].map((each) => JSON.stringify(factOf(each, fact)));
      if (was === is) return [];
      const what = `${fact} ${JSON.stringify(scheme[fact] ?? 'none')} → ${JSON.stringify(other[fact] ?? 'none')}`;
      return [{ weight: 'breaking', where: `authentication ${name}`, what }];
    }),
  );
}
