/** The audit log as the contract writes it, and the cursors of its pages. */
import type { components } from '../../../generated/admin.openapi.d.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { AuditEntry, AuditPosition } from './audit-entry.ts';

const CURSOR = /^([0-9]{1,15})\.(aud_[0-9a-f]{1,64})$/;

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
export function toCursor({ at, id }: AuditEntry): string {
  return Buffer.from(`${at.getTime()}.${id}`, 'utf8').toString('base64url');
}

/** The place that a cursor names; null when no page gave it. */
export function fromCursor(cursor: string): AuditPosition | null {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id };
}
