/**
 * The credentials of a gateway configuration, sealed individually. A change neither decrypts nor reseals the other credentials.
 */
import { ErrorCode } from '../../../../generated/values.ts';
import type { GatewayConfig, Merchant } from '../../../domain/merchants/merchant.ts';
import type { SealBinding, Sealer } from '../../../domain/ports/sealed.ts';
import { ApiError } from '../../../http/errors/api-error.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** The problem of a credential name; null if it is valid. */
function credentialNameProblem(name: string): string | null {
  if (NAME.test(name) && !/[0-9]{12}/.test(name)) return null;
  return 'must have names that begin with a letter and have at most 64 letters, digits and _';
}

/** The seal binding of one credential. */
function credentialBinding(merchantId: string, gatewayConfigId: string, name: string): SealBinding {
  return { merchantId, record: `gateway.${gatewayConfigId}.${name}` };
}

/** Credentials per configuration. */
const MAX_CREDENTIALS = 20;

export interface CredentialsTarget {
  readonly merchant: Pick<Merchant, 'merchantId'>;
  readonly gatewayConfigId: string;
  readonly stored: GatewayConfig['credentials'];
}

/** Merges the sent credentials into the stored ones; null removes one. @throws ApiError for an invalid name or too many. */
export function changedCredentials(
  sealer: Sealer,
  { merchant, gatewayConfigId, stored }: CredentialsTarget,
  sent: Readonly<Record<string, string | null>>,
): GatewayConfig['credentials'] {
  const credentials = new Map(Object.entries(stored));
  for (const [name, value] of Object.entries(sent)) {
    const problem = credentialNameProblem(name);
    if (problem !== null) throw refusal(problem);
    if (value === null) credentials.delete(name);
    else credentials.set(name, sealer.seal(credentialBinding(merchant.merchantId, gatewayConfigId, name), value));
  }
  if (credentials.size > MAX_CREDENTIALS) throw refusal(`must have at most ${MAX_CREDENTIALS} names`);
  return Object.fromEntries(credentials);
}

function refusal(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'credentials', reason }] });
}
