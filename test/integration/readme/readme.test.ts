/** The README: its shell lines run, one after the other, as they stand, and its first payment is that of the quickstart. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServiceProcess } from '../../../scripts/demo/service-process.ts';
import { isSignatureRight } from '../../../scripts/demo/shop.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import type { FreshDatabase } from '../../support/mongo.ts';
import { answersIn, blocksOf, readerEnvironment, runBlocks } from '../../support/readme-blocks.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = await readFile(join(root, 'README.md'), 'utf8');
let service: ServiceProcess;
let database: FreshDatabase;
let responseKey: string;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  const environment = await readerEnvironment('readme');
  ({ service, database } = environment);
  responseKey = JSON.parse(await readFile(join(environment.directory, '.data', 'demo.json'), 'utf8')).responseKey;
  output = await runBlocks(blocksOf(readme), environment.directory);
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

const answers = (name: string) => answersIn(said(name));

describe('the lines of the README', () => {
  it('make an order', () => {
    expect(answers('order')).toMatchObject([
      { status: 'NEW', amount: 100, payment_links: { web: expect.any(String) } },
    ]);
  });

  it('pay it at the bank and lead back to the shop, signed', () => {
    expect(said('pay')).toMatch(/^the bank page: http:\/\/127\.0\.0\.1:\d+\/pay\/start\/demo\/[0-9a-f]+$/);
    const address = /back to (\S+)$/.exec(said('bank'))?.[1] ?? '';
    const parameters = new URL(address).searchParams;
    expect(parameters.get('status')).toBe('CHARGED');
    expect(isSignatureRight(parameters, responseKey)).toBe(true);
  });

  it('read it as CHARGED', () => {
    expect(said('status')).toBe('CHARGED');
  });

  it('open a shop that says nothing but in its log', () => {
    expect(said('shop').split('\n').at(-1)).not.toMatch(/error/i);
  });

  it('bring its webhook to the receiver kit, once', () => {
    const orderId = /paying (\S+)/.exec(said('keys'))?.[1];
    expect(said('webhook').match(/^paid: .*$/gm)).toEqual([`paid: ${orderId} 100`]);
    expect(answers('webhook')).toMatchObject([
      { url: expect.stringMatching(/\/webhooks$/), password_set: true },
      { order_id: orderId, webhook_notified: true },
    ]);
  });
});

describe('the README', () => {
  it('has no block that runs without being held to anything', () => {
    const names = blocksOf(readme).map(({ name }) => name);
    expect(names.filter((name) => !held.has(name))).toEqual([]);
  });

  it('makes its first payment by the lines of the quickstart', async () => {
    const quickstart = (await readGuides()).find(({ name }) => name === 'quickstart')?.text ?? '';
    const first = blocksOf(quickstart);
    expect(blocksOf(readme).slice(0, first.length)).toEqual(first);
    expect(first.length).toBeGreaterThan(3);
  });

  it('links to a list of errors that exists', async () => {
    expect(readme).toContain('error codes | `/docs`');
    expect((await fetch(`${service.baseUrl}/docs/errors`)).status).toBe(200);
  });
});
