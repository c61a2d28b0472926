/** What a whole fuzzing run came to, as a page. Pure. */

/** What schemathesis says of a document at the end of a run. */
export interface Counts {
  readonly operations: string;
  readonly cases: string;
}

function firstMatch(output: string, pattern: RegExp): string {
  return pattern.exec(output)?.[1]?.trim() ?? 'not told';
}

/** The counts among what schemathesis printed. */
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
  /** Cases of an operation in a phase of random ones. */
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
  return `# A whole run of the fuzzer

${date}, ${versions}, contract ${contract}. Written by \`npm run check:fuzz\` when it is not a short run or one of a part; the same again:
\`npm run check:fuzz -- --seed ${seed}\`.

Seed ${seed}${isRandom ? ', drawn for this run' : ', that of CI'}; all phases (examples, coverage, random cases, sequences of calls), ${examples} random cases of an operation in a phase.

| Document | Operations | Cases | Seconds | All as expected |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
