import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { settingsHandlers } from '../../../server/compose/settings.ts';
import type { GatewayAccount } from '../../../server/domain/ports/gateway-connector.ts';
import type { GatewayType } from '../../../server/gateways/registry.ts';
import { sandboxDescription } from '../../../server/gateways/sandbox/description.ts';
import { administration, good, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('settings_gateway_credentials');
const admin = await administration(database.db);
let made = 0;
let merchantId = '';
/** The accounts that were tested at the gateway. */
let tested: GatewayAccount[] = [];

/** A gateway with a required and an optional credential. */
const acme: GatewayType = {
  ...sandboxDescription,
  name: 'ACME',
  label: 'Acme',
  credentialFields: [
    {
      name: 'secret_key',
      label: 'Secret key',
      secret: true,
      required: true,
      pattern: 'sk_[a-z]+',
      help: 'Find it in the Acme dashboard; it begins with sk_.',
    },
    { name: 'account', label: 'Account', secret: false, required: false, pattern: '[A-Z]+', help: 'Capital letters.' },
  ],
  testCredentials: async (account) => {
    tested.push(account);
    return { result: 'refused', message: 'Acme does not know the secret key. Copy it again.' };
  },
};
const { otherCredentials: _, ...strict } = acme;
const settings = settingsHandlers({ ...admin, gatewayTypes: [sandboxDescription, strict] });

beforeEach(async () => {
  made += 1;
  merchantId = `shop${made}`;
  tested = [];
  await admin.createMerchant(merchantId);
});
afterAll(database.drop);

const caller = () => admin.caller(merchantId);

async function add(body: Partial<RequestOf<'createGatewayConfig'>['body']> = {}) {
  const whole = { gateway: 'ACME', name: 'Main', ...body };
  return (await good(settings.createGatewayConfig(request({}, whole), await caller()))).body;
}

async function change(id: string, body: RequestOf<'updateGatewayConfig'>['body']) {
  return (await good(settings.updateGatewayConfig(request({ gateway_config_id: id }, body), await caller()))).body;
}

async function test(id: string) {
  const path = { gateway_config_id: id };
  return (await good(settings.testGatewayConfig(request(path, undefined), await caller()))).body;
}

const refused = (name: string, reason: RegExp) => ({
  code: 'INVALID_REQUEST',
  details: { fields: [{ name, reason: expect.stringMatching(reason) }] },
});

it('the available gateways are listed with their credentials', async () => {
  const { body } = await good(settings.listGatewayTypes(request({}, undefined), await caller()));
  expect(body.list.map(({ name, other_credentials }) => [name, other_credentials])).toEqual([
    ['SANDBOX', true],
    ['ACME', false],
  ]);
  expect(body.list[1]?.credential_fields.map(({ name, secret, required }) => [name, secret, required])).toEqual([
    ['secret_key', true, true],
    ['account', false, false],
  ]);
});

it('a configuration shows where the gateway sends its notifications', async () => {
  const { gateway_config_id: id, callback_url } = await add({ credentials: { secret_key: 'sk_a' } });
  expect(callback_url).toBe(`https://svc.example/gateway-callbacks/${id}`);
});

describe('the credentials of a gateway', () => {
  it('with a name that it does not have are refused with the names that it has', async () => {
    await expect(add({ credentials: { secret: 'sk_a' } })).rejects.toMatchObject(
      refused('credentials', /no other names than secret_key, account$/),
    );
  });

  it('that do not match its pattern are refused with its help, and without the value', async () => {
    const call = add({ credentials: { secret_key: 'pk_value' } });
    await expect(call).rejects.toMatchObject(refused('credentials.secret_key', /Secret key.*begins with sk_/));
    await expect(call).rejects.not.toMatchObject(refused('credentials.secret_key', /pk_value/));
  });

  it('match its pattern as a whole', async () => {
    await expect(add({ credentials: { secret_key: 'xsk_a' } })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(add({ credentials: { secret_key: 'sk_a1' } })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('that it requires are required of an enabled configuration', async () => {
    await expect(add()).rejects.toMatchObject(refused('credentials.secret_key', /is missing.*enabled: false/));
    const { gateway_config_id: id } = await add({ enabled: false });
    await expect(change(id, { enabled: true })).rejects.toMatchObject(refused('credentials.secret_key', /is missing/));
    expect(await change(id, { enabled: true, credentials: { secret_key: 'sk_a' } })).toMatchObject({ enabled: true });
    await expect(change(id, { credentials: { secret_key: null } })).rejects.toMatchObject(
      refused('credentials.secret_key', /is missing/),
    );
    expect(await change(id, { name: 'Renamed' })).toMatchObject({ credential_names: ['secret_key'] });
  });

  it('of the sandbox may have any name', async () => {
    const { credential_names } = await add({ gateway: 'SANDBOX', credentials: { pin: '1', secret: 's' } });
    expect(credential_names).toEqual(['pin', 'secret']);
  });

  it('that are stored under a name that it does not have can be removed', async () => {
    const { gateway_config_id: id } = await add({ enabled: false });
    const sealed = admin.sealer.seal({ merchantId, record: `gateway.${id}.old` }, 'x');
    await database.db
      .collection<{ _id: string }>('merchants')
      .updateOne({ _id: merchantId }, { $set: { 'merchant.gateways.0.credentials.old': sealed } });
    expect(await change(id, { credentials: { old: null } })).toMatchObject({ credential_names: [] });
  });
});

describe('a test of the credentials', () => {
  it('asks the gateway with the stored credentials, and is in the audit log', async () => {
    const { gateway_config_id: id } = await add({ credentials: { secret_key: 'sk_a' } });
    expect(await test(id)).toEqual({
      gateway_config_id: id,
      result: 'REFUSED',
      message: 'Acme does not know the secret key. Copy it again.',
      checked_at: expect.stringMatching(/Z$/),
    });
    expect(tested).toEqual([{ gatewayConfigId: id, credentials: { secret_key: 'sk_a' } }]);
    await admin.trail.settled();
    const [entry] = await admin.audit.page(merchantId, { before: null, limit: 1 });
    expect(entry).toMatchObject({ operation: 'testGatewayConfig', objectId: id, outcome: 'SUCCEEDED' });
  });

  it('names a required one that is missing, without asking the gateway', async () => {
    const { gateway_config_id: id } = await add({ enabled: false });
    expect(await test(id)).toMatchObject({
      result: 'REFUSED',
      message: 'The credential secret_key is missing. Find it in the Acme dashboard; it begins with sk_.',
    });
    expect(tested).toEqual([]);
  });

  it('of a gateway that is not available here says so', async () => {
    const { gateway_config_id: id } = await add({ enabled: false });
    const without = settingsHandlers({ ...admin, gatewayTypes: [] });
    const call = without.testGatewayConfig(request({ gateway_config_id: id }, undefined), await caller());
    expect((await good(call)).body).toMatchObject({
      result: 'UNREACHABLE',
      message: expect.stringMatching(/not available/),
    });
  });

  it('is limited to ten a minute', async () => {
    const { gateway_config_id: id } = await add({ gateway: 'SANDBOX' });
    // A whole minute on the clock, so that its end does not fall between the calls.
    admin.clock.advance(60_000 - (admin.clock.now().getTime() % 60_000));
    for (let count = 0; count < 10; count += 1) expect(await test(id)).toMatchObject({ result: 'ACCEPTED' });
    await expect(test(id)).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 60 } });
    admin.clock.advance(60_000);
    expect(await test(id)).toMatchObject({ result: 'ACCEPTED' });
  });
});
