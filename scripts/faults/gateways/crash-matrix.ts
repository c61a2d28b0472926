/**
 * The crash matrix: kills the service at every point of every call to a gateway, and restarts it. Afterwards the orders equal
 * the gateways' ledgers, first without a repeated call, then after the merchant has repeated every call.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RefundStatus, TxnStatus } from '../../../generated/values.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { ORDERS, orderKey } from '../../../server/storage/orders.ts';
import type { RepeatedCalls } from '../repeated-calls.ts';
import { type CustomerCalls, createCustomerCalls } from './customer-calls.ts';
import { compareLedgers, differingSums, type LedgerComparison } from './gateway-ledgers.ts';
import type { GatewayName, GatewayShop } from './gateway-shop.ts';
import type { KillPoint, KillPoints } from './kill-points.ts';
import { expireAbandoned, readOrders, settleAdyen, untilOnlyAdyenWaits, untilSettled } from './open-orders.ts';

/** How long one call, and the settling of all orders, may take, in milliseconds. */
const CALL_MS = 60_000;
const SETTLE_MS = 100_000;
/** How long the cancellations at Adyen may take. */
const ADYEN_MS = 40_000;
/** Of the 100.00 of each order. */
const PART = '60.50';

interface Scenario {
  readonly call: string;
  readonly isHeld?: true;
  /** What precedes the call. Returns its parameter. */
  readonly prepare: (place: Place) => Promise<string>;
  /** The call, once, without regard to its answer. */
  readonly act: (place: Place, parameter: string) => Promise<unknown>;
  readonly isDone: (order: Order) => boolean;
}

interface Place {
  readonly shop: GatewayShop;
  readonly gateway: GatewayName;
  readonly orderId: string;
  readonly customer: CustomerCalls;
}

export interface MatrixRow {
  readonly gateway: GatewayName;
  readonly call: string;
  readonly points: readonly KillPoint[];
}

export interface CrashMatrix {
  readonly rows: readonly MatrixRow[];
  readonly kills: number;
  /** Attempts at Adyen that never arrived there, and wait 15 minutes for a notification. */
  readonly waiting: number;
  /** Of these, payments at which Adyen had nothing to cancel; they end after a day. */
  readonly late: number;
  /** After the restarts, and after the merchant has repeated its calls. */
  readonly settled: LedgerComparison;
  readonly repeated: LedgerComparison;
  readonly problems: readonly string[];
}

function lastStatus({ txns }: Order): TxnStatus | undefined {
  return txns.at(-1)?.status;
}

async function find({ shop, orderId }: Place): Promise<Order | undefined> {
  const rows = shop.db.collection<{ readonly _id: string; readonly state: Order }>(ORDERS);
  return (await rows.findOne({ _id: orderKey(shop.demo.merchantId, orderId) }))?.state;
}

async function until(place: Place, isDone: (order: Order) => boolean, isOver: () => boolean): Promise<void> {
  const end = Date.now() + CALL_MS;
  while (!isOver()) {
    const order = await find(place);
    if (order !== undefined && isDone(order)) return;
    if (Date.now() > end) throw new Error(`${place.orderId} is still ${order && lastStatus(order)}.`);
    await sleep(30);
  }
}

const is =
  (...statuses: readonly TxnStatus[]) =>
  (order: Order) =>
    statuses.some((status) => status === lastStatus(order));

/** Pays without 3-D Secure. Returns the attempt's id. */
async function paid(place: Place): Promise<string> {
  await place.customer.pay(place.orderId, place.gateway, 'frictionless');
  await until(place, is(TxnStatus.CHARGED, TxnStatus.AUTHORIZED), () => false);
  return (await find(place))?.txns.at(-1)?.txnUuid ?? '';
}

/** Pays with 3-D Secure and authenticates. Returns the address to which the bank sends the customer. */
async function authenticated(place: Place): Promise<string> {
  const { customer, orderId, gateway, shop } = place;
  const bank = (await customer.pay(orderId, gateway, 'challenged')) ?? '';
  await until(place, is(TxnStatus.PENDING_VBV), () => false);
  // Otherwise Stripe's notification settles the payment before the customer returns.
  shop.simulators.STRIPE.fault({ kind: 'notify_late', event: 'payment_intent.succeeded', ms: 3_000 });
  const back = await customer.authenticate(bank, 'complete');
  if (back === null) throw new Error(`The bank's page of ${orderId} did not answer.`);
  return back;
}

const nothing = async () => '';
const isRefunded = ({ refunds }: Order) => refunds.at(-1)?.status === RefundStatus.SUCCESS;

const scenarios: readonly Scenario[] = [
  {
    call: 'pay',
    prepare: nothing,
    act: ({ customer, orderId, gateway }) => customer.pay(orderId, gateway, 'frictionless'),
    isDone: is(TxnStatus.CHARGED),
  },
  {
    call: 'pay with 3-D Secure',
    prepare: nothing,
    act: ({ customer, orderId, gateway }) => customer.pay(orderId, gateway, 'challenged'),
    isDone: is(TxnStatus.PENDING_VBV),
  },
  {
    call: 'return from 3-D Secure',
    prepare: authenticated,
    act: ({ customer }, back) => customer.comeBack(back),
    isDone: is(TxnStatus.CHARGED),
  },
  {
    call: 'capture',
    isHeld: true,
    prepare: paid,
    act: ({ customer, orderId }, txnUuid) => customer.endHold({ orderId, txnUuid, verb: 'capture', key: 'once' }),
    isDone: is(TxnStatus.CHARGED),
  },
  {
    call: 'capture in part',
    isHeld: true,
    prepare: paid,
    act: ({ customer, orderId }, txnUuid) =>
      customer.endHold({ orderId, txnUuid, verb: 'capture', key: 'once', amount: PART }),
    isDone: is(TxnStatus.CHARGED),
  },
  {
    call: 'void',
    isHeld: true,
    prepare: paid,
    act: ({ customer, orderId }, txnUuid) => customer.endHold({ orderId, txnUuid, verb: 'void', key: 'once' }),
    isDone: is(TxnStatus.VOIDED),
  },
  {
    call: 'refund',
    prepare: paid,
    act: ({ customer, orderId }) => customer.refund(orderId, 'once'),
    isDone: isRefunded,
  },
  {
    call: 'refund in part',
    prepare: paid,
    act: ({ customer, orderId }) => customer.refund(orderId, 'once', PART),
    isDone: isRefunded,
  },
];

