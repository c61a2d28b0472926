/**
 * The contract of a receipt store, so that an event is handled once, however often and in whichever process it is received.
 *
 * This is the level `claim`: a delivery claims its event for the length of a lease, the handler runs, the event is recorded
 * as done. Of many deliveries at once exactly one gets the claim. A handler may run again when the process dies between its
 * effect and the record, when it outlives its lease, or when the store cannot be reached after it.
 *
 * Rules for a store of your own:
 * - one atomic conditional write decides a claim (a unique key on the event id); never read first and write then;
 * - what `claim` and `complete` have answered survives a crash of the process and, in a cluster, of a server;
 * - when the result is uncertain, the store throws; the receiver answers 503 and the service sends the event again;
 * - it reads no clock: every call passes the time;
 * - a duplicate of what is done renews its record: the service sends an event until it is acknowledged, without end;
 * - records are kept longer than the service may still send an event again (30 days is a good length), and open
 *   claims are never dropped before their lease has ended.
 */

export interface ClaimRequest {
  readonly eventId: string;
  readonly eventName: string;
  /** SHA-256 of the plain event's bytes as received (decrypted, where it came encrypted), hexadecimal. */
  readonly payloadHash: string;
  /** Unguessable, different for every request: whose claim it is. */
  readonly claimId: string;
  readonly now: Date;
  readonly leaseUntil: Date;
}

/**
 * - `claimed`: the event is this request's until `leaseUntil`. `attempt` counts the claims of this event, this one included.
 * - `done`: the event was completed before.
 * - `running`: another claim holds it, and its lease has not ended.
 * - `conflict`: the event is known with another `payloadHash`, whatever its state.
 */
export type ClaimResult =
  | { readonly outcome: 'claimed'; readonly attempt: number }
  | { readonly outcome: 'done' }
  | { readonly outcome: 'running'; readonly leaseUntil: Date }
  | { readonly outcome: 'conflict' };

/** The claim to end: the request, with the time of its end. */
export type ClaimEnd = Omit<ClaimRequest, 'leaseUntil'>;

/** `held`: this request held the claim to the end. `lost`: the claim expired and another request took it, or it is gone. */
export type CompleteResult = 'held' | 'lost';

/**
 * - `committed`: the work's writes and the record of the event are there, together.
 * - the others as for a claim: the work did not run.
 */
export type TransactResult = { readonly outcome: 'committed' } | Exclude<ClaimResult, { outcome: 'claimed' }>;

export interface ReceiptStore {
  /** Claims the event if it is new, was released, or its claim ran out (`leaseUntil` ≤ `now`) with the same payload hash. */
  claim(request: ClaimRequest): Promise<ClaimResult>;
  /**
   * Records the event as done. Called only after the handler succeeded, so it records even if the claim was lost: the effect
   * has taken place.
   */
  complete(end: ClaimEnd): Promise<CompleteResult>;
  /** Reopens the event for the next delivery, if this claim still holds it. Its hash and count stay. */
  release(end: ClaimEnd): Promise<void>;
}

/** A store that can also commit a handler's own writes together with the record that the event is done. */
export interface TransactionalStore<Transaction> extends ReceiptStore {
  /**
   * Runs the work if the event is free, and records the event as done in the same commit as what the work wrote through its
   * transaction. When the work throws, nothing of it stays and the event is open again at once; the work's error is passed on.
   * The work may be run again by the store after a conflict with another transaction that changed the same data.
   */
  transact(
    request: ClaimRequest,
    work: (transaction: Transaction, attempt: number) => Promise<void>,
  ): Promise<TransactResult>;
}
