/** A mongod of a test's own, in a directory that is removed after the run. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type OwnMongod, startMongodIn } from '../../scripts/faults/own-mongod.ts';

export type { OwnMongod } from '../../scripts/faults/own-mongod.ts';

export async function startOwnMongod(): Promise<OwnMongod> {
  return startMongodIn(await mkdtemp(join(inject('scratch'), 'own-mongod-')));
}
