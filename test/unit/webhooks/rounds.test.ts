import { expect, it, vi } from 'vitest';
import { createRounds } from '../../../server/delivery/rounds.ts';
import type { Dispatched } from '../../../server/delivery/worker/dispatcher.ts';
import { createDueTimes, createWakeUp } from '../../../server/delivery/worker/wake-up.ts';
import { NO_GROUP } from '../../../server/delivery/worker/worker-group.ts';

const NOTHING: Dispatched = { claimed: 0, asked: 0, healthy: 'none', extent: 'all' };

/** Rounds that claim by `dispatch`, on a clock of their own. */
function rounds(dispatch: () => Promise<Dispatched>, isAnythingDue: boolean) {
  let now = 0;
  const elapsed = () => now;
  const stopping = new AbortController();
  const wakeUp = createWakeUp();
  const due = createDueTimes({ pollMs: 1, elapsed });
  const notify = () => {
    due.notify();
    wakeUp.notify();
  };
  const looked = vi.fn(async () => isAnythingDue);
  const created = createRounds({
    relay: { run: async () => ({ events: 0, left: 0, state: 'done' }), readNext() {} },
    dispatcher: { dispatch },
    sweeps: { run: async () => 0, startInBackground() {} },
    due,
    wakeUp,
    notify,
    group: NO_GROUP,
    isAnythingDue: looked,
    pollMs: 1,
    elapsed,
    stopping: stopping.signal,
    relayed() {},
    log: { info() {}, warn() {}, error() {} },
  });
  const advance = (ms: number) => {
    now += ms;
  };
  return { ...created, advance, looked, notify, stop: () => stopping.abort() };
}

it('the age of the last claim grows while a claim does not return', async () => {
  let end = (_: Dispatched): void => undefined;
  const dispatch = vi.fn(() => new Promise<Dispatched>((resolve) => (end = resolve)));
  const worker = rounds(dispatch, true);
  worker.notify();
  const ended = worker.loop();
  await vi.waitUntil(() => dispatch.mock.calls.length === 1);
  worker.advance(90_000);
  // Further rounds wait for it.
  const looks = worker.looked.mock.calls.length;
  await vi.waitUntil(() => worker.looked.mock.calls.length > looks + 1);
  expect(worker.claimAgeMs()).toBe(90_000);
  end(NOTHING);
  await vi.waitUntil(() => worker.claimAgeMs() === 0);
  worker.stop();
  end(NOTHING);
  await ended;
});

it('it does not grow while nothing is due', async () => {
  const worker = rounds(async () => NOTHING, false);
  const ended = worker.loop();
  worker.advance(90_000);
  await vi.waitUntil(() => worker.claimAgeMs() === 0);
  worker.stop();
  await ended;
});
