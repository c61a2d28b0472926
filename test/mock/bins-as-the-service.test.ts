/** What is known of a card by its first digits decides whether a page asks for consent: the mock knows what the sandbox knows. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Place } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('bins alike');
});
afterAll(() => two?.stop());

const info =
  (digits: string) =>
  async ({ call }: Place) => {
    const answer = await call.get(`/cardbins/${digits}`);
    const { error_info, ...said } = answer.json();
    return { http: answer.status, ...said };
  };

describe('Card Info says at both places of', () => {
  it.each([
    ['411111', { http: 200, id: '411111', tokenize_support: true }],
    ['411111000', { http: 200, id: '411111', tokenize_support: true }],
    ['400005', { http: 200, id: '400005', tokenize_support: false }],
    ['545454', { http: 200, id: '545454', brand: 'MASTERCARD', tokenize_support: false }],
    ['607000', { http: 200, id: '607000', brand: 'RUPAY', type: 'DEBIT', tokenize_support: true }],
    ['999999', { http: 404, error_code: 'object_not_found' }],
    ['41111', { http: 400, error_code: 'INVALID_REQUEST' }],
    ['4111111111111111', { http: 400, error_code: 'INVALID_REQUEST' }],
    ['400005?options.check_mandate_support=True', { http: 200, mandate_support: false }],
    ['411111?options.check_mandate_support=&options.check_direct_otp_support=true', { direct_otp_support: true }],
  ])('%s', async (digits, expected) => {
    await two.expectSame(info(digits), expected);
  });
});
