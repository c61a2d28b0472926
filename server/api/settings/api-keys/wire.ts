/** Converts API keys and their IP allow-lists. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { ErrorCode } from '../../../../generated/values.ts';
import type { ApiKey } from '../../../domain/merchants/merchant.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import { isAddressRange } from '../../../platform/addresses/address-range.ts';
import { toTimestamp } from '../../orders/wire.ts';

/** A key without its secret. */
export function toApiKey(key: ApiKey): components['schemas']['ApiKey'] {
  const { keyId, name, lastFour, allowedIps, createdAt, lastUsedAt } = key;
  return {
    key_id: keyId,
    name,
    last_four: lastFour,
    allowed_ips: [...allowedIps],
    date_created: toTimestamp(createdAt),
    last_used: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
  };
}

/**
 * The IP allow-list of a new key.
 * @throws ApiError that lists each invalid address or range.
 */
export function toAllowedIps({ allowed_ips: ranges = [] }: components['schemas']['NewApiKey']): readonly string[] {
  const reason = 'must be an IP address or a CIDR range, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32';
  const fields = ranges.flatMap((text, index) =>
    isAddressRange(text) ? [] : [{ name: `allowed_ips.${index}`, reason }],
  );
  if (fields.length > 0) throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
  return ranges;
}
