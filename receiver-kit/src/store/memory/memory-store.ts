/**
 * A store in the memory of this process, for development and tests. It is lost with the process and not shared.
 */
import { ReceiverError } from '../../errors.ts';
import type { ClaimEnd, ClaimRequest, ClaimResult, CompleteResult, TransactionalStore } from '../receipt-store.ts';

export interface MemoryStoreOptions {
  /** The most events that are stored; beyond it the least recently used event is dropped. 10,000 when absent. */
  readonly maxEvents?: number;
  /** `production` causes a warning. The environment variable NODE_ENV when absent. */
  readonly environment?: string;
  /** Takes the warning. `process.emitWarning` when absent. */
  readonly warn?: (message: string) => void;
}

interface Receipt {
  readonly payloadHash: string;
  readonly attempt: number;
  /** Null: done. */
  readonly claim: { readonly claimId: string; readonly leaseUntil: Date } | null;
}

const WARNING =
  'memoryStore() forgets every event when the process ends and is not shared between processes: use mongoStore() in production.';

/**
 * A store that lives as long as the process.
 * @throws ReceiverError ERR_CONFIG when `maxEvents` is not a whole number above 0.
 */
export function memoryStore(options: MemoryStoreOptions = {}): TransactionalStore<MemoryTransaction> {
  const { maxEvents = 10_000, environment = process.env.NODE_ENV, warn = warnProcess } = options;
  if (!Number.isSafeInteger(maxEvents) || maxEvents < 1) {
    throw new ReceiverError('ERR_CONFIG', 'memoryStore: maxEvents must be a whole number above 0.');
  }
  if (environment === 'production') warn(WARNING);

  /** In the order of the last change, oldest first. */
  const receipts = new Map<string, Receipt>();
  const put = (eventId: string, receipt: Receipt): void => {
    receipts.delete(eventId);
    receipts.set(eventId, receipt);
  };

  const claim = (request: ClaimRequest): ClaimResult => {
    const known = receipts.get(request.eventId);
    if (known !== undefined && known.payloadHash !== request.payloadHash) return { outcome: 'conflict' };
    if (known !== undefined && known.claim === null) {
      put(request.eventId, known);
      return { outcome: 'done' };
    }
    if (known?.claim && known.claim.leaseUntil > request.now)
      return { outcome: 'running', leaseUntil: known.claim.leaseUntil };
    if (known === undefined && receipts.size >= maxEvents) evictOldest(receipts, request.now);
    const attempt = (known?.attempt ?? 0) + 1;
    const { payloadHash, claimId, leaseUntil } = request;
    put(request.eventId, { payloadHash, attempt, claim: { claimId, leaseUntil } });
    return { outcome: 'claimed', attempt };
  };

  const complete = (end: ClaimEnd): CompleteResult => {
    const known = receipts.get(end.eventId);
    put(end.eventId, { payloadHash: end.payloadHash, attempt: known?.attempt ?? 1, claim: null });
    return known?.claim?.claimId === end.claimId ? 'held' : 'lost';
  };

  const release = (end: ClaimEnd): void => {
    const known = receipts.get(end.eventId);
    if (known?.claim?.claimId !== end.claimId) return;
    // An expired lease: the next delivery may take the event.
    put(end.eventId, { ...known, claim: { claimId: end.claimId, leaseUntil: new Date(0) } });
  };

  return {
    claim: async (request) => claim(request),
    complete: async (end) => complete(end),
    release: async (end) => release(end),
    async transact(request, work) {
      const claimed = claim(request);
      if (claimed.outcome !== 'claimed') return claimed;
      const transaction = memoryTransaction();
      try {
        await work(transaction, claimed.attempt);
        if (receipts.get(request.eventId)?.claim?.claimId !== request.claimId)
          throw new Error('The lease ended before the handler; nothing was written.');
        commit(transaction);
      } catch (error) {
        release(request);
        throw error;
      }
      complete(request);
      return { outcome: 'committed' };
    },
  };
}

/** Drops the oldest event that no running claim holds. */
function evictOldest(receipts: Map<string, Receipt>, now: Date): void {
  for (const [eventId, { claim }] of receipts) {
    if (claim !== null && claim.leaseUntil > now) continue;
    receipts.delete(eventId);
    return;
  }
  throw new Error('memoryStore is full of running events: raise maxEvents.');
}

/** As Node.js emits its own warnings. */
export function warnProcess(message: string): void {
  process.emitWarning(message, { code: 'RECEIVER_KIT_MEMORY_STORE' });
}

export interface MemoryTransaction {
  /** Runs this after the handler succeeded, in the same tick as the record of the event. It must not throw. */
  onCommit(effect: () => void): void;
}

const pending = new WeakMap<MemoryTransaction, (() => void)[]>();

export function memoryTransaction(): MemoryTransaction {
  const effects: (() => void)[] = [];
  const transaction: MemoryTransaction = { onCommit: (effect) => void effects.push(effect) };
  pending.set(transaction, effects);
  return transaction;
}

export function commit(transaction: MemoryTransaction): void {
  for (const effect of pending.get(transaction) ?? []) effect();
  pending.delete(transaction);
}
