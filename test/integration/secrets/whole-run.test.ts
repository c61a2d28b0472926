/**
 * After a run through everything, no card number, security code, password, key or token stands anywhere in clear: not in the
 * database or what was ever written to it, the log, webhooks, traces, pages or errors.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findCardLike, findSecrets, type Place } from '../../../scripts/secret-search.ts';
import { allOf, storedPlaces, storedWrites } from '../../../scripts/stored-data.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { startService, type TestService } from '../../support/service.ts';
import { startTraces, type Traces } from '../../support/traces.ts';
import { listenTo, type ReceivedAnswers } from './received-answers.ts';
import { givenSecrets, Numbers } from './secret-values.ts';
import { USERNAME, type WholeRun, wholeRun } from './whole-run.ts';

vi.setConfig({ testTimeout: 60_000 });

const limits = { perAddressPerMinute: 10_000, perOrderPerMinute: 10_000, cardFailuresPerHour: 10_000 };

let service: TestService;
let traces: Traces;
let received: ReceivedAnswers;
let run: WholeRun;
let log: Place[];
let stored: Awaited<ReturnType<typeof storedPlaces>>;

beforeAll(async () => {
  traces = await startTraces();
  service = await startService({
    label: 'secrets',
    // The log of writes is searched for what this run wrote.
    database: await freshDatabase('secrets'),
    config: { limits, requestLog: 'on' },
    tracing: traces.tracing,
  });
  received = listenTo(service.baseUrl);
  run = await wholeRun(service);
  log = service.logLines().map((line) => ({ where: 'the log', text: line }));
  stored = await storedPlaces(service.database.db);
}, 180_000);
afterAll(async () => {
  received.stop();
  await service.close();
  await traces.close();
});

const secrets = () => [...givenSecrets(), ...run.made];

describe('after a whole run', () => {
  it('the places to search are not empty', () => {
    expect(run.webhooks.length).toBeGreaterThan(50);
    expect(log.length).toBeGreaterThan(100);
    expect(stored.documents.length).toBeGreaterThan(100);
    expect(received.pagesAndErrors.length).toBeGreaterThan(50);
    expect(run.made.length).toBeGreaterThan(15);
    expect(run.opened.map(({ where }) => where).join()).toMatch(/session.*txns.*order-status.*refunds/);
    const collections = new Set(stored.documents.map(({ where }) => where));
    const used = [
      'orders',
      'merchants',
      'webhook_deliveries',
      'audit_log',
      'attempt_counters',
      'bins',
      'idempotent_calls',
    ];
    for (const name of used) expect(collections).toContain(`collection ${name}`);
    expect(log.some(({ text }) => text.includes('"level":50'))).toBe(true);
  });

  it('no secret is in the database', () => {
    expect(findSecrets(secrets(), stored.documents)).toEqual([]);
    // Among bytes, short ones turn up by chance.
    const long = secrets().filter(({ text }) => text.length >= 6);
    expect(findSecrets(long, stored.bytes)).toEqual([]);
  });

  it('none was ever written there, not even briefly', async () => {
    const { client, db } = service.database;
    const written = await allOf(storedWrites(client, db));
    expect(written.length).toBeGreaterThan(100);
    expect(findSecrets(secrets(), written)).toEqual([]);
  });

  it('nor is anything else that could be a card number', async () => {
    const { client, db } = service.database;
    const places = [
      ...stored.documents,
      ...(await allOf(storedWrites(client, db))),
      ...log,
      ...received.pagesAndErrors,
    ];
    expect(findCardLike([...places, ...received.answers, ...run.opened, ...run.webhooks])).toEqual([]);
  });

  it('card numbers were stored in the vault and removed', async () => {
    const { client, db } = service.database;
    const written = new Set((await allOf(storedWrites(client, db))).map(({ where }) => where.split('.').at(-1)));
    for (const name of ['saved_cards', 'card_numbers', 'temporary_cards', 'bins']) expect(written).toContain(name);
  });

  it('none is in the log', () => {
    expect(findSecrets(secrets(), log)).toEqual([]);
  });

  it('none is in a trace, nor what a customer entered or was called', async () => {
    const spans = await traces.spans();
    expect(spans.length).toBeGreaterThan(1_000);
    const names = new Set(spans.map(({ name }) => name));
    const used = ['POST /txns', 'POST /payment-page/{link}', 'gateway payment', 'change order', 'request token'];
    expect([...names]).toEqual(expect.arrayContaining(used));
    const exported = traces.collector.exports.map(({ body }) => ({ where: 'a trace', text: body }));
    const personal = ['Asha Rao', '9100000000', USERNAME].map((text) => ({ what: text, text }));
    expect(findSecrets([...secrets(), ...personal], exported)).toEqual([]);
    // The search finds what may be there.
    expect(findSecrets([{ what: 'the merchant', text: 'vaultshop' }], exported)).toEqual(['the merchant in a trace']);
  });

  it('none is in a webhook', () => {
    expect(findSecrets(secrets(), [...run.webhooks])).toEqual([]);
  });

  it('none is on a page or in an error', () => {
    expect(findSecrets(secrets(), received.pagesAndErrors)).toEqual([]);
  });

  it('no answer, encrypted or not, has a secret other than a new key or token', () => {
    const answers = [...received.answers, ...run.opened];
    expect(findSecrets(givenSecrets(), answers)).toEqual([]);
    const shown = new Set(findSecrets(run.made, answers).map((finding) => finding.replace(/ in an .*/, '')));
    // What the search did not find where it was shown, it would find nowhere.
    expect([...shown].sort()).toEqual(
      run.made
        .map(({ what }) => what)
        .filter(isHandedOut)
        .sort(),
    );
  });

  it('a planted card number is found', async () => {
    const plant = { txn: { card: { note: `paid by ${Numbers.merchantServer}` } } };
    await service.database.db.collection('planted').insertOne(plant);
    const after = await storedPlaces(service.database.db);
    const found = new Set(findSecrets(secrets(), after.documents));
    expect([...found]).toEqual(['card number merchantServer in collection planted']);
  });
});

function isHandedOut(what: string): boolean {
  return what !== 'operator key';
}
