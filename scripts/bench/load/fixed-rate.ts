/**
 * An open loop: calls leave at a fixed rate, whatever the answers do, so that a slow answer delays no later call. A call's
 * latency runs from its sending; how late the generator itself was is told apart.
 */
import { percentile } from '../report/statistics.ts';
import { sendRequest, type Target } from './target.ts';

const TICK_MS = 1;

export interface Departures {
  /** Resolves when the last call has left. */
  readonly gone: Promise<void>;
  /** The longest time so far that a call left after it was due, milliseconds. */
  latestMs(): number;
  /** Lets no further call leave; `gone` then never resolves. */
  stop(): void;
}

/** Lets `total` calls leave, `rate` a second. */
export function leaveAtRate(rate: number, total: number, leave: () => void): Departures {
  const started = performance.now();
  let left = 0;
  let latestMs = 0;
  let stop = () => {};
  const gone = new Promise<void>((resolve) => {
    const tick = (): void => {
      const due = Math.min(total, Math.floor(((performance.now() - started) * rate) / 1_000) + 1);
      while (left < due) {
        latestMs = Math.max(latestMs, performance.now() - started - (left * 1_000) / rate);
        left += 1;
        leave();
      }
      if (left < total) return;
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(tick, TICK_MS);
    stop = () => clearInterval(timer);
  });
  return { gone, latestMs: () => latestMs, stop: () => stop() };
}

export interface Latency {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The longest time that a call left after it was due. */
  readonly latestMs: number;
}

/** Sends `rate` calls a second. Throws at the first wrong answer. */
export function fixedRate(target: Target, rate: number, seconds: number): Promise<Latency> {
  const total = Math.max(1, Math.floor(rate * seconds));
  const latencies: number[] = [];
  return new Promise((resolve, reject) => {
    const departures = leaveAtRate(rate, total, () => {
      const at = performance.now();
      sendRequest(target.pool, target.next(), (problem) => {
        if (problem !== null) {
          departures.stop();
          return reject(new Error(problem));
        }
        latencies.push(performance.now() - at);
        if (latencies.length < total) return;
        latencies.sort((a, b) => a - b);
        const latestMs = departures.latestMs();
        resolve({ p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99), latestMs });
      });
    });
  });
}
