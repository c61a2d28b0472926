/** Who waits when more merchants send too many orders than there are places: simulated time, webhooks 300 ms late. */
import { expect, it } from 'vitest';
import { createAdmission } from '../../../server/http/request/admission.ts';

const STEP_MS = 5;
const SECONDS = 10;

interface Sender {
  readonly merchantId: string;
  /** Orders a second. */
  readonly rate: number;
}

/** Sends orders for some seconds. Returns how many orders of each merchant were admitted, and refused without waiting. */
async function send(senders: readonly Sender[]) {
  let now = 0;
  const due: { readonly at: number; readonly run: () => void }[] = [];
  const { admit } = createAdmission({
    lag: { current: () => 300, isOnTime: () => false },
    elapsed: () => now,
    later: (work, ms) => void due.push({ at: now + ms, run: work }),
    refused: () => undefined,
    log: { warn: () => undefined },
  });
  const admitted = new Map<string, number>();
  const atOnce = new Map<string, number>();
  const add = (to: Map<string, number>, merchantId: string) => to.set(merchantId, (to.get(merchantId) ?? 0) + 1);
  for (; now < SECONDS * 1_000; now += STEP_MS) {
    for (const { merchantId, rate } of senders) {
      const before = Math.ceil(((now - STEP_MS) * rate) / 1_000);
      for (let order = before; order < (now * rate) / 1_000; order += 1) {
        const sentAt = now;
        admit(merchantId, () => false).then(
          () => add(admitted, merchantId),
          () => now === sentAt && add(atOnce, merchantId),
        );
      }
    }
    for (const work of due.splice(0)) {
      if (work.at <= now) work.run();
      else due.push(work);
    }
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { admitted, atOnce };
}

const large = (count: number, rate: number): Sender[] =>
  Array.from({ length: count }, (_, index) => ({ merchantId: `large${index}`, rate }));
const small: Sender = { merchantId: 'small', rate: 5 };

it.each([
  ['twelve at the usual rate limit', large(12, 100)],
  ['four without a rate limit', large(4, 2_000)],
])('a small merchant has its turns beside %s, though all places are taken', async (_, others) => {
  const { admitted, atOnce } = await send([...others, small]);
  // 50 orders a second are admitted, and its equal share is more than 3 of them.
  expect(admitted.get('small')).toBeGreaterThanOrEqual(3 * SECONDS);
  expect(atOnce.get('small') ?? 0).toBe(0);
});

it('a newcomer is refused when every merchant that waits has one order there', async () => {
  const { atOnce } = await send(large(1_200, 2));
  expect([...atOnce.values()].length).toBeGreaterThan(0);
});
