/**
 * The credentials of a gateway configuration: the gateway's own rules, and sealing. Each is sealed individually, and a change neither
 * decrypts nor reseals the others. Errors never repeat a value.
 */
import { ErrorCode } from '../../../../generated/values.ts';
import type { GatewayConfig, Merchant } from '../../../domain/merchants/merchant.ts';
import type { CredentialField } from '../../../domain/ports/gateway-connector.ts';
import type { Sealer } from '../../../domain/ports/sealed.ts';
import type { GatewayType } from '../../../gateways/registry.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import { credentialBinding } from '../../../usecases/payments/gateway-of-attempt.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** The fields that a gateway lists, and whether others are accepted; of a gateway that is not available, all are. */
type CredentialRules = Pick<GatewayType, 'credentialFields' | 'otherCredentials'>;
const anyCredentials: CredentialRules = { credentialFields: [], otherCredentials: true };

/** The problem of a credential name; null if it is valid. */
function credentialNameProblem({ credentialFields, otherCredentials }: CredentialRules, name: string): string | null {
  const known = credentialFields.map((field) => field.name);
  if (known.includes(name)) return null;
  if (otherCredentials !== true) return `must have no other names than ${known.join(', ')}`;
  if (NAME.test(name) && !/[0-9]{12}/.test(name)) return null;
  return 'must have names that begin with a letter and have at most 64 letters, digits and _';
}

/** Whether the value is one that the field takes. */
function matches({ pattern }: CredentialField, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'u').test(value);
}

/** The required credentials that are missing. */
export function missingCredentials(
  { credentialFields }: Pick<GatewayType, 'credentialFields'>,
  credentials: Readonly<Record<string, unknown>>,
): readonly CredentialField[] {
  return credentialFields.filter(({ name, required }) => required && !Object.hasOwn(credentials, name));
}

/** Credentials per configuration. */
const MAX_CREDENTIALS = 20;

export interface CredentialsTarget {
  readonly merchant: Pick<Merchant, 'merchantId'>;
  readonly gatewayConfigId: string;
  readonly stored: GatewayConfig['credentials'];
  /** Undefined when the gateway is not available in this environment. */
  readonly type: GatewayType | undefined;
  /** Whether the configuration is enabled after the change. */
  readonly enabled: boolean;
}

/**
 * Merges the sent credentials into the stored ones; null removes one.
 * @throws ApiError for a name or value that the gateway does not take, a missing one, or too many.
 */
export function changedCredentials(
  sealer: Sealer,
  { merchant, gatewayConfigId, stored, type, enabled }: CredentialsTarget,
  sent: Readonly<Record<string, string | null>>,
): GatewayConfig['credentials'] {
  const rules = type ?? anyCredentials;
  const credentials = new Map(Object.entries(stored));
  for (const [name, value] of Object.entries(sent)) {
    if (value === null && credentials.delete(name)) continue;
    const problem = credentialNameProblem(rules, name);
    if (problem !== null) throw refusal('credentials', problem);
    if (value === null) continue;
    const field = rules.credentialFields.find((one) => one.name === name);
    if (field !== undefined && !matches(field, value)) {
      throw refusal(`credentials.${name}`, `is not a valid ${field.label}. ${field.help}`);
    }
    credentials.set(name, sealer.seal(credentialBinding(merchant.merchantId, gatewayConfigId, name), value));
  }
  if (credentials.size > MAX_CREDENTIALS) throw refusal('credentials', `must have at most ${MAX_CREDENTIALS} names`);
  const changed = Object.fromEntries(credentials);
  const [missing] = enabled ? missingCredentials(rules, changed) : [];
  if (missing === undefined) return changed;
  const reason = `is missing; send the ${missing.label}, or enabled: false. ${missing.help}`;
  throw refusal(`credentials.${missing.name}`, reason);
}

function refusal(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
