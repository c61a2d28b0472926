/** The pipeline from the hand-written contract to all generated files. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { bannerLine, jsonWithBanner, ownCopy } from './banner.ts';
import { operationsOf, serviceHeadersOf } from './contract.ts';
import { printEventSchema, printEvents } from './events.ts';
import { requireJava, runGenerator } from './generator.ts';
import { type JsonObject, toObject, toText } from './json.ts';
import { bundleFiles, documentNames, type Layout, receiverBundleFile, sourceFiles } from './layout.ts';
import { receiverSpec } from './receiver-spec.ts';
import { bundle, lint, lintConfig } from './redocly.ts';
import { notesOf, releasedDocuments } from './release-notes.ts';
import { typesOf } from './types.ts';
import { printValues } from './values.ts';
import { wiringDocument } from './wiring.ts';

/** A generated file: where it goes and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

interface Documents {
  readonly merchant: JsonObject;
  readonly admin: JsonObject;
}

const wiringFiles = [
  'server/handler.ts',
  'server/handlers.ts',
  'server/operations.ts',
  'server/router.ts',
  'client/admin.ts',
  'client/index.ts',
  'client/merchant.ts',
  'client/types.ts',
  'client/package.json',
  'client/build.mjs',
  'client/README.md',
] as const;

/** Makes all generated files without writing to the project. Throws when the contract or a tool fails. */
export async function makeFiles(layout: Layout): Promise<readonly GeneratedFile[]> {
  const { root, openapi, generated, cache } = layout;
  await requireJava(root);
  await mkdir(cache, { recursive: true });
  const config = lintConfig(openapi);
  const [documents] = await Promise.all([
    makeBundles(layout),
    lint({ root, config, files: documentNames.map((name) => join(openapi, sourceFiles[name])) }),
  ]);
  const receiver = receiverSpec(documents.merchant);
  const [wiring, shapes, events, notes] = await Promise.all([
    makeWiring(layout, documents),
    makeShapes(generated, [
      [bundleFiles.merchant, documents.merchant],
      [bundleFiles.admin, documents.admin],
      [receiverBundleFile, receiver],
    ]),
    makeEvents(layout, documents.merchant),
    makeReleaseNotes(layout, documents),
  ]);
  return [...shapes, ...wiring, ...events, notes];
}

async function makeBundles({ root, openapi, cache }: Layout): Promise<Documents> {
  const sources = [join(openapi, sourceFiles.merchant), join(openapi, sourceFiles.admin)];
  const [merchant, admin] = await bundle({
    root,
    config: lintConfig(openapi),
    sources,
    target: join(cache, 'bundles'),
  });
  if (merchant === undefined || admin === undefined) throw new Error('a document was not bundled');
  return { merchant, admin };
}

/** Each document and its types. */
async function makeShapes(
  generated: string,
  documents: readonly (readonly [file: string, document: JsonObject])[],
): Promise<readonly GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const [file, document] of documents) {
    files.push({ path: join(generated, file), text: jsonWithBanner(document, ownCopy) });
    files.push({ path: join(generated, file.replace(/json$/, 'd.ts')), text: await typesOf(document, 'closed') });
  }
  return files;
}

/** The generator's output and the values. */
async function makeWiring(
  { root, openapi, generated, cache }: Layout,
  { merchant, admin }: Documents,
): Promise<readonly GeneratedFile[]> {
  const operations = [...operationsOf(merchant, 'merchant'), ...operationsOf(admin, 'admin')];
  const serviceHeaders = [...new Set([...serviceHeadersOf(merchant), ...serviceHeadersOf(admin)])];
  const version = toText(toObject(merchant.info, 'info').version, 'version');
  const document = wiringDocument({ operations, serviceHeaders, documents: { merchant, admin }, version });
  const folder = await runGenerator({ root, codegen: join(openapi, 'codegen'), document, cache });
  const printed = wiringFiles.map(async (name) => ({
    path: join(generated, name),
    text: await readFile(join(folder, name), 'utf8'),
  }));
  return [
    ...(await Promise.all(printed)),
    ...(await clientRuntime(join(openapi, 'codegen', 'client'), join(generated, 'client'))),
    { path: join(generated, 'client', 'LICENSE'), text: await readFile(join(root, 'LICENSE'), 'utf8') },
    { path: join(generated, 'values.ts'), text: printValues([merchant, admin], operations) },
  ];
}

/** The hand-written runtime of the client. */
async function clientRuntime(from: string, to: string): Promise<readonly GeneratedFile[]> {
  const names = (await readdir(from)).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: join(to, name),
      text: `${bannerLine}\n${await readFile(join(from, name), 'utf8')}`,
    })),
  );
}

/** The events, with a copy for the receiver kit, which is an independent package. */
async function makeEvents({ generated, receiverKit }: Layout, merchant: JsonObject): Promise<readonly GeneratedFile[]> {
  const events = printEvents(merchant);
  const schema = await printEventSchema(merchant);
  return [
    { path: join(generated, 'events', 'index.ts'), text: events },
    { path: join(generated, 'events', 'schema.ts'), text: schema },
    { path: join(receiverKit, 'events.ts'), text: events },
    { path: join(receiverKit, 'schema.ts'), text: schema },
  ];
}

/** The changes since the last release, for the reference. */
async function makeReleaseNotes({ openapi, generated }: Layout, documents: Documents): Promise<GeneratedFile> {
  const markdown = notesOf(await releasedDocuments(openapi), documents);
  return { path: join(generated, 'release-notes.json'), text: jsonWithBanner({ markdown }) };
}

/** Writes the files. Removes none. */
export async function writeFiles(files: readonly GeneratedFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** What npm leaves in the client's package. Git ignores it. */
const BUILD_OUTPUT = /[\\/](dist|node_modules)[\\/]|\.tgz$/;

/** The files in the generated folders that are not among these. */
export async function unexpectedFiles(
  { root, generated, receiverKit }: Layout,
  files: readonly GeneratedFile[],
): Promise<readonly string[]> {
  const expected = new Set(files.map(({ path }) => path));
  const found = await Promise.all(
    [generated, receiverKit].map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !expected.has(path) && !BUILD_OUTPUT.test(relative(root, path)));
}

/** Removes the intermediate files. */
export async function clearCache({ cache }: Layout): Promise<void> {
  await rm(cache, { recursive: true, force: true });
}
