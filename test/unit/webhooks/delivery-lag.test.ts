import { describe, expect, it } from 'vitest';
import { createDeliveryLag } from '../../../server/delivery/queue/delivery-lag.ts';

function lagAt() {
  const state = { now: 1_000, utilization: 0 };
  const lag = createDeliveryLag({ elapsed: () => state.now, utilization: () => state.utilization });
  return { lag, state };
}

describe('the lag of delivery', () => {
  it('is 0 while nothing happens', () => {
    expect(lagAt().lag.current()).toBe(0);
  });

  it('is the age of what the relay takes up, for a moment', () => {
    const { lag, state } = lagAt();
    lag.relaying();
    lag.relayed(3, 400);
    expect(lag.current()).toBe(400);
    expect(lag.progress()).toBe(3);
    state.now += 250;
    expect(lag.current()).toBe(0);
  });

  it('grows while a committed event waits for the relay, and while a round of the relay takes long', () => {
    const { lag, state } = lagAt();
    lag.committed();
    state.now += 300;
    expect(lag.current()).toBe(300);
    lag.relaying();
    state.now += 100;
    expect(lag.current()).toBe(400);
    lag.relayed(1, undefined);
    expect(lag.current()).toBe(0);
  });

  it('takes late attempts for an endpoint’s slowness, unless the event loop is busy', () => {
    const { lag, state } = lagAt();
    lag.begun(900);
    lag.begun(1_100);
    expect(lag.current()).toBe(0);
    state.utilization = 0.95;
    state.now += 60;
    expect(lag.current()).toBe(1_000);
    expect(lag.progress()).toBe(2);
  });

  it('does not take a clock that was set back for an age', () => {
    const { lag } = lagAt();
    lag.relaying();
    lag.relayed(1, -5_000);
    expect(lag.current()).toBe(0);
  });
});
