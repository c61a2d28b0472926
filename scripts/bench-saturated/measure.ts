/** A saturating closed loop: how the service shares its time between new orders and the webhooks of earlier ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { mongodStatus } from '../bench/measure/mongod-status.ts';
import { percentile } from '../bench/report/statistics.ts';
import type { BenchEnvironment, BenchService } from '../bench/webhooks/environment.ts';
import { processCpuMicros, residentMib, until } from '../bench/webhooks/measure.ts';

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
  /** Documents written for an order with its webhook. */
  readonly inserted: number;
  readonly updated: number;
  /** Resident memory of the service afterwards, MiB. */
  readonly residentMib: number;
}

interface Call {
  readonly sent: number;
  readonly answered: number;
}

async function documentCounts({ db }: Pick<BenchEnvironment, 'db'>): Promise<{ inserted: number; updated: number }> {
  const { metrics } = await db.command({ serverStatus: 1 });
  return { inserted: Number(metrics.document.inserted), updated: Number(metrics.document.updated) };
}

export async function measureSaturated(
  environment: BenchEnvironment,
  { baseUrl, merchantId, apiKey, pids }: BenchService,
  { callers, seconds, warmUp }: SaturateOptions,
): Promise<Saturated> {
  const { receiver, db } = environment;
  receiver.mode = 'read';
  receiver.orders.clear();
  const pool = new Pool(baseUrl, { connections: callers, pipelining: 1 });
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-merchantid': merchantId,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const calls = new Map<string, Call>();
  const run = `sat-${Date.now()}`;
  let number = 0;
  let refused = 0;
  const started = performance.now();
  const end = started + (warmUp + seconds) * 1_000;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      number += 1;
      const orderId = `${run}-${number}`;
      const sent = performance.now();
      const body = `order_id=${orderId}&amount=100.00&customer_id=cust_1`;
      const answer = await pool.request({ method: 'POST', path: '/orders', headers, body });
      await answer.body.dump();
      if (answer.statusCode === 503) {
        refused += 1;
        await sleep(Number(answer.headers['retry-after'] ?? 1) * 1_000);
      } else if (answer.statusCode === 200) calls.set(orderId, { sent, answered: performance.now() });
      else throw new Error(`POST /orders answered ${answer.statusCode}`);
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
  await pool.close();
  const whole = calls.size - receivedBefore;
  const measured = [...calls].filter(([, { sent }]) => sent >= from);
  const sorted = (value: (orderId: string, call: Call) => number) =>
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
