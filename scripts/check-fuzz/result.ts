/** The result page of a complete fuzzing run. Pure. */

/** The totals that Schemathesis prints for a document. */
export interface Counts {
  readonly operations: string;
  readonly cases: string;
}

function firstMatch(output: string, pattern: RegExp): string {
  return pattern.exec(output)?.[1]?.trim() ?? 'unknown';
}

/** Reads the totals from the output of Schemathesis. */
export function countsIn(output: string): Counts {
  return {
    operations: firstMatch(output, /^\s*Tested: (\d+)$/m),
    cases: firstMatch(output, /^\s*Test cases:\s+(.+)$/m),
  };
}

export interface FuzzedRun extends Counts {
  readonly document: string;
  readonly asExpected: boolean;
  readonly seconds: number;
}

export interface FuzzResult {
  readonly seed: number;
  readonly isRandom: boolean;
  /** Random cases per operation and phase. */
  readonly examples: number;
  readonly contract: string;
  readonly versions: string;
  readonly date: string;
  readonly runs: readonly FuzzedRun[];
}

export function resultPage({ seed, isRandom, examples, contract, versions, date, runs }: FuzzResult): string {
  const rows = runs.map(
    ({ document, operations, cases, seconds, asExpected }) =>
      `| ${document} | ${operations} | ${cases} | ${seconds} | ${asExpected ? 'yes' : 'NO'} |`,
  );
  return `# A complete run of the fuzzer

${date}, ${versions}, contract ${contract}. Written by a complete run of \`npm run check:fuzz\`. To repeat it:
\`npm run check:fuzz -- --seed ${seed}\`.

Seed ${seed}${isRandom ? ' (random)' : ' (that of CI)'}; all phases (examples, coverage, random cases, sequences of calls), ${examples} random cases per operation and phase.

| Document | Operations | Cases | Seconds | Passed |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
