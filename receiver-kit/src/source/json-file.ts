/**
 * Reads a value from a JSON file, for secrets that are mounted into the container and changed there.
 */
import { readFile } from 'node:fs/promises';

/**
 * A source that reads the file each time it is asked.
 *
 * @example
 * createReceiver({ credentials: jsonFile('/run/secrets/webhook-credentials.json'), … });
 */
export function jsonFile<Value>(path: string): () => Promise<Value> {
  return async () => JSON.parse(await readFile(path, 'utf8'));
}
