/**
 * A handler that counts its runs and does what the test says, and deliveries of new events for it.
 */
import { EventName, type Handlers } from '../../../receiver-kit/src/index.ts';
import { anEvent, type Delivery, deliveryOf } from './delivery.ts';

let events = 0;

/** A delivery of a new event. */
export function aDelivery(): Delivery {
  events += 1;
  return deliveryOf(anEvent({ id: `evt_once_${events}` }));
}

/** `runs` holds the `attempt` of each run. `act` is told how many runs there were, this one included. */
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
