/** What differs between two versions of a bundle: operations, parameters, bodies, answers, events. Pure. */
import { deref, itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import type { Change, Direction, Weight } from './change.ts';
import { headerChanges } from './header-changes.ts';
import { type Comparison, schemaChanges } from './schema-changes.ts';
import { securitySchemeChanges } from './security-scheme-changes.ts';

type Found = readonly Change[];

const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

interface Operation {
  readonly name: string;
  readonly item: JsonObject;
  readonly value: JsonObject;
}

interface Pair {
  readonly sent: Comparison;
  readonly answered: Comparison;
  readonly before: Operation;
  readonly after: Operation;
}

function operationsOf(
  items: Json | undefined,
  nameOf: (path: string, method: string) => string,
): ReadonlyMap<string, Operation> {
  const found = membersOf(items).flatMap(([path, item]) =>
    membersOf(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, value]): [string, Operation] => {
        const name = nameOf(path, method);
        return [name, { name, item: toObject(item, path), value: toObject(value, name) }];
      }),
  );
  return new Map(found);
}

/** Parameters of an operation and its path, by place and name. */
function parametersOf(document: JsonObject, { item, value }: Operation): ReadonlyMap<string, JsonObject> {
  const all = [...itemsOf(item.parameters), ...itemsOf(value.parameters)].map((each) =>
    toObject(deref(document, each), 'parameter'),
  );
  return new Map(all.map((each) => [`${each.in} ${each.name}`, each]));
}

/** Whoever sends the body sends the parameters; what one side must send, the other can count on. */
function parameterChanges(pair: Pair, direction: Direction): Found {
  const { before, after } = pair;
  const comparison = pair[direction];
  const where = after.name;
  const [old, now] = [parametersOf(comparison.before, before), parametersOf(comparison.after, after)];
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const fresh = [...now].filter(([name]) => !old.has(name));
  return [
    ...gone.map((name): Change => ({ weight: 'breaking', where, what: `the parameter ${name} is gone` })),
    ...fresh.map(([name, { required }]): Change => {
      const needed = required === true && direction === 'sent';
      const what = `the parameter ${name} is new${needed ? ' and required' : ''}`;
      return { weight: needed ? 'breaking' : 'addition', where, what };
    }),
    ...[...old].flatMap(([name, parameter]): Found => {
      const other = now.get(name);
      if (other === undefined) return [];
      const [was, is] = [parameter.required === true, other.required === true];
      const needs: Found =
        was === is
          ? []
          : is
            ? [{ weight: whenSent(direction), where, what: `the parameter ${name} is required now` }]
            : [{ weight: whenAnswered(direction), where, what: `the parameter ${name} may be absent now` }];
      return [...needs, ...schemaChanges(comparison, parameter.schema, other.schema, `${where} ${name}`)];
    }),
  ];
}

const whenSent = (direction: Direction): Weight => (direction === 'sent' ? 'breaking' : 'addition');
const whenAnswered = (direction: Direction): Weight => (direction === 'answered' ? 'breaking' : 'addition');

/** The media types of a body, and what is in them. */
function contentChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Found {
  const [old, now] = [new Map(membersOf(before)), new Map(membersOf(after))];
  return [
    ...[...old.keys()]
      .filter((type) => !now.has(type))
      .map((type): Change => ({ weight: 'breaking', where, what: `${type} is gone` })),
    ...[...now.keys()]
      .filter((type) => !old.has(type))
      .map((type): Change => ({ weight: 'addition', where, what: `${type} is new` })),
    ...[...old].flatMap(([type, media]) => {
      const other = now.get(type);
      return other === undefined
        ? []
        : schemaChanges(comparison, toObject(media, type).schema, toObject(other, type).schema, where);
    }),
  ];
}

function bodyChanges(pair: Pair, direction: Direction): Found {
  const { before, after } = pair;
  const where = after.name;
  const comparison = pair[direction];
  const old = deref(comparison.before, before.value.requestBody);
  const now = deref(comparison.after, after.value.requestBody);
  if (old === undefined && now === undefined) return [];
  if (now === undefined) return [{ weight: 'breaking', where, what: 'takes no body any more' }];
  const needed = toObject(now, where).required === true;
  if (old === undefined)
    return [{ weight: needed ? 'breaking' : 'addition', where, what: `takes a body${needed ? ', and needs it' : ''}` }];
  const needs: Found =
    needed && toObject(old, where).required !== true ? [{ weight: 'breaking', where, what: 'needs its body now' }] : [];
  return [...needs, ...contentChanges(comparison, toObject(old, where).content, toObject(now, where).content, where)];
}

