/** Type-checks small texts as files of a folder, without writing them. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Compilation {
  /** The folder of the texts, with a `tsconfig.json`. */
  readonly folder: string;
  /** File names in that folder, and their texts. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The options of the project's `tsconfig.json`. */
export function projectOptions(folder: string): ts.CompilerOptions {
  const file = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options, noEmit: true };
}

/** The texts as a program, with all that they import. */
export function programOf({ folder, texts }: Compilation): ts.Program {
  const virtual = new Map(Object.entries(texts).map(([name, text]) => [join(folder, name), text]));
  const options = projectOptions(folder);
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => virtual.has(file) || fileExists.call(host, file);
  host.readFile = (file) => virtual.get(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = virtual.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, version, true);
    return getSourceFile.call(host, file, version, ...rest);
  };
  return ts.createProgram([...virtual.keys()], options, host);
}

/** The compiler's messages for each text, by file name; not those for other files. */
export function compile({ folder, texts }: Compilation): ReadonlyMap<string, readonly string[]> {
  const program = programOf({ folder, texts });
  return new Map(
    Object.keys(texts).map((name) => {
      const source = program.getSourceFile(join(folder, name));
      const syntax = program.getSyntacticDiagnostics(source);
      const found = [...syntax, ...program.getSemanticDiagnostics(source)];
      return [name, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}
