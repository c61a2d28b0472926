/** The guides of the reference: their shell lines run, one guide after the other, as they stand; their tables are the code's. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceProcess } from '../../../scripts/demo/service-process.ts';
import { withTables } from '../../../scripts/readme-tables/tables.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import type { FreshDatabase } from '../../support/mongo.ts';
import { blocksOf, readersGround, runBlocks } from '../../support/readme-blocks.ts';
import { runProgram } from '../../support/readme-program.ts';

const guides = await readGuides();
/** The guide of the mock speaks to the mock; see test/mock. */
const ofTheService = guides.filter(({ name }) => name !== 'mock');

let service: ServiceProcess;
let database: FreshDatabase;
let directory: string;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  const ground = await readersGround('guides');
  ({ service, database, directory } = ground);
  output = await runBlocks(
    ofTheService.flatMap(({ text }) => blocksOf(text)),
    ground.directory,
  );
}, 120_000);

afterAll(async () => {
  await service?.kill();
  await database?.drop();
});

const said: readonly (readonly [block: string, said: RegExp])[] = [
  ['keys', /^paying ORD\d+$/],
  ['order', /^NEW$/],
  ['pay', /^the customer goes to http:.*\/pay\/start\/demo\//],
  ['bank', /^$/],
  ['status', /^CHARGED$/],
  ['tokens-on', /^true$/],
  ['consent-payment', /^guide-1\ntrue$/],
  ['cards', /^XXXX-XXXXXXXX-1111$/],
  ['token-payment', /^true$/],
  ['receiver', /^$/],
  ['settings', /^true\nACKNOWLEDGED$/],
  ['received', /^ORDER_SUCCEEDED ORD\d+$/m],
  ['pull', /^2\ntrue$/],
  ['frictionless', /^CHARGED$/],
  ['refused', /^AUTHORIZATION_FAILED\n\S+\nCHARGED$/],
  ['mismatch', /^STARTED\ngateway_reference_mismatch$/],
  ['bad-amount', /^amount\norder_not_found$/],
  ['on-demand', /^service_unavailable\norder_not_found$/],
  ['ignored', /^x-svc-ignored-parameters: colour$/],
  [
    'unknown-filter',
    /^is not a parameter of this list; it takes limit, count, after, offset, customer_id, status, created\.from, created\.to$/,
  ],
  ['card-number-in-text', /^description$/],
  ['once', /^one customer$/],
  ['version', /^true\n1$/],
  [
    'queue',
    /^webhook_queue_events\{state="open"\} \d+\n(?:webhook_queue_age_seconds\{quantile="[\d.]+"\} [\d.]+\n?){2}$/,
  ],
];

describe('the lines of the guides say what the guides say they do', () => {
  it.each(said)('%s', (name, expected) => {
    expect(output.get(name)).toMatch(expected);
  });

  it('each of them is held to something', () => {
    const names = ofTheService.flatMap(({ text }) => blocksOf(text)).map(({ name }) => name);
    expect(said.map(([name]) => name).sort()).toEqual([...names].sort());
  });
});

const programs = guides.flatMap(({ text }) => blocksOf(text, 'program'));

describe('the programs of the guides', () => {
  it('are there', () => {
    expect(programs.map(({ name }) => name)).toEqual(['client']);
  });

  it.each(programs)('$name compiles as it stands, and runs', async ({ lines }) => {
    const { baseUrl: BASE } = service;
    const keys = JSON.parse(await readFile(join(directory, '.data', 'demo.json'), 'utf8'));
    const said = await runProgram(lines, { BASE, MERCHANT: keys.merchantId, API_KEY: keys.apiKey });
    expect(said).toMatch(/^http:\S+\/payment-page\/pl_\w+$/);
  });

  it('would not with a name that nobody has declared', async () => {
    await expect(runProgram('console.log(baseUrl);', {})).rejects.toThrow("Cannot find name 'baseUrl'");
  });
});

it.each(guides)('$name has the tables that the code has; `npm run readme` writes them', ({ text }) => {
  expect(text).toBe(withTables(text));
});
