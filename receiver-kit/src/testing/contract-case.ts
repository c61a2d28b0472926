/**
 * A case of a contract: a sentence, and a function that rejects when it does not hold. Belongs to no test runner:
 * `for (const { name, run } of receiptStoreContract(makeStore)) test(name, run);`
 */
export interface ContractCase {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** A table of sentences as cases. */
export function casesOf(table: Readonly<Record<string, () => Promise<void>>>): readonly ContractCase[] {
  return Object.entries(table).map(([name, run]) => ({ name, run }));
}

const START = Date.parse('2025-01-10T08:30:00Z');

/** So many seconds after a fixed moment. Stores read no clock, so it can be any. */
export const at = (seconds: number): Date => new Date(START + seconds * 1_000);

let made = 0;

/** An id that was not there before, in this process or another. */
export function newId(kind: string): string {
  made += 1;
  return `evt_${kind}_${process.pid}_${Date.now().toString(36)}_${made}`;
}
