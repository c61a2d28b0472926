/** Key sets as the contract writes them. The private key is not among it. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { MessageKeySet } from '../../../domain/merchants/key-set.ts';
import { toTimestamp } from '../../orders/wire.ts';

export function toMessageKey(set: MessageKeySet): components['schemas']['MessageKey'] {
  return {
    kid: set.kid,
    state: set.state,
    merchant_public_key: set.merchantPublicKey,
    service_public_key: set.servicePublicKey,
    created_at: toTimestamp(set.createdAt),
    retires_at: set.retiresAt === null ? null : toTimestamp(set.retiresAt),
  };
}
