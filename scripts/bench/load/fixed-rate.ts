/**
 * An open loop: calls leave at a fixed rate, whatever the answers do, so that a slow answer delays no later call. A call's
 * latency runs from its sending; how late the generator itself was is told apart.
 */
import { percentile } from '../report/statistics.ts';
import { sendRequest, type Target } from './target.ts';

const TICK_MS = 1;

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
  const started = performance.now();
  let sent = 0;
  let latestMs = 0;
  return new Promise((resolve, reject) => {
    const fail = (problem: string) => {
      clearInterval(timer);
      reject(new Error(problem));
    };
    const send = (): void => {
      const at = performance.now();
      latestMs = Math.max(latestMs, at - started - (sent * 1_000) / rate);
      sent += 1;
      sendRequest(target.pool, target.next(), (problem) => {
        if (problem !== null) return fail(problem);
        latencies.push(performance.now() - at);
        if (latencies.length < total) return;
        latencies.sort((a, b) => a - b);
        resolve({ p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99), latestMs });
      });
    };
    const tick = (): void => {
      const due = Math.min(total, Math.floor(((performance.now() - started) * rate) / 1_000) + 1);
      while (sent < due) send();
      if (sent === total) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
  });
}
