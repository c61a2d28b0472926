/**
 * G10 for services in other processes, called with fetch, a browser or a shell. They record their answers (record-answers.mjs); a
 * test file fails when one of them violates the contract. A setup file of every test file.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, inject } from 'vitest';
import type { AskedAnswer } from './contract-check.ts';

const MOST_SHOWN = 5;
const file = join(inject('scratch'), `answers-${process.pid}.jsonl`);
const recorder = `--import ${pathToFileURL(join(import.meta.dirname, 'record-answers.mjs')).href}`;

// What a test starts inherits both.
process.env.RECORDED_ANSWERS = file;
const { NODE_OPTIONS: options = '' } = process.env;
if (!options.includes(recorder)) process.env.NODE_OPTIONS = `${options} ${recorder}`.trim();

export interface RecordedAnswer {
  readonly answer: AskedAnswer;
  /** The port it was given at. */
  readonly port: string;
  /** The port of the operations; empty where they have none of their own. */
  readonly opsPort: string;
}

/** The answers since the last look; they no longer fail the test file. */
export function takeAnswers(): readonly RecordedAnswer[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  rmSync(file);
  return lines.flatMap(readLine);
}

function readLine(line: string): readonly RecordedAnswer[] {
  try {
    const recorded: RecordedAnswer = JSON.parse(line);
    return [recorded];
  } catch {
    // An empty one, or the half of one.
    return [];
  }
}

/** What is wrong with these answers; empty when all are as the contract says. */
export async function problemsOfAll(answers: readonly RecordedAnswer[]): Promise<readonly string[]> {
  if (answers.length === 0) return [];
  // Schemas are compiled in the files that start a service, and in no other.
  const { problemsOf } = await import('./watch-answers.ts');
  return [...new Set(answers.flatMap((recorded) => problemsOf(recorded.answer, whereServed(recorded))))];
}

const OPERATIONS = /^\/(health|ready|metrics|operator\/.*)$/;

/** Where the operations have a port of their own, what is served at the one is not there at the other. */
function whereServed({ answer, port, opsPort }: RecordedAnswer): 'here' | 'elsewhere' {
  return opsPort === '' || OPERATIONS.test(answer.path) === (port === opsPort) ? 'here' : 'elsewhere';
}

afterAll(async () => {
  const problems = await problemsOfAll(takeAnswers());
  if (problems.length === 0) return;
  const shown = problems.slice(0, MOST_SHOWN).join('\n');
  throw new Error(
    `answers of a process of its own were against the contract (G10), ${problems.length} kinds:\n${shown}`,
  );
});