interface KilledCall {
  readonly place: Place;
  readonly scenario: Scenario;
  readonly parameter: string;
}

export interface CrashMatrixParts {
  /** Only the calls whose names contain this; empty: all. */
  readonly named: string;
  readonly shop: GatewayShop;
  readonly killPoints: KillPoints;
  readonly calls: RepeatedCalls;
  readonly log: (line: string) => void;
}

/** The shop's watcher is that of the kill points. */
export async function runCrashMatrix({ named, shop, killPoints, calls, log }: CrashMatrixParts): Promise<CrashMatrix> {
  const customer = createCustomerCalls(calls);
  const killed: KilledCall[] = [];
  const { merchantId } = shop.demo;

  /** Kills the service at the n-th point; null when the call has fewer. */
  async function killAt(gateway: GatewayName, scenario: Scenario, nth: number): Promise<KillPoint | null> {
    const orderId = `${gateway}-${scenario.call.replaceAll(/\W+/g, '-')}-${nth}`.toLowerCase();
    const place = { shop, gateway, orderId, customer };
    const isHeld = scenario.isHeld === true;
    await customer.createOrder({ orderId, amount: '100.00', currency: 'INR', isHeld, gateway });
    const parameter = await scenario.prepare(place);
    const reached = killPoints.arm(orderKey(merchantId, orderId), nth);
    let isOver = false;
    const acting = scenario.act(place, parameter);
    const done = acting.then(() => until(place, scenario.isDone, () => isOver)).then(() => null);
    const point = await Promise.race([reached, done]);
    isOver = true;
    killed.push({ place, scenario, parameter });
    if (point !== null) await shop.killAndRestart();
    killPoints.disarm();
    return point;
  }

  const rows: MatrixRow[] = [];
  for (const gateway of ['STRIPE', 'ADYEN'] as const) {
    for (const scenario of scenarios.filter(({ call }) => call.includes(named))) {
      const points: KillPoint[] = [];
      for (let nth = 1; ; nth += 1) {
        const point = await killAt(gateway, scenario, nth);
        if (point === null) break;
        points.push(point);
      }
      rows.push({ gateway, call: scenario.call, points });
      log(`${gateway}, ${scenario.call}: killed at ${points.length} points`);
      for (const { stage, what } of points) log(`  ${stage}: ${what}`);
    }
  }

  const problems: string[] = [];
  async function compare(mayRemain: readonly TxnStatus[]): Promise<LedgerComparison> {
    const { STRIPE, ADYEN } = shop.simulators;
    const ledgers = { STRIPE: STRIPE.ledger(), ADYEN: ADYEN.ledger() };
    const comparison = compareLedgers({ orders: await readOrders(shop.db), ledgers, mayRemain });
    for (const [orderId, found] of comparison.problems) problems.push(...found.map((each) => `${orderId}: ${each}`));
    problems.push(...differingSums(comparison));
    return comparison;
  }

  await expireAbandoned(shop.db);
  const waiting = await untilOnlyAdyenWaits(shop.db, SETTLE_MS);
  const moved = shop.simulators.ADYEN.ledger().filter(({ movements }) => movements.length > 0);
  for (const { orderId, txns } of waiting) {
    const hasMoved = moved.some(({ reference }) => txns.some(({ txnUuid }) => txnUuid === reference));
    if (hasMoved) problems.push(`${orderId}: waits for Adyen, although its money has moved`);
  }
  log(`${waiting.length} attempts wait for Adyen; moving them 15 minutes into the past`);
  const late = await settleAdyen(shop.db, ADYEN_MS);
  log(`after a day: ${late.join(', ')}`);
  const open = await untilSettled(shop.db, SETTLE_MS);
  if (open > 0) problems.push(`${open} orders are not settled`);
  const settled = await compare([TxnStatus.AUTHORIZED]);

  for (const { place, scenario, parameter } of killed) {
    const order = await find(place);
    if (order !== undefined && (order.txns.length === 0 || !scenario.call.startsWith('pay'))) {
      await scenario.act(place, parameter);
    }
  }
  await expireAbandoned(shop.db);
  const openAgain = await untilSettled(shop.db, SETTLE_MS);
  if (openAgain > 0) problems.push(`${openAgain} orders are not settled after the repetition`);
  const repeated = await compare([]);
  for (const { place, scenario } of killed) {
    const order = await find(place);
    const isCall = /^(capture|void|refund)/.test(scenario.call);
    if (isCall && (order === undefined || !scenario.isDone(order))) {
      problems.push(`${place.orderId}: the repeated call has not ended`);
    }
  }
  const kills = rows.reduce((total, { points }) => total + points.length, 0);
  return { rows, kills, waiting: waiting.length, late: late.length, settled, repeated, problems };
}