function answerChanges(pair: Pair, direction: Direction): Found {
  const { before, after } = pair;
  const comparison = pair[direction];
  const [old, now] = [before, after].map(({ value }) => new Map(membersOf(value.responses)));
  if (old === undefined || now === undefined) return [];
  const where = after.name;
  const gone = [...old.keys()].filter((status) => !now.has(status));
  const fresh = [...now.keys()].filter((status) => !old.has(status));
  return [
    ...gone.map((status): Change => ({ weight: 'breaking', where, what: `the answer ${status} is gone` })),
    // One more refusal is met as any other; a success of another kind is not.
    ...fresh.map(
      (status): Change => ({
        weight: /^[23]/.test(status) ? 'breaking' : 'addition',
        where,
        what: `the answer ${status} is new`,
      }),
    ),
    ...[...old].flatMap(([status, answer]): Found => {
      const other = now.get(status);
      if (other === undefined) return [];
      const [was, is] = [
        toObject(deref(comparison.before, answer), where),
        toObject(deref(comparison.after, other), where),
      ];
      const place = `${where} ${status}`;
      return [
        ...headerChanges(comparison, was, is, place),
        ...contentChanges(comparison, was.content, is.content, place),
      ];
    }),
  ];
}

/** The ways in: `none`, or the schemes of one requirement. */
function waysIn(document: JsonObject, { value }: Operation): readonly string[] {
  const ways = itemsOf(value.security ?? document.security).map(
    (each) =>
      membersOf(each)
        .map(([name]) => name)
        .join(' and ') || 'none',
  );
  return ways.length === 0 ? ['none'] : ways;
}

function securityChanges({ sent, before, after }: Pair): Found {
  const [old, now] = [waysIn(sent.before, before), waysIn(sent.after, after)];
  const where = after.name;
  return [
    ...old
      .filter((way) => !now.includes(way))
      .map((way): Change => ({ weight: 'breaking', where, what: `does not open with ${way} any more` })),
    ...now
      .filter((way) => !old.includes(way))
      .map((way): Change => ({ weight: 'addition', where, what: `opens with ${way} too` })),
  ];
}

function nameChanges({ before, after }: Pair): Found {
  const [old, now] = [before.value.operationId, after.value.operationId];
  return old === now
    ? []
    : [
        {
          weight: 'breaking',
          where: after.name,
          what: `operationId ${old} → ${now}; clients name their methods by it`,
        },
      ];
}

interface Side {
  readonly items: 'paths' | 'webhooks';
  /** Who writes the request's body. */
  readonly body: Direction;
  readonly answer: Direction;
  readonly nameOf: (path: string, method: string) => string;
}

const sides: readonly Side[] = [
  { items: 'paths', body: 'sent', answer: 'answered', nameOf: (path, method) => `${method.toUpperCase()} ${path}` },
  // The service sends webhooks and the merchant answers them.
  { items: 'webhooks', body: 'answered', answer: 'sent', nameOf: (name) => name },
];

/** Every difference, in the order of the later version; what is gone comes first. */
export function contractChanges(before: JsonObject, after: JsonObject): Found {
  const sent: Comparison = { before, after, direction: 'sent', seen: new Set() };
  const answered: Comparison = { before, after, direction: 'answered', seen: new Set() };
  const found = sides.flatMap(({ items, body, answer, nameOf }): Found => {
    const [old, now] = [operationsOf(before[items], nameOf), operationsOf(after[items], nameOf)];
    const gone = [...old.keys()].filter((name) => !now.has(name));
    return [
      ...gone.map((where): Change => ({ weight: 'breaking', where, what: 'is gone' })),
      ...[...now].flatMap(([name, operation]): Found => {
        const earlier = old.get(name);
        if (earlier === undefined)
          return [{ weight: 'addition', where: name, what: `is new: ${operation.value.summary}` }];
        const pair: Pair = { sent, answered, before: earlier, after: operation };
        return [
          ...nameChanges(pair),
          ...securityChanges(pair),
          ...parameterChanges(pair, body),
          ...bodyChanges(pair, body),
          ...answerChanges(pair, answer),
        ];
      }),
    ];
  });
  return [...securitySchemeChanges(before, after), ...found];
}
