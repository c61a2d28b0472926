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
      for (const { endpointKey, events, oldest, alarm } of await alarms.takeAged(`${percent}`, before, now)) {
        metrics.alarmed(percent, events);
        if (alarm === 'ongoing') continue;
        const fields = { endpoint: endpointKey, events, oldest, percent, alarmAgeMs };
        if (percent === 100) log.error(fields, 'webhook events are not acknowledged for the whole alarm age');
        else log.warn(fields, 'webhook events are not acknowledged for a part of the alarm age');
      }
    }
  };
}

const MARKS = 'webhook_alarms';
/** An endpoint that goes on failing is told of anew after a week. */
const REPEAT_ALARM_MS = 7 * 24 * 3_600_000;
/** Old events that are looked through for one of an endpoint. More than that, and the operator may be told once too often. */
const SCAN_LIMIT = 10_000;

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
  readonly endpointKey: string;
  readonly events: number;
  readonly oldest: Date;
  /** Whether they are the first of the endpoint that are open for so long, or others are already. */
  readonly alarm: 'new' | 'ongoing';
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
  const openBefore = async (
    endpointKeys: readonly string[],
    alarmedBefore: Date,
  ): Promise<[lane: string, eventId: string][]> => {
    if (endpointKeys.length === 0) return [];
    const steps = [
      { $match: { openSince: { $lt: alarmedBefore } } },
      { $sort: { openSince: -1 } },
      { $limit: SCAN_LIMIT },
      { $match: { lane: { $in: [...endpointKeys] } } },
      { $group: { _id: '$lane', eventId: { $first: '$_id' } } },
    ];
    const found = await deliveries.aggregate<{ _id: string; eventId: string }>(steps).toArray();
    return found.map(({ _id, eventId }) => [_id, eventId]);
  };

  /** Of these endpoints, those that were told of and have gone on failing since. Each is remembered from now on. */
  const stillFailing = async (
    mark: string,
    aged: readonly FoundEvents[],
    alarmedBefore: Date,
    now: Date,
  ): Promise<Set<string>> => {
    await alarmed.deleteMany({ toldAt: { $lt: new Date(now.getTime() - REPEAT_ALARM_MS) } });
    const known = await alarmed.find({ _id: { $in: aged.map(({ _id }) => `${mark} ${_id}`) } }).toArray();
    const events = { _id: { $in: known.map(({ eventId }) => eventId) }, openSince: { $lt: alarmedBefore } };
    const open = new Set((await deliveries.find(events, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
    const uncertain = known.filter(({ eventId }) => !open.has(eventId)).map(({ lane }) => lane);
    const replacements = new Map(await openBefore(uncertain, alarmedBefore));
    const certain = known.filter(({ eventId }) => open.has(eventId)).map(({ lane }) => lane);
    const failing = new Set([...certain, ...replacements.keys()]);
    const first = aged.filter(({ _id }) => !failing.has(_id));
    const remember = [
      ...first.map(({ _id, newest }) => ({ lane: _id, $set: { lane: _id, eventId: newest, toldAt: now } })),
      ...[...replacements].map(([lane, eventId]) => ({ lane, $set: { lane, eventId } })),
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
      const alarmedBefore = known?.toldBefore ?? new Date(0);
      if (alarmedBefore >= before) return [];
      const steps = [
        { $match: { openSince: { $gte: alarmedBefore, $lt: before } } },
        { $sort: { openSince: 1 } },
        { $group: { _id: '$lane', events: { $sum: 1 }, oldest: { $min: '$openSince' }, newest: { $last: '$_id' } } },
      ];
      const aged = await deliveries.aggregate<FoundEvents>(steps).toArray();
      if (aged.length === 0) return [];
      const filter = { _id: mark, toldBefore: alarmedBefore };
      try {
        const moved = await marks.updateOne(filter, { $set: { toldBefore: before } }, { upsert: true });
        if (moved.matchedCount + moved.upsertedCount === 0) return [];
      } catch {
        return [];
      }
      // The mark has moved: whatever fails now, what it passed is told of, rather once too often.
      const ongoing = await stillFailing(mark, aged, alarmedBefore, now).catch(() => new Set());
      return aged.map(({ _id, events, oldest }) => ({
        endpointKey: _id,
        events,
        oldest,
        alarm: ongoing.has(_id) ? 'ongoing' : 'new',
      }));
    },
  };
}
