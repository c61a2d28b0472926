/**
 * The level `outboxed`, for effects outside the database: the handler adds effects to an outbox, and they are committed
 * together with the record that the event is done. A worker then runs each effect at least once, under a key that does not
 * change, so that the other side can detect a repetition.
 */
import { createHash } from 'node:crypto';
import { ReceiverError } from '../errors.ts';
import { isObject } from '../event/safe-json.ts';
import { type JobDesk, jobQueue } from '../jobs/job-queue.ts';
import type { JobListener, RetryOptions } from '../jobs/job-runner.ts';
import type { NewJob, TakenJob, TransactionalJobStore } from '../jobs/job-store.ts';
import { missingMethods, retryErrors } from '../option-checks.ts';
import type { TransactionalStore } from '../store/receipt-store.ts';
import { storeCall } from '../store/store-call.ts';
import type { Level, LevelDeps } from './level.ts';
import { type InTransaction, transact } from './transactional.ts';

/** The second argument of an effect. */
export interface EffectContext {
  /** The same at every attempt: pass it to the other side as the idempotency key. */
  readonly key: string;
  readonly attempt: number;
}

/** Runs one effect. When it throws, it is retried. */
export type Effect<Payload> = (payload: Payload, context: EffectContext) => void | Promise<void>;

export interface Outbox<Payloads> {
  /** Runs the effect after the handler's transaction is committed. The payload is stored as JSON. */
  add<Name extends keyof Payloads & string>(name: Name, payload: Payloads[Name]): void;
}

export type WithOutbox<Transaction, Payloads> = InTransaction<Transaction> & { readonly outbox: Outbox<Payloads> };

export interface OutboxedLevelOptions<Transaction, Payloads> extends RetryOptions {
  readonly store: TransactionalStore<Transaction>;
  /** In the same database as the store. */
  readonly jobs: TransactionalJobStore<NoInfer<Transaction>>;
  /** The effects by name. */
  readonly effects: { readonly [Name in keyof Payloads]: Effect<Payloads[Name]> };
}

export function outboxed<Transaction, Payloads>({
  store,
  jobs,
  effects,
  ...retry
}: OutboxedLevelOptions<Transaction, Payloads>): Level<WithOutbox<Transaction, Payloads>> {
  const faults = [
    ...missingMethods(store, ['transact']).map((call) => `store must have ${call}`),
    ...missingMethods(jobs, ['addWithin', 'take', 'finish', 'postpone', 'bury']).map(
      (call) => `jobs must have ${call}`,
    ),
    ...(isObject(effects) ? missingMethods(effects, Object.keys(effects)) : ['effects']).map(
      (name) => `${name} must be given`,
    ),
    ...retryErrors('outboxed', { ...retry }),
  ];
  if (faults.length > 0) throw new ReceiverError('ERR_CONFIG', `outboxed: ${faults.join('; ')}.`);
  return {
    jobs,
    async process(deps, delivery, run) {
      await storeCall(deps, 'The outbox could not be prepared.', async () => jobs.prepare?.());
      const save = (transaction: Transaction, decided: readonly NewJob[]) => jobs.addWithin(transaction, decided);
      return transact({ store, deps, delivery, save }, async (context, transaction) => {
        const decided: NewJob[] = [];
        const outbox: Outbox<Payloads> = {
          add: (name, payload) =>
            void decided.push(jobOf(`${context.eventId}.${decided.length}`, name, payload, context.startedAt)),
        };
        await run({ ...context, transaction, outbox });
        return decided;
      });
    },
    desk: (deps: LevelDeps, listener: JobListener): JobDesk =>
      jobQueue({ ...deps, jobs, run: (job) => runEffect(effects, job), retry, listener }),
  };
}

function jobOf(id: string, name: string, value: unknown, now: Date): NewJob {
  const payload = JSON.stringify(value) ?? 'null';
  return { id, name, payload, payloadHash: createHash('sha256').update(payload).digest('hex'), now };
}

async function runEffect<Payloads>(
  effects: { readonly [Name in keyof Payloads]: Effect<Payloads[Name]> },
  { id, name, payload, attempt }: TakenJob,
): Promise<void> {
  if (!hasEffect(effects, name))
    throw new ReceiverError('ERR_CONFIG', 'No effect has this name. Add it to the effects of outboxed.');
  try {
    await effects[name](JSON.parse(payload), { key: id, attempt });
  } catch (cause) {
    throw new ReceiverError('ERR_HANDLER_FAILED', 'The effect failed; it is retried later.', { cause });
  }
}

function hasEffect<Effects extends object>(effects: Effects, name: PropertyKey): name is keyof Effects {
  return Object.hasOwn(effects, name);
}
