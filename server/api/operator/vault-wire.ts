/** Converts vault keys to the wire format. Pure. */
import type { components } from '../../../generated/admin.openapi.d.ts';
import { VaultKeyState } from '../../../generated/values.ts';
import type { Rewrapping, VaultKeyUse } from '../../usecases/merchants/vault-rotation.ts';

type Schemas = components['schemas'];

const states: Record<VaultKeyUse['state'], VaultKeyState> = {
  sealing: VaultKeyState.SEALING,
  opening: VaultKeyState.OPENING,
  missing: VaultKeyState.MISSING,
};

export function toVault(keys: readonly VaultKeyUse[]): Schemas['Vault'] {
  return {
    list: keys.map(({ keyId, state, cardNumbers, merchants }) => ({
      key_id: keyId,
      state: states[state],
      card_numbers: cardNumbers,
      merchants,
    })),
  };
}

export function toVaultRewrapping(result: Rewrapping): Schemas['VaultRewrapping'] {
  return {
    sealing_key_id: result.sealingKeyId,
    card_numbers: result.cardNumbers,
    merchants: result.merchants,
    remaining: result.remaining,
    unreadable: result.unreadable,
  };
}
