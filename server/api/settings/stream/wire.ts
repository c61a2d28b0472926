/** Converts changes to server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { ChangeNote } from '../../../delivery/admin/read-changes.ts';

/** The text of one event, with the empty line that ends it. */
export function toServerSentEvent(note: ChangeNote): string {
  return `event: ${note.kind}\ndata: ${JSON.stringify(dataOf(note))}\n\n`;
}

function dataOf(note: ChangeNote): object {
  switch (note.kind) {
    case 'order':
      return { order_id: note.orderId, status: note.status };
    case 'delivery':
      return { event_id: note.eventId, order_id: note.orderId, state: note.state };
    default:
      return note satisfies never;
  }
}
