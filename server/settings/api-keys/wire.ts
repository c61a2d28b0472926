/** API keys as the contract writes them. */
import type { components } from '../../../generated/admin.openapi.d.ts';
import type { ApiKey } from '../../merchants/merchant.ts';
import { toTimestamp } from '../../orders/wire.ts';

/** A key without its secret. */
export function toApiKey({ keyId, name, lastFour, createdAt, lastUsedAt }: ApiKey): components['schemas']['ApiKey'] {
  return {
    key_id: keyId,
    name,
    last_four: lastFour,
    date_created: toTimestamp(createdAt),
    last_used: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
  };
}
