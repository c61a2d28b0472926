/** What a run fuzzes: documents, operations and the seed. */

import { randomInt } from 'node:crypto';
import { AdminOperationId, OperationId } from '../../generated/values.ts';
import { bundleFiles, type DocumentName } from '../generate/layout.ts';

export interface FuzzedDocument {
  readonly name: DocumentName;
  readonly bundle: string;
  readonly config: string;
  readonly operations: readonly string[];
  /** Random cases per operation and phase. */
  readonly examples: { readonly whole: number; readonly short: number };
  /** What a short run tries. Boundary values (`coverage`) of the admin document take a minute: whole runs have them. */
  readonly shortPhases: readonly ('examples' | 'coverage' | 'fuzzing' | 'stateful')[];
}

export const documents: readonly FuzzedDocument[] = [
  {
    name: 'merchant',
    bundle: bundleFiles.merchant,
    config: 'merchant.toml',
    operations: Object.values(OperationId),
    examples: { whole: 50, short: 3 },
    shortPhases: ['examples', 'coverage', 'fuzzing', 'stateful'],
  },
  {
    name: 'admin',
    bundle: bundleFiles.admin,
    config: 'admin.toml',
    operations: Object.values(AdminOperationId),
    examples: { whole: 50, short: 3 },
    shortPhases: ['examples', 'fuzzing', 'stateful'],
  },
];

/** The documents to fuzz. Throws on an unknown name, because a run without operations would pass. */
export function documentsOf(document: string | undefined, operations: readonly string[]): readonly FuzzedDocument[] {
  const named = documents.filter(({ name }) => document === undefined || name === document);
  if (named.length === 0)
    throw new Error(
      `Unknown document: ${document}. The documents are ${documents.map(({ name }) => name).join(', ')}.`,
    );
  const known = named.flatMap((each) => each.operations);
  const unknown = operations.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`Unknown operation: ${unknown.join(', ')}. The operations are ${known.join(', ')}.`);
  return named.filter((each) => operations.length === 0 || operations.some((id) => each.operations.includes(id)));
}

/** The seed of CI, so that local runs agree with CI. */
const FIXED_SEED = 20_261_121;
const SEEDS = 2 ** 31;

export interface AskedSeed {
  readonly seed?: string | undefined;
  readonly random: boolean;
}

/** @throws when `--seed` is not a whole number. */
export function seedOf({ seed, random }: AskedSeed): number {
  if (seed === undefined) return random ? randomInt(SEEDS) : FIXED_SEED;
  if (!/^\d{1,10}$/.test(seed)) throw new Error('--seed takes a whole number, as in: -- --seed 7');
  return Number(seed);
}
