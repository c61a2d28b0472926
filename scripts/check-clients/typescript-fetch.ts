/** The stock client of TypeScript over fetch, compiled by the project's own compiler and run by this Node. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedTool } from '../generate/run-tool.ts';
import { type ClientLanguage, PROGRAMS } from './language.ts';
import { firstLine, tool } from './tool.ts';

const compilerOptions = {
  noEmit: true,
  strict: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
};
const bundling = ['--bundle', '--platform=node', '--format=cjs', '--outfile=payment.cjs', '--log-level=error'];

export const typescriptFetch: ClientLanguage = {
  name: 'typescript-fetch',
  generator: 'typescript-fetch',
  options: [],
  async prepare({ root, folder, env }) {
    await cp(join(root, PROGRAMS, 'payment.ts'), join(folder, 'payment.ts'));
    const command = installedTool(root, 'tsc');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    await tool({ command, args: ['-p', '.'], cwd: folder, env });
    await tool({ command: installedTool(root, 'esbuild'), args: ['payment.ts', ...bundling], cwd: folder, env });
    const version = firstLine(await tool({ command, args: ['--version'], cwd: folder, env }));
    return `TypeScript ${version.replace('Version ', '')}, Node.js ${process.versions.node}`;
  },
  pay: ({ folder, env }) => tool({ command: process.execPath, args: ['payment.cjs'], cwd: folder, env }),
};
