/** `npm test`: every test that needs no more than Node and a mongod. Arguments go to Vitest: `npm test -- test/integration/orders`. */
import { runVitest } from './run-program.ts';

await runVitest(
  [
    ...[
      'test/browser/**',
      'test/oracles/**',
      'test/gateways/live/**',
      'test/slow/**',
      'test/integration/receiver-kit/stores/**',
      'test/integration/both-ends/**',
    ].flatMap((apart) => ['--exclude', apart]),
    ...process.argv.slice(2),
  ],
  process.env,
);
