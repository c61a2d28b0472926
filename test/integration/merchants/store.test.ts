import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminOperationId } from '../../../generated/values.ts';
import { auditHeading } from '../../../server/api/audit/heading.ts';
import { hashApiKey } from '../../../server/domain/merchants/api-key.ts';
import { secretChange } from '../../../server/domain/merchants/changed-fields.ts';
import type { VersionedMerchant } from '../../../server/storage/merchants.ts';
import { changeMerchant } from '../../../server/usecases/merchants/change-merchant.ts';
import { administration, OPERATOR } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('merchant_store');
const admin = await administration(database.db);
const { merchants } = admin;
const call = { operation: AdminOperationId.updateMerchant, objectId: null };
const heading = () => auditHeading(admin.runtime, OPERATOR, call);
const audited = (merchantId: string) => ({ ...heading(), merchantId, changes: [secretChange('name')] });

async function read(merchantId: string): Promise<VersionedMerchant> {
  const found = await merchants.find(merchantId);
  if (found === null) throw new Error(`no merchant ${merchantId}`);
  return found;
}

afterAll(database.drop);

describe('the merchants in the database', () => {
  let apiKey = '';
  beforeAll(async () => {
    apiKey = (await admin.createMerchant('shop')).api_key;
    await admin.createMerchant('other');
  });

  it('are found by id, by API key hash and by user name in any case', async () => {
    expect((await read('shop')).merchant.name).toBe('Shop shop');
    expect((await merchants.findByApiKeyHash(hashApiKey(apiKey)))?.merchantId).toBe('shop');
    expect((await merchants.findSettingsUser('SHOP'))?.merchantId).toBe('shop');
    expect([await merchants.find('nobody'), await merchants.findByApiKeyHash('nothing')]).toEqual([null, null]);
  });

  it('keep a change only when nothing else changed meanwhile', async () => {
    const stale = await read('shop');
    expect(await merchants.replace(stale, { ...stale.merchant, name: 'first' }, audited('shop'))).toBe(true);
    expect(await merchants.replace(stale, { ...stale.merchant, name: 'second' }, audited('shop'))).toBe(false);
    expect((await read('shop')).merchant.name).toBe('first');
  });

  it('have a line in the audit log for each change that was kept, and none for one that was not', async () => {
    const stale = await read('other');
    await merchants.replace(stale, { ...stale.merchant, name: 'first' }, audited('other'));
    await merchants.replace(stale, { ...stale.merchant, name: 'second' }, audited('other'));
    const log = await admin.audit.page('other', { before: null, limit: 10 });
    expect(log.map(({ operation }) => operation)).toEqual(['updateMerchant', 'createMerchant']);
  });

  it('lose none of many changes made at once', async () => {
    const add = (name: string) =>
      changeMerchant(admin, 'shop', heading(), ({ merchant }) => {
        const paymentPage = { ...merchant.paymentPage, allowedOrigins: [...merchant.paymentPage.allowedOrigins, name] };
        return { merchant: { ...merchant, paymentPage }, changes: [secretChange('allowed_origins')] };
      });
    const names = Array.from({ length: 20 }, (_, index) => `https://shop-${index}.example`).sort();
    await Promise.all(names.map(add));
    expect([...(await read('shop')).merchant.paymentPage.allowedOrigins].sort()).toEqual(names);
  });

  it('are not created twice, nor with a user name that another has, whatever its case', async () => {
    const { merchant } = await read('shop');
    const user = { username: 'new', passwordHash: 'x' };
    const create = (merchantId: string, username: string) =>
      merchants.create({ ...merchant, merchantId, apiKeys: [] }, { ...user, username }, audited(merchantId));
    expect(await create('shop', 'fresh')).toBe('merchant_id_taken');
    expect(await create('third', 'Other')).toBe('username_taken');
    expect(await merchants.find('third')).toBeNull();
    expect(await create('third', 'third')).toBe('created');
  });

  it('come in pages by id', async () => {
    const first = await merchants.page({ after: null, limit: 2 });
    const rest = await merchants.page({ after: 'shop', limit: 2 });
    expect([...first, ...rest].map(({ merchant }) => merchant.merchantId)).toEqual(['other', 'shop', 'third']);
  });

  it('note the last use of a key without making a new version', async () => {
    const before = await read('shop');
    const keyId = before.merchant.apiKeys[0]?.keyId ?? '';
    const at = admin.clock.now();
    await merchants.noteKeyUse('shop', keyId, at);
    await merchants.noteKeyUse('shop', keyId, new Date(at.getTime() - 1_000));
    const after = await read('shop');
    expect([after.merchant.apiKeys[0]?.lastUsedAt, after.version]).toEqual([at, before.version]);
  });

  it('are never looked for without an index', async () => {
    const collection = database.db.collection<Record<string, unknown>>('merchants');
    for (const field of ['settingsUser.key', 'merchant.apiKeys.hash', '_id']) {
      const plan = JSON.stringify(await collection.find({ [field]: { $gt: 'a' } }).explain('queryPlanner'));
      expect(plan).not.toContain('COLLSCAN');
    }
  });
});
