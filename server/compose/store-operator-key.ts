/**
 * The operator key of a sandbox that was given none: made on first start and kept in the data directory, readable by its
 * owner only. Never used in production, where OPERATOR_KEY is mandatory.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../platform/runtime.ts';

export async function storeOperatorKey(dataDir: string, random: Random): Promise<string> {
  const path = join(dataDir, 'operator.key');
  await mkdir(dataDir, { recursive: true });
  const fresh = `svc_op_${random.bytes(32).toString('hex')}\n`;
  // Of several processes that start at once one writes; all read.
  await writeFile(path, fresh, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return (await readFile(path, 'utf8')).trim();
}
