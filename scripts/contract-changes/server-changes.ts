/** What differs between the addresses that a document names. Clients are made with the first of them. Pure. */
import { itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { compareMaps } from './apart.ts';
import type { Change } from './change.ts';

type Found = readonly Change[];

function serversOf(list: Json | undefined): ReadonlyMap<string, JsonObject> {
  const servers = itemsOf(list).map((server) => toObject(server, 'server'));
  return new Map(servers.map((server) => [`${server.url}`, server]));
}

/** The parts of an address that may be chosen, without the words about them. */
function variablesOf({ variables }: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    membersOf(variables).map(([name, variable]) => [
      name,
      JSON.stringify(membersOf(variable).filter(([key]) => key === 'default' || key === 'enum')),
    ]),
  );
}

function variableChanges(before: JsonObject, after: JsonObject, where: string): Found {
  const [old, now] = [variablesOf(before), variablesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(
    (name): Found =>
      old.get(name) === now.get(name)
        ? []
        : [
            {
              weight: 'breaking',
              where,
              what: `${name} is another one: ${old.get(name) ?? 'none'} → ${now.get(name) ?? 'none'}`,
            },
          ],
  );
}

export function serverChanges(before: Json | undefined, after: Json | undefined, where: string): Found {
  const [old, now] = [serversOf(before), serversOf(after)];
  const { removed, added, common } = compareMaps(old, now);
  const [[first] = [], [firstNow] = []] = [[...old.keys()], [...now.keys()]];
  const moved = firstNow !== undefined && first !== firstNow && (first === undefined || now.has(first));
  return [
    ...removed.map((url): Change => ({ weight: 'breaking', where, what: `${url} is gone` })),
    ...added.map(([url]): Change => ({ weight: 'addition', where, what: `${url} is new` })),
    ...(moved ? [{ weight: 'breaking', where, what: `the first is ${firstNow} now` } as const] : []),
    ...common.flatMap(([url, server, other]) => variableChanges(server, other, `${where} ${url}`)),
  ];
}
