/** The contract's examples of events, to be sent as a test. */
import document from '../../../generated/openapi.json' with { type: 'json' };
import type { EventName } from '../../../generated/values.ts';
import { eventBytes } from '../queue/wire.ts';

const MEDIA = 'application/json';

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The JSON text of an event's first example, under this id and time; every event of the contract has one. */
export function exampleEvent(name: EventName, id: string, at: Date): string {
  const way = ['webhooks', name, 'post', 'requestBody', 'content', MEDIA, 'examples'];
  const whole: unknown = document;
  const examples = way.reduce(member, whole);
  const [first] = typeof examples === 'object' && examples !== null ? Object.values(examples) : [];
  const example = member(first, 'value');
  const content = JSON.stringify(member(example, 'content'));
  return eventBytes({ at, events: [], content }, { id, name });
}
