/**
 * The long run: kills the service at random moments while customers pay through gateways that fail at random. Afterwards
 * nothing is open, and the orders equal the gateways' ledgers. A second part does the same while gateways contradict themselves.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RefundStatus } from '../../../generated/values.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import type { RepeatedCalls } from '../repeated-calls.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { showsSecurityCode } from './customer-calls.ts';
import { compareLedgers, differingSums, type LedgerComparison } from './gateway-ledgers.ts';
import type { GatewayShop } from './gateway-shop.ts';
import {
  createMixedCustomer,
  isHeldPlan,
  type Plan,
  type PlannedOrder,
  plans,
  successfulPlans,
  type Unserved,
} from './mixed-customer.ts';
import {
  countUnsettled,
  endStripeKeys,
  expireAbandoned,
  readOrders,
  settleAdyen,
  untilOnlyAdyenWaits,
  untilSettled,
} from './open-orders.ts';
import { addContradictions, addFaults, countFaults } from './random-faults.ts';

export interface LongRunSize {
  readonly payments: number;
  readonly kills: number;
  /** Of the payments, those of the second part. */
  readonly contradicted: number;
}

export interface LongRun extends LongRunSize {
  readonly seconds: number;
  readonly faults: ReadonlyMap<string, number>;
  /** Attempts at Adyen that wait for a notification, and refunds at Stripe without a result, until their patience ends. */
  readonly waitingAtAdyen: number;
  /** Of these attempts, payments at which Adyen had nothing to cancel; they end after a day. */
  readonly late: number;
  readonly refundsInDoubt: number;
  /** Orders that have not reached their planned end. */
  readonly unserved: readonly Unserved[];
  /** By order status. */
  readonly ends: ReadonlyMap<string, number>;
  readonly open: number;
  readonly comparison: LedgerComparison;
  /** Orders whose refund, capture or void the gateway claimed to have failed although it had not. */
  readonly misled: readonly string[];
  readonly problems: readonly string[];
}

export interface LongRunParts {
  readonly shop: GatewayShop;
  readonly calls: RepeatedCalls;
  readonly size: LongRunSize;
  readonly random: SeededRandom;
  readonly log: (line: string) => void;
}

const CUSTOMERS = 16;
/** The longest time between two kills, in milliseconds. */
const LONGEST_LIFE_MS = 2_500;
/** How long a customer waits for an order, in the run and after it. */
const PATIENCE_MS = 6_000;
const LAST_PATIENCE_MS = 20_000;
/** How often the orders that are left are continued. */
const LAST_ROUNDS = 3;
const SETTLE_MS = 60_000;
const LATE_MS = 8_000;
/** How long the cancellations at Adyen may take. */
const ADYEN_MS = 25_000;
/** Longer than a call without an answer. */
const QUIET_MS = 30_000;
const CURRENCIES = ['INR', 'EUR', 'USD'] as const;

/**
 * The amount, or the next smaller one, in which the search does not take digits for the security code, nor in what it leaves of
 * `whole`. Minor units.
 */
function searchable(minor: number, whole = minor): number {
  const shown = [minor, whole - minor].map((each) => `${each} ${(each / 100).toFixed(2)}`).join(' ');
  return showsSecurityCode(shown) ? searchable(minor - 1, whole) : minor;
}

/** A refund, capture or void that failed because the gateway said so. */
function wasMisled({ refunds, txns }: Order): boolean {
  const hasFailure = refunds.some(({ status }) => status === RefundStatus.FAILURE);
  return hasFailure || txns.some(({ hold }) => hold?.actions.some(({ outcome }) => outcome === 'failed') === true);
}

