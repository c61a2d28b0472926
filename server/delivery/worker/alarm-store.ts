/**
 * Alarms for events that stay unacknowledged: one log line for each endpoint whose oldest open events pass 50, 90 and
 * 100 percent of the alarm age. An endpoint that keeps failing is not logged again for a week; the metric counts every
 * event.
 * The marks are in MongoDB and move by compare-and-set, so that one worker raises each alarm. Each alarmed endpoint is
 * remembered with one of its events: while that event is open, the endpoint is still failing.
 */

import type { Db } from 'mongodb';
import type { Clock } from '../../platform/runtime.ts';
import { BY_ID, broadcast, merchantsIn } from '../../storage/mongo/sharding.ts';
import type { DeliveryDocument } from '../queue/delivery-document.ts';
import { DELIVERIES } from '../queue/delivery-store.ts';
import { endpointKeyParts } from '../queue/endpoint.ts';
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

/** Creates a function that raises the alarms due, at most once every `everyMs`. */
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
        if (percent === 100)
          log.error(
            { ...fields, event: 'webhook.event.overdue' },
            'Webhook events of an endpoint are open for the whole alarm age; delivery continues',
          );
        else
          log.warn(
            { ...fields, event: 'webhook.event.unacknowledged' },
            'Webhook events of an endpoint are open for part of the alarm age; delivery continues',
          );
      }
    }
  };
}

const MARKS = 'webhook_alarms';
/** Time before an endpoint that is still failing raises its alarms again, milliseconds. */
const REPEAT_ALARM_MS = 7 * 24 * 3_600_000;
/** Events read to find one open event for each endpoint. Beyond this number, an alarm may repeat early. */
const SCAN_LIMIT = 10_000;

interface AlarmMark {
  readonly _id: string;
  /** Events open since before this time have been counted. */
  readonly toldBefore: Date;
}

interface AlarmedEndpoint {
  /** The mark and the endpoint key, separated by a space. */
  readonly _id: string;
  readonly lane: string;
  /** One of the events that the alarm was raised for. */
  readonly eventId: string;
  readonly toldAt: Date;
}

/** Events of one endpoint that have been open for the given share of the alarm age. */
export interface AgedEvents {
  readonly endpointKey: string;
  readonly events: number;
  readonly oldest: Date;
  /** `new`: the endpoint's first events of this age. `ongoing`: the endpoint already has an alarm. */
  readonly alarm: 'new' | 'ongoing';
}

interface FoundEvents {
  readonly _id: string;
  readonly events: number;
  readonly oldest: Date;
  readonly newest: string;
}

export type AlarmStore = ReturnType<typeof createAlarmStore>;

export function createAlarmStore(db: Db) {
  const marks = db.collection<AlarmMark>(MARKS);
  const alarmed = db.collection<AlarmedEndpoint>(ALARMED_ENDPOINTS);
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);

  /** For each of these endpoints that has events open since before `alarmedBefore`: its key and one such event. */
  const openBefore = async (
    endpointKeys: readonly string[],
    alarmedBefore: Date,
  ): Promise<[endpointKey: string, eventId: string][]> => {
    if (endpointKeys.length === 0) return [];
    const steps = [
      { $match: { openSince: { $lt: alarmedBefore } } },
      { $sort: { openSince: -1 } },
      { $limit: SCAN_LIMIT },
      { $match: { lane: { $in: [...endpointKeys] } } },
      { $group: { _id: '$lane', eventId: { $first: '$_id' } } },
    ];
    const found = await deliveries.aggregate<{ _id: string; eventId: string }>(steps, broadcast('alarms')).toArray();
    return found.map(({ _id, eventId }) => [_id, eventId]);
  };

  /** Returns which of these endpoints already have an alarm and are still failing, and remembers all of them. */
  const stillFailing = async (
    mark: string,
    aged: readonly FoundEvents[],
    alarmedBefore: Date,
    now: Date,
  ): Promise<Set<string>> => {
    await alarmed.deleteMany({ toldAt: { $lt: new Date(now.getTime() - REPEAT_ALARM_MS) } });
    const known = await alarmed.find({ _id: { $in: aged.map(({ _id }) => `${mark} ${_id}`) } }).toArray();
    const merchantId = merchantsIn(known.map(({ lane }) => endpointKeyParts(lane).merchantId));
    const events = { _id: { $in: known.map(({ eventId }) => eventId) }, merchantId, openSince: { $lt: alarmedBefore } };
    const open = new Set(
      (await deliveries.find(events, { projection: { _id: 1 }, ...BY_ID }).toArray()).map(({ _id }) => _id),
    );
    const unresolved = known.filter(({ eventId }) => !open.has(eventId)).map(({ lane }) => lane);
    const replacements = new Map(await openBefore(unresolved, alarmedBefore));
    const stillOpen = known.filter(({ eventId }) => open.has(eventId)).map(({ lane }) => lane);
    const failing = new Set([...stillOpen, ...replacements.keys()]);
    const first = aged.filter(({ _id }) => !failing.has(_id));
    const records = [
      ...first.map(({ _id, newest }) => ({ lane: _id, $set: { lane: _id, eventId: newest, toldAt: now } })),
      ...[...replacements].map(([lane, eventId]) => ({ lane, $set: { lane, eventId } })),
    ];
    const writes = records.map(({ lane, $set }) => ({
      updateOne: { filter: { _id: `${mark} ${lane}` }, update: { $set }, upsert: true },
    }));
    if (writes.length > 0) await alarmed.bulkWrite(writes, { ordered: false });
    return failing;
  };

  return {
    /**
     * Returns the endpoints whose events were open before `before` and not yet counted; empty when another worker takes
     * them.
     */
    async takeAged(mark: string, before: Date, now: Date): Promise<AgedEvents[]> {
      const known = await marks.findOne({ _id: mark });
      const alarmedBefore = known?.toldBefore ?? new Date(0);
      if (alarmedBefore >= before) return [];
      const steps = [
        { $match: { openSince: { $gte: alarmedBefore, $lt: before } } },
        { $sort: { openSince: 1 } },
        { $group: { _id: '$lane', events: { $sum: 1 }, oldest: { $min: '$openSince' }, newest: { $last: '$_id' } } },
      ];
      const aged = await deliveries.aggregate<FoundEvents>(steps, broadcast('alarms')).toArray();
      if (aged.length === 0) return [];
      const filter = { _id: mark, toldBefore: alarmedBefore };
      try {
        const moved = await marks.updateOne(filter, { $set: { toldBefore: before } }, { upsert: true });
        if (moved.matchedCount + moved.upsertedCount === 0) return [];
      } catch {
        return [];
      }
      // The mark has moved: on an error, repeat an alarm rather than lose one.
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
