import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { settingsHandlers } from '../../../server/compose/settings.ts';
import { administration, good, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('settings_gateways');
const admin = await administration(database.db);
let made = 0;
let merchantId = '';

beforeEach(async () => {
  made += 1;
  merchantId = `shop${made}`;
  await admin.createMerchant(merchantId);
});
afterAll(database.drop);

const caller = () => admin.caller(merchantId);

async function add(body: Partial<RequestOf<'createGatewayConfig'>['body']> = {}) {
  const whole = { gateway: 'SANDBOX', name: 'Main', ...body };
  return (await good(admin.settings.createGatewayConfig(request({}, whole), await caller()))).body;
}

async function change(id: string, body: RequestOf<'updateGatewayConfig'>['body']) {
  return (await good(admin.settings.updateGatewayConfig(request({ gateway_config_id: id }, body), await caller())))
    .body;
}

async function list() {
  return (await good(admin.settings.listGatewayConfigs(request({}, undefined), await caller()))).body.list;
}

async function available(reference_id: string) {
  const query = { gateway: 'SANDBOX', reference_id };
  return (await good(admin.settings.checkGatewayAvailability({ ...request({}, undefined), query }, await caller())))
    .body;
}

describe('a gateway configuration', () => {
  it('is added, read, changed and deleted', async () => {
    const added = await add({ reference_id: 'main', credentials: { pin: '1', account: 'x' } });
    expect(added).toMatchObject({ is_default: true, enabled: true, credential_names: ['account', 'pin'] });
    const path = { gateway_config_id: added.gateway_config_id };
    expect((await good(admin.settings.getGatewayConfig(request(path, undefined), await caller()))).body).toEqual(added);
    const changed = await change(added.gateway_config_id, { name: 'Renamed', credentials: { pin: null, key: 'k' } });
    expect(changed).toEqual({ ...added, name: 'Renamed', credential_names: ['account', 'key'] });
    await admin.settings.deleteGatewayConfig(request(path, undefined), await caller());
    expect(await list()).toEqual([]);
  });

  it('has its credentials sealed one by one, each for its own use', async () => {
    const { gateway_config_id: id } = await add({ credentials: { account: 'x' } });
    const sealed = (await admin.merchants.find(merchantId))?.merchant.gateways[0]?.credentials.account;
    if (sealed === undefined) throw new Error('no credential is stored');
    expect(admin.sealer.open({ merchantId, record: `gateway.${id}.account` }, sealed)).toBe('x');
    expect(() => admin.sealer.open({ merchantId, record: `gateway.${id}.other` }, sealed)).toThrow();
  });

  it.each(['a.b', '$where', '__proto__', '1st', 'number_4111111111111111', ''])(
    'is refused with a credential named %j',
    async (name) => {
      const credentials: Record<string, string> = Object.fromEntries([[name, 'x']]);
      await expect(add({ credentials })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );

  it('of an unknown gateway is refused with the names of those known', async () => {
    const reason = 'must be one of: SANDBOX';
    await expect(add({ gateway: 'sandbox' })).rejects.toMatchObject({
      details: { fields: [{ name: 'gateway', reason }] },
    });
  });

  it('of the sandbox gateway is refused in production', async () => {
    const production = settingsHandlers({ ...admin, environment: 'production', gatewayTypes: [] });
    const call = production.createGatewayConfig(request({}, { gateway: 'SANDBOX', name: 'Main' }), await caller());
    await expect(call).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: { fields: [{ name: 'gateway' }] } });
  });

  it('of another merchant, or of none, is not there', async () => {
    const { gateway_config_id: id } = await add();
    await admin.createMerchant(`${merchantId}_other`);
    const other = await admin.caller(`${merchantId}_other`);
    const path = { gateway_config_id: id };
    const refused = { code: 'object_not_found' };
    await expect(admin.settings.getGatewayConfig(request(path, undefined), other)).rejects.toMatchObject(refused);
    await expect(admin.settings.updateGatewayConfig(request(path, {}), other)).rejects.toMatchObject(refused);
    await expect(admin.settings.deleteGatewayConfig(request(path, undefined), other)).rejects.toMatchObject(refused);
  });
});

describe('a reference id', () => {
  it('is told to be free or taken, and by which configuration', async () => {
    const { gateway_config_id } = await add({ name: 'Main', reference_id: 'main' });
    expect(await available('main')).toMatchObject({ available: false, conflict: { gateway_config_id, name: 'Main' } });
    expect(await available('Main')).toMatchObject({ available: true, conflict: null });
    await change(gateway_config_id, { enabled: false });
    expect(await available('main')).toMatchObject({ available: true, conflict: null });
  });

  it('that is taken is refused with what to do about it', async () => {
    await add({ reference_id: 'main' });
    const refused = {
      code: 'unique',
      details: { message: expect.stringMatching(/Choose another.*delete or disable that/) },
    };
    await expect(add({ reference_id: 'main' })).rejects.toMatchObject(refused);
    const copy = await add({ reference_id: 'main', enabled: false });
    await expect(change(copy.gateway_config_id, { enabled: true })).rejects.toMatchObject(refused);
  });

  it('goes to one of two configurations that ask for it at the same time', async () => {
    const outcomes = await Promise.allSettled([add({ reference_id: 'main' }), add({ reference_id: 'main' })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('of several configurations exactly one is the default, and none once it is disabled', async () => {
  const first = await add({ reference_id: 'first' });
  const second = await add({ reference_id: 'second', is_default: true });
  expect((await list()).map(({ is_default }) => is_default)).toEqual([false, true]);
  await change(second.gateway_config_id, { enabled: false });
  expect((await list()).map(({ is_default }) => is_default)).toEqual([false, false]);
  await change(first.gateway_config_id, { is_default: true });
  expect((await list()).map(({ is_default }) => is_default)).toEqual([true, false]);
});

it('the audit log names the credentials that changed, and holds no value of them', async () => {
  const { gateway_config_id: id } = await add({ credentials: { account: 'secret-account-text' } });
  await change(id, { credentials: { pin: 'secret-pin-text' } });
  const log = await admin.audit.page(merchantId, { before: null, limit: 10 });
  expect(log[0]).toMatchObject({ operation: 'updateGatewayConfig', objectId: id, fields: ['credentials.pin'] });
  const everything = await Promise.all(
    ['merchants', 'audit_log'].map((name) => database.db.collection(name).find().toArray()),
  );
  expect(JSON.stringify(everything)).not.toMatch(/secret-(account|pin)-text/);
});
