/** The Docker image: what it copies from its build stage is put into an empty folder, and its programs run there. */
import { cp, mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { parse } from 'yaml';
import { NODE_ARGUMENTS, SERVER_BUNDLE } from '../../scripts/build-server.ts';
import { launch } from '../../scripts/demo/service-process.ts';
import { freePort } from '../../scripts/ports.ts';
import { merchantAt } from '../support/demo-merchant.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

vi.setConfig({ testTimeout: 180_000 });

let system: TestSystem;
let dockerfile: string;
let image: string;
/** The files of the image with their sizes and times, before anything runs. */
let filesBefore: readonly string[];

beforeAll(async () => {
  system = await createTestSystem('image');
  dockerfile = await readFile('Dockerfile', 'utf8');
  image = await mkdtemp(join(inject('scratch'), 'image-'));
  for (const [, source = '', target = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)) {
    await cp(source, join(image, target === './' ? source : target), { recursive: true });
  }
  filesBefore = await files();
});

afterAll(() => system.close());

async function files(): Promise<readonly string[]> {
  const names = (await readdir(image, { recursive: true })).sort();
  const stats = await Promise.all(names.map((name) => stat(join(image, name))));
  return stats.map(({ size, mtimeMs }, index) => `${names[index]} ${size} ${mtimeMs}`);
}

const environment = () => ({ DATA_DIR: system.dataDir, MONGODB_URI: system.database.uri, SVC_ENV: 'sandbox' });

it('holds the bundles and package.json, and no packages', async () => {
  expect((await readdir(image)).sort()).toEqual(['.build', 'package.json']);
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...NODE_ARGUMENTS, SERVER_BUNDLE]).replaceAll(',', ', ')}`,
  );
});

it.each(['json', 'pretty'])('serves the API, the reference and the pages, with a log in %s', async (LOG_FORMAT) => {
  const service = launch(['node', ...NODE_ARGUMENTS, join(image, '.build/server.mjs')], {
    ...environment(),
    LOG_FORMAT,
  });
  const baseUrl = (await service.ready) ?? '';
  expect(baseUrl, service.stderr()).not.toBe('');
  const order = await merchantAt(baseUrl, await system.demo()).order(`of-the-image-${LOG_FORMAT}`);
  expect(order.status).toBe(200);
  const page: string = JSON.parse(order.text).payment_links.web;
  for (const address of [`${baseUrl}/docs/guides/webhooks`, `${baseUrl}/console`, `${baseUrl}/metrics`, page]) {
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  }
  expect(await service.stop()).toEqual({ code: 0, signal: null });
  expect(service.logTail()).toContain('showPaymentPage');
});

it('delivers webhooks by the same image', async () => {
  const OPS_PORT = String(await freePort());
  const worker = launch(['node', ...NODE_ARGUMENTS, join(image, '.build/worker.mjs')], { ...environment(), OPS_PORT });
  expect(await worker.ready, worker.stderr()).toBeDefined();
  expect((await fetch(`http://127.0.0.1:${OPS_PORT}/ready`)).status).toBe(200);
  expect((await worker.stop()).code).toBe(0);
});

it('is of the supported Node, runs as a plain user and writes nothing beside its data', async () => {
  expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual(['node:24-slim', 'node:24-slim']);
  expect(dockerfile.split('\nFROM ')[2]).toContain('\nUSER node\n');
  // The programs of the tests before have run on it: it may be read-only, as the compose files and the chart have it.
  expect(await files()).toEqual(filesBefore);
  const compose = parse(await readFile('scripts/compose.yaml', 'utf8'));
  expect(compose.services.service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});
