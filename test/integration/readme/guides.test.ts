/** The guides of the reference: their shell lines run, one guide after the other, as they stand; their tables are the code's. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loginToSettings, readDemo, type ServiceProcess } from '../../../scripts/demo/service-process.ts';
import { tablesMissing, withTables } from '../../../scripts/readme-tables/tables.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { FreshDatabase } from '../../support/mongo.ts';
import { answersIn, blocksOf, readerEnvironment, runBlocks } from '../../support/readme-blocks.ts';
import { runProgram } from '../../support/readme-program.ts';

vi.setConfig({ testTimeout: 60_000 });

const guides = await readGuides();
/** The guide of the mock speaks to the mock, those of the gateways to simulators: other tests run their lines. */
const others: readonly string[] = ['mock', 'connect-stripe', 'connect-adyen'];
const ofTheService = guides.filter(({ name }) => !others.includes(name));

let service: ServiceProcess;
let database: FreshDatabase;
let directory: string;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  const environment = await readerEnvironment('guides');
  ({ service, database, directory } = environment);
  output = await runBlocks(
    ofTheService.flatMap(({ text }) => blocksOf(text)),
    environment.directory,
  );
}, 200_000);

afterAll(async () => {
  await service?.kill();
  await database?.drop();
});

const said: readonly (readonly [block: string, said: RegExp])[] = [
  ['keys', /^paying ORD\d+ at http:\S+ as demo$/],
  ['order', /"status":"NEW"/],
  ['pay', /^the bank page: http:.*\/pay\/start\/demo\//],
  ['bank', /^back to http:\S+[?&]status=CHARGED/],
  ['status', /^CHARGED$/],
  ['tokens-on', /^true$/],
  ['consent-payment', /^guide-1\ntrue$/],
  ['token-payment', /^CHARGED\ntrue$/],
  ['declined', /(?:^|\n)do_not_honour\nOTHER_CARD$/],
  ['hold', /(?:^|\n)AUTHORIZED\nPARTIAL_CHARGED$/],
  ['refunded', /^\[ 'SUCCESS 40', 'SUCCESS 60' \]$/],
  ['receiver', /^$/],
  ['settings', /^true\nACKNOWLEDGED$/],
  ['received', /^ORDER_SUCCEEDED ORD\d+$/m],
  ['receiver-off', /^null$/],
  ['pull', /^2\ntrue$/],
  ['card-facts', /^411111\n1111\nno card number$/],
  ['message-keys', /BEGIN PUBLIC KEY[\s\S]*\nACTIVE$/],
  ['encrypted', /^CHARGED$/],
  ['frictionless', /^CHARGED$/],
  ['refused', /^AUTHORIZATION_FAILED\n\S+\nCHARGED$/],
  ['mismatch', /^STARTED\ngateway_reference_mismatch$/],
  ['bad-amount', /^amount\norder_not_found$/],
  ['on-demand', /^service_unavailable\norder_not_found$/],
  ['ignored', /^x-svc-ignored-parameters: colour$/],
  [
    'unknown-filter',
    /^is not a parameter of this list; its parameters are: limit, count, after, offset, customer_id, status, created\.from, created\.to$/,
  ],
  ['card-number-in-text', /^description$/],
  ['once', /^one customer\nidempotency_conflict$/],
  ['version', /^true\n1$/],
  ['rate-limit', /^\{ per_second: 50, burst: 100 \}$/],
  [
    'queue',
    /^webhook_queue_events\{state="open"\} \d+\n(?:webhook_queue_age_seconds\{quantile="[\d.]+"\} [\d.]+\n?){2}$/,
  ],
];

/** The blocks that a test holds to something. */
const held = new Set<string>();

function saidBy(name: string): string {
  held.add(name);
  const text = output.get(name);
  if (text === undefined) throw new Error(`the guides have no block "${name}"`);
  return text;
}

const answers = (name: string) => answersIn(saidBy(name));

describe('the lines of the guides say what the guides say they do', () => {
  it.each(said)('%s', (name, expected) => {
    expect(saidBy(name)).toMatch(expected);
  });
});

describe('the lines of the guides', () => {
  it('list a stored card with its token', () => {
    expect(answers('cards')).toMatchObject([
      {
        cards: [
          {
            card_number: 'XXXX-XXXXXXXX-1111',
            card_isin: '411111',
            token: { tokenization_status: 'ACTIVE', requestor_id: '40010030273' },
          },
        ],
      },
    ]);
  });

  it('show what the customer consented to', () => {
    expect(answers('consents')).toMatchObject([{ consents: [{ choice: 'GIVEN', via: 'MERCHANT' }] }]);
  });

  it('give back what was paid, in two parts, each once', () => {
    const [status, ...rest] = saidBy('refund').split('\n');
    expect(status).toBe('PENDING');
    expect(answers('refund')).toMatchObject([{ unique_request_id: 'return-2', amount: 60, status: 'PENDING' }]);
    expect(rest.at(-1)).toBe('duplicate.call');
  });

  it('make, use and delete an API key', () => {
    const orderId = /paying (\S+)/.exec(saidBy('keys'))?.[1];
    expect(saidBy('api-keys').split('\n')[0]).toBe(orderId);
    expect(saidBy('api-keys')).toContain('checkout server');
    expect(saidBy('api-keys').split('\n').at(-1)).toBe('bad_origin');
  });

  it('change the webhook settings, and name the character of a bad user name', () => {
    expect(answers('webhook-settings')).toMatchObject([{ url: null, username: 'hooks' }]);
    expect(saidBy('webhook-settings')).toContain('must not contain "_"');
    expect(saidBy('webhook-settings')).toMatch(/\[ 'ORDER_SUCCEEDED', 'ORDER_FAILED' \]$/);
  });

  it('send webhooks again, stop one, resume an endpoint and get the secret of the signatures', () => {
    expect(answers('webhook-deliveries')[0]).toMatchObject({ count: expect.any(Number), dry_run: true });
    expect(saidBy('webhook-deliveries')).toMatch(/\n(PENDING|IN_FLIGHT|NOTIFIED)\nevt_/);
    expect(saidBy('webhook-deliveries')).toMatch(/\nCLOSED\nwhsec_\S+\nCONNECTION_FAILED\n[1-9]\d*\nnull$/);
  });

  it('add a gateway configuration and send an order there', () => {
    expect(saidBy('gateways')).toMatch(/^\[ 'SANDBOX', 'STRIPE', 'ADYEN' \]\n/);
    const [free, added] = answers('gateways');
    expect(free).toMatchObject({ available: true });
    expect(added).toMatchObject({ reference_id: 'travel', enabled: true });
    expect(saidBy('gateways')).toContain('\nTravel account\nNEW\n');
    expect(saidBy('gateways')).toMatch(/\[ 'cards_default', 'travel' \]$/);
  });

  it('set routing rules, try them and remove them', () => {
    expect(saidBy('routing')).toBe("[ 'Debit cards', 'Large amounts' ]");
    expect(saidBy('routing-dry-run')).toMatch(
      /^\[ 'Travel account', 'Sandbox bank' \]\n\[\s+"The card's type is not one of: DEBIT\.",\s+'The amount is below 5000\.00 INR\.'\s+\]\n0$/,
    );
  });

  it('show the health of a gateway and test its credentials', () => {
    expect(saidBy('gateway-health')).toMatch(/^\{[\s\S]*circuit: 'CLOSED'[\s\S]*\}\nACCEPTED$/);
  });

  it('change the payment page and its response key', () => {
    expect(saidBy('payment-page')).toContain('"display_name":"Book Store"');
    expect(saidBy('payment-page')).toContain('"response_key":"');
  });

  it('make an order whose payment page is in Hindi', () => {
    expect(saidBy('payment-page-language')).toContain('/payment-page/pl_');
  });

  it('download the day’s orders', () => {
    const [heading, order] = saidBy('export').split('\n');
    expect(heading).toMatch(/^order_id,id,date_created,/);
    expect(order).toMatch(/^ORD\d+/);
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

  it('put what the vault holds under the newest key', () => {
    expect(answers('vault')).toMatchObject([
      { remaining: 0, unreadable: 0 },
      { list: [{ state: 'SEALING', merchants: expect.any(Number) }] },
    ]);
  });

  it('leave no webhook URL that nothing answers', async () => {
    const settings = await loginToSettings(service.baseUrl, await readDemo(join(directory, '.data')));
    expect((await settings.getWebhookSettings()).body).toMatchObject({ url: null });
  });

  it('are each held to something', () => {
    const names = ofTheService.flatMap(({ text }) => blocksOf(text)).map(({ name }) => name);
    expect([...held].sort()).toEqual([...names].sort());
  });
});

it('the guides name every setting that production requires', async () => {
  const [block] = guides.flatMap(({ text }) => blocksOf(text, 'settings'));
  // The addresses are those of examples, which production refuses.
  const lines = block?.lines.replaceAll('203.0.113.', '8.8.8.');
  const script = `set -a\n${lines}\nexec node -p 'JSON.stringify(process.env)'`;
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script], { env: { PATH: process.env.PATH } });
  expect(readConfig(JSON.parse(stdout), 'pipe')).toMatchObject({ ok: true });
  expect(readConfig({ SVC_ENV: 'production' }, 'pipe')).toMatchObject({ ok: false });
});

const programs = guides.flatMap(({ text }) => blocksOf(text, 'program'));

describe('the programs of the guides', () => {
  it('exist', () => {
    expect(programs.map(({ name }) => name)).toEqual(['client']);
  });

  it.each(programs)('$name compiles unchanged, and runs', async ({ lines }) => {
    const { baseUrl: BASE } = service;
    const keys = JSON.parse(await readFile(join(directory, '.data', 'demo.json'), 'utf8'));
    const said = await runProgram(lines, { BASE, MERCHANT: keys.merchantId, API_KEY: keys.apiKey });
    expect(said).toMatch(/^http:\S+\/payment-page\/pl_\w+$/);
  });

  it('does not compile with an undeclared name', async () => {
    await expect(runProgram('console.log(baseUrl);', {})).rejects.toThrow("Cannot find name 'baseUrl'");
  });
});

it.each(guides)('$name has the tables that the code has; `npm run readme` writes them', ({ text }) => {
  expect(text).toBe(withTables(text));
});

it('each of the tables has its place in a guide', () => {
  expect(tablesMissing(guides.map(({ text }) => text).join('\n'))).toEqual([]);
});
