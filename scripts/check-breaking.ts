/**
 * `npm run check:breaking`: gate G14. Compares the contract with its last release (openapi/released/). A change that breaks clients or
 * opens an operation to more callers needs a reason in openapi/released/accepted.yaml, and a breaking change a new version. Verifies
 * the released bundles against digests.yaml. Exits with 1 on findings.
 */
import { join } from 'node:path';
import { contractState } from './contract-release/release.ts';
import { projectLayout } from './generate/layout.ts';

const { compared, findings } = await contractState(projectLayout(join(import.meta.dirname, '..'), ''));
if (compared.length === 0) throw new Error('openapi/released has no bundles. Run `npm run release:contract`.');
for (const line of findings) console.error(`G14: ${line}`);
for (const { file, changes: found } of compared) {
  const of = (weight: string) => found.filter((change) => change.weight === weight).length;
  console.log(
    `G14: ${file}: ${of('breaking')} breaking, ${of('opening')} opening, ${of('addition')} new, ${of('note')} other changes`,
  );
}
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
