/** The demo runs to its end; what the service answers is checked against the contract as in every other test. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { problemsOfAll, takeAnswers } from '../support/process-watch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 60_000;

it(
  'shows a payment, and is answered as the contract says',
  async () => {
    const env = { ...process.env, MONGODB_URI: inject('mongoUri') };
    const args = ['--import', 'tsx', 'scripts/demo.ts'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env, timeout: PATIENCE_MS });
    expect(stdout).toContain('The demo succeeded');
    const answers = takeAnswers();
    expect(answers.map(({ answer }) => answer.path)).toContain('/orders');
    expect(await problemsOfAll(answers)).toEqual([]);
  },
  PATIENCE_MS,
);
