/**
 * Handlers of vault key rotation.
 */
import type { OperatorHandlers } from '../../../generated/server/handlers.ts';
import { AdminOperationId } from '../../../generated/values.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { VaultRotation } from '../../usecases/merchants/vault-rotation.ts';
import { auditHeading } from '../audit/heading.ts';
import type { AuditTrail } from '../audit/trail.ts';
import { toVault, toVaultRewrapping } from './vault-wire.ts';

export interface VaultHandlersParts {
  readonly vault: VaultRotation;
  readonly runtime: Runtime;
  readonly trail: AuditTrail;
}

export function vaultHandlers({
  vault,
  runtime,
  trail,
}: VaultHandlersParts): Pick<OperatorHandlers<Contexts>, 'getVault' | 'rewrapVault'> {
  return {
    async getVault() {
      return { status: 200, body: toVault(await vault.keys()) };
    },

    async rewrapVault(_request, context) {
      const call = { operation: AdminOperationId.rewrapVault, objectId: null };
      const result = await trail.around(context, { ...call, changes: [] }, () =>
        vault.rewrap(() => auditHeading(runtime, context, call)),
      );
      return { status: 200, body: toVaultRewrapping(result) };
    },
  };
}
