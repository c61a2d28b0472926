/**
 * The vault's keys from the environment, as production has them: `VAULT_KEY` (seals), `VAULT_KEYS_OLD` (still open,
 * separated by commas), `SECRET_ROOT` (what fingerprints and page tokens are derived from). Each is 32 bytes in base64.
 *
 * To rotate: put the present VAULT_KEY in front of VAULT_KEYS_OLD, set a new VAULT_KEY, restart, re-wrap what is stored
 * (Sealer.rewrap), then drop the old key. SECRET_ROOT stays as it is through all of this.
 * Faults name the variable and never its value.
 */

import { parseKey } from '../platform/secrets.ts';
import type { KeyMaterial } from './keys.ts';

export interface VaultEnvironment {
  readonly VAULT_KEY?: string | undefined;
  readonly VAULT_KEYS_OLD?: string | undefined;
  readonly SECRET_ROOT?: string | undefined;
}

/** `absent`: no variable is set. Then the local key file serves in sandbox, and production must not start. */
export type VaultEnvironmentReading =
  | { readonly kind: 'absent' }
  | { readonly kind: 'keys'; readonly material: KeyMaterial }
  | { readonly kind: 'faulty'; readonly problems: readonly string[] };

const howToMake = 'Make one with: openssl rand -base64 32';

/** What to say when production finds `absent`. */
export const vaultKeysMissing = `VAULT_KEY and SECRET_ROOT must be set, each to 32 bytes in base64. ${howToMake}`;

/** Reads the three variables and names every fault at once. */
export function readVaultEnvironment(environment: VaultEnvironment): VaultEnvironmentReading {
  const vaultKey = environment.VAULT_KEY?.trim() ?? '';
  const oldKeys = (environment.VAULT_KEYS_OLD ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const secretRoot = environment.SECRET_ROOT?.trim() ?? '';
  if (vaultKey === '' && secretRoot === '' && oldKeys.length === 0) return { kind: 'absent' };

  const problems: string[] = [];
  const sealing = readKey('VAULT_KEY', vaultKey, problems);
  const root = readKey('SECRET_ROOT', secretRoot, problems);
  const old = oldKeys.map((text, index) => readKey(`VAULT_KEYS_OLD, key ${index + 1},`, text, problems));
  const readable = old.filter((key) => key !== null);
  if (root !== null && [sealing, ...readable].some((key) => key?.equals(root))) {
    problems.push(`SECRET_ROOT must be a key of its own, not one of the vault keys, which rotate. ${howToMake}`);
  }
  if (sealing === null || root === null || problems.length > 0) return { kind: 'faulty', problems };
  return { kind: 'keys', material: { secretRoot: root, sealing, old: readable } };
}

function readKey(name: string, text: string, problems: string[]): Buffer | null {
  const key = parseKey(text);
  if (key === null) problems.push(`${name} must be 32 bytes in base64. ${howToMake}`);
  return key;
}
