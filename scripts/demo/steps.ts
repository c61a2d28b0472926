/**
 * How the demo speaks: numbered steps on standard output, and one kind of failure that says what was not seen.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Something the demo was to show did not show. Its message is to be printed as it stands. */
export class UnmetExpectation extends Error {
  override readonly name = 'NotSeen';
}

export interface Reporter {
  /** Begins a step. */
  step(title: string): void;
  /** Says something within a step. */
  detail(line: string): void;
}

/** Speaks by `print`, a line at a time. */
export function createReporter(print: (line: string) => void): Reporter {
  let number = 0;
  return {
    step(title) {
      number += 1;
      print(`\n${number}. ${title}`);
    },
    detail: (line) => print(`   ${line}`),
  };
}

/** @throws NotSeen unless it holds. */
export function expectThat(what: string, holds: boolean): asserts holds {
  if (!holds) throw new UnmetExpectation(what);
}

const POLL_MS = 100;

/**
 * Asks again and again until there is an answer.
 * @throws NotSeen when there is none in time.
 */
export async function waitFor<T>(what: string, seconds: number, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + seconds * 1_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new UnmetExpectation(`${what} (waited ${seconds} s)`);
    await sleep(POLL_MS);
  }
}
