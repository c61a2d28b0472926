/**
 * Begins a line of the audit log: who calls what, and when.
 */
import { type AdminOperationId, AuditActor } from '../../../generated/values.ts';
import type { OperatorContext, SettingsContext } from '../../http/context.ts';
import type { AuditHeading } from '../../merchants/change-merchant.ts';
import type { Runtime } from '../../runtime.ts';
import { shortId } from '../../short-id.ts';

/** What was called. */
export interface AuditedCall {
  readonly operation: AdminOperationId;
  /** Which of several it is about; null where there is one only. */
  readonly objectId: string | null;
}

/** The audit line of a call, but for the names of what it changes. */
export function auditHeading(
  { clock, random }: Runtime,
  context: Pick<SettingsContext, 'kind' | 'username' | 'requestId'> | Pick<OperatorContext, 'kind' | 'requestId'>,
  call: AuditedCall,
): AuditHeading {
  return {
    ...call,
    id: shortId('aud', random),
    at: clock.now(),
    actor: context.kind === 'operator' ? AuditActor.operator : AuditActor.settings,
    username: context.kind === 'operator' ? null : context.username,
    requestId: context.requestId,
  };
}
