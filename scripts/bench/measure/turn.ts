/** One entrant's turn at one operation: reset, orders to read, full load, then half of it. */
import type { BenchOperation } from '../channel.ts';
import { type Capacity, closedLoop } from '../load/closed-loop.ts';
import { fixedRate, type Latency } from '../load/fixed-rate.ts';
import { ordersToRead, shootOnce, shots, type Target } from '../load/target.ts';
import { type Plan, STEADY_RATE } from '../plan.ts';
import type { Runner } from './runner.ts';

/** What one turn came to. */
export interface Sample {
  /** CPU time of the measured process for one request, in microseconds, at full load. */
  readonly cpuMicros: number;
  readonly perSecond: number;
  /** Shares of a core at full load, 0 to 1. Where none is near 1, waiting was the limit. */
  readonly busy: { readonly server: number; readonly generator: number; readonly mongod: number };
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

function generatorCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What the runner is loaded with; null where it works by itself. */
export function targetOf({ http }: Runner, operation: BenchOperation): Target | null {
  return http === null ? null : { pool: http.pool, next: shots(operation, http.about) };
}

/** Full load for some seconds. */
export async function atFullLoad(
  runner: Runner,
  target: Target | null,
  plan: Plan,
  seconds: number,
): Promise<Capacity> {
  if (target !== null) return closedLoop(target, plan.connections, seconds);
  const started = performance.now();
  const count = await runner.process.ask({ kind: 'work', seconds, inFlight: plan.connections });
  return { count, seconds: (performance.now() - started) / 1_000 };
}

/** Leaves nothing of earlier turns, and the orders to be read. */
export async function prepare(runner: Runner, operation: BenchOperation): Promise<void> {
  await runner.process.ask({ kind: 'reset' });
  const { http } = runner;
  if (http === null || operation !== 'get') return;
  for (const shot of ordersToRead(http.about)) await shootOnce(http.pool, shot);
}

export async function takeTurn(runner: Runner, operation: BenchOperation, parts: TurnParts): Promise<Sample> {
  const { plan, mongodCpu } = parts;
  await prepare(runner, operation);
  const target = targetOf(runner, operation);
  const cpus = async () => [await runner.process.ask({ kind: 'cpu' }), generatorCpu(), await mongodCpu()] as const;

  const before = await cpus();
  const { count, seconds } = await atFullLoad(runner, target, plan, plan.capacity);
  const after = await cpus();

  const share = (from: number, to: number) => (to - from) / (seconds * 1_000_000);
  const perSecond = count / seconds;
  const measured = runner.entrant.steady === 'measured';
  const latency = target === null ? null : await fixedRate(target, perSecond / 2, plan.latency);
  const steady = target === null || !measured ? null : await fixedRate(target, STEADY_RATE, plan.steady);
  // What is left to relay must not be relayed while the next one is measured.
  await runner.process.ask({ kind: 'reset' });
  return {
    cpuMicros: (after[0] - before[0]) / count,
    perSecond,
    busy: {
      server: share(before[0], after[0]),
      generator: share(before[1], after[1]),
      mongod: share(before[2], after[2]),
    },
    latency,
    steady,
  };
}
