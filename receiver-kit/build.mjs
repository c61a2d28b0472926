/**
 * Builds the package: ESM into dist/esm, CommonJS into dist/cjs, declarations beside both.
 * Uses the TypeScript that is installed here or in a folder above.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });
for (const project of ['tsconfig.json', 'tsconfig.cjs.json']) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// The compiler turns `.ts` into `.js` in the code it writes, but not in the declarations.
for (const file of readdirSync(new URL('dist', import.meta.url), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = new URL(`dist/${file}`, import.meta.url);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(from ['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'));
}
// The package is ESM by default; this marks the one folder that is not.
writeFileSync(new URL('dist/cjs/package.json', import.meta.url), '{ "type": "commonjs" }\n');
