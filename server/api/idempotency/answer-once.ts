/**
 * Executes an idempotent call once. The first call runs and its response is stored for 24 hours; a retry gets the stored response,
 * with new tokens. Independent of the operation, so handlers need no code for it.
 *
 * If a process dies during a call, its claim expires and a retry executes the call again. The retry recognizes what the first try
 * did: an order by its id; a refund or customer, which would otherwise be a duplicate, by the idempotency fingerprint that is stored
 * with it in the same write.
 */
import type { KeyObject } from 'node:crypto';
import type { Reply } from '../../../generated/server/router.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { ClientTokens } from '../../auth/client-tokens.ts';
import type { ClientScope } from '../../domain/customers/customer.ts';
import { IDEMPOTENCY_WINDOW_MS } from '../../domain/idempotency-fingerprint.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { IdempotentCallStore } from '../../storage/idempotent-calls.ts';
import type { CardTokens } from '../../usecases/cards/card-tokens.ts';
import { type IdempotentCall, nameCall } from './idempotent-call.ts';
import { type CallNotes, type StoredResponse, storedRefusal, storedReply } from './stored-response.ts';
import { clientTokensIn, withTokens } from './wire.ts';

/** Lifetime of a claim, in milliseconds. Longer than any call; after a crash, retries get `idempotency_conflict` until it expires. */
const LEASE_MS = 30_000;
const RETRY_AFTER_SECONDS = 1;

export interface AnswerOnceDeps {
  readonly store: IdempotentCallStore;
  /** Seals stored responses, with a key that does not rotate within 24 hours. */
  readonly sealer: Sealer;
  readonly hashKey: KeyObject;
  readonly clientTokens: Pick<ClientTokens, 'find' | 'mint'>;
  readonly cardTokens: Pick<CardTokens, 'mint'>;
  readonly runtime: Runtime;
}

export interface Answered {
  readonly reply: Reply;
  /** The notes of the executed call. */
  readonly notes: CallNotes;
}

/**
 * Answers a call. Calls `handle`, which executes it, at most once with the idempotency fingerprint.
 * @throws ApiError the error of `handle`, now or stored; idempotency_conflict if the key is in use.
 */
export type AnswerOnce = (
  call: IdempotentCall,
  handle: (fingerprint: string) => Promise<Answered>,
) => Promise<Answered>;

function conflict(message: string | undefined, reason: string, wait: { retryAfterSeconds?: number }): ApiError {
  const fields = [{ name: 'Idempotency-Key', reason }];
  return new ApiError(ErrorCode.idempotency_conflict, {
    fields,
    ...wait,
    ...(message === undefined ? {} : { message }),
  });
}

function stillRunning(): ApiError {
  const message =
    'The first call with this Idempotency-Key is still in progress. Retry the same call after the number of seconds in Retry-After.';
  return conflict(message, 'belongs to a call that is still in progress', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

export function createAnswerOnce(deps: AnswerOnceDeps): AnswerOnce {
  const { store, sealer, hashKey, clientTokens, cardTokens, runtime } = deps;
  const { clock, random } = runtime;
  const bindingOf = (merchantId: string, id: string) => ({ merchantId, record: `idempotent_call.${id}` });

  /** The scope of each client auth token in a response. */
  async function scopesOf(body: unknown): Promise<ClientScope[]> {
    const found = await Promise.all(clientTokensIn(body).map((token) => clientTokens.find(token)));
    return found.flatMap((token) => (token === undefined ? [] : [token.scope]));
  }

  async function replay(merchantId: string, stored: Extract<StoredResponse, { kind: 'reply' }>): Promise<Answered> {
    const { reply, notes, scopes } = stored;
    const client = await Promise.all(scopes.map((scope) => clientTokens.mint(merchantId, scope)));
    const cardToken = (cardReference: string) => cardTokens.mint(merchantId, cardReference);
    return { reply: { ...reply, body: withTokens(reply.body, { client, cardToken, now: clock.now() }) }, notes };
  }

  return async (call, handle) => {
    const { merchantId } = call;
    const name = nameCall(hashKey, call);
    const owner = random.bytes(16).toString('hex');
    const now = clock.now();
    const until = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    const claim = await store.claim({
      ...name,
      owner,
      now,
      leaseUntil: until(LEASE_MS),
      expiresAt: until(IDEMPOTENCY_WINDOW_MS),
    });
    const binding = bindingOf(merchantId, name.id);
    const saveResponse = (stored: StoredResponse) =>
      store.keep(name.id, owner, sealer.seal(binding, JSON.stringify(stored)));

    async function runFirst(): Promise<Answered> {
      try {
        const answered = await handle(name.parameters);
        // Store before sending: a retry must get the same response that the caller has seen.
        await saveResponse(storedReply(answered.reply, answered.notes, await scopesOf(answered.reply.body)));
        return answered;
      } catch (error) {
        const refusal = storedRefusal(error);
        await (refusal === undefined ? store.release(name.id, owner) : saveResponse(refusal));
        throw error;
      }
    }

    switch (claim.kind) {
      case 'claimed':
        return runFirst();
      case 'running':
        throw stillRunning();
      case 'other parameters':
        throw conflict(undefined, 'was already used with different parameters', {});
      case 'answered': {
        const stored: StoredResponse = JSON.parse(sealer.open(binding, claim.answer));
        if (stored.kind === 'reply') return replay(merchantId, stored);
        if (stored.kind === 'refusal') throw new ApiError(stored.code, stored.details);
        return handle(name.parameters);
      }
      default:
        return claim satisfies never;
    }
  };
}
