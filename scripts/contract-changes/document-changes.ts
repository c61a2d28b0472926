/** Differences of a document as a whole: its servers and its authentication schemes. Pure. */
import { itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { type Change, type Changes, compareMaps } from './change.ts';

function serversOf(list: Json | undefined): ReadonlyMap<string, JsonObject> {
  const servers = itemsOf(list).map((server) => toObject(server, 'server'));
  return new Map(servers.map((server) => [`${server.url}`, server]));
}

/** The variables of a server URL without their descriptions. */
function variablesOf({ variables }: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    membersOf(variables).map(([name, variable]) => [
      name,
      JSON.stringify(membersOf(variable).filter(([key]) => key === 'default' || key === 'enum')),
    ]),
  );
}

function variableChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const [old, now] = [variablesOf(before), variablesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(
    (name): Changes =>
      old.get(name) === now.get(name)
        ? []
        : [
            {
              weight: 'breaking',
              where,
              what: `${name} changed: ${old.get(name) ?? 'none'} → ${now.get(name) ?? 'none'}`,
            },
          ],
  );
}

export function serverChanges(before: Json | undefined, after: Json | undefined, where: string): Changes {
  const [old, now] = [serversOf(before), serversOf(after)];
  const { removed, added, common } = compareMaps(old, now);
  const [[first] = [], [firstNow] = []] = [[...old.keys()], [...now.keys()]];
  const moved = firstNow !== undefined && first !== firstNow && (first === undefined || now.has(first));
  return [
    ...removed.map((url): Change => ({ weight: 'breaking', where, what: `${url} removed` })),
    ...added.map(([url]): Change => ({ weight: 'addition', where, what: `${url} added` })),
    ...(moved ? [{ weight: 'breaking', where, what: `first server now ${firstNow}` } as const] : []),
    ...common.flatMap(([url, server, other]) => variableChanges(server, other, `${where} ${url}`)),
  ];
}

/** The keywords of a scheme that clients implement. */
const FACTS = ['type', 'scheme', 'in', 'name', 'flows', 'openIdConnectUrl'] as const;

function schemesOf({ components }: JsonObject): ReadonlyMap<string, JsonObject> {
  const found = membersOf(components).find(([name]) => name === 'securitySchemes')?.[1];
  return new Map(membersOf(found).map(([name, scheme]) => [name, toObject(scheme, name)]));
}

/** HTTP schemes and header names are case-insensitive. */
function factOf(scheme: JsonObject, name: (typeof FACTS)[number]): Json {
  const value = scheme[name] ?? null;
  const isInAnyCase = name === 'scheme' || (name === 'name' && scheme.in === 'header');
  return isInAnyCase && typeof value === 'string' ? value.toLowerCase() : value;
}

/** Added and removed schemes appear as changes of operations. */
export function securitySchemeChanges(before: JsonObject, after: JsonObject): Changes {
  return compareMaps(schemesOf(before), schemesOf(after)).common.flatMap(([name, scheme, other]) =>
    FACTS.flatMap((fact): Changes => {
      const [was, is] = [scheme, other].map((each) => JSON.stringify(factOf(each, fact)));
      if (was === is) return [];
      const what = `${fact} ${JSON.stringify(scheme[fact] ?? 'none')} → ${JSON.stringify(other[fact] ?? 'none')}`;
      return [{ weight: 'breaking', where: `authentication ${name}`, what }];
    }),
  );
}
