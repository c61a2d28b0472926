/** One participant's turn at one operation: warm-up, reset, orders to read, full load, then half of it. */
import { cpus } from 'node:os';
import type { BenchOperation } from '../channel.ts';
import { type Capacity, closedLoop } from '../load/closed-loop.ts';
import { fixedRate, type Latency } from '../load/fixed-rate.ts';
import { ordersToRead, requestsFor, sendAndCheck, type Target } from '../load/target.ts';
import { type Plan, STEADY_RATE } from '../plan.ts';
import type { Runner } from './runner.ts';

/** What one turn came to. */
export interface Sample {
  /** CPU time of the measured process for one request, in microseconds, at full load. */
  readonly cpuMicros: number;
  readonly perSecond: number;
  /** Shares of a core at full load, 0 to 1. Where none is near 1, waiting was the limit. */
  readonly busy: Readonly<Record<'server' | 'generator' | 'mongod' | 'others', number>>;
  /** At half of `perSecond`. Null for what is not loaded by HTTP. */
  readonly latency: Latency | null;
  /** At the steady rate. Null where that is no figure. */
  readonly steady: Latency | null;
}

export interface TurnParts {
  readonly plan: Plan;
  /** CPU time of mongod so far, in microseconds. */
  readonly mongodCpu: () => Promise<number>;
}

/** What all cores have worked so far, whoever for, in microseconds. */
function machineCpu(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) * 1_000, 0);
}

function generatorCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What the runner is loaded with; null where it works by itself. */
function targetOf({ http }: Runner, operation: BenchOperation): Target | null {
  return http === null ? null : { pool: http.pool, next: requestsFor(operation, http.about) };
}

/** Full load for some seconds. */
async function atFullLoad(runner: Runner, target: Target | null, plan: Plan, seconds: number): Promise<Capacity> {
  if (target !== null) return closedLoop(target, plan.connections, seconds);
  const started = performance.now();
  const count = await runner.process.ask({ kind: 'work', seconds, inFlight: plan.connections });
  return { count, seconds: (performance.now() - started) / 1_000 };
}

/** Leaves nothing of earlier turns, and the orders to be read. */
async function prepare(runner: Runner, operation: BenchOperation): Promise<void> {
  await runner.process.ask({ kind: 'reset' });
  const { http } = runner;
  if (http === null || operation !== 'get') return;
  for (const request of ordersToRead(http.about)) await sendAndCheck(http.pool, request);
}

/** Full load that is not measured. */
export async function warmUp(runner: Runner, operation: BenchOperation, plan: Plan, seconds: number): Promise<void> {
  await prepare(runner, operation);
  await atFullLoad(runner, targetOf(runner, operation), plan, seconds);
}

export async function takeTurn(runner: Runner, operation: BenchOperation, parts: TurnParts): Promise<Sample> {
  const { plan, mongodCpu } = parts;
  await warmUp(runner, operation, plan, plan.turnWarmUp);
  await prepare(runner, operation);
  const target = targetOf(runner, operation);
  const clocks = async () => ({
    server: await runner.process.ask({ kind: 'cpu' }),
    mongod: await mongodCpu(),
    generator: generatorCpu(),
    machine: machineCpu(),
  });

  const before = await clocks();
  const { count, seconds } = await atFullLoad(runner, target, plan, plan.capacity);
  const after = await clocks();

  const share = (who: keyof typeof after) => (after[who] - before[who]) / (seconds * 1_000_000);
  const own = { server: share('server'), generator: share('generator'), mongod: share('mongod') };
  const perSecond = count / seconds;
  const measured = runner.participant.steady === 'measured';
  const latency = target === null ? null : await fixedRate(target, perSecond / 2, plan.latency);
  const steady = target === null || !measured ? null : await fixedRate(target, STEADY_RATE, plan.steady);
  // What is left to relay must not be relayed while the next one is measured.
  await runner.process.ask({ kind: 'reset' });
  return {
    cpuMicros: (after.server - before.server) / count,
    perSecond,
    busy: { ...own, others: Math.max(0, share('machine') - own.server - own.generator - own.mongod) },
    latency,
    steady,
  };
}
