/**
 * Takes out of the bundled packages what the service has no use for and every start would pay for. What the packages do
 * stays the same.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const VALIDATOR = /[\\/]express-openapi-validator[\\/]/;

/**
 * express-openapi-validator compiles the schema of OpenAPI documents for each of its validators, also where it is told not
 * to check the document (`validateApiSpec: false`), as everywhere here: tenths of a second and megabytes each time.
 */
const DOCUMENT_CHECK = /[\\/]express-openapi-validator[\\/]dist[\\/]framework[\\/]openapi\.schema\.validator\.js$/;
const NO_DOCUMENT_CHECK = 'exports.OpenAPISchemaValidator = class OpenAPISchemaValidator {};';

const nowhere = JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' });
/** Says that a file comes from nowhere, so that the source map tells of our own sources only: Node reads all of it. */
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
    // V8 reads JSON faster than the same as code.
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    });
    build.onEnd(({ metafile }) =>
      found || (metafile !== undefined && !Object.keys(metafile.inputs).some((file) => VALIDATOR.test(file)))
        ? {}
        : { errors: [{ text: 'express-openapi-validator has no document check any more; mend lean-packages.ts' }] },
    );
  },
};
