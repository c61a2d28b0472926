/**
 * Where a router of a sharded cluster would send a command: to the shards of the merchants that it names, or to all.
 * Pure. The shard keys and the broadcasts that are allowed are the service's own (server/storage/mongo/sharding.ts).
 */
import { isRecord } from '../../server/platform/is-record.ts';
import { BROADCAST_COMMENT, BROADCASTS, SHARD_KEYS, UNSHARDED } from '../../server/storage/mongo/sharding.ts';

export type Command = Readonly<Record<string, unknown>>;

/** `one`: an exact shard key. `some`: several, or a range. `all`: a broadcast. */
export type Reach = 'one' | 'some' | 'all';

/** Commands that this file cannot look into. */
const OPAQUE: ReadonlySet<string> = new Set(['bulkWrite', 'mapReduce']);
const READS: ReadonlySet<string> = new Set(['find', 'aggregate', 'count', 'distinct']);
const LISTED: ReadonlySet<unknown> = new Set(Object.keys(BROADCASTS).map((name) => `${BROADCAST_COMMENT}${name}`));

const recordOf = (value: unknown): Command => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The field by which a collection is divided. */
function shardField(collection: string): string | undefined {
  const key = SHARD_KEYS.get(collection);
  if (key === undefined) return undefined;
  return 'merchantId' in key ? 'merchantId' : '_id';
}

type Kind = 1 | 'hashed';

/** How that field divides a collection: by ranges, or by its hash. */
function kindOf(collection: string): Kind | undefined {
  const key = SHARD_KEYS.get(collection);
  if (key === undefined) return undefined;
  return 'merchantId' in key ? key.merchantId : key._id;
}

/** What a filter says about the field of the shard key. */
export function reachOf(filter: unknown, field: string, kind: Kind | undefined): Reach {
  const { $and, $or, [field]: condition } = recordOf(filter);
  const reaches = listOf($and).map((part) => reachOf(part, field, kind));
  if (condition !== undefined) reaches.push(reachOfCondition(condition, kind));
  const parts = listOf($or).map((part) => reachOf(part, field, kind));
  if (parts.length > 0) reaches.push(parts.includes('all') ? 'all' : 'some');
  if (reaches.includes('one')) return 'one';
  return reaches.includes('some') ? 'some' : 'all';
}

function reachOfCondition(condition: unknown, kind: Kind | undefined): Reach {
  if (condition instanceof RegExp) return 'all';
  const operators = Object.keys(recordOf(condition)).filter((name) => name.startsWith('$'));
  // A value, also one that is an object.
  if (operators.length === 0 || operators.includes('$eq')) return 'one';
  if (operators.includes('$in')) return 'some';
  const isBounded = operators.some((name) => name.startsWith('$g')) && operators.some((name) => name.startsWith('$l'));
  return isBounded && kind === 1 ? 'some' : 'all';
}

