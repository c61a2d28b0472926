/** The result page of `npm run test:node-versions`. Pure except for the date and the machine. */
import { runFacts } from '../bench/report/machine.ts';
import type { Smoke } from './smoke.ts';

export interface VersionResult {
  readonly version: string;
  readonly tests: number;
  readonly seconds: number;
  readonly smoke: Smoke;
}

export function versionsPage(results: readonly VersionResult[], mongod: string): string {
  const rows = results.map(
    ({ version, tests, seconds, smoke }) =>
      `| ${version} | ${tests} passed in ${Math.round(seconds)} s | ${Math.round(smoke.startMs)} ms | paid, ${smoke.webhooks} webhooks |`,
  );
  return `# Versions of Node.js

${runFacts(mongod)}. Written by \`npm run test:node-versions\`.

Each version runs the unit tests, and then the built service and worker, with which an order is created, paid at the sandbox bank, and reported by
webhooks. All other tests run on the version that \`npm test\` is started with.

| Node.js | Unit tests | Start of the service | An order |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
