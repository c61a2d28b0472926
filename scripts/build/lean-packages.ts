/**
 * Makes bundled packages cheaper, with the same behavior: removes parts that the service does not use but every start would
 * load, and keeps V8's hidden classes shared.
 *
 * V8 finds the hidden class of a new object by the name of its first property, and keeps at most 1,536 such names for all
 * objects that start alike, such as `{}` (`kMaxNumberOfTransitions` in V8's `src/objects/transitions.h`). After that, each
 * object whose first property has another name gets a hidden class of its own: access to it is slow, and what it refers to
 * often stays in memory until the next full collection. So nothing in a bundle uses up that room with hundreds of names.
 * The price: in a stack trace, the function around a package's file is called `file`.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A file of a package that is replaced, as a whole or in parts. */
interface Replaced {
  readonly package: RegExp;
  readonly file: RegExp;
  readonly contents: string | readonly Change[];
}

interface Change {
  readonly from: string;
  readonly to: string;
}

const AJV_COMPILER = /(?:^|[\\/])node_modules[\\/]ajv[\\/]dist[\\/]compile[\\/]/;

const REPLACED: readonly Replaced[] = [
  {
    // express-openapi-validator compiles the schema of OpenAPI documents for each validator, even with `validateApiSpec:
    // false`. That takes tenths of a second and megabytes each time.
    package: /[\\/]express-openapi-validator[\\/]/,
    file: /[\\/]express-openapi-validator[\\/]dist[\\/]framework[\\/]openapi\.schema\.validator\.js$/,
    contents: 'exports.OpenAPISchemaValidator = class OpenAPISchemaValidator {};',
  },
  {
    // pino looks up its callers for transports in worker threads, which the service has none of. With source maps on, Node.js
    // 22 and later read the map for that.
    package: /[\\/]pino[\\/]/,
    file: /[\\/]pino[\\/]lib[\\/]caller\.js$/,
    contents: 'module.exports = () => [];',
  },
  {
    // ajv counts the variables of the code that it generates in objects that have the variables' names as properties.
    package: AJV_COMPILER,
    file: /[\\/]node_modules[\\/]ajv[\\/]dist[\\/]compile[\\/]codegen[\\/]code\.js$/,
    contents: [{ from: 'return names;\n        }, {})', to: 'return names;\n        }, Object.create(null))' }],
  },
  {
    package: AJV_COMPILER,
    file: /[\\/]node_modules[\\/]ajv[\\/]dist[\\/]compile[\\/]codegen[\\/]index\.js$/,
    contents: [
      { from: 'addNames(names, n.names), {})', to: 'addNames(names, n.names), Object.create(null))' },
      {
        from: '{} : { ...this.lhs.names }',
        to: 'Object.create(null) : Object.assign(Object.create(null), this.lhs.names)',
      },
    ],
  },
];

/** Returns the file's new text, or undefined if a text to replace is missing. */
async function replace(path: string, { contents }: Replaced): Promise<string | undefined> {
  if (typeof contents === 'string') return contents;
  let text: string | undefined = await readFile(path, 'utf8');
  for (const { from, to } of contents) text = text?.includes(from) === true ? text.replace(from, () => to) : undefined;
  return text;
}

/** The only property of the object in which esbuild keeps the function around a package's file: the file's path. */
const WRAPPER = /(?<=(?:var |,)[\w$]+=__(?:commonJS|esm)\(\{)"[^"\n]*"(?=\()/g;

/** Gives these functions one name, padded so that everything stays at its line and column. */
const withoutFileNames = (bundle: string): string => bundle.replace(WRAPPER, ({ length }) => 'file'.padEnd(length));

const UPDATE = 'Update scripts/build/lean-packages.ts.';

export const leanPackages: Plugin = {
  name: 'lean packages',
  setup(build) {
    build.initialOptions.metafile = true;
    const found = new Set<Replaced>();
    build.onStart(() => found.clear());
    for (const replaced of REPLACED) {
      build.onLoad({ filter: replaced.file }, async ({ path }) => {
        found.add(replaced);
        const contents = await replace(path, replaced);
        if (contents !== undefined) return { contents };
        return { errors: [{ text: `${path} no longer has a text to replace. ${UPDATE}` }] };
      });
    }
    // V8 parses JSON faster than the equivalent code.
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    });
    build.onEnd(({ metafile, outputFiles }) => {
      // Written already, the files would keep the names.
      if (outputFiles === undefined) return { errors: [{ text: 'Build with `write: false`, and write outputFiles.' }] };
      for (const file of outputFiles) {
        if (!file.path.endsWith('.map')) file.contents = new TextEncoder().encode(withoutFileNames(file.text));
      }
      const inputs = Object.keys(metafile?.inputs ?? {});
      const moved = REPLACED.filter((one) => !found.has(one) && inputs.some((input) => one.package.test(input)));
      return {
        errors: moved.map(({ file }) => ({
          text: `A package no longer has the file ${file.source}. ${UPDATE}`,
        })),
      };
    });
  },
};
