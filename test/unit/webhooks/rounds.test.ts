import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRounds } from '../../../server/delivery/rounds.ts';
import type { Dispatched } from '../../../server/delivery/worker/dispatcher.ts';
import { createDueTimes, createWakeUp } from '../../../server/delivery/worker/wake-up.ts';
import { NO_GROUP } from '../../../server/delivery/worker/worker-group.ts';

const NOTHING: Dispatched = { claimed: 0, asked: 0, healthy: 'none', extent: 'all' };

/** Rounds that claim by `dispatch`, and relay `events` in each round. */
function rounds(
  dispatch: () => Promise<Dispatched>,
  isAnythingDue: boolean,
  { events = 0, elapsed }: { readonly events?: number; readonly elapsed: () => number },
) {
  const stopping = new AbortController();
  const wakeUp = createWakeUp();
  const due = createDueTimes({ pollMs: 1, elapsed });
  const notify = () => {
    due.notify();
    wakeUp.notify();
  };
  const looked = vi.fn(async () => isAnythingDue);
  const created = createRounds({
    relay: { run: async () => ({ events, left: 0, state: 'done' }), readNext() {} },
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
  return { ...created, looked, notify, stop: () => stopping.abort() };
}

it('the age of the last claim grows while a claim does not return', async () => {
  let end = (_: Dispatched): void => undefined;
  const dispatch = vi.fn(() => new Promise<Dispatched>((resolve) => (end = resolve)));
  let now = 0;
  const worker = rounds(dispatch, true, { elapsed: () => now });
  worker.notify();
  const ended = worker.loop();
  await vi.waitUntil(() => dispatch.mock.calls.length === 1);
  now += 90_000;
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
  let now = 0;
  const worker = rounds(async () => NOTHING, false, { elapsed: () => now });
  const ended = worker.loop();
  now += 90_000;
  await vi.waitUntil(() => worker.claimAgeMs() === 0);
  worker.stop();
  await ended;
});

describe('the pause after a claim', () => {
  afterEach(() => void vi.useRealTimers());

  /** Milliseconds from the end of the first claim, which takes `tookMs`, to the second. */
  async function pauseAfter(dispatched: Partial<Dispatched>, tookMs: number, events: number): Promise<number> {
    vi.useFakeTimers();
    const began: number[] = [];
    const dispatch = async (): Promise<Dispatched> => {
      began.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, tookMs));
      return { claimed: 8, asked: 8, healthy: 'waiting', extent: 'very-many', ...dispatched };
    };
    const worker = rounds(dispatch, true, { events, elapsed: () => Date.now() });
    worker.notify();
    const ended = worker.loop();
    while (began.length < 2) await vi.advanceTimersByTimeAsync(1);
    worker.stop();
    await vi.advanceTimersByTimeAsync(tookMs);
    await ended;
    const [first = 0, second = 0] = began;
    return second - first - tookMs;
  }

  it.each([
    ['among very many, while healthy ones wait', {}, 20, 0, 20],
    ['among very many, while only dead ones wait', { healthy: 'none' }, 20, 0, 80],
    ['among very many, while new events come in', {}, 20, 1, 80],
    ['among very many, after a long one', {}, 200, 1, 500],
    ['of all that are due', { extent: 'all' }, 20, 1, 0],
    ['of a page', { extent: 'page' }, 20, 1, 0],
  ] as const)('%s', async (_, dispatched, tookMs, events, pauseMs) => {
    // A timer may fire a millisecond later.
    expect(await pauseAfter(dispatched, tookMs, events)).toBeOneOf([pauseMs, pauseMs + 1]);
  });
});
