/** The documents of the contract that are fuzzed. */
import { bundleFiles, type DocumentName } from '../generate/layout.ts';

export interface FuzzedDocument {
  readonly name: DocumentName;
  readonly bundle: string;
  readonly config: string;
  /** Cases of an operation in a phase of random ones, by the size of the run. */
  readonly examples: { readonly whole: number; readonly short: number };
}

export const documents: readonly FuzzedDocument[] = [
  { name: 'merchant', bundle: bundleFiles.merchant, config: 'merchant.toml', examples: { whole: 50, short: 3 } },
  { name: 'admin', bundle: bundleFiles.admin, config: 'admin.toml', examples: { whole: 50, short: 3 } },
];
