/**
 * `npm run test:gateways-live`: the connectors against the test modes of Stripe and Adyen, with the keys of the environment. What
 * has no key is skipped by name. Never a part of `npm test`. Arguments go to Vitest.
 */
import { describeAccounts, readTestAccounts, UnusableTestAccount } from './gateways-live/test-accounts.ts';
import { runVitest } from './run-program.ts';

try {
  const accounts = readTestAccounts(process.env);
  const isTried = Object.values(accounts).some(({ kind }) => kind === 'ready');
  const lines = describeAccounts(accounts).join('\n');
  console.log(lines);
  await runVitest(['--project', 'gateways-live', '--reporter', 'verbose', ...process.argv.slice(2)], process.env);
  console.log(`\n${lines}`);
  if (!isTried) console.log('Nothing was tried: no gateway was called, and this run proves nothing about them.');
} catch (error) {
  if (!(error instanceof UnusableTestAccount)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
