/**
 * A store in Redis (6 or later), shared by any number of processes. One hash an event; each call is one script, which the
 * server runs as one step. Redis keeps only what its settings let it keep: `appendonly yes` with `appendfsync always` for
 * what must survive a crash of the server, `maxmemory-policy noeviction` so that nothing is forgotten early.
 */
import { ReceiverError } from '../../errors.ts';
import { retention } from '../maintenance.ts';
import type { ClaimEnd, ClaimRequest, ClaimResult, TransactionalStore } from '../receipt-store.ts';
import { type RedisClient, redisCall, script } from './redis-client.ts';

export interface RedisStoreOptions {
  /** The prefix of the keys. `webhooks` when absent. The braces around it keep all keys on one node of a cluster. */
  readonly prefix?: string;
  /** How many days an event is stored after its last change. 30 when absent. */
  readonly retentionDays?: number;
}

/** Commands of the handler that run together with the record that the event is done. */
export interface RedisTransaction {
  /** For example `['INCRBY', 'paid:ORD9001', '1050']`. In a cluster its keys must lie on the node of the store's. */
  add(command: readonly string[]): void;
}

/** KEYS receipt; ARGV name, hash, claim, now, lease until, kept for. */
const CLAIM = `
local r = redis.call('HMGET', KEYS[1], 'hash', 'state', 'leaseUntil', 'attempt')
if r[1] then
  if r[1] ~= ARGV[2] then return {'conflict'} end
  if r[2] == 'done' then
    redis.call('PEXPIRE', KEYS[1], ARGV[6])
    return {'done'}
  end
  if r[2] == 'partial' then return {'partial'} end
  if r[2] == 'running' and tonumber(r[3]) > tonumber(ARGV[4]) then return {'running', r[3]} end
end
local attempt = (tonumber(r[4]) or 0) + 1
redis.call('HSET', KEYS[1], 'name', ARGV[1], 'hash', ARGV[2], 'claim', ARGV[3], 'leaseUntil', ARGV[5],
  'state', 'running', 'attempt', attempt)
redis.call('PEXPIRE', KEYS[1], ARGV[6])
return {'claimed', tostring(attempt)}`;

/** KEYS receipt; ARGV name, hash, claim, kept for. */
const COMPLETE = `
local r = redis.call('HMGET', KEYS[1], 'state', 'claim', 'attempt')
local held = r[1] == 'running' and r[2] == ARGV[3]
redis.call('HSET', KEYS[1], 'name', ARGV[1], 'hash', ARGV[2], 'state', 'done', 'attempt', r[3] or 1)
redis.call('HDEL', KEYS[1], 'claim', 'leaseUntil')
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return {held and 'held' or 'lost'}`;

/** KEYS receipt; ARGV claim. */
const RELEASE = `
local r = redis.call('HMGET', KEYS[1], 'state', 'claim')
if r[1] == 'running' and r[2] == ARGV[1] then
  redis.call('HSET', KEYS[1], 'state', 'released')
  redis.call('HDEL', KEYS[1], 'claim', 'leaseUntil')
end
return {'ok'}`;

/**
 * KEYS receipt; ARGV claim, kept for, then the commands as JSON. Redis takes nothing back: when a command fails
 * after others, running them again would repeat those, so the event stays closed until a person has looked at it.
 */
const COMMIT = `
local r = redis.call('HMGET', KEYS[1], 'state', 'claim')
if r[1] ~= 'running' or r[2] ~= ARGV[1] then return {'lost'} end
for index, command in ipairs(cjson.decode(ARGV[3])) do
  local reply = redis.pcall(unpack(command))
  if type(reply) == 'table' and reply.err then
    redis.call('HSET', KEYS[1], 'state', index == 1 and 'released' or 'partial', 'error', reply.err)
    redis.call('HDEL', KEYS[1], 'claim', 'leaseUntil')
    if index > 1 then redis.call('PERSIST', KEYS[1]) end
    return {index == 1 and 'refused' or 'partial', reply.err}
  end
end
redis.call('HSET', KEYS[1], 'state', 'done')
redis.call('HDEL', KEYS[1], 'claim', 'leaseUntil')
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {'committed'}`;

/**
 * A store over the application's Redis client.
 * @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1.
 */
export function redisStore(client: RedisClient, options: RedisStoreOptions = {}): TransactionalStore<RedisTransaction> {
  const { prefix = 'webhooks' } = options;
  const retentionMs = retention('redisStore', options.retentionDays)(new Date(0)).getTime();
  const call = redisCall(client);
  const scripts = {
    claim: script(call, CLAIM),
    complete: script(call, COMPLETE),
    release: script(call, RELEASE),
    commit: script(call, COMMIT),
  };
  const keys = (eventId: string): string[] => [`{${prefix}}:receipt:${eventId}`];

  const claim = async (request: ClaimRequest): Promise<ClaimResult> => {
    const { eventId, eventName, payloadHash, claimId, now, leaseUntil } = request;
    const times = [now.getTime(), leaseUntil.getTime(), retentionMs];
    return readClaim(await scripts.claim(keys(eventId), [eventName, payloadHash, claimId, ...times]));
  };
  const release = async ({ eventId, claimId }: Pick<ClaimEnd, 'eventId' | 'claimId'>): Promise<void> => {
    await scripts.release(keys(eventId), [claimId]);
  };

  return {
    claim,
    release,
    async complete({ eventId, eventName, payloadHash, claimId }) {
      const args = [eventName, payloadHash, claimId, retentionMs];
      const [outcome] = await scripts.complete(keys(eventId), args);
      return outcome === 'held' ? 'held' : 'lost';
    },
    async transact(request, work) {
      const claimed = await claim(request);
      if (claimed.outcome !== 'claimed') return claimed;
      const commands: (readonly string[])[] = [];
      try {
        await work({ add: (command) => void commands.push(checkedLength(command)) }, claimed.attempt);
      } catch (error) {
        await release(request).catch(() => undefined);
        throw error;
      }
      const { eventId, claimId } = request;
      const list = commands.length === 0 ? '[]' : JSON.stringify(commands);
      const [outcome, cause] = await scripts.commit(keys(eventId), [claimId, retentionMs, list]);
      if (outcome === 'refused') throw new Error('Redis refused the first command; nothing was written.', { cause });
      if (outcome === 'partial') throw partlyApplied(cause);
      if (outcome !== 'committed') throw new Error('The lease had ended before the handler; nothing was written.');
      return { outcome: 'committed' };
    },
  };
}

function partlyApplied(cause?: string): ReceiverError {
  const message =
    'Redis ran some commands of this event and refused a later one. The event is not run again: repair the data, then set the field state of its receipt to done.';
  return new ReceiverError('ERR_PARTLY_APPLIED', message, { cause });
}

/** What a script can hand to a command at once. */
const MAX_ARGUMENTS = 5_000;

function checkedLength(command: readonly string[]): readonly string[] {
  if (command.length <= MAX_ARGUMENTS) return command;
  throw new Error(`A command has at most ${MAX_ARGUMENTS} words; split it.`);
}

function readClaim([outcome, detail]: readonly string[]): ClaimResult {
  switch (outcome) {
    case 'claimed':
      return { outcome, attempt: Number(detail) };
    case 'running':
      return { outcome, leaseUntil: new Date(Number(detail)) };
    case 'done':
    case 'conflict':
      return { outcome };
    case 'partial':
      throw partlyApplied();
    default:
      throw new Error('This version of the kit does not know the answer of Redis.');
  }
}
