/**
 * One line of the audit log: who changed what, and when. It names fields and never holds a value,
 * so that no secret can be in it. Pure data.
 */
import type { AdminOperationId, AuditActor } from '../../../generated/values.ts';

export interface AuditEntry {
  readonly id: string;
  /** Null for a change that is about no merchant but about the whole service. */
  readonly merchantId: string | null;
  readonly at: Date;
  readonly actor: AuditActor;
  /** The login's user name; null for the operator. */
  readonly username: string | null;
  readonly operation: AdminOperationId;
  /** Which of several was changed, for example a gateway configuration; null where there is one only. */
  readonly objectId: string | null;
  /** The names of what changed, as the contract writes them. */
  readonly fields: readonly string[];
  readonly requestId: string;
}

/** An entry with its place in the log: the version of the merchant, or of what is changed, that the change made. */
export type RecordedEntry = AuditEntry & { readonly sequence: number };
