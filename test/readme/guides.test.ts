/** The guides of the reference: their shell lines run, one guide after the other, as they stand; their tables are the code's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceProcess } from '../../scripts/demo/service-process.ts';
import { withTables } from '../../scripts/readme-tables/tables.ts';
import { readGuides } from '../../server/docs/guides.ts';
import type { FreshDatabase } from '../support/mongo.ts';
import { blocksOf, readersGround, runBlocks } from './blocks.ts';

const guides = await readGuides();
/** The guide of the mock speaks to the mock; see test/mock. */
const ofTheService = guides.filter(({ name }) => name !== 'mock');

let service: ServiceProcess;
let database: FreshDatabase;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  const ground = await readersGround('guides');
  ({ service, database } = ground);
  output = await runBlocks(
    ofTheService.flatMap(({ text }) => blocksOf(text)),
    ground.directory,
  );
}, 120_000);

afterAll(async () => {
  await service?.kill();
  await database?.drop();
});

describe('the lines of the guides say what the guides say they do', () => {
  it.each([
    ['order', /^NEW$/],
    ['pay', /^the customer goes to http:.*\/pay\/start\/demo\//],
    ['status', /^CHARGED$/],
    ['tokens-on', /^true$/],
    ['consent-payment', /^guide-1\ntrue$/],
    ['cards', /^XXXX-XXXXXXXX-1111$/],
    ['token-payment', /^true$/],
    ['settings', /^true\nACKNOWLEDGED$/],
    ['received', /^ORDER_SUCCEEDED ORD\d+$/m],
    ['pull', /^2\ntrue$/],
    ['frictionless', /^CHARGED$/],
    ['refused', /^AUTHORIZATION_FAILED\n\S+\nCHARGED$/],
    ['mismatch', /^STARTED\ngateway_reference_mismatch$/],
    ['bad-amount', /^amount\norder_not_found$/],
    ['ignored', /^x-svc-ignored-parameters: colour$/],
    ['once', /^one customer$/],
    ['version', /^true\n1$/],
  ])('%s', (name, said) => {
    expect(output.get(name)).toMatch(said);
  });
});

it.each(guides)('$name has the tables that the code has; `npm run readme` writes them', ({ text }) => {
  expect(text).toBe(withTables(text));
});
