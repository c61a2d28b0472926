/** A saturating closed loop: how the service shares its time between new orders and the webhooks of earlier ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { mongodStatus } from '../bench/measure/mongod-status.ts';
import { percentile } from '../bench/report/statistics.ts';
import type { BenchEnvironment, BenchService } from '../bench/webhooks/environment.ts';
import { processCpuMicros, residentMib, until } from '../bench/webhooks/measure.ts';
import { createOrderClient, type OrderCall } from './order-client.ts';

export interface SaturateOptions {
  /** Callers, each of which sends its next order when the last is answered. */
  readonly callers: number;
  readonly seconds: number;
  readonly warmUp: number;
}

export interface Saturated {
  /** Accepted orders a second, and webhooks received a second while orders came in. */
  readonly ordersPerSecond: number;
  readonly receiptsPerSecond: number;
  /** Webhooks a second from the first order to the last receipt, those of orders that had stopped coming in included. */
  readonly deliveredPerSecond: number;
  /** Milliseconds from the sending of POST /orders to its answer, and to the receipt of its webhook. */
  readonly answerP50: number;
  readonly answerP99: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of the calls answered 503; the caller waits as `Retry-After` says. */
  readonly refused: number;
  /** CPU time for an order with its webhook, microseconds: the service and its worker, and the database. */
  readonly serviceMicros: number;
  readonly mongodMicros: number;
  /** Documents inserted for an order with its webhook, lines of the request log apart; mongod counts no upserts. */
  readonly inserted: number;
  readonly updated: number;
  /** Resident memory of the service afterwards, MiB. */
  readonly residentMib: number;
}

async function documentCounts({ db }: Pick<BenchEnvironment, 'db'>): Promise<{ inserted: number; updated: number }> {
  const { metrics } = await db.command({ serverStatus: 1 });
  const logged = await db.collection('request_log').estimatedDocumentCount();
  return { inserted: Number(metrics.document.inserted) - logged, updated: Number(metrics.document.updated) };
}

export async function measureSaturated(
  environment: BenchEnvironment,
  service: BenchService,
  { callers, seconds, warmUp }: SaturateOptions,
): Promise<Saturated> {
  const { receiver, db } = environment;
  const { pids } = service;
  receiver.mode = 'read';
  receiver.orders.clear();
  const client = createOrderClient(service, callers);
  const calls = new Map<string, OrderCall>();
  let refused = 0;
  const started = performance.now();
  const end = started + (warmUp + seconds) * 1_000;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      const call = await client.order();
      if (call.status === 200) calls.set(call.orderId, call);
      else {
        refused += 1;
        await sleep((call.retryAfter ?? 1) * 1_000);
      }
    }
  };
  const cpu = () => pids.reduce((sum, pid) => sum + processCpuMicros(pid), 0);
  const running = Array.from({ length: callers }, caller);
  await sleep(warmUp * 1_000);
  const from = performance.now();
  const before = { cpu: cpu(), mongod: (await mongodStatus(db)).cpuMicros, ...(await documentCounts(environment)) };
  const acceptedBefore = calls.size;
  const receivedBefore = receiver.orders.size;
  await Promise.all(running);
  const elapsed = (performance.now() - from) / 1_000;
  const accepted = calls.size - acceptedBefore;
  const received = receiver.orders.size - receivedBefore;
  await until(() => [...calls.keys()].every((orderId) => receiver.orders.has(orderId)), 'webhooks of the orders');
  const lastReceipt = Math.max(...[...calls.keys()].map((orderId) => receiver.orders.get(orderId) ?? 0));
  // The marks of the last webhooks, and the order index.
  await sleep(2_000);
  const after = { cpu: cpu(), mongod: (await mongodStatus(db)).cpuMicros, ...(await documentCounts(environment)) };
  await client.close();
  const whole = calls.size - receivedBefore;
  const measured = [...calls].filter(([, { sent }]) => sent >= from);
  const sorted = (value: (orderId: string, call: OrderCall) => number) =>
    measured.map(([orderId, call]) => value(orderId, call)).sort((one, other) => one - other);
  const answers = sorted((_, { sent, answered }) => answered - sent);
  const receipts = sorted((orderId, { sent }) => (receiver.orders.get(orderId) ?? 0) - sent);
  return {
    ordersPerSecond: accepted / elapsed,
    receiptsPerSecond: received / elapsed,
    deliveredPerSecond: calls.size / ((lastReceipt - started) / 1_000),
    answerP50: percentile(answers, 0.5),
    answerP99: percentile(answers, 0.99),
    p50: percentile(receipts, 0.5),
    p99: percentile(receipts, 0.99),
    refused: refused / (refused + calls.size),
    serviceMicros: (after.cpu - before.cpu) / whole,
    mongodMicros: (after.mongod - before.mongod) / whole,
    inserted: (after.inserted - before.inserted) / whole,
    updated: (after.updated - before.updated) / whole,
    residentMib: pids.reduce((sum, pid) => sum + residentMib(pid), 0),
  };
}
