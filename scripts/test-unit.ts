/**
 * `npm run test:unit`: the tests that need neither a database nor a port. `-- --node 24` runs them on another supported version of
 * Node.js. Further arguments go to Vitest.
 */
import { runChild } from './bootstrap/run-child.mjs';
import { nodeProgram, nodeVersion } from './node-versions/node-program.ts';
import { runVitest, VITEST } from './run-program.ts';

const UNIT = ['--project', 'unit'];
const [option, line = '', ...rest] = process.argv.slice(2);
if (option === '--node') {
  const args = [...VITEST, ...UNIT, ...rest];
  process.exitCode = await runChild(await nodeProgram(nodeVersion(line)), args, { parent: 'must-stay' });
} else {
  await runVitest([...UNIT, ...process.argv.slice(2)], process.env);
}
