/** The doctor's checks, in their order. */
import { brokenBodies, exampleEvent, unknownEvent, withNewFields } from '../testing/example-event-wire.ts';
import type { Fault } from '../testing/make-delivery.ts';
import { type Check, finding, isRefused, isTaken, type Need, refusesChange, refusesFault } from './check.ts';
import { effectChecks } from './effect-checks.ts';

const DAYS_MS = 86_400_000;
const LARGE_BYTES = 1_048_576;
const AT_ONCE = 20;

const accepted: readonly Check[] = [
  {
    name: 'right',
    wanted: 'a right delivery: 200',
    advice: 'Answer 200. After 201, 202, 204 or a redirect the service sends the event again.',
    run: async ({ send, newEvent }) => {
      const got = await send(exampleEvent(newEvent()));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'duplicate',
    wanted: 'the same event again: 200',
    advice: 'Acknowledge an event that was handled before with 200, or the service keeps sending it.',
    run: async ({ send, newEvent }) => {
      const event = exampleEvent(newEvent());
      const got = [await send(event), await send(event)];
      return finding(got.every(isTaken), ...got);
    },
  },
  {
    name: 'at-once',
    wanted: `one event ${AT_ONCE} times at once: 200 or 503, then 200`,
    advice: 'Deliveries of one event can overlap. Run one; answer the others 200 when it is done, or 503.',
    run: async ({ send, newEvent }) => {
      const event = exampleEvent(newEvent());
      const got = await Promise.all(Array.from({ length: AT_ONCE }, () => send(event)));
      const last = await send(event);
      const allowed = got.every(({ status }) => status === 200 || status === 503);
      return finding(allowed && isTaken(last), ...got, last);
    },
  },
  {
    name: 'reordered',
    wanted: 'a newer event of an order before an older one: 200',
    advice: 'Events arrive in any order. Fetch the order’s status instead of relying on the sequence of events.',
    run: async ({ send, newEvent }) => {
      const newer = newEvent();
      const older = { ...newEvent(), orderId: newer.orderId, at: new Date(Date.now() - DAYS_MS) };
      const got = [await send(exampleEvent(newer)), await send(exampleEvent(older))];
      return finding(got.every(isTaken), ...got);
    },
  },
  {
    name: 'late',
    wanted: 'an event that is 30 days old: 200',
    advice: 'An event is sent until it is acknowledged, or replayed later. Do not refuse it for its date.',
    run: async ({ send, newEvent }) => {
      const got = await send(exampleEvent({ ...newEvent(), at: new Date(Date.now() - 30 * DAYS_MS) }));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'new-event',
    wanted: 'an unknown event name: 200',
    advice: 'Acknowledge events that you have no handler for, or the service keeps sending them.',
    run: async ({ send, newEvent }) => {
      const got = await send(unknownEvent(newEvent()));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'new-fields',
    wanted: 'unknown fields: 200',
    advice: 'New fields can appear at any time. Ignore the fields that you do not know.',
    run: async ({ send, newEvent }) => {
      const got = await send(withNewFields(newEvent()));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'scheme-case',
    needs: 'credentials',
    wanted: '`basic` in lower case: 200',
    advice: 'Compare the scheme of the Authorization header without regard to case.',
    run: async ({ send, newEvent }) => {
      const got = await send(exampleEvent(newEvent()), [], ({ headers, ...delivery }) => ({
        ...delivery,
        headers: { ...headers, authorization: String(headers.authorization).replace('Basic', 'basic') },
      }));
      return finding(isTaken(got), got);
    },
  },
];

const faults: readonly (readonly [Fault, Need, string, string])[] = [
  ['no-credentials', 'credentials', 'no credentials', 'Anybody can send events. Compare user name and password.'],
  ['wrong-user-name', 'credentials', 'a wrong user name', 'Compare the user name too.'],
  ['wrong-password', 'credentials', 'a wrong password', 'Compare the whole password, in constant time.'],
  ['no-signature', 'signature', 'no signature', 'Refuse what is not signed.'],
  ['wrong-secret', 'signature', 'a signature with another secret', 'Compare the signature with your secret’s.'],
  ['tampered-body', 'signature', 'a changed body', 'Verify the signature over the raw bytes, not over parsed JSON.'],
  [
    'stale-signature',
    'signature',
    'a signature an hour old',
    'Refuse a webhook-timestamp that is more than 5 minutes off.',
  ],
  [
    'future-signature',
    'signature',
    'a signature an hour ahead',
    'Refuse a webhook-timestamp that is more than 5 minutes off.',
  ],
  ['other-id-signed', 'signature', 'a signature of another event id', 'Compare webhook-id with the id in the body.'],
  ['not-encrypted', 'encryption', 'a plain body', 'With encryption turned on, refuse bodies that are not encrypted.'],
  ['unknown-key', 'encryption', 'an unknown key', 'Open only with the key that `kid` names.'],
];

const refusedFaults = faults.map(
  ([name, needs, what, advice]): Check => ({
    name,
    needs,
    wanted: `${what}: 4xx`,
    advice,
    run: (session) => refusesFault(session, exampleEvent(session.newEvent()), name),
  }),
);

const refusedForms: readonly Check[] = [
  {
    name: 'challenge',
    needs: 'credentials',
    wanted: 'no credentials: 401 with WWW-Authenticate',
    advice: 'Answer 401 with WWW-Authenticate: Basic, so that the delivery log says what is missing.',
    run: async ({ send, newEvent }) => {
      const got = await send(exampleEvent(newEvent()), ['no-credentials']);
      return finding(got.status === 401 && got.headers.has('www-authenticate'), got);
    },
  },
  {
    name: 'other-content',
    wanted: 'a known event id with another amount: 4xx',
    advice: 'Store a hash of the event beside its id. A known id with other content is an attack or a mistake.',
    run: async ({ send, newEvent }) => {
      const event = newEvent();
      const first = await send(exampleEvent({ ...event, amount: 10 }));
      const second = await send(exampleEvent({ ...event, amount: 99 }));
      return finding(isTaken(first) && isRefused(second), first, second);
    },
  },
  {
    name: 'other-method',
    wanted: 'PUT: 4xx',
    advice: 'Accept only POST.',
    run: (session) =>
      refusesChange(session, exampleEvent(session.newEvent()), (delivery) => ({ ...delivery, method: 'PUT' })),
  },
  {
    name: 'media-type',
    wanted: 'text/plain: 4xx',
    advice: 'Accept only application/json: any web page can make a browser send text/plain.',
    run: (session) =>
      refusesChange(session, exampleEvent(session.newEvent()), ({ headers, ...delivery }) => ({
        ...delivery,
        headers: { ...headers, 'content-type': 'text/plain' },
      })),
  },
  {
    name: 'oversized',
    wanted: 'a body of 1 MiB: 4xx, or the connection closed',
    advice: 'Stop reading after a few hundred KiB, or anybody can exhaust your memory.',
    run: async ({ send, newEvent }) => {
      const got = await send(`${JSON.stringify(exampleEvent(newEvent()))}${' '.repeat(LARGE_BYTES)}`);
      if (!got.note.startsWith('no answer:')) return finding(isRefused(got), got);
      // A closed connection is a refusal only while the receiver still runs.
      const small = await send(exampleEvent(newEvent()));
      return finding(small.status !== null, got, small);
    },
  },
];

const BROKEN = {
  notJson: 'incomplete JSON',
  noEvent: 'JSON that is not an event',
  deep: 'deeply nested JSON',
  prototype: '__proto__',
};
const broken = Object.entries(BROKEN).map(
  ([kind, what]): Check => ({
    name: `body-${kind.toLowerCase()}`,
    wanted: `${what}: 4xx`,
    advice: 'Validate the body before you use it. After a 5xx the service keeps sending it.',
    run: async ({ send, newEvent }) => {
      const bodies = new Map(Object.entries(brokenBodies(newEvent())));
      const got = await send(bodies.get(kind) ?? '');
      return finding(isRefused(got), got);
    },
  }),
);

export const checks: readonly Check[] = [...accepted, ...effectChecks, ...refusedFaults, ...refusedForms, ...broken];
