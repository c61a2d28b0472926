/** The README: its shell lines run, one after the other, as they stand; its tables and paths are those of the code. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { isSignatureRight } from '../../../scripts/demo/return-signature.ts';
import type { ServiceProcess } from '../../../scripts/demo/service-process.ts';
import { tablesMissing, withTables } from '../../../scripts/readme-tables/tables.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { FreshDatabase } from '../../support/mongo.ts';
import { blocksOf, readersGround, runBlocks } from '../../support/readme-blocks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = await readFile(join(root, 'README.md'), 'utf8');
let service: ServiceProcess;
let database: FreshDatabase;
let responseKey: string;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  const ground = await readersGround('readme');
  ({ service, database } = ground);
  responseKey = JSON.parse(await readFile(join(ground.directory, '.data', 'demo.json'), 'utf8')).responseKey;
  output = await runBlocks(blocksOf(readme), ground.directory);
}, 120_000);

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

/** The JSON objects among the lines of a block. */
function answers(name: string): Readonly<Record<string, unknown>>[] {
  return said(name)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

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

  it('bring its webhook to the receiver kit, once', () => {
    expect(answers('webhook')).toMatchObject([{ url: expect.stringMatching(/\/webhooks$/), password_set: true }]);
    const orderId = /paying (\S+)/.exec(said('keys'))?.[1];
    expect(said('notified').match(/^paid: .*$/gm)).toEqual([`paid: ${orderId} 100`]);
    expect(answers('notified')).toMatchObject([{ order_id: orderId, webhook_notified: true }]);
  });

  it('make, use and delete an API key', () => {
    const orderId = /paying (\S+)/.exec(said('keys'))?.[1];
    expect(said('api-keys').split('\n')[0]).toBe(orderId);
    expect(said('api-keys')).toContain('checkout server');
    expect(said('api-keys').split('\n').at(-1)).toBe('bad_origin');
  });

  it('read and change the webhook settings, and are told of a bad user name', () => {
    expect(said('webhook-settings')).toContain('must not contain "_"');
    expect(said('webhook-settings')).toMatch(/\[ 'ORDER_SUCCEEDED', 'ORDER_FAILED' \]$/);
  });

  it('send webhooks again, lay one down, go on with an endpoint and get the secret of the signatures', () => {
    expect(answers('webhook-desk')[0]).toMatchObject({ count: expect.any(Number), dry_run: true });
    expect(said('webhook-desk')).toMatch(/\n(PENDING|IN_FLIGHT|NOTIFIED)\nevt_/);
    expect(said('webhook-desk')).toMatch(/\nCLOSED\nwhsec_\S+\nCONNECTION_FAILED\n[1-9]/);
  });

  it('upload a key for encrypted webhooks', () => {
    expect(said('message-keys')).toContain('BEGIN PUBLIC KEY');
    expect(said('message-keys')).toMatch(/\nACTIVE$/);
  });

  it('read the order by an encrypted call', () => {
    expect(said('encrypted')).toBe('CHARGED');
  });

  it('add a gateway configuration and send an order there', () => {
    const [free, added] = answers('gateways');
    expect(free).toMatchObject({ available: true });
    expect(added).toMatchObject({ reference_id: 'travel', enabled: true });
    expect(said('gateways')).toContain('\nTravel account\nNEW\n');
    expect(said('gateways')).toMatch(/\[ 'cards_default', 'travel' \]$/);
  });

  it('change the payment page and its response key', () => {
    expect(said('payment-page')).toContain('"display_name":"Book Store"');
    expect(said('payment-page')).toContain('"response_key":"');
  });

  it('download the day’s orders', () => {
    const [heading, order] = said('export').split('\n');
    expect(heading).toMatch(/^order_id,id,date_created,/);
    expect(order).toMatch(/^ORD\d+/);
  });

  it('hold a merchant to a rate', () => {
    expect(said('rate-limit')).toBe('{ per_second: 50, burst: 100 }');
  });

  it('make one customer by two calls with one key', () => {
    expect(said('idempotency').split('\n')).toEqual(['one customer', 'idempotency_conflict']);
  });

  it('make a merchant as the operator', () => {
    expect(answers('operator')).toMatchObject([{ merchant_id: 'books', api_key: expect.any(String) }]);
  });

  it('switch tokenization on and load a BIN table', () => {
    expect(answers('operator-cards')).toMatchObject([
      { tokenization_enabled: true, svc_web_consent: true, token_requestor_ids: { VISA: '40010030273' } },
      { loaded_count: 1, bad_rows: [] },
      { loaded_count: 1, bad_count: 0 },
    ]);
  });

  it('store a card with a token, list it and pay by the token', () => {
    expect(said('tokens-on')).toBe('200');
    expect(said('save-card')).toBe('reader-7');
    expect(answers('cards')).toMatchObject([
      { cards: [{ card_isin: '411111', token: { tokenization_status: 'ACTIVE', requestor_id: '40010030273' } }] },
    ]);
    expect(said('pay-by-token').split('\n')[0]).toBe('CHARGED');
    expect(answers('pay-by-token')).toMatchObject([{ consents: [{ choice: 'GIVEN', via: 'MERCHANT' }] }]);
  });

  it('open a shop that says nothing but in its log', () => {
    expect(said('shop').split('\n').at(-1)).not.toMatch(/error/i);
  });

  it('hold money on a card, and take a part of it', () => {
    expect(said('hold').split('\n').at(-2)).toBe('AUTHORIZED');
    expect(said('hold').split('\n').at(-1)).toBe('PARTIAL_CHARGED');
  });

  it('give back what was paid, in two parts, each once', () => {
    const [status, ...rest] = said('refund').split('\n');
    expect(status).toBe('PENDING');
    expect(answers('refund')).toMatchObject([{ unique_request_id: 'return-2', amount: 60, status: 'PENDING' }]);
    expect(rest.at(-1)).toBe('duplicate.call');
    expect(said('refunded')).toBe("[ 'SUCCESS 40', 'SUCCESS 60' ]");
  });

  it('put what the vault holds under the newest key', () => {
    expect(answers('vault')).toMatchObject([
      { remaining: 0, unreadable: 0 },
      { list: [{ state: 'SEALING', merchants: expect.any(Number) }] },
    ]);
  });
});

describe('the README', () => {
  it('has no block that runs without being held to anything', () => {
    const names = blocksOf(readme).map(({ name }) => name);
    expect(names.filter((name) => !held.has(name))).toEqual([]);
  });

  it('names all that the service wants in production', async () => {
    const [block] = blocksOf(readme, 'settings');
    const script = `set -a\n${block?.lines}\nexec node -p 'JSON.stringify(process.env)'`;
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script], { env: { PATH: process.env.PATH } });
    expect(readConfig(JSON.parse(stdout), 'pipe')).toMatchObject({ ok: true });
    expect(readConfig({ SVC_ENV: 'production' }, 'pipe')).toMatchObject({ ok: false });
  });

  it('has the tables that the code has; `npm run readme` writes them', () => {
    expect(readme).toBe(withTables(readme));
    expect(tablesMissing(readme)).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...readme.matchAll(/`npm (?:run )?(?!ci\b)([a-z:]+)/g)].map(([, name]) => name);
    const known = new Set([...Object.keys(packageJson.scripts)]);
    expect(named.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  it('sends readers to a list of errors that is there', async () => {
    expect((await fetch(`${service.baseUrl}/docs/errors`)).status).toBe(200);
  });
});
