/** The measurements of the webhook benchmark. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { mongodStatus } from '../measure/mongod-status.ts';
import type { Cores } from '../measure/pinning.ts';
import { percentile } from '../report/statistics.ts';
import { raiseBacklog, relayBacklog } from './backlog.ts';
import type { BenchEnvironment, BenchService } from './environment.ts';

/** A tick of the books, in microseconds: a hundred a second on every Linux. */
const TICK_MICROS = 10_000;

/** Microseconds so far, all threads, user and system; 0 where there are no such books. */
export function processCpuMicros(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may hold blanks; user and system time are 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
  } catch {
    return 0;
  }
}

/** Resident memory of a process, MiB; 0 where there are no such books. */
export function residentMib(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

const PATIENCE_MS = 120_000;

/** Milliseconds. */
export interface Latency {
  readonly rate: number;
  readonly events: number;
  /** From the answer of POST /orders to the receipt; 0 where the receipt came first. */
  readonly p50: number;
  readonly p99: number;
  /** From the sending of POST /orders to the receipt. */
  readonly wholeP50: number;
  readonly wholeP99: number;
  /** Orders answered 503, which have no webhook. */
  readonly refused: number;
}

export interface LatencyOptions {
  /** Orders a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp: number;
  /** Whether an order may be answered 503. */
  readonly refusals: 'count' | 'fail';
}

/** One emptying of a backlog. */
export interface Sent {
  readonly perSecond: number;
  /** CPU time of the sending process for one event, microseconds. */
  readonly cpuMicros: number;
}

/** The same, with what an event costs on the other core, microseconds: the database, and the receiver. */
export interface Drained extends Sent {
  readonly mongodMicros: number;
  readonly receiverMicros: number;
}

export interface DrainOptions {
  readonly endpoints: number;
  readonly events: number;
}

/** Waits for a condition. Throws when it does not come true in two minutes. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`${what}: given up after ${PATIENCE_MS / 1_000} s`);
    await sleep(2);
  }
}

/** Orders at a fixed rate, and how long after its answer each one's webhook came. */
export async function measureLatency(
  { receiver }: BenchEnvironment,
  { baseUrl, merchantId, apiKey }: Pick<BenchService, 'baseUrl' | 'merchantId' | 'apiKey'>,
  { rate, seconds, warmUp, refusals }: LatencyOptions,
): Promise<Latency> {
  receiver.mode = 'read';
  receiver.orders.clear();
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-merchantid': merchantId,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const calls = new Map<string, { readonly sent: number; readonly answered: number }>();
  // The cheapest client at hand: it shares a core with the receiver and the database.
  const pool = new Pool(baseUrl, { connections: 64, pipelining: 1 });
  let refused = 0;
  const order = async (orderId: string): Promise<void> => {
    const sent = performance.now();
    const body = `order_id=${orderId}&amount=100.00&customer_id=cust_1`;
    const answer = await pool.request({ method: 'POST', path: '/orders', headers, body });
    const text = await answer.body.text();
    if (answer.statusCode === 503 && refusals === 'count') refused += 1;
    else if (answer.statusCode !== 200) throw new Error(`POST /orders answered ${answer.statusCode}: ${text}`);
    else calls.set(orderId, { sent, answered: performance.now() });
  };
  const running: Promise<void>[] = [];
  const started = performance.now();
  const count = rate * (seconds + warmUp);
  for (let index = 0; index < count; index += 1) {
    const wait = started + (index * 1_000) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(order(`lat-${rate}-${Date.now()}-${index}`));
  }
  await Promise.all(running);
  await until(() => [...calls.keys()].every((orderId) => receiver.orders.has(orderId)), 'webhooks of the orders');
  await pool.close();
  const measured = [...calls].filter(([, { sent }]) => sent - started > warmUp * 1_000);
  const sorted = (from: 'sent' | 'answered') =>
    measured
      .map(([orderId, call]) => Math.max(0, (receiver.orders.get(orderId) ?? 0) - call[from]))
      .sort((one, other) => one - other);
  const [answered, whole] = [sorted('answered'), sorted('sent')];
  return {
    rate,
    events: measured.length,
    p50: percentile(answered, 0.5),
    p99: percentile(answered, 0.99),
    wholeP50: percentile(whole, 0.5),
    wholeP99: percentile(whole, 0.99),
    refused,
  };
}

/** Due deliveries, and how fast a worker that starts finds and delivers all of them: from the first receipt to the last. */
export async function measureDrain(
  environment: BenchEnvironment,
  merchantId: string,
  { endpoints, events, node, cores }: DrainOptions & { readonly node: string | undefined; readonly cores: Cores },
): Promise<Drained> {
  const { db, receiver } = environment;
  await environment.clear();
  receiver.mode = 'count';
  await raiseBacklog({ db, merchantId, events, urlOf: (index) => receiver.urlOf(index % endpoints) });
  await relayBacklog(db);
  const { pid, stop } = await environment.startWorker({ node, cores });
  await until(() => receiver.received.size > 0, 'the first event of the drain');
  const [cpu, own] = [processCpuMicros(pid), process.cpuUsage()];
  const mongod = (await mongodStatus(db)).cpuMicros;
  await until(() => receiver.received.size >= events, 'the drain');
  const cpuMicros = (processCpuMicros(pid) - cpu) / events;
  const { user, system } = process.cpuUsage(own);
  const mongodMicros = ((await mongodStatus(db)).cpuMicros - mongod) / events;
  const times = [...receiver.received.values()];
  const perSecond = (events - 1) / ((Math.max(...times) - Math.min(...times)) / 1_000);
  await stop();
  return { perSecond, cpuMicros, mongodMicros, receiverMicros: (user + system) / events };
}

/** The same number of the same events, posted by a process that does nothing else but encrypt them, where asked. */
export async function measureBare(
  environment: BenchEnvironment,
  bodies: 'plain' | 'encrypted',
  { endpoints, events }: DrainOptions,
): Promise<Sent> {
  const { receiver } = environment;
  receiver.mode = 'count';
  receiver.received.clear();
  const urls = Array.from({ length: endpoints }, (_, endpoint) => receiver.urlOf(endpoint));
  const sent: Sent = JSON.parse(await environment.runBare([bodies, String(events), ...urls]));
  if (receiver.received.size !== events) throw new Error(`${receiver.received.size} of ${events} events came`);
  return sent;
}

/** A backlog for an endpoint that never answers, of another merchant's order, say. */
export async function hangBacklog(environment: BenchEnvironment, merchantId: string, events: number): Promise<void> {
  await environment.clear();
  await raiseBacklog({ db: environment.db, merchantId, events, urlOf: () => environment.receiver.hangingUrlOf(0) });
  await relayBacklog(environment.db);
}

/** Database operations a second while nothing happens, those of mongod by itself taken off. */
export async function measureIdle(
  { db }: Pick<BenchEnvironment, 'db'>,
  seconds: number,
  start: () => Promise<() => Promise<void>>,
): Promise<number> {
  const inWindow = async () => {
    const before = (await mongodStatus(db)).operations;
    await sleep(seconds * 1_000);
    return (await mongodStatus(db)).operations - before;
  };
  const alone = await inWindow();
  const stop = await start();
  await sleep(2_000);
  const served = await inWindow();
  await stop();
  return Math.max(0, served - alone) / seconds;
}
