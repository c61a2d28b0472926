/**
 * One entry of the audit log: who called what, when, and what changed by it. No secret and no card data is ever in it;
 * changed-fields.ts sees to that. Pure data.
 */
import type { AdminOperationId, AuditActor, AuditOutcome, OperationId } from '../../../generated/values.ts';

/** One field before and after, as texts; null where there is no value. */
export interface FieldChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditEntry {
  readonly id: string;
  /** Null for what is about no merchant but about the whole service. */
  readonly merchantId: string | null;
  readonly at: Date;
  readonly actor: AuditActor;
  /** The id of the API key or key set; null for the other actors. */
  readonly actorId: string | null;
  /** The login's user name; null for the other actors. */
  readonly username: string | null;
  readonly operation: AdminOperationId | OperationId;
  /** Which of several it is about, for example a gateway configuration; null where there is one only. */
  readonly objectId: string | null;
  readonly outcome: AuditOutcome;
  readonly changes: readonly FieldChange[];
  /** The caller's; null in entries made before they were kept. */
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** An entry in its place. */
export type ChainedEntry = AuditEntry & {
  readonly sequence: number;
  /** Null in the first of the chain. */
  readonly previousHash: string | null;
  readonly hash: string;
};

/** An entry as it is read: one made before the chain began has no hash, and the names of its fields alone. */
export type ListedEntry = Omit<ChainedEntry, 'hash'> & {
  readonly hash: string | null;
  readonly fields: readonly string[];
};
