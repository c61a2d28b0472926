import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { settingsHandlers } from '../../../server/compose/settings.ts';
import { createGatewayCircuits } from '../../../server/gateways/circuit.ts';
import { sandboxDescription } from '../../../server/gateways/sandbox/description.ts';
import { administration, good, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

type Rule = RequestOf<'replaceRoutingRules'>['body']['rules'][number];
type DryRun = RequestOf<'dryRunRouting'>['body'];

const database = await freshDatabase('settings_routing');
const admin = await administration(database.db);
/** Circuits of a gateway that is down. */
const circuits = createGatewayCircuits({
  http: { send: async () => ({ kind: 'not_sent', reason: 'ECONNREFUSED' }), close: async () => undefined },
  clock: admin.clock,
  opened: () => undefined,
  closed: () => undefined,
});
/** Takes no yen. */
const pickyType = {
  ...sandboxDescription,
  name: 'PICKY',
  moneyProblem: ({ currency }: { readonly currency: string }) => (currency === 'JPY' ? 'does not take JPY' : null),
};
const settings = settingsHandlers({ ...admin, circuits, gatewayTypes: [sandboxDescription, pickyType] });
let made = 0;
let merchantId = '';
let main = '';
let travel = '';

beforeEach(async () => {
  made += 1;
  merchantId = `shop${made}`;
  await admin.createMerchant(merchantId);
  main = await add('Main', 'SANDBOX');
  travel = await add('Travel', 'PICKY');
});
afterAll(database.drop);

const caller = () => admin.caller(merchantId);

async function add(name: string, gateway: string): Promise<string> {
  const body = { gateway, name, reference_id: name.toLowerCase() };
  return (await good(settings.createGatewayConfig(request({}, body), await caller()))).body.gateway_config_id;
}

async function put(...rules: readonly Rule[]) {
  return (await good(settings.replaceRoutingRules(request({}, { rules }), await caller()))).body.rules;
}

async function dryRun(body: Partial<DryRun> = {}) {
  const whole = { amount: '250.00', currency: 'INR', ...body };
  return (await good(settings.dryRunRouting(request({}, whole), await caller()))).body;
}

const idsOf = ({ gateways }: Awaited<ReturnType<typeof dryRun>>) => gateways.map((one) => one.gateway_config_id);

async function change(id: string, body: RequestOf<'updateGatewayConfig'>['body']) {
  await good(settings.updateGatewayConfig(request({ gateway_config_id: id }, body), await caller()));
}

describe('the routing rules', () => {
  it('are none at first, and none of a merchant stored before there were any', async () => {
    const merchants = database.db.collection<{ _id: string }>('merchants');
    await merchants.updateOne({ _id: merchantId }, { $unset: { 'merchant.routingRules': 1 } });
    const { body } = await good(settings.getRoutingRules(request({}, undefined), await caller()));
    expect(body).toEqual({ version: expect.any(String), rules: [] });
    expect(await dryRun()).toMatchObject({ outcome: 'CHOSEN', chosen_by: 'DEFAULT', rule: null, rules: [] });
  });

  it('are read as they were set, and can be set again as they are read', async () => {
    const conditions = {
      networks: ['VISA'],
      card_types: ['CREDIT'],
      issuer_countries: ['INDIA'],
      bin_ranges: [{ from: '411111', to: '41111199' }],
      currency: 'KWD',
      amount_from: '1.500',
      amount_to: '2000.000',
      instrument: 'TOKEN',
    } as const;
    const split = [
      { gateway_config_id: main, weight: 100 },
      { gateway_config_id: travel, weight: 1 },
    ];
    const stored = await put(
      { name: 'a', gateway_config_ids: [travel] },
      { name: 'b', enabled: false, conditions, split },
    );
    expect(stored).toEqual([
      { name: 'a', enabled: true, conditions: {}, gateway_config_ids: [travel] },
      { name: 'b', enabled: false, conditions, split },
    ]);
    expect(await put(...stored)).toEqual(stored);
    const { body } = await good(settings.getRoutingRules(request({}, undefined), await caller()));
    expect(body.rules).toEqual(stored);
  });

  it('change in the audit log one by one', async () => {
    await put({ name: 'a', gateway_config_ids: [main] }, { name: 'b', gateway_config_ids: [travel] });
    await put({ name: 'a', gateway_config_ids: [main] }, { name: 'c', gateway_config_ids: [travel] });
    const [entry] = await admin.audit.page(merchantId, { before: null, limit: 1 });
    expect(entry).toMatchObject({ operation: 'replaceRoutingRules', fields: ['rules[1]'] });
    expect(entry?.changes[0]?.after).toContain('"name":"c"');
  });

  const target = () => ({ gateway_config_ids: [main] });
  it.each<[string, () => readonly Rule[], string, RegExp]>([
    [
      'an unknown configuration',
      () => [{ name: 'a', gateway_config_ids: [main, 'gtw_0'] }],
      'rules[0].gateway_config_ids',
      /does not exist/,
    ],
    [
      'an unknown configuration in a split',
      () => [{ name: 'a', split: [main, 'gtw_0'].map((id) => ({ gateway_config_id: id, weight: 1 })) }],
      'rules[0].split',
      /does not exist/,
    ],
    [
      'a configuration twice in a split',
      () => [{ name: 'a', split: [main, main].map((id) => ({ gateway_config_id: id, weight: 1 })) }],
      'rules[0].split',
      /twice/,
    ],
    ['no target', () => [{ name: 'a' }], 'rules[0]', /exactly one/],
    [
      'two targets',
      () => [{ name: 'a', ...target(), split: [{ gateway_config_id: main, weight: 1 }] }],
      'rules[0]',
      /exactly one/,
    ],
    [
      'a name that another rule has',
      () => [
        { name: 'a', ...target() },
        { name: 'a', ...target() },
      ],
      'rules[1].name',
      /unique/,
    ],
    ['a name with a line break', () => [{ name: 'a\nb', ...target() }], 'rules[0].name', /line breaks/],
    [
      'an unknown currency',
      () => [{ name: 'a', ...target(), conditions: { currency: 'XYZ' } }],
      'rules[0].conditions.currency',
      /ISO 4217/,
    ],
    [
      'an amount without a currency',
      () => [{ name: 'a', ...target(), conditions: { amount_from: '1' } }],
      'rules[0].conditions.amount_from',
      /requires currency/,
    ],
    [
      'more decimals than the currency has',
      () => [{ name: 'a', ...target(), conditions: { currency: 'JPY', amount_to: '1.5' } }],
      'rules[0].conditions.amount_to',
      /at most 0 decimals in JPY/,
    ],
    [
      'amounts in the wrong order',
      () => [{ name: 'a', ...target(), conditions: { currency: 'INR', amount_from: '2', amount_to: '1.99' } }],
      'rules[0].conditions.amount_to',
      /below amount_from/,
    ],
    [
      'a BIN range in the wrong order',
      () => [{ name: 'a', ...target(), conditions: { bin_ranges: [{ from: '411112', to: '411111' }] } }],
      'rules[0].conditions.bin_ranges',
      /from not above to/,
    ],
  ])('with %s are refused, and those before stay', async (_what, rules, name, reason) => {
    const before = await put({ name: 'before', ...target() });
    await expect(put(...rules())).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: { fields: [{ name, reason: expect.stringMatching(reason) }] },
    });
    const { body } = await good(settings.getRoutingRules(request({}, undefined), await caller()));
    expect(body.rules).toEqual(before);
  });

  it('with a configuration of another merchant are refused as with an unknown one', async () => {
    const theirs = travel;
    merchantId = `${merchantId}_other`;
    await admin.createMerchant(merchantId);
    await expect(put({ name: 'a', gateway_config_ids: [theirs] })).rejects.toMatchObject({
      details: { fields: [{ name: 'rules[0].gateway_config_ids', reason: expect.stringMatching(/does not exist/) }] },
    });
  });
});

