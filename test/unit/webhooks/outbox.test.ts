import type { UpdateFilter } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { eventBytes } from '../../../server/delivery/queue/wire.ts';
import {
  type OutboxEntry,
  type OutboxHost,
  outboxEntry,
  outboxInsert,
  outboxUpdate,
  webhookNotified,
} from '../../../server/storage/outbox.ts';
import { testRuntime } from '../../support/test-runtime.ts';

const { ORDER_CREATED, ORDER_SUCCEEDED, TXN_CHARGED } = EventName;
const content = '{"order":{"amount":1.10,"description":"é \\u2028"}}';

function entryOf(names: readonly EventName[], enabled: readonly EventName[]): OutboxEntry | undefined {
  return outboxEntry({ names, enabled, content, runtime: testRuntime() });
}

describe('the outbox entry of a step', () => {
  it('holds the enabled events in the order they were told, each with an id of its own', () => {
    const entry = entryOf([ORDER_CREATED, TXN_CHARGED, ORDER_SUCCEEDED], [ORDER_SUCCEEDED, TXN_CHARGED]);
    expect(entry?.events.map((event) => event.name)).toEqual([TXN_CHARGED, ORDER_SUCCEEDED]);
    const ids = entry?.events.map((event) => event.id) ?? [];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^evt_[0-9a-f]{32}$/);
  });

  it('is not there when no event of the step is enabled', () => {
    expect(entryOf([ORDER_CREATED], [ORDER_SUCCEEDED])).toBeUndefined();
  });

  it('adds nothing to the update of a step without events', () => {
    expect(outboxUpdate(undefined)).toEqual({ $set: {}, $push: {}, $inc: {} });
    expect(outboxInsert(undefined)).toEqual({ outbox: [], unacked: [], eventsDue: 0 });
  });

  it('is raised by fragments that fit an update of any host document', () => {
    const entry = entryOf([TXN_CHARGED, ORDER_SUCCEEDED], [ORDER_SUCCEEDED, TXN_CHARGED]);
    const raise = outboxUpdate(entry);
    interface Host extends OutboxHost {
      readonly v: number;
    }
    const update: UpdateFilter<Host> = { $set: { ...raise.$set }, $push: raise.$push, $inc: { v: 1, ...raise.$inc } };
    expect(update.$inc).toEqual({ v: 1, eventsDue: 2 });
    expect(outboxInsert(entry)).toMatchObject({ outbox: [entry], relayAt: entry?.at, eventsDue: 2 });
  });
});

describe('webhook_notified', () => {
  const cases = [
    { given: {}, want: false, says: 'nothing was ever due' },
    { given: { eventsDue: 0, unacked: [] }, want: false, says: 'no event was enabled' },
    { given: { eventsDue: 2, unacked: ['evt_1'] }, want: false, says: 'one of two is acknowledged' },
    { given: { eventsDue: 2, unacked: [] }, want: true, says: 'all are acknowledged' },
  ];
  it.each(cases)('is $want when $says', ({ given, want }) => {
    expect(webhookNotified(given)).toBe(want);
  });
});

describe('the bytes of an event', () => {
  it('are the envelope in whole seconds of UTC and the content untouched', () => {
    const event = { id: 'evt_1', name: TXN_CHARGED };
    const entry = { at: new Date('2026-01-02T03:04:05.678Z'), events: [event], content };
    const bytes = eventBytes(entry, event);
    expect(bytes).toBe(
      `{"id":"evt_1","event_name":"TXN_CHARGED","date_created":"2026-01-02T03:04:05Z","content":${content}}`,
    );
    expect(JSON.parse(bytes)).toMatchObject({ content: { order: { amount: 1.1 } } });
  });
});
