/**
 * Jobs in Redis, for the inbox and the outbox. One hash a job; the open ones stand in a set ordered by when they are due,
 * the buried ones in a set ordered by when they were buried.
 */
import type { BuriedJob, JobEnd, NewJob, TransactionalJobStore } from '../../jobs/job-store.ts';
import { retention } from '../maintenance.ts';
import { type RedisClient, redisCall, script } from './redis-client.ts';
import type { RedisTransaction } from './redis-store.ts';

export interface RedisJobsOptions {
  /** The prefix of the keys. Inbox and outbox need different prefixes. In a cluster the store's prefix, a colon and a name. */
  readonly prefix: string;
  /** How many days a done job is stored. 30 when absent. Open and buried jobs stay. */
  readonly retentionDays?: number;
}

/** KEYS job, due; ARGV id, name, payload, hash, now. */
const ADD = `
local hash = redis.call('HGET', KEYS[1], 'hash')
if hash then return {hash == ARGV[4] and 'known' or 'conflict'} end
redis.call('HSET', KEYS[1], 'id', ARGV[1], 'name', ARGV[2], 'payload', ARGV[3], 'hash', ARGV[4], 'attempt', 0)
redis.call('ZADD', KEYS[2], ARGV[5], ARGV[1])
return {'added'}`;

/** KEYS due; ARGV prefix of jobs, claim, now, lease until. */
const TAKE = `
local id = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[3], 'LIMIT', 0, 1)[1]
if not id then return {} end
local key = ARGV[1] .. id
local attempt = redis.call('HINCRBY', key, 'attempt', 1)
redis.call('HSET', key, 'claim', ARGV[2])
redis.call('ZADD', KEYS[1], ARGV[4], id)
local r = redis.call('HMGET', key, 'name', 'payload', 'hash')
return {id, r[1], r[2], r[3], tostring(attempt)}`;

const IF_HELD = `if redis.call('HGET', KEYS[1], 'claim') ~= ARGV[2] then return {'lost'} end
redis.call('HDEL', KEYS[1], 'claim')`;

/** KEYS job, due; ARGV id, claim, kept for. */
const FINISH = `${IF_HELD}
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[1], 'payload')
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return {'held'}`;

/** KEYS job, due; ARGV id, claim, due at. */
const POSTPONE = `${IF_HELD}
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
return {'held'}`;

/** KEYS job, due, buried; ARGV id, claim, now, error. */
const BURY = `${IF_HELD}
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[3], ARGV[1])
redis.call('HSET', KEYS[1], 'error', ARGV[4])
return {'held'}`;

/** KEYS buried, due; ARGV prefix of jobs, now, then ids. */
const REVIVE = `
local count = 0
for index = 3, #ARGV do
  if redis.call('ZREM', KEYS[1], ARGV[index]) == 1 then
    redis.call('HSET', ARGV[1] .. ARGV[index], 'attempt', 0)
    redis.call('ZADD', KEYS[2], ARGV[2], ARGV[index])
    count = count + 1
  end
end
return {tostring(count)}`;

/** KEYS buried; ARGV prefix of jobs, limit. Five texts for each job. */
const BURIED = `
local found = redis.call('ZREVRANGE', KEYS[1], 0, ARGV[2] - 1, 'WITHSCORES')
local out = {}
for index = 1, #found, 2 do
  local r = redis.call('HMGET', ARGV[1] .. found[index], 'name', 'attempt', 'error')
  for _, value in ipairs({found[index], r[1], r[2], r[3], found[index + 1]}) do out[#out + 1] = value or '' end
end
return out`;

/** @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1. */
export function redisJobs(
  client: RedisClient,
  { prefix, retentionDays }: RedisJobsOptions,
): TransactionalJobStore<RedisTransaction> {
  const retentionMs = retention('redisJobs', retentionDays)(new Date(0)).getTime();
  const call = redisCall(client);
  const run = (source: string) => script(call, source);
  const [add, take, finish, postpone, bury, revive, listed] = [
    run(ADD),
    run(TAKE),
    run(FINISH),
    run(POSTPONE),
    run(BURY),
    run(REVIVE),
    run(BURIED),
  ];
  const [base, ...rest] = prefix.split(':');
  const root = [`{${base}}`, ...rest].join(':');
  const jobs = `${root}:job:`;
  const due = `${root}:due`;
  const buried = `${root}:buried`;
  const keysOf = ({ id }: JobEnd): string[] => [`${jobs}${id}`, due, buried];

  return {
    async add({ id, name, payload, payloadHash, now }) {
      const [outcome] = await add([`${jobs}${id}`, due], [id, name, payload, payloadHash, now.getTime()]);
      return outcome === 'added' || outcome === 'known' ? outcome : 'conflict';
    },
    async addWithin(transaction, added) {
      for (const job of added) for (const command of commandsOf(job, jobs, due)) transaction.add(command);
    },
    async take({ claimId, now, leaseUntil }) {
      const reply = await take([due], [jobs, claimId, now.getTime(), leaseUntil.getTime()]);
      const [id, name = '', payload = '', payloadHash = '', attempt] = reply;
      return id === undefined ? null : { id, name, payload, payloadHash, attempt: Number(attempt), claimId };
    },
    async finish(end) {
      const [outcome] = await finish(keysOf(end), [end.id, end.claimId, retentionMs]);
      return outcome === 'held' ? 'held' : 'lost';
    },
    async postpone(end, dueAt) {
      await postpone(keysOf(end), [end.id, end.claimId, dueAt.getTime()]);
    },
    async bury(end, error) {
      await bury(keysOf(end), [end.id, end.claimId, end.now.getTime(), error]);
    },
    async buried(limit) {
      const texts = await listed([buried], [jobs, limit]);
      return Array.from({ length: texts.length / 5 }, (_, index) => readBuried(texts.slice(index * 5, index * 5 + 5)));
    },
    async revive(ids, now) {
      if (ids.length === 0) return 0;
      const [count] = await revive([buried, due], [jobs, now.getTime(), ...ids]);
      return Number(count);
    },
    async count() {
      const [open, ended] = await Promise.all([call(['ZCARD', due]), call(['ZCARD', buried])]);
      return { open: Number(open), buried: Number(ended) };
    },
  };
}

/** A job as plain commands, for the script that commits a handler's commands. */
function commandsOf({ id, name, payload, payloadHash, now }: NewJob, jobs: string, due: string): string[][] {
  return [
    ['HSET', `${jobs}${id}`, 'id', id, 'name', name, 'payload', payload, 'hash', payloadHash, 'attempt', '0'],
    ['ZADD', due, String(now.getTime()), id],
  ];
}

function readBuried([id = '', name = '', attempt, error = '', at]: readonly string[]): BuriedJob {
  return { id, name, attempt: Number(attempt), error, buriedAt: new Date(Number(at)) };
}
