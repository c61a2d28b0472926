/** Seeders of what holds a caller back: rates, addresses, and calls with an Idempotency-Key that were sent before. */
import { formOf } from '../../../../generated/client/index.ts';
import { sessionBucket } from '../../../../server/auth/enforce-rate-limit.ts';
import { createBucketStore } from '../../../../server/storage/rate-limit-buckets.ts';
import { settingsSessions } from '../../../../server/storage/settings-sessions.ts';
import type { Environment } from '../environment.ts';
import type { Draft, Seed, Seeders } from '../seeder.ts';

const KEY = '7f9c2ba4-e88f-427a-9f5d-0c1f6a3f2b11';

/** Sends the call of the draft, with the key, and changes what is remembered of it. */
async function sentBefore(env: Environment, draft: Draft, change: Readonly<Record<string, unknown>>): Promise<Seed> {
  const { operation, path, body, headers } = draft;
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const isForm = operation.requestMediaType === 'application/x-www-form-urlencoded';
  const values = typeof body === 'object' && body !== null ? { ...body } : {};
  const ownKey = 'idempotence_key' in values;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const caller = operation.security.includes('settingsToken')
    ? { 'x-merchantid': null, authorization: `Bearer ${await env.settingsToken()}` }
    : {};
  const answer = await env
    .call()
    .raw(operation.method.toUpperCase(), filled, isForm ? formOf(values) : JSON.stringify(values), {
      headers: {
        ...texts,
        ...caller,
        'content-type': operation.requestMediaType,
        ...(ownKey ? {} : { 'Idempotency-Key': KEY }),
      },
    });
  if (answer.status !== 200) throw new Error(`the call with the key was answered ${answer.status}: ${answer.text}`);
  const { matchedCount } = await env.service.database.db
    .collection('idempotent_calls')
    .updateMany({}, { $set: change });
  if (matchedCount !== 1) throw new Error(`${matchedCount} calls with a key are remembered`);
  return ownKey ? {} : { headers: { 'Idempotency-Key': KEY } };
}

export const limits: Seeders = {
  /** The operation's own limit, and the merchant's rate: one call, which is made already. */
  limited: async (env) => {
    env.behave('limited');
    await env.changeMerchant({ rateLimit: { perSecond: 1, burst: 1 } });
    await env.call().get('/orders');
    return undefined;
  },
  /** The session, of a program or of a browser, has made all calls that its limit allows. */
  session_limited: async (env) => {
    await env.changeMerchant({ rateLimit: { perSecond: 1, burst: 1 } });
    await env.settingsToken();
    await env.browserHeaders();
    const { database, clock } = env.service;
    const sessions = await settingsSessions(database.db).list({ merchantId: 'demo', userId: null }, clock.now());
    for (const { sessionId } of sessions) {
      const { id, limit } = sessionBucket('demo', sessionId);
      await createBucketStore(database.db).draw(id, limit, limit.burst, clock.now());
    }
    return undefined;
  },
  key_bound_elsewhere: async (env) => {
    await env.changeMerchant({ 'apiKeys.0.allowedIps': ['192.0.2.1'] });
    return undefined;
  },
  key_of_other_parameters: (env, draft) => sentBefore(env, draft, { parameters: 'of another call' }),
  key_of_a_running_call: (env, draft) => {
    const leaseUntil = new Date(env.service.clock.now().getTime() + 60_000);
    return sentBefore(env, draft, { answer: null, owner: 'another process', leaseUntil });
  },
};
