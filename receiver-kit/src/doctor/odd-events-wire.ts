/** Events as a receiver may get them one day, and bodies that are no events. */
import { type ExampleEvent, type ExampleFields, exampleEvent } from '../testing/example-event-wire.ts';

export const newKind = (fields: ExampleFields): ExampleEvent => ({
  ...exampleEvent(fields),
  event_name: 'SOMETHING_NEW_HAPPENED',
});

export const withNewFields = (fields: ExampleFields): ExampleEvent => {
  const { content, ...event } = exampleEvent(fields);
  return { ...event, content: { ...content, something_new: { of: ['the', 'future'] } } };
};

/** Bodies under this event id that must be refused, and must not bring the receiver down. */
export function brokenBodies(
  fields: ExampleFields,
): Readonly<Record<'notJson' | 'noEvent' | 'deep' | 'prototype', string>> {
  const text = JSON.stringify(exampleEvent(fields));
  return {
    notJson: text.slice(0, -2),
    noEvent: JSON.stringify({ id: fields.id, event_name: fields.name, content: null }),
    deep: text.replace(/}$/, `,"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    prototype: text.replace(/^{/, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'),
  };
}
