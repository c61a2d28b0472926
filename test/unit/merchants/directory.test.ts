import { describe, expect, it } from 'vitest';
import { keptApiKey } from '../../../server/domain/merchants/api-key.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { merchantDirectory } from '../../../server/usecases/merchants/directory.ts';
import { keyUse } from '../../../server/usecases/merchants/key-use.ts';
import { manualClock } from '../../support/test-runtime.ts';

const createdAt = new Date('2026-03-14T09:26:53Z');
const firstKey = keptApiKey('secret', { keyId: 'key_0000000000000001', name: 'first', createdAt });
const shop = newMerchant({ merchantId: 'shop', name: 'Shop', environment: 'sandbox', createdAt, firstKey });

/** A directory of one replaceable merchant, with a count of reads. */
function directoryOf(options: { maxEntries?: number } = {}) {
  const clock = manualClock(new Date());
  const source = { merchant: shop, version: 1, reads: 0, gate: Promise.resolve() };
  const read = async (matches: boolean): Promise<Merchant | null> => {
    source.reads += 1;
    const { merchant } = source;
    await source.gate;
    return matches ? merchant : null;
  };
  const merchants = {
    async find(merchantId: string) {
      const merchant = await read(merchantId === 'shop');
      if (merchant === null) return null;
      return { merchant, version: source.version, settingsUsername: 'shop', users: [] };
    },
    findByApiKeyHash: (hash: string) => read(hash === firstKey.hash),
  };
  return { directory: merchantDirectory({ merchants, clock, ...options }), clock, source };
}

describe('the directory of merchants', () => {
  it('reads a merchant once a second, however many ask', async () => {
    const { directory, clock, source } = directoryOf();
    await Promise.all([directory.byId('shop'), directory.byId('shop')]);
    clock.advance(999);
    await directory.byId('shop');
    expect(source.reads).toBe(1);
    clock.advance(1);
    expect((await directory.byId('shop'))?.merchantId).toBe('shop');
    expect(source.reads).toBe(2);
  });

  it('answers the same object while the merchant has not changed, however often it is read', async () => {
    const { directory, clock, source } = directoryOf();
    const first = await directory.byId('shop');
    clock.advance(1_000);
    source.merchant = { ...shop };
    expect(await directory.byId('shop')).toBe(first);
    clock.advance(1_000);
    source.merchant = { ...shop, disabled: true };
    source.version = 2;
    expect((await directory.byId('shop'))?.disabled).toBe(true);
    expect(source.reads).toBe(3);
  });

  it('finds by API key hash the same way', async () => {
    const { directory, source } = directoryOf();
    expect((await directory.byApiKeyHash(firstKey.hash))?.merchantId).toBe('shop');
    await directory.byApiKeyHash(firstKey.hash);
    expect(source.reads).toBe(1);
  });

  it('forgets a merchant under its id and its keys at once', async () => {
    const { directory, source } = directoryOf();
    await Promise.all([directory.byId('shop'), directory.byApiKeyHash(firstKey.hash)]);
    source.merchant = { ...shop, disabled: true };
    directory.forget('shop');
    expect((await directory.byId('shop'))?.disabled).toBe(true);
    expect((await directory.byApiKeyHash(firstKey.hash))?.disabled).toBe(true);
  });

  it('does not keep an answer that was on its way when the merchant changed', async () => {
    const { directory, source } = directoryOf();
    let open = () => {};
    source.gate = new Promise((resolve) => {
      open = resolve;
    });
    const early = directory.byId('shop');
    source.merchant = { ...shop, disabled: true };
    directory.forget('shop');
    open();
    expect((await early)?.disabled).toBe(false);
    expect((await directory.byId('shop'))?.disabled).toBe(true);
  });

  it('does not remember that there is no such merchant', async () => {
    const { directory, source } = directoryOf();
    expect([await directory.byId('nobody'), await directory.byId('nobody')]).toEqual([null, null]);
    expect(source.reads).toBe(2);
  });

  it('does not remember a failure', async () => {
    const { directory, source } = directoryOf();
    source.gate = Promise.reject(new Error('the database is away'));
    await expect(directory.byId('shop')).rejects.toThrow('the database is away');
    source.gate = Promise.resolve();
    expect((await directory.byId('shop'))?.merchantId).toBe('shop');
  });

  it('remembers no more than it may', async () => {
    const { directory, source } = directoryOf({ maxEntries: 1 });
    await directory.byId('shop');
    await directory.byApiKeyHash(firstKey.hash);
    await directory.byId('shop');
    expect(source.reads).toBe(3);
  });
});

describe('the use of API keys', () => {
  it('is noted once a minute for each key', () => {
    const noted: Date[] = [];
    const clock = manualClock(new Date());
    const merchants = {
      noteKeyUse: async (_merchantId: string, _keyId: string, at: Date) => {
        noted.push(at);
      },
    };
    const use = keyUse({ merchants, clock, onError: () => {} });
    const begin = clock.now();
    use.note(shop, firstKey.hash);
    clock.advance(59_999);
    use.note(shop, firstKey.hash);
    clock.advance(1);
    use.note(shop, firstKey.hash);
    use.note(shop, 'the hash of no key of this merchant');
    expect(noted).toEqual([begin, clock.now()]);
  });
});
