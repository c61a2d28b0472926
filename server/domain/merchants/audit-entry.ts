/**
 * An entry of the audit log: who called which operation, when, and what it changed. Never contains a secret or card data,
 * which changed-fields.ts ensures. Pure data.
 */
import type { AdminOperationId, AuditActor, AuditOutcome, OperationId } from '../../../generated/values.ts';

/** A field before and after the change, as text; null for no value. */
export interface FieldChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditEntry {
  readonly id: string;
  /** Null for an operation on the whole service. */
  readonly merchantId: string | null;
  readonly at: Date;
  readonly actor: AuditActor;
  /** The id of the API key or key set; null for the other actors. */
  readonly actorId: string | null;
  /** The login's user name; null for the other actors. */
  readonly username: string | null;
  readonly operation: AdminOperationId | OperationId;
  /** The changed object, for example a gateway configuration; null when there is only one of its kind. */
  readonly objectId: string | null;
  readonly outcome: AuditOutcome;
  readonly changes: readonly FieldChange[];
  /** The caller's address; null in entries made before it was recorded. */
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** An entry as a link of the chain. */
export type ChainedEntry = AuditEntry & {
  readonly sequence: number;
  /** Null in the first link. */
  readonly previousHash: string | null;
  readonly hash: string;
};

/** A stored entry. One made before the chain began has no hash, and only the names of the changed fields. */
export type ListedEntry = Omit<ChainedEntry, 'hash'> & {
  readonly hash: string | null;
  readonly fields: readonly string[];
};
