/**
 * G5, and the pipeline as a whole, on the sample: an operation added to the contract breaks the build until it is
 * implemented, one removed until the code goes. Needs Java, as regenerating does.
 * server-pipeline.test.ts does the same on the real contract and the real server.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { javaMissing } from '../../scripts/generate/generator.ts';
import { type GeneratedFile, writeFiles } from '../../scripts/generate/pipeline.ts';
import { compile, projectOptions } from '../support/compile.ts';
import { added, edit, generate, hasJava, makeProject } from '../support/pipeline-project.ts';

vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '../..');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipeline-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const handlers = (more: string) => `
import type { MerchantHandlers } from './generated/server/handlers.ts';
export const handlers: MerchantHandlers<{ basicAuth: string; none: null; operatorKey: number }> = {
  parcels: {
    sendParcel: async ({ body }) => ({ status: 200, body: { id: body.weight, state: 'ARRIVED' } }),
    showParcel: async ({ path }) => ({ status: 303, headers: { Location: path.parcel_id } }),
    ${more}
  },
};
`;
const doNothing = 'doNothing: async () => ({ status: 204 }),';

describe.runIf(hasJava())('the pipeline on the sample', () => {
  let place: string;
  let unchanged: readonly GeneratedFile[];
  const check = (text: string) => compile({ folder: place, texts: { 'handlers.ts': text } }).get('handlers.ts');

  beforeAll(async () => {
    place = join(folder, 'sample');
    await makeProject(place);
    await cp(join(import.meta.dirname, '../support/sample'), join(place, 'openapi'), { recursive: true });
  });

  it('creates every file, each marked as generated', async () => {
    unchanged = await generate(place);
    const files = unchanged.map(({ path }) => path);
    expect(files.map((file) => file.slice(place.length + 1)).sort()).toEqual([
      'generated/admin.openapi.d.ts',
      'generated/admin.openapi.json',
      'generated/client/LICENSE',
      'generated/client/README.md',
      'generated/client/admin.ts',
      'generated/client/build.mjs',
      'generated/client/call.ts',
      'generated/client/connect.ts',
      'generated/client/failure.ts',
      'generated/client/form.ts',
      'generated/client/index.ts',
      'generated/client/merchant.ts',
      'generated/client/package.json',
      'generated/client/retry.ts',
      'generated/client/send.ts',
      'generated/client/settings.ts',
      'generated/client/types.ts',
      'generated/events/index.ts',
      'generated/events/schema.ts',
      'generated/openapi.d.ts',
      'generated/openapi.json',
      'generated/receiver.openapi.d.ts',
      'generated/receiver.openapi.json',
      'generated/release-notes.json',
      'generated/server/handler.ts',
      'generated/server/handlers.ts',
      'generated/server/operations.ts',
      'generated/server/router.ts',
      'generated/values.ts',
      'receiver-kit/src/generated/events.ts',
      'receiver-kit/src/generated/schema.ts',
    ]);
    const written = files.filter((file) => !file.endsWith('/LICENSE'));
    for (const file of written) {
      const [first] = (await readFile(file, 'utf8')).split('\n');
      expect(first).toContain('Generated from the contract in openapi/ by `npm run generate`. Do not edit.');
    }
  });

  it('compiles as a whole', async () => {
    const program = ts.createProgram(
      [
        join(place, 'generated/client/index.ts'),
        join(place, 'generated/server/router.ts'),
        join(place, 'generated/events/index.ts'),
      ],
      projectOptions(place),
    );
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  });

  it('fails the build for an operation added to the contract until it is implemented, and after it is removed', async () => {
    expect(check(handlers(''))).toEqual([]);
    await edit(join(place, 'openapi/openapi.yaml'), (document) => {
      document.setIn(['paths', '/nothing'], { put: added('parcels', 'basicAuth') });
    });
    await generate(place);
    expect(check(handlers(''))?.join('\n')).toContain("'doNothing' is missing");
    expect(check(handlers(doNothing))).toEqual([]);
    await edit(join(place, 'openapi/openapi.yaml'), (document) => {
      document.deleteIn(['paths', '/nothing']);
    });
    // What the same contract gave before: `check:generated` holds two runs to one another.
    await writeFiles(unchanged);
    expect(check(handlers(doNothing))?.join('\n')).toContain("'doNothing' does not exist");
    expect(check(handlers(''))).toEqual([]);
  }, 120_000);

  it('generates nothing from an invalid contract', async () => {
    await edit(join(place, 'openapi/openapi.yaml'), (document) => {
      document.deleteIn(['paths', '/parcels', 'post', 'summary']);
    });
    await expect(generate(place)).rejects.toThrow('operation-summary');
  });
});

it('says in one line when Java is missing', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/generate.ts')],
    { cwd: root, env: { ...process.env, PATH: folder }, encoding: 'utf8' },
  );
  expect({ status, stderr, stdout }).toEqual({ status: 1, stderr: `${javaMissing}\n`, stdout: '' });
});
