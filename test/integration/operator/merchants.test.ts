import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { operatorHandlers } from '../../../server/api/operator/handlers.ts';
import { administration, good, OPERATOR, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('operator_merchants');
const admin = await administration(database.db);

beforeAll(() => admin.createMerchant('shop'));
afterAll(database.drop);

async function change(merchant_id: string, body: RequestOf<'updateMerchant'>['body']) {
  return (await good(admin.operator.updateMerchant(request({ merchant_id }, body), OPERATOR))).body;
}

describe('the operator', () => {
  it('creates a merchant, whose key is shown in that answer alone', async () => {
    const { api_key, ...record } = await admin.createMerchant('books');
    expect(api_key).toMatch(/^svc_key_/);
    const read = await admin.operator.getMerchant(request({ merchant_id: 'books' }, undefined), OPERATOR);
    expect(read.body).toEqual(record);
  });

  it('is refused a merchant id or a user name that is taken', async () => {
    const create = (merchant_id: string, settings_username: string) =>
      admin.operator.createMerchant(
        request({}, { merchant_id, name: 'x', settings_username, settings_password: 'a-long-password' }),
        OPERATOR,
      );
    const named = (name: string) => ({ code: 'unique', details: { fields: [{ name }] } });
    await expect(create('shop', 'fresh')).rejects.toMatchObject(named('merchant_id'));
    await expect(create('fresh', 'SHOP')).rejects.toMatchObject(named('settings_username'));
  });

  it('changes only what is sent, at once', async () => {
    const before = (await good(admin.operator.getMerchant(request({ merchant_id: 'shop' }, undefined), OPERATOR))).body;
    await admin.directory.byId('shop');
    expect(await change('shop', { max_attempts: 3 })).toEqual({ ...before, max_attempts: 3 });
    expect((await admin.directory.byId('shop'))?.maxAttempts).toBe(3);
    expect(await change('shop', {})).toEqual({ ...before, max_attempts: 3 });
    const log = await admin.audit.page('shop', { before: null, limit: 10 });
    expect(log.filter(({ operation }) => operation === 'updateMerchant').map(({ fields }) => fields)).toEqual([
      ['max_attempts'],
    ]);
  });

  it('can not turn card checks off in production', async () => {
    const production = operatorHandlers({ ...admin, environment: 'production' });
    const call = production.updateMerchant(request({ merchant_id: 'shop' }, { strict_card_checks: false }), OPERATOR);
    await expect(call).rejects.toMatchObject({ details: { fields: [{ name: 'strict_card_checks' }] } });
    expect((await change('shop', { strict_card_checks: false })).strict_card_checks).toBe(false);
  });

  it('gives a merchant a new password, shown once', async () => {
    const path = { merchant_id: 'shop' };
    const { body } = await good(admin.operator.resetMerchantCredentials(request(path, undefined), OPERATOR));
    const kept = (await admin.merchants.find('shop'))?.users[0]?.passwordHash ?? null;
    const caller = { kind: 'known', countedAs: [] } as const;
    expect(await admin.passwords.matches(body.settings_password, kept, caller)).toBe(true);
    expect(await admin.passwords.matches('shop-password', kept, caller)).toBe(false);
  });

  it('is told that there is no such merchant', async () => {
    const path = { merchant_id: 'nobody' };
    const { getMerchant, updateMerchant, resetMerchantCredentials } = admin.operator;
    const unknown = { code: 'object_not_found' };
    await expect(getMerchant(request(path, undefined), OPERATOR)).rejects.toMatchObject(unknown);
    await expect(updateMerchant(request(path, {}), OPERATOR)).rejects.toMatchObject(unknown);
    await expect(resetMerchantCredentials(request(path, undefined), OPERATOR)).rejects.toMatchObject(unknown);
  });

  it('reads all merchants in pages', async () => {
    await admin.createMerchant('apples');
    const page = async (query: { limit?: number; after?: string }) =>
      (await good(admin.operator.listMerchants({ ...request({}, undefined), query }, OPERATOR))).body;
    const first = await page({ limit: 2 });
    const rest = await page({ limit: 2, after: first.next_cursor ?? '' });
    const ids = [...first.list, ...rest.list].map(({ merchant_id }) => merchant_id);
    expect([ids, rest.next_cursor]).toEqual([['apples', 'books', 'shop'], null]);
    await expect(page({ after: '###' })).rejects.toMatchObject({ details: { fields: [{ name: 'after' }] } });
  });
});
