/**
 * Begins an entry of the audit log: who calls what, and when.
 */
import { type AdminOperationId, AuditActor, AuditOutcome, type OperationId } from '../../../generated/values.ts';
import type { MerchantContext, OperatorContext, SettingsContext } from '../../http/request/context.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { AuditHeading } from '../../usecases/merchants/change-merchant.ts';

/** What was called. */
export interface AuditedCall {
  readonly operation: AdminOperationId | OperationId;
  /** Which of several it is about; null where there is one only. */
  readonly objectId: string | null;
}

type Facts = 'kind' | 'requestId' | 'address' | 'userAgent';

/** Whose calls are entered, and what is known of them. */
export type AuditedContext =
  | Pick<SettingsContext, Facts | 'username'>
  | Pick<OperatorContext, Facts>
  | Pick<MerchantContext, Facts | 'credential'>;

function actorOf(context: AuditedContext): Pick<AuditHeading, 'actor' | 'actorId' | 'username'> {
  switch (context.kind) {
    case 'operator':
      return { actor: AuditActor.operator, actorId: null, username: null };
    case 'settings':
      return { actor: AuditActor.settings, actorId: null, username: context.username };
    case 'merchant': {
      const { kind, id } = context.credential;
      const actor = kind === 'api-key' ? AuditActor.api_key : AuditActor.message_key;
      return { actor, actorId: id, username: null };
    }
    default:
      return context satisfies never;
  }
}

/** The entry of a call that is done, but for what it changes. */
export function auditHeading({ clock, random }: Runtime, context: AuditedContext, call: AuditedCall): AuditHeading {
  return {
    id: shortId('aud', random),
    at: clock.now(),
    ...actorOf(context),
    operation: call.operation,
    objectId: call.objectId,
    outcome: AuditOutcome.SUCCEEDED,
    address: context.address,
    userAgent: context.userAgent,
    requestId: context.requestId,
  };
}
