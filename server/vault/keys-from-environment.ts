/**
 * The vault's keys from environment variables, for production: `VAULT_KEY` seals, `VAULT_KEYS_OLD` (separated by commas) still
 * open, and fingerprints, page links and form tokens are derived from `SECRET_ROOT`. Each key is 32 bytes in base64.
 *
 * To rotate: add the current VAULT_KEY to VAULT_KEYS_OLD, set a new VAULT_KEY, restart, rewrap the stored data, and remove the
 * old key. SECRET_ROOT never changes. Errors name the variable and never its value.
 */

import { parseKey } from '../platform/secrets.ts';
import type { KeyMaterial } from './keys.ts';

export interface VaultEnvironment {
  readonly VAULT_KEY?: string | undefined;
  readonly VAULT_KEYS_OLD?: string | undefined;
  readonly SECRET_ROOT?: string | undefined;
}

/** `absent`: no variable is set. The sandbox then uses the local key file, and production refuses to start. */
export type VaultEnvironmentReading =
  | { readonly kind: 'absent' }
  | { readonly kind: 'keys'; readonly material: KeyMaterial }
  | { readonly kind: 'faulty'; readonly problems: readonly string[] };

const howToCreate = 'Create one with: openssl rand -base64 32';

/** The error of production when the keys are `absent`. */
export const vaultKeysMissing = `Set VAULT_KEY and SECRET_ROOT, each to 32 bytes in base64. ${howToCreate}`;

/** Reads the three variables. Reports all errors at once. */
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
    problems.push(`SECRET_ROOT must differ from the vault keys, because they rotate and it must not. ${howToCreate}`);
  }
  if (sealing === null || root === null || problems.length > 0) return { kind: 'faulty', problems };
  return { kind: 'keys', material: { secretRoot: root, sealing, old: readable } };
}

function readKey(name: string, text: string, problems: string[]): Buffer | null {
  const key = parseKey(text);
  if (key === null) problems.push(`${name} must be 32 bytes in base64. ${howToCreate}`);
  return key;
}
