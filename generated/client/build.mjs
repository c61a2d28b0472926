// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * Builds the package: ESM into dist/esm, CommonJS into dist/cjs, declarations beside both. The types of the contract, which
 * lie in the folder above for the whole project, are taken in. Uses the TypeScript that is installed here or above.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const dist = join(here, 'dist');
const sources = join(dist, 'src');
const types = ['openapi', 'admin.openapi'];

rmSync(dist, { recursive: true, force: true });
mkdirSync(sources, { recursive: true });
for (const file of readdirSync(here).filter((name) => name.endsWith('.ts'))) {
  const text = readFileSync(join(here, file), 'utf8');
  writeFileSync(join(sources, file), text.replace(/(from ')\.\.\/([a-z.]+)\.d\.ts(?=')/g, '$1./$2.ts'));
}
for (const name of types) {
  // The service keeps to the listed values of an extensible enum; whoever reads its answers must expect others.
  const text = readFileSync(join(here, '..', `${name}.d.ts`), 'utf8');
  writeFileSync(join(sources, `${name}.ts`), text.replace(/^type Unlisted = never;$/m, 'type Unlisted = string & {};'));
}

for (const [folder, type] of [['esm', 'module'], ['cjs', 'commonjs']]) {
  writeFileSync(join(sources, 'package.json'), JSON.stringify({ type }));
  const compilerOptions = {
    rootDir: '.',
    outDir: `../${folder}`,
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    isolatedModules: true,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    skipLibCheck: true,
  };
  writeFileSync(join(sources, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  const { status } = spawnSync(process.execPath, [compiler, '-p', sources], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  // The compiler turns `.ts` into `.js` in the code it writes, but not in the declarations.
  for (const file of readdirSync(join(dist, folder)).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(dist, folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from ['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'));
  }
}
rmSync(sources, { recursive: true });
// The package is ESM by default; this marks the one folder that is not.
writeFileSync(join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
