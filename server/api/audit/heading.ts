/**
 * Builds the common part of an audit entry: caller, operation and time.
 */
import { type AdminOperationId, AuditActor, AuditOutcome, type OperationId } from '../../../generated/values.ts';
import type { MerchantContext, OperatorContext, SettingsContext } from '../../http/request/context.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { AuditHeading } from '../../usecases/merchants/change-merchant.ts';

/** The operation and object of an audited call. */
export interface AuditedCall {
  readonly operation: AdminOperationId | OperationId;
  /** The id of the object; null for an operation on the merchant itself. */
  readonly objectId: string | null;
}

type Facts = 'kind' | 'requestId' | 'address' | 'userAgent';

/** The contexts whose calls are audited. */
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

/** The audit entry of a successful call, without its changes. */
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
