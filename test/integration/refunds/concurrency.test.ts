/**
 * Concurrent refunds: the accepted ones add up to the allowed amount, and each is sent once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../../server/compose/service.ts';
import { at } from '../../support/caller.ts';
import { type RefundFixtures, refundFixtures } from '../../support/refund-fixtures.ts';
import { createTestService, startService, type TestService } from '../../support/service.ts';

let service: TestService;
let other: Service;
let fixtures: RefundFixtures;

beforeAll(async () => {
  service = await startService({ label: 'refunds that meet' });
  other = createTestService(service.deps);
  fixtures = refundFixtures(service);
});
afterAll(async () => {
  await other.reconciler.stop();
  await other.webhooks.stop();
  await service.close();
});

const codesOf = (answers: readonly { readonly status: number; json(): Readonly<Record<string, unknown>> }[]) =>
  answers.filter(({ status }) => status !== 200).map((answer) => at(answer.json(), 'error_code'));

async function givenBack(orderId: string): Promise<number> {
  const lines = await fixtures.shop.ledger(orderId);
  return lines.filter(({ kind }) => kind === 'refund').reduce((sum, { minor }) => sum + minor, 0);
}

async function sendAll(): Promise<void> {
  // Run two reconcilers at the same time, repeatedly.
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all([service.service.reconciler.runOnce(), other.reconciler.runOnce()]);
  }
}

describe('50 refunds at once', () => {
  it.each([
    ['7.00, of which 14 fit', '7.00', 14],
    ['20.00, of which five fit', '20.00', 5],
    ['100.00, of which one fits', '100.00', 1],
    ['unnamed amounts, of which one fits', undefined, 1],
  ])('of %s: exactly those are accepted, and given back once by two housekeepers', async (_, amount, fitting) => {
    const orderId = await fixtures.paid();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (__, index) => fixtures.refund(orderId, `r${index}`, amount)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(fitting);
    expect(new Set(codesOf(answers))).toEqual(new Set(['invalid.amount.exceeded']));
    const sum = Number(amount ?? '100.00') * fitting;
    expect(await fixtures.shop.read(orderId)).toMatchObject({ amount_refunded: sum });
    await sendAll();
    expect(new Set(await fixtures.statuses(orderId))).toEqual(new Set(['SUCCESS']));
    expect(await givenBack(orderId)).toBe(sum * 100);
    expect((await fixtures.shop.ledger(orderId)).filter(({ kind }) => kind === 'refund')).toHaveLength(fitting);
  });

  it('of different amounts: the sum is never passed, and what was refused did not fit at the end', async () => {
    const orderId = await fixtures.paid();
    const amounts = Array.from({ length: 50 }, (_, index) => (index % 10) + 3);
    const answers = await Promise.all(
      amounts.map((amount, index) => fixtures.refund(orderId, `r${index}`, `${amount}.00`)),
    );
    const accepted = amounts.filter((_, index) => answers[index]?.status === 200);
    const sum = accepted.reduce((total, amount) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(100);
    expect(await fixtures.shop.read(orderId)).toMatchObject({
      amount_refunded: sum,
      maximum_eligible_refund_amount: 100 - sum,
    });
    for (const [index, answer] of answers.entries()) {
      if (answer.status !== 200 && accepted.length < 25) expect(amounts[index]).toBeGreaterThan(100 - sum);
    }
    await sendAll();
    expect(await givenBack(orderId)).toBe(sum * 100);
  });

  it('of one cent: the first 25 are accepted', async () => {
    const orderId = await fixtures.paid();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => fixtures.refund(orderId, `r${index}`, '0.01')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(new Set(codesOf(answers))).toEqual(new Set(['request.exceeded']));
    expect(await fixtures.shop.read(orderId)).toMatchObject({ amount_refunded: 0.25 });
  });

  it('under one id: one is accepted', async () => {
    const orderId = await fixtures.paid();
    const answers = await Promise.all(Array.from({ length: 50 }, () => fixtures.refund(orderId, 'the one', '1.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(codesOf(answers))).toEqual(new Set(['duplicate.call']));
    await sendAll();
    expect(await givenBack(orderId)).toBe(100);
  });
});
