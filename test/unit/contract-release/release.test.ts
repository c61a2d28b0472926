/** A version of the contract is released once, and only while nothing of it breaks that is not accepted; a release never changes. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractState, releaseContract } from '../../../scripts/contract-release/release.ts';

const operation = { operationId: 'listCards', responses: { 200: { description: 'The cards.' } } };

let root: string;
let places: { readonly openapi: string; readonly generated: string };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'contract-release-'));
  places = { openapi: join(root, 'openapi'), generated: join(root, 'generated') };
  for (const folder of Object.values(places)) await mkdir(folder);
  await write('admin.openapi.json', '1.0.0', []);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, version: string, paths: readonly string[]): Promise<void> {
  const contract = {
    info: { title: 'API', version },
    paths: Object.fromEntries(paths.map((path) => [path, { get: { ...operation, operationId: `get ${path}` } }])),
  };
  await writeFile(join(places.generated, file), JSON.stringify(contract));
}

const present = (version: string, ...paths: readonly string[]) => write('openapi.json', version, paths);
const released = (file: string) => join(places.openapi, 'released', file);
const findings = async () => (await contractState(places)).findings;

it('the first version is released, and the next one, without the changes that were accepted between them', async () => {
  await present('1.0.0', '/cards');
  expect(await releaseContract(places)).toEqual([]);
  await present('2.0.0', '/tokens');
  const gone = 'GET /cards: removed';
  await writeFile(released('accepted.yaml'), `- { change: '${gone}', reason: Nobody calls it. }\n`);
  expect(await releaseContract(places)).toEqual([]);
  expect(JSON.parse(await readFile(released('openapi.json'), 'utf8'))).toMatchObject({ info: { version: '2.0.0' } });
  expect(await readFile(released('accepted.yaml'), 'utf8')).not.toContain(gone);
  expect(await findings()).toEqual([]);
});

it('what breaks clients is not released before it is accepted', async () => {
  await present('1.0.0', '/cards', '/tokens');
  await releaseContract(places);
  await present('1.0.0', '/tokens');
  const found = await findings();
  expect(found).toContain('GET /cards: removed');
  expect(await releaseContract(places)).toEqual(expect.arrayContaining([...found]));
  expect(await readFile(released('openapi.json'), 'utf8')).toContain('/cards');
});

it('a version that was released is not released as something else', async () => {
  await present('1.0.0', '/cards');
  await releaseContract(places);
  expect(await releaseContract(places)).toEqual([]);
  await present('1.0.0', '/cards', '/tokens');
  expect(await releaseContract(places)).toEqual([
    'openapi.json differs from the release 1.0.0. Raise its info.version.',
  ]);
});

it('a release that was changed, taken back or never made is found', async () => {
  await present('1.0.0', '/cards');
  await releaseContract(places);
  await cp(released('openapi.json'), join(root, 'first.json'));
  await writeFile(released('openapi.json'), `${await readFile(released('openapi.json'), 'utf8')}\n`);
  expect(await findings()).toEqual([
    'released/openapi.json differs from the release 1.0.0. Restore the released file.',
  ]);
  await cp(join(root, 'first.json'), released('openapi.json'));
  await present('1.1.0', '/cards', '/tokens');
  await releaseContract(places);
  await cp(join(root, 'first.json'), released('openapi.json'));
  expect(await findings()).toEqual([
    'released/openapi.json has version 1.0.0, but the last release is 1.1.0. Restore that release.',
  ]);
  await present('9.0.0', '/cards');
  await cp(join(places.generated, 'openapi.json'), released('openapi.json'));
  expect(await findings()).toContain(
    'released/openapi.json has version 9.0.0, which digests.yaml does not list. Restore the released file.',
  );
});
