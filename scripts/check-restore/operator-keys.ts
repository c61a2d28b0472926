/**
 * The environment and the vault keys of an operator, read as the service reads them. Never creates keys: nothing that is restored could
 * be opened with new ones.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env, Environment } from '../../server/platform/config.ts';
import type { Random } from '../../server/platform/runtime.ts';
import { loadKeyFile } from '../../server/vault/key-file.ts';
import { createVaultKeys, type VaultKeys } from '../../server/vault/keys.ts';
import { readVaultEnvironment, vaultKeysMissing } from '../../server/vault/keys-from-environment.ts';

/** SVC_ENV. @throws Error when it is neither of the two. */
export function environmentOf({ SVC_ENV = '' }: Env): Environment {
  const name = SVC_ENV.trim() === '' ? 'sandbox' : SVC_ENV.trim();
  if (name !== 'sandbox' && name !== 'production') throw new Error('SVC_ENV must be one of: sandbox, production.');
  return name;
}

/** The keys of VAULT_KEY, VAULT_KEYS_OLD and SECRET_ROOT, or those of a sandbox's DATA_DIR. @throws Error when there are none. */
export async function operatorKeys(env: Env, random: Random): Promise<VaultKeys> {
  const { VAULT_KEY, VAULT_KEYS_OLD, SECRET_ROOT, DATA_DIR = '' } = env;
  const reading = readVaultEnvironment({ VAULT_KEY, VAULT_KEYS_OLD, SECRET_ROOT });
  if (reading.kind === 'faulty') throw new Error(reading.problems.join('\n'));
  if (reading.kind === 'keys') return createVaultKeys(reading.material);
  if (environmentOf(env) === 'production') throw new Error(vaultKeysMissing);
  const directory = DATA_DIR.trim() === '' ? '.data' : DATA_DIR.trim();
  await access(join(directory, 'keys.json')).catch(() => {
    const advice = 'Set VAULT_KEY and SECRET_ROOT, or DATA_DIR to the data directory of the sandbox.';
    throw new Error(`There are no keys of the backup: ${join(directory, 'keys.json')} is missing. ${advice}`);
  });
  return createVaultKeys(await loadKeyFile(directory, random));
}
