/** Differences between two versions of a bundle: operations, parameters, bodies, responses and events. Pure. */
import { deref, itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { operationsIn, schemesOfOperation } from '../generate/operations-in.ts';
import { type Change, type Changes, type Comparison, compareMaps, type Direction, requiredChanges } from './change.ts';
import { contentChanges, headerChanges } from './content-changes.ts';
import { securitySchemeChanges, serverChanges } from './document-changes.ts';
import { deprecationChanges, serializationChanges } from './keyword-changes.ts';
import { operationNameChanges, schemaNameChanges } from './name-changes.ts';
import { schemaChanges } from './schema-changes.ts';

interface Operation {
  readonly name: string;
  readonly item: JsonObject;
  readonly value: JsonObject;
}

interface Pair {
  readonly request: Comparison;
  readonly response: Comparison;
  readonly before: Operation;
  readonly after: Operation;
}

function operationsOf(
  items: Json | undefined,
  nameOf: (path: string, method: string) => string,
): ReadonlyMap<string, Operation> {
  const found = operationsIn(items).map(({ path, method, item, operation }) => {
    return { name: nameOf(path, method), item, value: operation };
  });
  return new Map(found.map((operation) => [operation.name, operation]));
}

/** Parameters of an operation and its path, by location and name. */
function parametersOf(document: JsonObject, { item, value }: Operation): ReadonlyMap<string, JsonObject> {
  const all = [...itemsOf(item.parameters), ...itemsOf(value.parameters)].map((each) =>
    toObject(deref(document, each), 'parameter'),
  );
  return new Map(all.map((each) => [`${each.in} ${each.name}`, each]));
}

function parameterChanges(pair: Pair, direction: Direction): Changes {
  const { before, after } = pair;
  const comparison = pair[direction];
  const where = after.name;
  const { removed, added, common } = compareMaps(
    parametersOf(comparison.before, before),
    parametersOf(comparison.after, after),
  );
  return [
    ...removed.map((name): Change => ({ weight: 'breaking', where, what: `parameter ${name} removed` })),
    ...added.map(([name, { required }]): Change => {
      const needed = required === true && direction === 'request';
      const what = `parameter ${name} added${needed ? ' and required' : ''}`;
      return { weight: needed ? 'breaking' : 'addition', where, what };
    }),
    ...common.flatMap(([name, old, now]): Changes => {
      const place = `${where} ${name}`;
      const needs = [old.required === true, now.required === true] as const;
      return [
        ...requiredChanges(direction, needs, where, `parameter ${name} `),
        ...serializationChanges(old, now, place),
        ...deprecationChanges(old, now, place),
        ...schemaChanges(comparison, old.schema, now.schema, place),
      ];
    }),
  ];
}

function bodyChanges(pair: Pair, direction: Direction): Changes {
  const { before, after } = pair;
  const where = after.name;
  const comparison = pair[direction];
  const old = deref(comparison.before, before.value.requestBody);
  const now = deref(comparison.after, after.value.requestBody);
  if (old === undefined && now === undefined) return [];
  if (now === undefined) return [{ weight: 'breaking', where, what: 'request body removed' }];
  const needed = toObject(now, where).required === true;
  if (old === undefined)
    return [
      { weight: needed ? 'breaking' : 'addition', where, what: `request body added${needed ? ' and required' : ''}` },
    ];
  const needs: Changes =
    needed && toObject(old, where).required !== true
      ? [{ weight: 'breaking', where, what: 'request body now required' }]
      : [];
  return [...needs, ...contentChanges(comparison, toObject(old, where).content, toObject(now, where).content, where)];
}

function answerChanges(pair: Pair, direction: Direction): Changes {
  const { before, after } = pair;
  const comparison = pair[direction];
  const answersOf = ({ value }: Operation) => new Map(membersOf(value.responses));
  const { removed, added, common } = compareMaps(answersOf(before), answersOf(after));
  const where = after.name;
  return [
    ...removed.map((status): Change => ({ weight: 'breaking', where, what: `response ${status} removed` })),
    // Clients handle an additional error like any other, but not an additional success.
    ...added.map(
      ([status]): Change => ({
        weight: /^[23]/.test(status) ? 'breaking' : 'addition',
        where,
        what: `response ${status} added`,
      }),
    ),
    ...common.flatMap(([status, old, now]): Changes => {
      const [was, is] = [toObject(deref(comparison.before, old), where), toObject(deref(comparison.after, now), where)];
      const place = `${where} ${status}`;
      return [
        ...headerChanges(comparison, was, is, place),
        ...contentChanges(comparison, was.content, is.content, place),
      ];
    }),
  ];
}

function securityChanges({ request, before, after }: Pair): Changes {
  const [old, now] = [schemesOfOperation(request.before, before.value), schemesOfOperation(request.after, after.value)];
  const where = after.name;
  return [
    ...old
      .filter((way) => !now.includes(way))
      .map((way): Change => ({ weight: 'breaking', where, what: `authentication with ${way} removed` })),
    ...now
      .filter((way) => !old.includes(way))
      .map((way): Change => ({ weight: 'opening', where, what: `authentication with ${way} added` })),
  ];
}

/** The servers of an operation. */
const serversOf = ({ item, value }: Operation): Json | undefined => value.servers ?? item.servers;

/** An event is known by its name. A change of method is another call, for which receivers have no route. */
const eventOf = (name: string, method: string) => (method === 'post' ? name : `${method.toUpperCase()} ${name}`);

interface Side {
  readonly items: 'paths' | 'webhooks';
  /** Who writes the request's body. */
  readonly body: Direction;
  readonly answer: Direction;
  readonly nameOf: (path: string, method: string) => string;
}

const sides: readonly Side[] = [
  { items: 'paths', body: 'request', answer: 'response', nameOf: (path, method) => `${method.toUpperCase()} ${path}` },
  // The service sends webhooks and the merchant answers them.
  { items: 'webhooks', body: 'response', answer: 'request', nameOf: eventOf },
];

/** All differences in the order of the later version. Removals come first. */
export function contractChanges(before: JsonObject, after: JsonObject): Changes {
  const start = () => ({ seen: new Set<string>(), within: [], compare: schemaChanges });
  const request: Comparison = { before, after, direction: 'request', ...start() };
  const response: Comparison = { before, after, direction: 'response', ...start() };
  const found = sides.flatMap(({ items, body, answer, nameOf }): Changes => {
    const [old, now] = [operationsOf(before[items], nameOf), operationsOf(after[items], nameOf)];
    return [
      ...compareMaps(old, now).removed.map((where): Change => ({ weight: 'breaking', where, what: 'removed' })),
      ...[...now].flatMap(([name, operation]): Changes => {
        const earlier = old.get(name);
        if (earlier === undefined)
          return [{ weight: 'addition', where: name, what: `added: ${operation.value.summary}` }];
        const pair: Pair = { request, response, before: earlier, after: operation };
        return [
          ...operationNameChanges(earlier.value, operation.value, name),
          ...deprecationChanges(earlier.value, operation.value, name),
          ...serverChanges(serversOf(earlier), serversOf(operation), name),
          ...securityChanges(pair),
          ...parameterChanges(pair, body),
          ...bodyChanges(pair, body),
          ...answerChanges(pair, answer),
        ];
      }),
    ];
  });
  return [
    ...serverChanges(before.servers, after.servers, 'servers'),
    ...securitySchemeChanges(before, after),
    ...schemaNameChanges(before, after),
    ...found,
  ];
}
