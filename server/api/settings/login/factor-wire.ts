/**
 * Reads a second factor from the fields of a request. Pure.
 */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { SentFactor } from '../../../auth/second-factor.ts';

/** The fields of a second factor, of which a call sends at most one. */
export interface FactorFields {
  readonly totp_code?: string;
  readonly recovery_code?: string;
  readonly passkey?: components['schemas']['PasskeyAssertion'];
}

/** The second factor of a call; null when it sends none. Of several, the passkey counts, then the code of the app. */
export function toFactor({ totp_code: code, recovery_code: recovery, passkey }: FactorFields): SentFactor | null {
  if (passkey !== undefined) {
    const { credential_id, client_data, authenticator_data, signature } = passkey;
    const assertion = {
      credentialId: credential_id,
      clientData: client_data,
      authenticatorData: authenticator_data,
      signature,
    };
    return { kind: 'passkey', assertion };
  }
  if (code !== undefined) return { kind: 'totp', code };
  return recovery === undefined ? null : { kind: 'recovery', code: recovery };
}
