/**
 * Removes parts of bundled packages that the service does not use but every start would load. Their behavior stays the same.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A file of a package that another text stands in for. */
interface Replaced {
  readonly package: RegExp;
  readonly file: RegExp;
  readonly contents: string;
}

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
];

export const leanPackages: Plugin = {
  name: 'lean packages',
  setup(build) {
    build.initialOptions.metafile = true;
    const found = new Set<Replaced>();
    build.onStart(() => found.clear());
    for (const replaced of REPLACED) {
      build.onLoad({ filter: replaced.file }, () => {
        found.add(replaced);
        return { contents: replaced.contents };
      });
    }
    // V8 parses JSON faster than the equivalent code.
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    });
    build.onEnd(({ metafile }) => {
      const inputs = Object.keys(metafile?.inputs ?? {});
      const moved = REPLACED.filter((one) => !found.has(one) && inputs.some((input) => one.package.test(input)));
      return {
        errors: moved.map(({ file }) => ({
          text: `A package no longer has the file ${file.source}. Update scripts/build/lean-packages.ts.`,
        })),
      };
    });
  },
};
