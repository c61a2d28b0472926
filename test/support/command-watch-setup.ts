/** Fails the test whose service sent a command that a sharded cluster would broadcast or refuse. Set up for every test file. */
import { afterAll, afterEach } from 'vitest';
import { takeCommandProblems } from './command-watch.ts';

function refuseProblems(): void {
  const problems = takeCommandProblems();
  if (problems.length > 0) {
    throw new Error(
      `commands that do not name their merchant (server/storage/mongo/sharding.ts):\n${problems.join('\n')}`,
    );
  }
}

afterEach(refuseProblems);
afterAll(refuseProblems);
