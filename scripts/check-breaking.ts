/**
 * `npm run check:breaking`: gate G14. Nothing of the released contract (openapi/released/) may break for its clients, or open to
 * more callers, but what openapi/released/accepted.yaml accepts with a reason; what breaks, under a version that says so. The
 * released bundles themselves are what digests.yaml says was released. One line for each finding; the exit code tells.
 */
import { join } from 'node:path';
import { contractState } from './contract-release/release.ts';
import { projectLayout } from './generate/layout.ts';

const { compared, findings } = await contractState(projectLayout(join(import.meta.dirname, '..'), ''));
if (compared.length === 0)
  throw new Error('openapi/released holds no bundles; `npm run release:contract` puts them there');
for (const line of findings) console.error(`G14: ${line}`);
for (const { file, changes: found } of compared) {
  const of = (weight: string) => found.filter((change) => change.weight === weight).length;
  console.log(
    `G14: ${file}: ${of('breaking')} breaking, ${of('opening')} opening, ${of('addition')} new, ${of('note')} other changes`,
  );
}
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