/** What a router would do with a command that the service must not send; undefined for any other. */
export function commandProblem(name: string, command: Command): string | undefined {
  const collection = command[name];
  if (OPAQUE.has(name)) return 'may go to every shard: use a command of one collection';
  if (READS.has(name) && LISTED.has(command.comment)) return undefined;
  if (name === 'aggregate' && typeof collection !== 'string') return 'watches every collection, and is not listed';
  if (typeof collection !== 'string') return undefined;
  const statements = statementsOf(name, command);
  if (statements === undefined) return undefined;
  for (const statement of statements) {
    const problem = statementProblem({ collection, ...statement });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** `single`: a sharded collection refuses it without the exact shard key. */
interface Statement {
  readonly filter: unknown;
  readonly kind: 'single' | 'many' | 'insert';
  readonly collection?: string;
}

/** The statements of a command; undefined for a command that reads and writes no documents. */
function statementsOf(name: string, command: Command): readonly Statement[] | undefined {
  switch (name) {
    case 'find':
      return [{ filter: command.filter, kind: 'many' }];
    case 'count':
    case 'distinct':
      return [{ filter: command.query, kind: 'many' }];
    case 'aggregate':
      return pipelineStatements(command.pipeline);
    case 'findAndModify':
      return [{ filter: command.query, kind: 'single' }];
    case 'insert':
      return listOf(command.documents).map((filter) => ({ filter, kind: 'insert' }));
    case 'update':
      return listOf(command.updates)
        .map(recordOf)
        .map(({ q: filter, multi, upsert }) => ({
          filter,
          kind: multi === true && upsert !== true ? 'many' : 'single',
        }));
    case 'delete':
      return listOf(command.deletes)
        .map(recordOf)
        .map(({ q: filter, limit }) => ({ filter, kind: limit === 1 ? 'single' : 'many' }));
    default:
      return undefined;
  }
}

/** What a pipeline reads: its own collection by the first stage, and those that it joins, also inside of other stages. */
function pipelineStatements(pipeline: unknown): Statement[] {
  const stages = listOf(pipeline).map(recordOf);
  return [{ filter: stages[0]?.$match, kind: 'many' }, ...joinedStatements(stages)];
}

function joinedStatements(stages: readonly Command[]): Statement[] {
  return stages.flatMap(({ $unionWith, $lookup, $graphLookup, $facet }): Statement[] => {
    const union = recordOf($unionWith);
    const lookup = recordOf($lookup);
    const looked = [lookup.from, recordOf($graphLookup).from].flatMap((from): Statement[] =>
      typeof from === 'string' ? [{ filter: {}, kind: 'many', collection: from }] : [],
    );
    const nested = [lookup.pipeline, ...Object.values(recordOf($facet))].flatMap((each) =>
      joinedStatements(listOf(each).map(recordOf)),
    );
    if (typeof union.coll !== 'string') return [...looked, ...nested];
    const { coll } = union;
    const united = pipelineStatements(union.pipeline).map((statement) => ({ collection: coll, ...statement }));
    return [...looked, ...nested, ...united];
  });
}

function statementProblem({
  collection,
  filter,
  kind,
}: Statement & { readonly collection: string }): string | undefined {
  const field = shardField(collection);
  if (field === undefined) {
    return UNSHARDED.has(collection) ? undefined : `${collection} is in no list of server/storage/mongo/sharding.ts`;
  }
  if (kind === 'insert')
    return recordOf(filter)[field] === undefined ? `${collection}: inserts without ${field}` : undefined;
  const reach = reachOf(filter, field, kindOf(collection));
  if (reach === 'all') return `${collection}: goes to every shard, because the filter does not name ${field}`;
  if (kind === 'single' && reach !== 'one') return `${collection}: needs exactly one ${field}`;
  return undefined;
}

/** The merchants whose documents a command names: by `merchantId`, or by an id that begins with the merchant. */
export function merchantsNamed(name: string, command: Command): readonly unknown[] {
  const whole = command[name];
  if (typeof whole !== 'string') return [];
  return (statementsOf(name, command) ?? []).flatMap(({ filter, collection = whole }) => {
    const { merchantId, _id } = recordOf(filter);
    if (shardField(collection) === 'merchantId') return valuesOf(merchantId);
    return kindOf(collection) === 1 ? valuesOf(_id).map(merchantOf) : [];
  });
}

/** The values that a condition names. A range of ids is that of its first one's merchant. */
function valuesOf(condition: unknown): readonly unknown[] {
  const { $in, $eq, $gte } = recordOf(condition);
  if (Array.isArray($in)) return $in;
  return [condition, $eq, $gte].filter((value) => typeof value === 'string');
}

/** The merchant of an id: before the first colon or space, neither of which a merchant's id has. */
function merchantOf(id: unknown): unknown {
  return typeof id === 'string' ? id.split(/[: ]/, 1)[0] : id;
}
