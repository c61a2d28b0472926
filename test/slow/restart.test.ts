/** `npm start`, stopped and started again: data and secrets are the same, and other users of the machine cannot read them. */
import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OrderStatus } from '../../generated/values.ts';
import { launch } from '../../scripts/demo/service-process.ts';
import { inspectProcess } from '../../scripts/dev-mongod/running-process.ts';
import { merchantAt } from '../support/demo-merchant.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

vi.setConfig({ testTimeout: 180_000 });

let system: TestSystem;

beforeAll(async () => {
  system = await createTestSystem('kept');
});

afterAll(() => system.close());

const mode = async (name: string) => ((await stat(join(system.dataDir, name))).mode & 0o777).toString(8);

async function npmStart() {
  const npm = launch(['npm', 'start'], { DATA_DIR: system.dataDir });
  const baseUrl = await npm.ready;
  if (baseUrl === undefined) throw new Error(npm.stderr());
  return { ...npm, baseUrl };
}

it('an order from before the restart can be read with the same key', async () => {
  const first = await npmStart();
  const demo = await system.demo();
  expect((await merchantAt(first.baseUrl, demo).order('kept')).status).toBe(200);
  for (const secret of ['demo.json', 'keys.json', 'operator.key']) expect(await mode(secret)).toBe('600');
  await first.stop();
  expect(inspectProcess(first.pid)).toBeUndefined();
  await expect(fetch(first.baseUrl)).rejects.toThrow('fetch failed');

  await chmod(join(system.dataDir, 'demo.json'), 0o644);
  const second = await npmStart();
  const again = await system.demo();
  expect(again).toEqual({ ...demo, baseUrl: second.baseUrl });
  expect(await mode('demo.json')).toBe('600');
  expect((await merchantAt(second.baseUrl, demo).read('kept')).status).toBe(OrderStatus.NEW);
  await second.stop();
});

it('a damaged or missing demo.json is created again, and its merchant gets the new secrets', async () => {
  const first = await system.startAlone();
  const demo = await system.demo();
  await first.stop();
  await writeFile(join(system.dataDir, 'demo.json'), '{ "apiKey": ""');
  const second = await system.startAlone();
  const fresh = await system.demo();
  expect(fresh.apiKey).not.toBe(demo.apiKey);
  const merchant = merchantAt(second.baseUrl, fresh);
  expect((await merchant.read('kept')).status).toBe(OrderStatus.NEW);
  expect((await merchant.sendWebhooks('http://127.0.0.1:9/', [])).status).toBe(200);
  expect((await merchantAt(second.baseUrl, demo).call.get('/orders/kept')).status).toBe(401);
  await second.stop();
});
