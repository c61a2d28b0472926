/** An idempotent call with a countable effect, for tests of who executes it. */
import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Answered, AnswerOnce } from '../../../server/api/idempotency/answer-once.ts';
import type { IdempotentCall } from '../../../server/api/idempotency/idempotent-call.ts';
import { createIdempotencyModule } from '../../../server/compose/idempotency.ts';
import type { Clock } from '../../../server/platform/runtime.ts';
import { createIdempotentCallStore } from '../../../server/storage/idempotent-calls.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';

const EFFECTS = 'effects';

export function answerOnceOver(db: Db, secretRoot: Buffer, clock: Clock): AnswerOnce {
  const keys = createVaultKeys({ secretRoot, sealing: randomBytes(32), old: [] });
  const unused = () => {
    throw new Error('the call has no tokens');
  };
  return createIdempotencyModule({
    store: createIdempotentCallStore(db),
    keys,
    clientTokens: { find: unused, mint: unused },
    cardTokens: { mint: unused, read: unused },
    runtime: { clock, random: { bytes: randomBytes } },
  });
}

export function idempotentCall(key: string, parameters: unknown = { amount: '1' }): IdempotentCall {
  return { merchantId: 'shop', client: null, method: 'POST', path: '/effects', key, parameters };
}

/** The effect: one document per execution. */
export async function noteEffect(db: Db, key: string): Promise<Answered> {
  const { insertedId } = await db.collection(EFFECTS).insertOne({ key });
  return { reply: { status: 200, body: { id: String(insertedId) } }, notes: { warnings: [], ignored: [] } };
}

export function effectsOf(db: Db, key: string): Promise<number> {
  return db.collection(EFFECTS).countDocuments({ key });
}
