/**
 * `npm run test:oracles`: the gateway connectors against the gateways' own tools and libraries. Installs Go, stripe-mock and
 * localstripe where they are missing. Arguments go to Vitest.
 */
import { oracleEnvironment } from './oracles/programs.ts';
import { runVitest } from './run-program.ts';

try {
  const env = await oracleEnvironment(process.cwd(), process.env);
  await runVitest(['--project', 'oracles', ...process.argv.slice(2)], env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
