/** The audit log as the contract writes it, and the cursors of its pages. */
import type { components } from '../../../generated/admin.openapi.d.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { AuditEntry, RecordedEntry } from './audit-entry.ts';

const CURSOR = /^audit\.([0-9]{1,15})$/;

export function toAuditEntry(entry: AuditEntry): components['schemas']['AuditEntry'] {
  return {
    id: entry.id,
    date_created: toTimestamp(entry.at),
    actor: entry.actor,
    username: entry.username,
    operation: entry.operation,
    object_id: entry.objectId,
    fields: entry.fields,
    request_id: entry.requestId,
  };
}

/** The cursor that leads on from an entry. */
export function toCursor({ sequence }: RecordedEntry): string {
  return Buffer.from(`audit.${sequence}`, 'utf8').toString('base64url');
}

/** The sequence that a cursor names; null when no page gave it. */
export function fromCursor(cursor: string): number | null {
  const sequence = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  return sequence === undefined ? null : Number(sequence);
}
