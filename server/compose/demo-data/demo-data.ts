/**
 * Demo data on request (`--demo-data`): a month of orders of the demo merchant, so that every page of the console has something to show.
 * A second service on the same database, with a clock that begins a month ago and ends now, takes the calls of the plan and runs its
 * workers between them. Sandbox only; nothing leaves this machine.
 *
 * Each order has an id of its own in the plan, and one that exists is left alone: another start adds nothing, and a start after an
 * interrupted one adds what is missing.
 */

import { createServer, type RequestListener } from 'node:http';
import type { Clock } from '../../platform/runtime.ts';
import type { Demo } from '../demo/demo-file.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { PERIOD_MS, type Plan, type PlannedAttempt, type PlannedChange, type PlannedOrder, planMonth } from './plan.ts';
import { openShopServer } from './shop-server.ts';
import { createDemoCalls, type DemoCalls } from './wire.ts';

/** How long a customer takes at the bank's page, and a step takes until its webhooks are sent. */
const AT_BANK_MS = 35_000;
const PAUSE_MS = 1_500;
/** After this time the sandbox bank has reported what it reported late. */
const LATE_MS = 100_000;
const STEPS_PER_PROJECTION = 40;
const STEPS_PER_REPORT = 150;

/** The service that takes the calls of the plan. */
export interface DemoService {
  readonly app: RequestListener;
  readonly reconciler: Runs;
  readonly tokenWorker: Runs;
  readonly cardWorker: Runs;
  readonly orderProjector: Runs;
  readonly webhooks: Runs & { stop(): Promise<void> };
  ensureDemoMerchant(demo: Demo): Promise<void>;
  auditSettled(): Promise<void>;
  requestsRecorded(): Promise<void>;
  closeGateways(): Promise<void>;
}

interface Runs {
  runOnce(): Promise<unknown>;
}

export interface DemoDataParts {
  /** Creates the service with this clock and address, without limits of calls, and with the operator's API on the same address. */
  readonly createService: (at: { readonly clock: Clock; readonly baseUrl: string }) => DemoService;
  readonly demo: Demo;
  /** How many orders to make. */
  readonly orders: number;
  /** When the month ends: now. */
  readonly end: Date;
  readonly stopSignal: AbortSignal;
  /** Reports the progress, a line at a time. */
  readonly report: (line: string) => void;
}

interface MovedClock extends Clock {
  /** Moves the clock forward, never back. */
  moveTo(time: Date): void;
  pass(milliseconds: number): void;
}

function clockFrom(start: Date, end: Date): MovedClock {
  let now = start.getTime();
  const moveTo = (time: number) => {
    now = Math.max(now, Math.min(time, end.getTime()));
  };
  return {
    now: () => new Date(now),
    moveTo: (time) => moveTo(time.getTime()),
    pass: (milliseconds) => moveTo(now + milliseconds),
  };
}

type Step = { readonly kind: 'order'; readonly at: Date } | PlannedAttempt | PlannedChange;

interface Move {
  readonly order: PlannedOrder;
  readonly step: Step;
  /** The same for each run: the key of a change. */
  readonly key: string;
}

/** All steps of the orders, in the order of their times. */
function movesOf(orders: readonly PlannedOrder[]): readonly Move[] {
  return orders
    .flatMap((order) =>
      [{ kind: 'order', at: order.at } as const, ...order.steps].map((step, index) => ({
        order,
        step,
        key: `${order.orderId}-${index}`,
      })),
    )
    .toSorted((a, b) => a.step.at.getTime() - b.step.at.getTime());
}

async function missingOrders(plan: Plan, calls: DemoCalls): Promise<readonly PlannedOrder[]> {
  const last = plan.orders.at(-1);
  // The usual second start costs one call.
  if (last === undefined || (await calls.hasOrder(last.orderId))) return [];
  const missing: PlannedOrder[] = [];
  for (const order of plan.orders) if (!(await calls.hasOrder(order.orderId))) missing.push(order);
  return missing;
}

async function runWorkers(service: DemoService): Promise<void> {
  await service.reconciler.runOnce();
  await service.webhooks.runOnce();
}

async function takeStep({ order, step, key }: Move, calls: DemoCalls, clock: MovedClock): Promise<void> {
  switch (step.kind) {
    case 'order':
      return calls.createOrder(order);
    case 'attempt': {
      const answerBank = await calls.startPayment(order, step);
      clock.pass(AT_BANK_MS);
      return answerBank();
    }
    default:
      return calls.change(order, step, key);
  }
}

/**
 * Makes the demo data and resolves when it is complete. The demo merchant is created a month ago if it does not exist.
 * @throws the first failed call; what is stored until then stays
 */
export async function makeDemoData({
  createService,
  demo,
  orders: count,
  end,
  stopSignal,
  report,
}: DemoDataParts): Promise<void> {
  const clock = clockFrom(new Date(end.getTime() - PERIOD_MS), end);
  const server = createServer();
  const baseUrl = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const shop = await openShopServer({ clock, end });
  const service = createService({ clock, baseUrl });
  server.on('request', service.app);

  async function project(): Promise<void> {
    await service.tokenWorker.runOnce();
    await service.cardWorker.runOnce();
    await service.orderProjector.runOnce();
  }

  async function run(): Promise<void> {
    await service.ensureDemoMerchant(demo);
    const calls = createDemoCalls({ baseUrl, demo, webhookUrls: shop.urls });
    const plan = planMonth(end, count);
    const orders = await missingOrders(plan, calls);
    if (orders.length === 0) return report('Demo data: the orders exist already.');
    const moves = movesOf(orders);
    report(
      `Demo data: ${orders.length} orders of a month, with payments, refunds and webhooks. This takes about a minute.`,
    );
    const webhook = await calls.setUp();
    for (const customer of plan.customers) await calls.addCustomer(customer);
    for (const [index, move] of moves.entries()) {
      stopSignal.throwIfAborted();
      clock.moveTo(move.step.at);
      await service.reconciler.runOnce();
      await takeStep(move, calls, clock);
      clock.pass(PAUSE_MS);
      await service.webhooks.runOnce();
      if (index % STEPS_PER_PROJECTION === 0) await project();
      if (index % STEPS_PER_REPORT === 0 && index > 0) report(`Demo data: ${index} of ${moves.length} steps`);
    }
    clock.pass(LATE_MS);
    await runWorkers(service);
    clock.moveTo(end);
    await runWorkers(service);
    await project();
    const [first] = plan.orders;
    if (first !== undefined) await calls.makeMistakes(first);
    await calls.cleanUp(webhook);
    report('Demo data: complete.');
  }

  try {
    await run();
  } finally {
    await service.webhooks.stop();
    await closeServer(server);
    await shop.close();
    await service.auditSettled();
    await service.requestsRecorded();
    await service.closeGateways();
  }
}
