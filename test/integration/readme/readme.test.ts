/** The README: its shell lines run, one after the other, as they stand. The customer pays by the lines of the quickstart. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServiceProcess } from '../../../scripts/demo/service-process.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import type { FreshDatabase } from '../../support/mongo.ts';
import { blocksOf, readerEnvironment, runBlocks } from '../../support/readme-blocks.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = await readFile(join(root, 'README.md'), 'utf8');
const quickstart = (await readGuides()).find(({ name }) => name === 'quickstart')?.text ?? '';
/** Pays as the README's reader does in a browser. */
const customer = blocksOf(quickstart).filter(({ name }) => ['pay', 'bank'].includes(name));
let service: ServiceProcess;
let database: FreshDatabase;
let directory: string;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  const environment = await readerEnvironment('readme');
  ({ service, database, directory } = environment);
  const [keys, order, ...rest] = blocksOf(readme);
  if (keys === undefined || order === undefined) throw new Error('the README makes no order');
  output = await runBlocks([keys, order, ...customer, ...rest], directory);
}, 200_000);

afterAll(async () => {
  await service?.kill();
  await database?.drop();
});

/** The blocks that a test holds to something. */
const held = new Set<string>();

function said(name: string): string {
  held.add(name);
  const text = output.get(name);
  if (text === undefined) throw new Error(`the README has no block "${name}"`);
  return text;
}

describe('the lines of the README', () => {
  it('find the keys of the demo merchant', () => {
    expect(said('keys')).toMatch(/^paying ORD\d+ at http:\S+ as demo$/);
  });

  it('make an order and print its payment link', async () => {
    const link = said('order');
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/payment-page\/pl_\w+$/);
    expect((await fetch(link)).status).toBe(200);
  });

  it('read it as CHARGED', () => {
    expect(said('status')).toBe('CHARGED');
  });

  it('find the keys in another data directory', async () => {
    const elsewhere = { name: 'elsewhere', lines: `DATA_DIR='${join(directory, '.data')}'` };
    const keys = blocksOf(readme).filter(({ name }) => name === 'keys');
    expect((await runBlocks([elsewhere, ...keys], root)).get('keys')).toContain(` at ${service.baseUrl} as demo`);
  });
});

describe('the README', () => {
  it('has no block that runs without being held to anything', () => {
    const names = blocksOf(readme).map(({ name }) => name);
    expect(names.filter((name) => !held.has(name))).toEqual([]);
  });

  it('shows the webhook endpoint of the example shop', async () => {
    const shop = await readFile(join(root, 'scripts/shop/shop.ts'), 'utf8');
    const [, endpoint = 'missing'] = /^```ts\n(.*?)^```/ms.exec(readme) ?? [];
    expect(shop).toContain(endpoint);
  });

  it('links to a list of errors that exists', async () => {
    expect(readme).toContain('error codes | `/docs`');
    expect((await fetch(`${service.baseUrl}/docs/errors`)).status).toBe(200);
  });
});
