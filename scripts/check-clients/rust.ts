/** The stock client of Rust. Its packages are those of Cargo.lock beside this file. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClientLanguage, PROGRAMS } from './language.ts';
import { firstLine, has, tool } from './tool.ts';

/** Beside the client, which is made anew: the packages are compiled once. */
const targetOf = (root: string): string => join(root, '.build', 'clients', 'rust-target');

/** The program with every parameter that it does not send named as absent, as the generated structs want it. */
export function withRest(program: string, apis: string): string {
  return program.replace(/^( *)\/\/ rest of (\w+)$/gm, (line, indent: string, struct: string, at: number) => {
    const fields = new RegExp(`pub struct ${struct} \\{\\n([\\s\\S]*?)\\n\\}`).exec(apis)?.[1] ?? '';
    const given = program.slice(program.lastIndexOf(`${struct} {`, at), at);
    const names = [...fields.matchAll(/^\s*pub (\w+): Option</gm)].map(([, name = '']) => name);
    const absent = names.filter((name) => !new RegExp(`^\\s*${name}: `, 'm').test(given));
    return [line, ...absent.map((name) => `${indent}${name}: None,`)].join('\n');
  });
}

export const rust: ClientLanguage = {
  name: 'rust',
  generator: 'rust',
  options: ['--additional-properties=packageName=openapi,supportAsync=false,useSingleRequestParameter=true'],
  async prepare({ root, folder, env }) {
    if (!(await has('cargo', ['--version']))) throw new Error('Rust is missing: install cargo 1.85 or later.');
    const apis = await Promise.all(
      ['events', 'orders', 'transactions'].map((name) =>
        readFile(join(folder, 'src', 'apis', `${name}_api.rs`), 'utf8'),
      ),
    );
    const program = await readFile(join(root, PROGRAMS, 'payment.rs'), 'utf8');
    await mkdir(join(folder, 'src', 'bin'), { recursive: true });
    await writeFile(join(folder, 'src', 'bin', 'payment.rs'), withRest(program, apis.join('\n')));
    await cp(join(root, PROGRAMS, 'Cargo.lock'), join(folder, 'Cargo.lock'));
    const target = ['--target-dir', targetOf(root)];
    await tool({ command: 'cargo', args: ['build', '--quiet', ...target], cwd: folder, env });
    return firstLine(await tool({ command: 'cargo', args: ['--version'], cwd: folder, env }));
  },
  pay: ({ root, folder, env }) =>
    tool({ command: join(targetOf(root), 'debug', 'payment'), args: [], cwd: folder, env }),
};
