/**
 * `npm run check:contract`: gates G6 (lint) and G7 (examples) of the contract and its bundles. Prints a line for each finding and
 * exits with 1 on findings.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAccess } from './check-contract/access.ts';
import { checkEnumMeanings } from './check-contract/enum-meanings.ts';
import { checkExamples } from './check-contract/examples.ts';
import { checkRequestFields } from './check-contract/request-fields.ts';
import { checkResponseFields } from './check-contract/response-fields.ts';
import { checkSharedErrors } from './check-contract/shared-errors.ts';
import { parseJson, toObject } from './generate/json.ts';
import { bundleFiles, projectLayout, receiverBundleFile, sourceFiles } from './generate/layout.ts';
import { lint, lintConfig } from './generate/redocly.ts';

const root = join(import.meta.dirname, '..');
const { openapi, generated } = projectLayout(root, '');
const sources = Object.values(sourceFiles).map((file) => join(openapi, file));
const bundles = [...Object.values(bundleFiles), receiverBundleFile].map((file) => join(generated, file));
const textOf = async (folder: string) => {
  const files = (await readdir(join(root, folder), { recursive: true })).filter((file) => file.endsWith('.ts'));
  return (await Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')))).join('\n');
};
const sourceTexts = { server: await textOf('server'), tests: await textOf('test') };
let findings = 0;
try {
  await lint({ root, config: lintConfig(openapi), files: [...sources, ...bundles] });
  console.log(`G6: 0 errors, 0 warnings in ${sources.length + bundles.length} documents`);
} catch (error) {
  findings += 1;
  console.error(`G6: ${error instanceof Error ? error.message : error}`);
}
const documents = await Promise.all(
  bundles.map(async (file) => ({ file, document: toObject(parseJson(await readFile(file, 'utf8')), file) })),
);
for (const { file, document } of documents) {
  const report = checkExamples(document);
  const others = documents.filter((other) => other.document !== document).map((other) => other.document);
  // The merchant implements the receiver's bundle, not the service.
  const own = file.endsWith(receiverBundleFile)
    ? []
    : [
        ...checkAccess(document),
        ...checkResponseFields(document, others),
        ...checkRequestFields(document, sourceTexts),
      ];
  const problems = [...checkSharedErrors(document), ...checkEnumMeanings(document), ...own];
  for (const finding of [...report.findings, ...problems]) console.error(`G7: ${finding}`);
  findings += report.findings.length + problems.length;
  console.log(
    `G7: ${file.slice(generated.length + 1)}: ${report.operations} operations, ${report.requestExamples} request examples, ` +
      `${report.responseExamples} response examples, ${report.otherExamples} of parameters and headers, ` +
      `${report.findings.length + problems.length} findings`,
  );
}
console.log(`${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;
