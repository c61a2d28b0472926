/**
 * The exact text of an event, composed once by the relay and sent unchanged in every attempt. It must never parse or
 * reformat the content: a receiver may hash what it gets.
 */
import type { OutboxEntry, PendingEvent } from '../../storage/outbox.ts';

/** The event's JSON text: id, event_name, date_created (UTC, whole seconds), content. */
export function eventBytes(entry: OutboxEntry, event: PendingEvent): string {
  const envelope = JSON.stringify({ id: event.id, event_name: event.name, date_created: wireTime(entry.at) });
  return `${envelope.slice(0, -1)},"content":${entry.content}}`;
}

function wireTime(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}
