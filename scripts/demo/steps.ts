/**
 * The output of the demo: numbered steps, and an error for an expectation that is not met.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** A step did not show what it must. Print the message without a stack trace. */
export class UnmetExpectation extends Error {
  override readonly name = 'NotSeen';
}

export interface Reporter {
  /** Starts a step. */
  step(title: string): void;
  /** Prints a detail of the step. */
  detail(line: string): void;
}

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

/** @throws UnmetExpectation unless `holds`. */
export function expectThat(what: string, holds: boolean): asserts holds {
  if (!holds) throw new UnmetExpectation(what);
}

const POLL_MS = 100;

/**
 * Polls until `ask` returns a value.
 * @throws UnmetExpectation after the time limit.
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
