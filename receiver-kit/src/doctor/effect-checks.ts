/** The checks that read how often an event took effect. */
import { exampleEvent } from '../testing/example-event-wire.ts';
import type { Check, Finding } from './check.ts';
import type { DoctorSession } from './session.ts';

const AT_ONCE = 20;

/** A receiver with an inbox has the effect after its answer. */
const TIMEOUT_MS = 5_000;
const PAUSE_MS = 100;
/** A second effect may follow a little later. */
const SETTLE_MS = 700;

async function effectsAre(wanted: number, { effects, wait }: DoctorSession, orderId: string): Promise<Finding> {
  let count = await effects(orderId);
  for (let waited = 0; count !== null && count < wanted && waited < TIMEOUT_MS; waited += PAUSE_MS) {
    await wait(PAUSE_MS);
    count = await effects(orderId);
  }
  await wait(SETTLE_MS);
  count = await effects(orderId);
  return { isGood: count === wanted, got: count === null ? 'no number from --effects' : `${count} effects` };
}

export const effectChecks: readonly Check[] = [
  {
    name: 'effect-once',
    needs: 'effects',
    wanted: 'an event sent twice: 1 effect',
    advice: 'Store the ids of handled events under a unique key, and check before you act.',
    run: async (session) => {
      const event = session.newEvent();
      await session.send(exampleEvent(event));
      await session.send(exampleEvent(event));
      return effectsAre(1, session, event.orderId);
    },
  },
  {
    name: 'effect-at-once',
    needs: 'effects',
    wanted: `an event sent ${AT_ONCE} times at once: 1 effect`,
    advice: 'Claim the event with one write under a unique key: two deliveries pass a read before a write.',
    run: async (session) => {
      const event = session.newEvent();
      await Promise.all(Array.from({ length: AT_ONCE }, () => session.send(exampleEvent(event))));
      await session.send(exampleEvent(event));
      return effectsAre(1, session, event.orderId);
    },
  },
  {
    name: 'effect-refused',
    needs: 'effects',
    wanted: 'an event with a wrong password: no effect',
    advice: 'Verify the sender before you act.',
    run: async (session) => {
      const event = session.newEvent();
      await session.send(exampleEvent(event), ['wrong-password', 'wrong-secret', 'not-encrypted']);
      return effectsAre(0, session, event.orderId);
    },
  },
];
