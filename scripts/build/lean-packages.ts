/**
 * Removes parts of bundled packages that the service does not use but every start would load. Their behavior stays the same.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const VALIDATOR = /[\\/]express-openapi-validator[\\/]/;

/**
 * express-openapi-validator compiles the schema of OpenAPI documents for each validator, even with `validateApiSpec: false`.
 * That takes tenths of a second and megabytes each time.
 */
const DOCUMENT_CHECK = /[\\/]express-openapi-validator[\\/]dist[\\/]framework[\\/]openapi\.schema\.validator\.js$/;
const NO_DOCUMENT_CHECK = 'exports.OpenAPISchemaValidator = class OpenAPISchemaValidator {};';

const nowhere = JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' });
/** An empty source map for packages, so that the bundle's map, which Node reads whole, covers our sources only. */
const UNMAPPED = [
  '\n//#',
  `sourceMappingURL=data:application/json;base64,${Buffer.from(nowhere).toString('base64')}`,
].join(' ');

export const leanPackages: Plugin = {
  name: 'lean packages',
  setup(build) {
    let found = false;
    build.onStart(() => {
      found = false;
    });
    build.onLoad({ filter: DOCUMENT_CHECK }, () => {
      found = true;
      return { contents: NO_DOCUMENT_CHECK + UNMAPPED };
    });
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')) + UNMAPPED,
    }));
    // V8 parses JSON faster than the equivalent code.
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    });
    build.onEnd(({ metafile }) =>
      found || (metafile !== undefined && !Object.keys(metafile.inputs).some((file) => VALIDATOR.test(file)))
        ? {}
        : {
            errors: [
              {
                text: 'express-openapi-validator no longer has its document check. Update scripts/build/lean-packages.ts.',
              },
            ],
          },
    );
  },
};
