/** The doctor's checks, in the order in which they are made. */
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
    advice: 'Only 200 acknowledges; 201, 202, 204 and redirects make the event come again.',
    run: async ({ send, newEvent }) => {
      const got = await send(exampleEvent(newEvent()));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'duplicate',
    wanted: 'the same event again: 200',
    advice: 'An event that was handled before is acknowledged again, or it is sent without end.',
    run: async ({ send, newEvent }) => {
      const event = exampleEvent(newEvent());
      const got = [await send(event), await send(event)];
      return finding(got.every(isTaken), ...got);
    },
  },
  {
    name: 'at-once',
    wanted: `one event ${AT_ONCE} times at once: 200 or 503, then 200`,
    advice: 'Deliveries of one event can overlap. Let one run, tell the others 200 when it is done or 503.',
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
    advice: 'Events come in any order. Ask for the order’s status instead of counting on the order of events.',
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
    advice: 'An event is tried until it is acknowledged, or replayed later. Its date is no reason to refuse it.',
    run: async ({ send, newEvent }) => {
      const got = await send(exampleEvent({ ...newEvent(), at: new Date(Date.now() - 30 * DAYS_MS) }));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'new-event',
    wanted: 'an event name of the future: 200',
    advice: 'Acknowledge events that you have no handler for, or each of them is sent without end.',
    run: async ({ send, newEvent }) => {
      const got = await send(unknownEvent(newEvent()));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'new-fields',
    wanted: 'fields of the future: 200',
    advice: 'Fields are added without notice. Look only at those that you need.',
    run: async ({ send, newEvent }) => {
      const got = await send(withNewFields(newEvent()));
      return finding(isTaken(got), got);
    },
  },
  {
    name: 'scheme-case',
    needs: 'credentials',
    wanted: '`basic` in small letters: 200',
    advice: 'The scheme of the Authorization header is the same in small and capital letters.',
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
  [
    'no-credentials',
    'credentials',
    'no credentials',
    'Everybody can send events here. Compare user name and password.',
  ],
  ['wrong-user-name', 'credentials', 'a wrong user name', 'Compare the user name too.'],
  ['wrong-password', 'credentials', 'a wrong password', 'Compare the whole password, in constant time.'],
  ['no-signature', 'signature', 'no signature', 'Refuse what is not signed.'],
  ['wrong-secret', 'signature', 'a signature by another secret', 'Compare the signature with your secret’s.'],
  ['tampered-body', 'signature', 'a body that was changed', 'Sign the raw bytes as they came, not parsed JSON.'],
  ['stale-signature', 'signature', 'a signature an hour old', 'Hold webhook-timestamp against the clock: 5 minutes.'],
  [
    'future-signature',
    'signature',
    'a signature of the future',
    'Hold webhook-timestamp against the clock: 5 minutes.',
  ],
  ['other-id-signed', 'signature', 'a signature of another event id', 'Compare webhook-id with the id in the body.'],
  ['not-encrypted', 'encryption', 'a plain body', 'Where encryption is agreed on, refuse what is not encrypted.'],
  ['unknown-key', 'encryption', 'a key that is not in use', 'Open only with the key that `kid` names.'],
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
    advice: 'Keep a hash of the event beside its id. An id that comes with other content is an attack or a mistake.',
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
    advice: 'Take POST alone.',
    run: (session) =>
      refusesChange(session, exampleEvent(session.newEvent()), (delivery) => ({ ...delivery, method: 'PUT' })),
  },
  {
    name: 'media-type',
    wanted: 'text/plain: 4xx',
    advice: 'Take application/json alone: a web page can send text/plain from anybody’s browser.',
    run: (session) =>
      refusesChange(session, exampleEvent(session.newEvent()), ({ headers, ...delivery }) => ({
        ...delivery,
        headers: { ...headers, 'content-type': 'text/plain' },
      })),
  },
  {
    name: 'oversized',
    wanted: 'a body of 1 MiB: 4xx, or the connection cut',
    advice: 'Stop reading past a cap of a few hundred KiB, or anybody can fill your memory.',
    run: async ({ send, newEvent }) => {
      const got = await send(`${JSON.stringify(exampleEvent(newEvent()))}${' '.repeat(LARGE_BYTES)}`);
      if (!got.note.startsWith('no answer:')) return finding(isRefused(got), got);
      // A cut connection is a refusal only where somebody listens.
      const small = await send(exampleEvent(newEvent()));
      return finding(small.status !== null, got, small);
    },
  },
];

const BROKEN = {
  notJson: 'half a JSON',
  noEvent: 'JSON that is no event',
  deep: 'very deep JSON',
  prototype: '__proto__',
};
const broken = Object.entries(BROKEN).map(
  ([kind, what]): Check => ({
    name: `body-${kind.toLowerCase()}`,
    wanted: `${what}: 4xx`,
    advice: 'Check the body before you use it. A 5xx brings it again and again.',
    run: async ({ send, newEvent }) => {
      const bodies = new Map(Object.entries(brokenBodies(newEvent())));
      const got = await send(bodies.get(kind) ?? '');
      return finding(isRefused(got), got);
    },
  }),
);

export const checks: readonly Check[] = [...accepted, ...effectChecks, ...refusedFaults, ...refusedForms, ...broken];
