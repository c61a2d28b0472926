/**
 * A case of a store contract: a name, and a function that rejects when the case fails. Works with any test runner:
 * `for (const { name, run } of receiptStoreContract(makeStore)) test(name, run);`
 */
export interface ContractCase {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The entries of a table as cases. */
export function casesOf(table: Readonly<Record<string, () => Promise<void>>>): readonly ContractCase[] {
  return Object.entries(table).map(([name, run]) => ({ name, run }));
}

const START = Date.parse('2025-01-10T08:30:00Z');

/** This many seconds after a fixed time. Stores read no clock, so any time works. */
export const at = (seconds: number): Date => new Date(START + seconds * 1_000);

let made = 0;

/** An id that is unique across processes. */
export function newId(kind: string): string {
  made += 1;
  return `evt_${kind}_${process.pid}_${Date.now().toString(36)}_${made}`;
}
