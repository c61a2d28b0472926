import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '../../../server/api/orders/wire.ts';
import { orderKey } from '../../../server/storage/orders.ts';
import { seeded } from '../../support/seeded.ts';

const letters = (letter: string) => fc.string({ unit: fc.constantFrom(...letter), minLength: 1, maxLength: 32 });
const place = fc.record({
  merchantId: letters('abcxyz019_'),
  orderId: letters('abcxyzABCXYZ019_-'),
  createdAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

describe('the cursor of the order list', () => {
  it('leads back to its place, and is text that a query takes as it is', () => {
    fc.assert(
      fc.property(place, ({ merchantId, orderId, createdAt }) => {
        const cursor = { createdAt, key: orderKey(merchantId, orderId) };
        const text = encodeCursor(cursor);
        expect(text).toMatch(/^[A-Za-z0-9_-]{1,256}$/);
        expect(decodeCursor(text, merchantId)).toEqual(cursor);
      }),
      seeded(),
    );
  });

  it('of another merchant is none, also when one name begins with the other', () => {
    const text = encodeCursor({ createdAt: new Date(0), key: orderKey('shop', 'ORD-1') });
    for (const other of ['shop2', 'sho', 'other', '', 'SHOP']) expect(decodeCursor(text, other)).toBeUndefined();
  });

  const encoded = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    ['nothing', ''],
    ['noise', 'AAAA'],
    ['no time', encoded('|shop:a')],
    ['a time that is none', encoded('1e3|shop:a')],
    ['a negative time', encoded('-1|shop:a')],
    ['a time beyond all dates', encoded('9999999999999999|shop:a')],
    ['no key', encoded('1|')],
    ['only the merchant', encoded('1|shop')],
    ['an operator', encoded('{"$gt":""}')],
  ])('made of %s is none', (_, text) => {
    expect(decodeCursor(text, 'shop')).toBeUndefined();
  });

  it('never fails on anything that a query can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AZaz09_-M|'), maxLength: 256 }), (text) => {
        const read = decodeCursor(text, 'shop');
        if (read !== undefined) expect(read.createdAt.getTime()).not.toBeNaN();
      }),
      seeded(),
    );
  });
});