describe('a dry run', () => {
  it('looks up network, type and country by the BIN, and takes those that are sent instead', async () => {
    expect(await dryRun({ bin: '607000' })).toMatchObject({
      network: 'RUPAY',
      card_type: 'DEBIT',
      issuer_country: 'INDIA',
    });
    expect(await dryRun({ bin: '41111111', card_type: 'DEBIT' })).toMatchObject({
      network: 'VISA',
      card_type: 'DEBIT',
    });
    expect(await dryRun({ bin: '510510' })).toMatchObject({ network: 'MASTERCARD', card_type: '', issuer_country: '' });
    expect(await dryRun()).toMatchObject({ network: '', card_type: '', issuer_country: '' });
  });

  it('names the rule that decides, those before it, and what they skip', async () => {
    const deleted = await add('Old', 'SANDBOX');
    await put(
      { name: 'off', enabled: false, gateway_config_ids: [main] },
      { name: 'yen', conditions: { currency: 'JPY' }, gateway_config_ids: [main] },
      { name: 'old', gateway_config_ids: [deleted] },
      { name: 'all', gateway_config_ids: [travel, main] },
      { name: 'never read', gateway_config_ids: [main] },
    );
    await settings.deleteGatewayConfig(request({ gateway_config_id: deleted }, undefined), await caller());
    const plan = await dryRun();
    expect(plan).toMatchObject({ outcome: 'CHOSEN', chosen_by: 'RULE', rule: 'all' });
    expect(idsOf(plan)).toEqual([travel, main]);
    expect(plan.skipped).toEqual([
      { gateway_config_id: deleted, rule: 'old', reason: 'DELETED', message: 'The configuration does not exist.' },
    ]);
    expect(plan.rules.map(({ name, result }) => `${name} ${result}`)).toEqual([
      'off DISABLED',
      'yen NOT_MATCHED',
      'old UNUSABLE',
      'all MATCHED',
    ]);
  });

  it('skips a gateway that does not take the amount, and says so of a default', async () => {
    await put({ name: 'all', gateway_config_ids: [travel, main] });
    const plan = await dryRun({ amount: '100', currency: 'JPY' });
    expect(idsOf(plan)).toEqual([main]);
    expect(plan.skipped).toMatchObject([{ reason: 'NOT_SUPPORTED', message: 'The gateway does not take JPY.' }]);
    await put();
    await change(travel, { is_default: true });
    const { outcome, gateways } = await dryRun({ amount: '100', currency: 'JPY' });
    expect([outcome, gateways]).toMatchObject(['CHOSEN', [{ problem: 'The gateway does not take JPY.' }]]);
  });

  it('lists a split by weight', async () => {
    const split = [
      { gateway_config_id: main, weight: 20 },
      { gateway_config_id: travel, weight: 80 },
    ];
    await put({ name: 'split', split });
    const { gateways } = await dryRun();
    expect(gateways.map(({ name, weight }) => [name, weight])).toEqual([
      ['Travel', 80],
      ['Main', 20],
    ]);
  });

  it('puts a gateway with an open circuit last, and its configuration shows the circuit', async () => {
    await put({ name: 'all', gateway_config_ids: [travel, main] });
    const call = {
      gatewayConfigId: travel,
      method: 'GET',
      url: 'http://127.0.0.1:1',
      headers: {},
      body: null,
    } as const;
    for (let count = 0; count < 5; count += 1) await circuits.http.send(call);
    const plan = await dryRun();
    expect(idsOf(plan)).toEqual([main, travel]);
    expect(plan.gateways.map(({ problem }) => problem)).toEqual([null, expect.stringMatching(/circuit is open/)]);
    const path = { gateway_config_id: travel };
    const { body } = await good(settings.getGatewayConfig(request(path, undefined), await caller()));
    expect(body.health).toMatchObject({
      circuit: 'OPEN',
      calls: 5,
      success_rate: 0,
      next_probe_at: expect.any(String),
    });
  });

  it('follows the reference id alone, and reports one that no configuration has', async () => {
    await put({ name: 'all', gateway_config_ids: [main] });
    const plan = await dryRun({ gateway_reference_id: 'travel' });
    expect([plan.chosen_by, plan.rule, idsOf(plan), plan.rules]).toEqual(['REFERENCE_ID', null, [travel], []]);
    const none = await dryRun({ gateway_reference_id: 'Travel' });
    expect([none.outcome, none.chosen_by, none.gateways]).toEqual(['REFERENCE_MISMATCH', null, []]);
  });

  it('reports that nothing takes the payment', async () => {
    await change(main, { is_default: false });
    expect(await dryRun()).toMatchObject({ outcome: 'NO_GATEWAY', chosen_by: null, gateways: [] });
  });

  it.each([
    ['currency', { currency: 'XYZ' }, /ISO 4217/],
    ['amount', { currency: 'JPY', amount: '1.5' }, /at most 0 decimals/],
  ])('with a wrong %s is refused', async (name, body, reason) => {
    await expect(dryRun(body)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: { fields: [{ name, reason: expect.stringMatching(reason) }] },
    });
  });
});

describe('the version of the rules', () => {
  const rule = (name: string): Rule => ({ name, gateway_config_ids: [main] });
  const read = async () => (await good(settings.getRoutingRules(request({}, undefined), await caller()))).body;

  it('is that of the rules, and a change that names an earlier one is refused', async () => {
    await put(rule('One'));
    const { version = '' } = await read();
    await put(rule('One'), rule('Two'));
    const late = settings.replaceRoutingRules(request({}, { version, rules: [rule('Three')] }), await caller());
    await expect(late).rejects.toMatchObject({ code: 'precondition_failed' });
    const now = await read();
    expect(now.rules.map(({ name }) => name)).toEqual(['One', 'Two']);
    const sent = { ...now, rules: [...now.rules, rule('Three')] };
    expect((await good(settings.replaceRoutingRules(request({}, sent), await caller()))).body.rules).toHaveLength(3);
  });
});
