/**
 * Tells the operator of events that nobody acknowledges: when the first of an endpoint have been open for half of the alarm age, for nine tenths
 * of it, and for all of it, a log line for each endpoint; what comes after them is no news until they are over, or for a week. A metric
 * counts every event.
 */
import type { Clock } from '../../platform/runtime.ts';
import type { AlarmStore } from '../queue/alarm-store.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';
import { createSweepTimes } from './sweep-times.ts';

/** Shares of the alarm age, in percent. */
export const ALARM_SHARES = [50, 90, 100] as const;

export interface AlarmSweepOf {
  readonly alarms: AlarmStore;
  readonly clock: Clock;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
  readonly alarmAgeMs: number;
  readonly everyMs: number;
}

/** A function that looks when it is time. */
export function createAlarmSweep(parts: AlarmSweepOf): () => Promise<void> {
  const { alarms, clock, log, metrics, alarmAgeMs, everyMs } = parts;
  const isDue = createSweepTimes(everyMs);
  return async () => {
    const now = clock.now();
    if (!isDue(now)) return;
    for (const percent of ALARM_SHARES) {
      const before = new Date(now.getTime() - (alarmAgeMs * percent) / 100);
      for (const { lane, events, oldest, place } of await alarms.takeAged(`${percent}`, before, now)) {
        metrics.alarmed(percent, events);
        if (place === 'further') continue;
        const fields = { endpoint: lane, events, oldest, percent, alarmAgeMs };
        if (percent === 100) log.error(fields, 'webhook events are not acknowledged for the whole alarm age');
        else log.warn(fields, 'webhook events are not acknowledged for a part of the alarm age');
      }
    }
  };
}
