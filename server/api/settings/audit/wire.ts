/** Converts audit entries to the wire format, and their list cursors. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { ListedEntry } from '../../../domain/merchants/audit-entry.ts';
import type { AuditVerdict } from '../../../storage/audit-log.ts';
import { toTimestamp } from '../../orders/wire.ts';

const CURSOR = /^audit\.([0-9]{1,15})$/;

export function toAuditEntry(entry: ListedEntry): components['schemas']['AuditEntry'] {
  return {
    id: entry.id,
    date_created: toTimestamp(entry.at),
    actor: entry.actor,
    actor_id: entry.actorId,
    username: entry.username,
    operation: entry.operation,
    object_id: entry.objectId,
    outcome: entry.outcome,
    fields: entry.fields,
    changes: entry.changes.map(({ name, before, after }) => ({ field_name: name, before, after })),
    request_id: entry.requestId,
    address: entry.address,
    user_agent: entry.userAgent,
    sequence: entry.sequence,
    previous_hash: entry.previousHash,
    hash: entry.hash,
  };
}

export function toAuditVerification(verdict: AuditVerdict): components['schemas']['AuditVerification'] {
  const { head, open, unchained, checked, brokenAt } = verdict;
  return {
    whole: brokenAt === null,
    checked_count: checked,
    unchained_count: unchained,
    open_count: open,
    first_sequence: head?.first ?? null,
    last_sequence: head?.sequence ?? null,
    last_hash: head?.hash ?? null,
    broken_at: brokenAt,
  };
}

/** The list cursor that continues after an entry. */
export function toCursor({ sequence }: Pick<ListedEntry, 'sequence'>): string {
  return Buffer.from(`audit.${sequence}`, 'utf8').toString('base64url');
}

/** The sequence number of a cursor; null if it is malformed. */
export function fromCursor(cursor: string): number | null {
  const sequence = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  return sequence === undefined ? null : Number(sequence);
}