export async function runLong({ shop, calls, size, random, log }: LongRunParts): Promise<LongRun> {
  const startedAt = Date.now();
  const { db, simulators } = shop;
  const gateways = [simulators.STRIPE, simulators.ADYEN];
  const customer = createMixedCustomer(calls);
  const problems: string[] = [];
  const unserved = new Map<string, Unserved>();
  let [waiting, late, refundsInDoubt, served] = [0, 0, 0, 0];

  function plan(number: number, choice: readonly Plan[]): PlannedOrder {
    const planned = choice[number % choice.length] ?? 'paid';
    const minor = searchable(1_000 + random.upTo(100_000));
    const decimal = (amount: number) => (amount / 100).toFixed(2);
    const gateway = ([null, 'STRIPE', 'ADYEN'] as const)[random.upTo(3)] ?? null;
    return {
      orderId: `run-${String(number).padStart(5, '0')}`,
      plan: planned,
      amount: decimal(minor),
      part: decimal(searchable(1 + random.upTo(minor - 1), minor)),
      currency: CURRENCIES[random.upTo(CURRENCIES.length)] ?? 'INR',
      isHeld: isHeldPlan(planned),
      gateway,
      cardsOf: gateway ?? 'STRIPE',
    };
  }

  /** Kills the service at random moments until the customers are done. */
  async function kill(kills: number, first: number, count: number): Promise<void> {
    for (let killed = 0; killed < kills; killed += 1) {
      const due = first + ((killed + 0.5) * count) / kills;
      while (served < due) await sleep(20);
      await sleep(random.upTo(LONGEST_LIFE_MS));
      await shop.killAndRestart();
      if (killed % 10 === 9) log(`${killed + 1} kills, ${served} orders served`);
    }
  }

  async function sell(orders: readonly PlannedOrder[], kills: number): Promise<void> {
    let left: PlannedOrder[] = [];
    /** Serves the order; one that has not reached its end is continued later. */
    async function serve(order: PlannedOrder, patienceMs: number): Promise<void> {
      try {
        const missing = await customer.serve(order, patienceMs);
        if (missing === null) unserved.delete(order.orderId);
        else {
          unserved.set(order.orderId, missing);
          left.push(order);
        }
      } catch (error) {
        problems.push(String(error));
      }
    }
    /** Several customers at once. */
    async function all(queue: PlannedOrder[], take: (order: PlannedOrder) => Promise<void>): Promise<void> {
      const work = async () => {
        for (let order = queue.shift(); order !== undefined; order = queue.shift()) await take(order);
      };
      await Promise.all(Array.from({ length: CUSTOMERS }, work));
    }
    const first = served;
    const killing = kill(kills, first, orders.length);
    await all([...orders], async (order) => {
      await customer.createOrder(order);
      await serve(order, PATIENCE_MS);
      served += 1;
      if (served % 200 === 0) log(`${served} orders served`);
    });
    await killing;
    for (const simulator of gateways) simulator.clearFaults();
    log(`${served} orders served, ${left.length} to be continued; waiting for notifications`);
    await settle();
    for (let round = 0; round < LAST_ROUNDS && left.length > 0; round += 1) {
      const continued = left;
      left = [];
      await all(continued, (order) => serve(order, LAST_PATIENCE_MS));
      await settle();
    }
    for (const { orderId, plan, status, said } of unserved.values())
      log(`${orderId} (${plan}) ends ${status}; ${said}`);
  }

  /** Settles what is open; the time of the connectors' patience is moved, not waited for. */
  async function settle(): Promise<void> {
    await expireAbandoned(db);
    // The last late notification and its first retries.
    await sleep(LATE_MS);
    waiting += (await untilOnlyAdyenWaits(db, QUIET_MS)).length;
    late += (await settleAdyen(db, ADYEN_MS)).length;
    refundsInDoubt += await endStripeKeys(db);
    await untilSettled(db, SETTLE_MS);
  }

  async function compare(): Promise<LedgerComparison> {
    const ledgers = { STRIPE: simulators.STRIPE.ledger(), ADYEN: simulators.ADYEN.ledger() };
    return compareLedgers({ orders: await readOrders(db), ledgers });
  }

  function noteProblems(comparison: LedgerComparison, except: ReadonlySet<string>): void {
    for (const [orderId, found] of comparison.problems) {
      if (!except.has(orderId)) problems.push(...found.map((each) => `${orderId}: ${each}`));
    }
  }

  const numbers = Array.from({ length: size.payments }, (_, number) => number);
  const split = size.payments - size.contradicted;
  const lastKills = Math.round((size.kills * size.contradicted) / size.payments);
  for (const gateway of ['STRIPE', 'ADYEN'] as const) addFaults(gateway, simulators[gateway]);
  await sell(
    numbers.slice(0, split).map((number) => plan(number, plans)),
    size.kills - lastKills,
  );
  const before = await compare();
  noteProblems(before, new Set());
  problems.push(...differingSums(before));
  for (const problem of problems) log(problem);
  log(`first part: ${before.orders} orders, ${problems.length} problems`);

  for (const simulator of gateways) addContradictions(simulator);
  await sell(
    numbers.slice(split).map((number) => plan(number, successfulPlans)),
    lastKills,
  );
  const comparison = await compare();
  const orders = await readOrders(db);
  const misled = new Set(orders.filter(wasMisled).map(({ orderId }) => orderId));
  const known = new Set([...before.problems.keys(), ...misled]);
  noteProblems(comparison, known);

  const ends = new Map<string, number>();
  for (const { status } of orders) ends.set(status, (ends.get(status) ?? 0) + 1);
  const open = await countUnsettled(db);
  if (open > 0) problems.push(`${open} orders are not settled`);
  for (const { orderId, plan, status, said } of unserved.values()) {
    if (!misled.has(orderId))
      problems.push(`${orderId}: its customer wants it ${plan}, and it ends ${status} (${said})`);
  }
  if (orders.length !== size.payments) problems.push(`${orders.length} orders of ${size.payments} payments`);
  return {
    ...size,
    seconds: Math.round((Date.now() - startedAt) / 1_000),
    faults: countFaults(gateways),
    waitingAtAdyen: waiting,
    late,
    refundsInDoubt,
    unserved: [...unserved.values()],
    ends,
    open,
    comparison: before,
    misled: [...comparison.problems.keys()].filter((orderId) => misled.has(orderId)),
    problems,
  };
}
