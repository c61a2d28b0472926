/**
 * Kills a service at random moments while it processes payments, captures, voids and refunds. Afterwards no order
 * stays open, none is charged twice, and the service's ledger equals the gateway's.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { createRetryingMerchant, type Purchase, purchases } from './retrying-merchant.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type ComparedBooks, compareBooks, settlePayments } from './settled-payments.ts';

export interface KillableService {
  readonly baseUrl: string;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
}

export interface KilledPaymentsOptions {
  readonly db: Db;
  readonly demo: Pick<Demo, 'merchantId' | 'apiKey'>;
  readonly payments: number;
  readonly kills: number;
  readonly startService: () => Promise<KillableService>;
  readonly random: SeededRandom;
  readonly log: (line: string) => void;
}

export interface KilledPayments extends Omit<ComparedBooks, 'orders'> {
  readonly payments: number;
  readonly kills: number;
  /** Orders that are still in progress after the time limit. */
  readonly open: number;
}

const CUSTOMERS = 8;
/** The longest time between two kills, in milliseconds. */
const LONGEST_LIFE_MS = 1_500;

/** Runs the payments and reconciles both ledgers. */
export async function killPayments(parts: KilledPaymentsOptions): Promise<KilledPayments> {
  const { db, demo, payments, kills, startService, random, log } = parts;
  let service = startService();
  const sell = createRetryingMerchant({ demo, baseUrl: async () => (await service).baseUrl });
  const sold = new Map<string, Purchase>();
  let next = 0;

  async function customer(most: () => number): Promise<void> {
    while (next < most()) {
      const number = next;
      next += 1;
      const purchase = purchases[number % purchases.length] ?? 'paid';
      const orderId = `kill-${number}`;
      sold.set(orderId, purchase);
      await sell(orderId, purchase);
    }
  }

  let allowed = 0;
  const share = Math.ceil(payments / (kills + 1));
  for (let kill = 0; kill <= kills; kill += 1) {
    allowed = Math.min(payments, allowed + share);
    const selling = Promise.all(Array.from({ length: CUSTOMERS }, () => customer(() => allowed)));
    if (kill < kills) {
      await sleep(random.upTo(LONGEST_LIFE_MS));
      const killed = await service;
      await killed.kill();
      service = startService();
    }
    await selling;
    if (kill % 10 === 9) log(`${kill + 1} kills, ${next} payments`);
  }

  const open = await settlePayments(db);
  await (await service).stop();
  const { wrong, mismatched, autoRefunded, problems } = await compareBooks(db, {
    merchantId: demo.merchantId,
    prefix: 'kill-',
    sold,
  });
  return { payments, kills, open, wrong, mismatched, autoRefunded, problems };
}
