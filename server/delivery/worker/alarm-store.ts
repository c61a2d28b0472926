/**
 * Alarms of events that nobody acknowledges: when the first of an endpoint have been open for half of the alarm age, for nine tenths of it,
 * and for all of it, a log line for each endpoint; what comes after them is no news until they are over, or for a week. A metric counts
 * every event. The marks are in MongoDB: each age is told once, by one worker, since the mark up to which it was told moves by a
 * compare-and-set. What an endpoint was told of for is kept by one of its events: as long as that one is open, the endpoint goes on failing.
 */

import type { Db } from 'mongodb';
import type { Clock } from '../../platform/runtime.ts';
import type { DeliveryDocument } from '../queue/delivery-document.ts';
import { DELIVERIES } from '../queue/delivery-store.ts';
import { ALARMED_ENDPOINTS } from '../queue/indexes.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';
import { createSweepTimes } from './wake-up.ts';

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
        if (percent === 100)
          log.error(
            { event: 'webhook.event.overdue', ...fields },
            'Webhook events of an endpoint are open for the whole alarm age; delivery continues',
          );
        else
          log.warn(
            { event: 'webhook.event.unacknowledged', ...fields },
            'Webhook events of an endpoint are open for part of the alarm age; delivery continues',
          );
      }
    }
  };
}

const MARKS = 'webhook_alarms';
/** An endpoint that goes on failing is told of anew after a week. */
const LOG_AGAIN_MS = 7 * 24 * 3_600_000;
/** Old events that are looked through for one of an endpoint. More than that, and the operator may be told once too often. */
const MOST_LOOKED_AT = 10_000;

interface AlarmMark {
  readonly _id: string;
  /** Events from before this moment are told. */
  readonly toldBefore: Date;
}

interface AlarmedEndpoint {
  /** The mark and the endpoint. */
  readonly _id: string;
  readonly lane: string;
  /** One of its events that were told of. */
  readonly eventId: string;
  readonly toldAt: Date;
}

/** Open events of one endpoint that reached an age. */
export interface AgedEvents {
  readonly lane: string;
  readonly events: number;
  readonly oldest: Date;
  /** Whether they are the first of the endpoint that are open for so long, or others are already. */
  readonly place: 'first' | 'further';
}

interface FoundEvents {
  readonly _id: string;
  readonly events: number;
  readonly oldest: Date;
  readonly newest: string;
}

export type AlarmStore = ReturnType<typeof createAlarmStore>;

/** The alarms of one database. */
export function createAlarmStore(db: Db) {
  const marks = db.collection<AlarmMark>(MARKS);
  const alarmed = db.collection<AlarmedEndpoint>(ALARMED_ENDPOINTS);
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);

  /** Of these endpoints, each with one of its events that are open since before `told`. */
  const openBefore = async (lanes: readonly string[], told: Date): Promise<[lane: string, eventId: string][]> => {
    if (lanes.length === 0) return [];
    const steps = [
      { $match: { openSince: { $lt: told } } },
      { $sort: { openSince: -1 } },
      { $limit: MOST_LOOKED_AT },
      { $match: { lane: { $in: [...lanes] } } },
      { $group: { _id: '$lane', eventId: { $first: '$_id' } } },
    ];
    const found = await deliveries.aggregate<{ _id: string; eventId: string }>(steps).toArray();
    return found.map(({ _id, eventId }) => [_id, eventId]);
  };

  /** Of these endpoints, those that were told of and have gone on failing since. Each is remembered from now on. */
  const goingOn = async (mark: string, aged: readonly FoundEvents[], told: Date, now: Date): Promise<Set<string>> => {
    await alarmed.deleteMany({ toldAt: { $lt: new Date(now.getTime() - LOG_AGAIN_MS) } });
    const known = await alarmed.find({ _id: { $in: aged.map(({ _id }) => `${mark} ${_id}`) } }).toArray();
    const events = { _id: { $in: known.map(({ eventId }) => eventId) }, openSince: { $lt: told } };
    const open = new Set((await deliveries.find(events, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
    const uncertain = known.filter(({ eventId }) => !open.has(eventId)).map(({ lane }) => lane);
    const others = new Map(await openBefore(uncertain, told));
    const certain = known.filter(({ eventId }) => open.has(eventId)).map(({ lane }) => lane);
    const failing = new Set([...certain, ...others.keys()]);
    const first = aged.filter(({ _id }) => !failing.has(_id));
    const remember = [
      ...first.map(({ _id, newest }) => ({ lane: _id, $set: { lane: _id, eventId: newest, toldAt: now } })),
      ...[...others].map(([lane, eventId]) => ({ lane, $set: { lane, eventId } })),
    ];
    const writes = remember.map(({ lane, $set }) => ({
      updateOne: { filter: { _id: `${mark} ${lane}` }, update: { $set }, upsert: true },
    }));
    if (writes.length > 0) await alarmed.bulkWrite(writes, { ordered: false });
    return failing;
  };

  return {
    /** What is open since before `before` and was not told of; empty when another worker tells it. */
    async takeAged(mark: string, before: Date, now: Date): Promise<AgedEvents[]> {
      const known = await marks.findOne({ _id: mark });
      const told = known?.toldBefore ?? new Date(0);
      if (told >= before) return [];
      const steps = [
        { $match: { openSince: { $gte: told, $lt: before } } },
        { $sort: { openSince: 1 } },
        { $group: { _id: '$lane', events: { $sum: 1 }, oldest: { $min: '$openSince' }, newest: { $last: '$_id' } } },
      ];
      const aged = await deliveries.aggregate<FoundEvents>(steps).toArray();
      if (aged.length === 0) return [];
      const filter = { _id: mark, toldBefore: told };
      try {
        const moved = await marks.updateOne(filter, { $set: { toldBefore: before } }, { upsert: true });
        if (moved.matchedCount + moved.upsertedCount === 0) return [];
      } catch {
        return [];
      }
      // The mark has moved: whatever fails now, what it passed is told of, rather once too often.
      const further = await goingOn(mark, aged, told, now).catch(() => new Set());
      return aged.map(({ _id, events, oldest }) => ({
        lane: _id,
        events,
        oldest,
        place: further.has(_id) ? 'further' : 'first',
      }));
    },
  };
}
