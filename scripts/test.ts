/** `npm test`: every test that needs no more than Node and a mongod. Arguments go to Vitest: `npm test -- test/orders`. */
import { runVitest } from './run-vitest.ts';

await runVitest(
  ['--exclude', 'test/browser/**', '--exclude', 'test/receiver-kit/stores/**', ...process.argv.slice(2)],
  process.env,
);
