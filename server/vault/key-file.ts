/**
 * The vault's keys from a local file, for development and the sandbox: created at the first start, readable only by its
 * owner. Never used in production, where a key must not be stored beside the data it protects. One atomic link puts the whole
 * file in place, so that processes that start at the same time read the same keys.
 */
import { chmod, link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../platform/runtime.ts';
import { keyLength, parseKey } from '../platform/secrets.ts';
import type { KeyMaterial } from './keys.ts';

/** Reads `keys.json` in `dataDir`, or creates it. Throws an error that names the file when it is invalid. */
export async function loadKeyFile(dataDir: string, random: Random): Promise<KeyMaterial> {
  const path = join(dataDir, 'keys.json');
  const present = await readIfPresent(path);
  if (present !== null) return parseKeyFile(path, present);

  await mkdir(dataDir, { recursive: true });
  await linkInto(path, freshKeyFile(random), random);
  return parseKeyFile(path, await readFile(path, 'utf8'));
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') await chmod(path, 0o600);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Writes a temporary file and links it to `path`. Keeps an existing `path`. */
async function linkInto(path: string, text: string, random: Random): Promise<void> {
  const temporary = `${path}.${process.pid}.${random.bytes(6).toString('hex')}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(temporary, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(temporary);
  }
}

function freshKeyFile(random: Random): string {
  const key = () => random.bytes(keyLength).toString('base64');
  const content = {
    note: 'The keys of this data directory. Its sealed data cannot be read without them. The first vault key seals; all of them open.',
    secretRoot: key(),
    vaultKeys: [key()],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function parseKeyFile(path: string, text: string): KeyMaterial {
  const { secretRoot, vaultKeys } = fields(text);
  const root = typeof secretRoot === 'string' ? parseKey(secretRoot) : null;
  const keys = Array.isArray(vaultKeys) ? vaultKeys.map((key) => (typeof key === 'string' ? parseKey(key) : null)) : [];
  const [sealing, ...old] = keys.filter((key) => key !== null);
  if (root === null || sealing === undefined || keys.includes(null)) {
    throw new Error(
      `${path} is not a key file of this service. Restore the right file. If the data is not needed, delete the whole data directory.`,
    );
  }
  return { secretRoot: root, sealing, old };
}

function fields(text: string): { secretRoot?: unknown; vaultKeys?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
