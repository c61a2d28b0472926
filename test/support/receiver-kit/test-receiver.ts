/**
 * A receiver for tests: one shop, a standing clock, silent, with what it reported kept for the test to look at.
 */
import {
  type Alarm,
  createReceiver,
  EventName,
  type Handlers,
  type LogEntry,
  memoryStore,
  type Receiver,
  type ReceiverOptions,
} from '../../../receiver-kit/src/index.ts';
import { type TestClock, testClock } from '../../../receiver-kit/src/testing/test-clock.ts';
import { anEvent, type Delivery, deliveryOf, shopCredential } from './delivery.ts';

export interface TestReceiver {
  readonly receiver: Receiver;
  readonly clock: TestClock;
  readonly log: LogEntry[];
  readonly alarms: Alarm[];
}

/** A receiver with these options instead of its own; without a handler unless the options bring one. */
export function testReceiver(options: Partial<ReceiverOptions> = {}): TestReceiver {
  const clock = testClock();
  const log: LogEntry[] = [];
  const alarms: Alarm[] = [];
  const receiver = createReceiver({
    credentials: [shopCredential],
    store: memoryStore(),
    on: {},
    clock,
    wait: clock.wait,
    logger: (entry) => log.push(entry),
    onAlarm: (alarm) => alarms.push(alarm),
    ...options,
  });
  return { receiver, clock, log, alarms };
}

let events = 0;

/** A delivery of a new event. */
export function aDelivery(): Delivery {
  events += 1;
  return deliveryOf(anEvent({ id: `evt_once_${events}` }));
}

/** `runs` holds the `attempt` of each run. `act` gets the number of the run, from 1. */
export function countingHandler(act: (run: number) => Promise<void> = async () => undefined) {
  const runs: number[] = [];
  const on: Handlers = {
    [EventName.ORDER_SUCCEEDED]: async (_event, context) => {
      runs.push(context.attempt);
      await act(runs.length);
    },
  };
  return { on, runs };
}
