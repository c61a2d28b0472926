import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { loadKeyFile } from '../../../server/vault/key-file.ts';
import { createVaultKeys, type KeyMaterial } from '../../../server/vault/keys.ts';
import { readVaultEnvironment } from '../../../server/vault/keys-from-environment.ts';

const { random } = systemRuntime;

describe('the key ring', () => {
  const material: KeyMaterial = { secretRoot: randomBytes(32), sealing: randomBytes(32), old: [randomBytes(32)] };
  const derived = (from: KeyMaterial, purpose: 'card-fingerprint' | 'page-form-token' | 'page-link') =>
    createVaultKeys(from).derive(purpose).export().toString('hex');

  test('derives another key for every purpose, and the same one every time', () => {
    const all = (['card-fingerprint', 'page-form-token', 'page-link'] as const).map((purpose) =>
      derived(material, purpose),
    );
    expect(new Set(all).size).toBe(3);
    expect(all.map((hex) => hex.length)).toEqual([64, 64, 64]);
    expect(derived(material, 'page-link')).toBe(all[2]);
  });

  test('derived keys hang on the secret root alone, so rotating a vault key leaves them as they are', () => {
    const rotated = { ...material, sealing: randomBytes(32), old: [material.sealing] };
    expect(derived(rotated, 'card-fingerprint')).toBe(derived(material, 'card-fingerprint'));
    const otherRoot = { ...material, secretRoot: randomBytes(32) };
    expect(derived(otherRoot, 'card-fingerprint')).not.toBe(derived(material, 'card-fingerprint'));
  });

  test('shows no key when printed or turned into JSON', () => {
    const keys = createVaultKeys(material);
    const shown = inspect({ keys, derived: keys.derive('page-link') }, { depth: null }) + JSON.stringify(keys);
    for (const key of [material.secretRoot, material.sealing, ...material.old]) {
      expect(shown).not.toContain(key.toString('base64'));
      expect(shown).not.toContain(key.toString('hex'));
    }
  });
});

describe('keys from the environment', () => {
  const [first, second, root] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const text = (key: Buffer) => key.toString('base64');

  test('nothing set: absent', () => {
    expect(readVaultEnvironment({ VAULT_KEY: '', VAULT_KEYS_OLD: ' , ' })).toEqual({ kind: 'absent' });
  });

  test('all set: the keys, in either base64 alphabet', () => {
    const reading = readVaultEnvironment({
      VAULT_KEY: text(first),
      VAULT_KEYS_OLD: ` ${second.toString('base64url')} ,`,
      SECRET_ROOT: text(root),
    });
    expect(reading).toEqual({ kind: 'keys', material: { sealing: first, old: [second], secretRoot: root } });
  });

  test.each([
    ['no root', { VAULT_KEY: text(first) }, [/^SECRET_ROOT must be 32 bytes/]],
    ['no key', { SECRET_ROOT: text(root) }, [/^VAULT_KEY must be 32 bytes/]],
    [
      'everything wrong at once',
      { VAULT_KEY: 'hunter2', SECRET_ROOT: text(randomBytes(31)), VAULT_KEYS_OLD: `${text(second)},x` },
      [/^VAULT_KEY must/, /^SECRET_ROOT must/, /^VAULT_KEYS_OLD, key 2, must/],
    ],
    [
      'the root is the key',
      { VAULT_KEY: text(first), SECRET_ROOT: text(first) },
      [/^SECRET_ROOT must differ from the vault keys/],
    ],
    [
      'the root is an old key',
      { VAULT_KEY: text(first), SECRET_ROOT: text(second), VAULT_KEYS_OLD: text(second) },
      [/^SECRET_ROOT must differ from the vault keys/],
    ],
  ])('%s: every fault is named, no value is shown', (_what, environment, faults) => {
    const reading = readVaultEnvironment(environment);
    expect(reading).toEqual({ kind: 'faulty', problems: faults.map((fault) => expect.stringMatching(fault)) });
    for (const value of Object.values(environment)) expect(JSON.stringify(reading)).not.toContain(value);
  });
});

describe('the key file', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vault-keys-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('is made on first start, for its owner only, and read on the next', async () => {
    const dataDir = join(directory, 'deeper', 'data');
    const made = await loadKeyFile(dataDir, random);
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
    expect(await loadKeyFile(dataDir, random)).toEqual(made);
    expect(await readdir(dataDir)).toEqual(['keys.json']);
    expect(made.sealing.equals(made.secretRoot)).toBe(false);
  });

  test('is the same for all who start at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => loadKeyFile(directory, random)));
    expect(new Set(all.map((material) => material.sealing.toString('hex'))).size).toBe(1);
    expect(await readdir(directory)).toEqual(['keys.json']);
  });

  test('is closed to others again when it was opened to them', async () => {
    await loadKeyFile(directory, random);
    await chmod(join(directory, 'keys.json'), 0o644);
    await loadKeyFile(directory, random);
    expect((await stat(join(directory, 'keys.json'))).mode & 0o777).toBe(0o600);
  });

  test('may hold several vault keys: the first seals', async () => {
    const path = join(directory, 'keys.json');
    const { sealing } = await loadKeyFile(directory, random);
    const newer = randomBytes(32);
    const content: { vaultKeys: string[] } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...content, vaultKeys: [newer.toString('base64'), ...content.vaultKeys] }));
    expect(await loadKeyFile(directory, random)).toMatchObject({ sealing: newer, old: [sealing] });
  });

  test.each(['', '{', 'null', '{}', '{"secretRoot":"x","vaultKeys":["y"]}'])(
    'is never written over: %j is an error that names the file',
    async (text) => {
      const path = join(directory, 'keys.json');
      await writeFile(path, text);
      await expect(loadKeyFile(directory, random)).rejects.toThrow(`${path} is not a key file`);
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );
});
