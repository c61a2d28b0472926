/** Compiles and runs a TypeScript program of a text, with the packages that a reader installs. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { inject } from 'vitest';
import { CLIENT_PACKAGE } from '../../server/docs/sample-typescript.ts';

const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'generated', 'client', 'index.ts');

/** What is wrong with the programs in these files; empty when they compile with the typed client. */
export function compileProblems(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, {
    ...options,
    typeRoots: [join(root, 'node_modules', '@types')],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { [CLIENT_PACKAGE]: [client], 'openapi-fetch': [join(root, 'node_modules', 'openapi-fetch')] },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${file?.text ?? ''}`);
}

/** Compiles the program and runs it; returns its output. Throws the compiler's messages when it does not compile. */
export async function runProgram(text: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(inject('scratch'), 'program-'));
  const file = join(directory, 'program.ts');
  await writeFile(file, `${text}\nexport {};\n`);
  const problems = compileProblems([file]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const outfile = join(directory, 'program.mjs');
  const alias = { [CLIENT_PACKAGE]: client };
  const nodePaths = [join(root, 'node_modules')];
  await build({ entryPoints: [file], outfile, bundle: true, format: 'esm', platform: 'node', alias, nodePaths });
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [outfile], { env, timeout: 100_000 });
  return stdout.trim();
}
