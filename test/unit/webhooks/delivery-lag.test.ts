import { describe, expect, it } from 'vitest';
import { createDeliveryLag } from '../../../server/delivery/queue/delivery-lag.ts';

function lagAt(process: 'service' | 'worker' = 'service') {
  const state = { now: 1_000, utilization: 0 };
  const lag = createDeliveryLag({ elapsed: () => state.now, utilization: () => state.utilization, process });
  return { lag, state };
}

describe('the lag of delivery', () => {
  it('is 0 while nothing happens', () => {
    expect(lagAt().lag.current()).toBe(0);
  });

  it('is the age of what the relay takes up, for a moment', () => {
    const { lag, state } = lagAt();
    lag.relaying();
    lag.relayed(Array.from({ length: 30 }, () => 400));
    expect(lag.current()).toBe(400);
    state.now += 250;
    expect(lag.current()).toBe(0);
  });

  it('grows while a committed event waits for the relay, and while a round of the relay takes long', () => {
    const { lag, state } = lagAt();
    for (let event = 0; event < 40; event += 1) lag.committed();
    state.now += 300;
    expect(lag.current()).toBe(300);
    lag.relaying();
    state.now += 100;
    expect(lag.current()).toBe(400);
    lag.relayed([]);
    expect(lag.current()).toBe(0);
  });

  it('takes late attempts for an endpoint’s slowness, unless the event loop is busy', () => {
    const { lag, state } = lagAt();
    for (let event = 0; event < 10; event += 1) lag.begun(event % 2 === 0 ? 900 : 1_100, 'shop');
    expect(lag.current()).toBe(0);
    state.utilization = 0.95;
    state.now += 200;
    for (let event = 0; event < 10; event += 1) lag.begun(1_100, 'shop');
    expect(lag.current()).toBe(1_100);
  });

  it('takes a worker for busy that shares its processor with a service', () => {
    const { lag, state } = lagAt('worker');
    state.utilization = 0.4;
    for (let event = 0; event < 40; event += 1) lag.begun(400, 'shop');
    expect(lag.current()).toBe(400);
    const other = lagAt('service');
    other.state.utilization = 0.4;
    for (let event = 0; event < 40; event += 1) other.lag.begun(400, 'shop');
    expect(other.lag.current()).toBe(0);
  });

  it('is not raised by endpoints that are behind while more are not, however many events they have', () => {
    const { lag, state } = lagAt();
    state.utilization = 1;
    for (let event = 0; event < 40; event += 1) lag.begun(60_000, `slow ${event % 2}`);
    for (let event = 0; event < 6; event += 1) lag.begun(5, `quick ${event % 3}`);
    state.now += 60;
    expect(lag.current()).toBe(5);
  });

  it('is not raised by one endpoint of two, or by one merchant of two, however many endpoints it has', () => {
    const { lag, state } = lagAt();
    state.utilization = 1;
    for (let event = 0; event < 40; event += 1) lag.begun(60_000, 'shop https://slow.example');
    lag.begun(5, 'shop https://quick.example');
    expect(lag.current()).toBe(5);
    const other = lagAt();
    other.state.utilization = 1;
    for (let event = 0; event < 40; event += 1) other.lag.begun(10_000, `rival https://${event}.example`);
    other.lag.begun(6, 'shop https://quick.example');
    expect(other.lag.current()).toBe(6);
  });

  it('names the merchants whose own events are on time while those of most are late', () => {
    const { lag, state } = lagAt();
    const begin = () => {
      for (const merchant of ['one', 'two', 'three', 'four', 'five'])
        for (let event = 0; event < 10; event += 1) lag.begun(60_000, `${merchant} https://${event}.example`);
      for (let event = 0; event < 5; event += 1) lag.begun(12, 'quick https://quick.example');
      lag.begun(51, 'almost https://almost.example');
      // Most of its endpoints are quick, and one is late.
      for (let event = 0; event < 4; event += 1) lag.begun(5, `rival https://${event}.example`);
      lag.begun(60_000, 'rival https://slow.example');
    };
    begin();
    expect([lag.current(), lag.onTime()]).toEqual([0, []]);
    state.utilization = 1;
    state.now += 200;
    begin();
    expect([lag.current(), lag.onTime()]).toEqual([60_000, ['quick']]);
    expect(['quick', 'one', 'unknown'].map(lag.isOnTime)).toEqual([true, false, false]);
    // Relaying is behind for every merchant.
    lag.relayed(Array.from({ length: 30 }, () => 400));
    expect(lag.onTime()).toEqual([]);
  });

  it('is asked by every order that waits, and looks once in ten milliseconds', () => {
    let looks = 0;
    const state = { now: 1_000 };
    const utilization = () => {
      looks += 1;
      return 1;
    };
    const elapsed = () => {
      // A look asks for the time several times.
      looks += 1;
      return state.now;
    };
    const lag = createDeliveryLag({ elapsed, utilization, process: 'service' });
    for (let event = 0; event < 1_000; event += 1) lag.begun(60_000, `m${event} https://shop.example`);
    lag.isOnTime('m0');
    looks = 0;
    for (let order = 0; order < 1_000; order += 1) lag.isOnTime(`m${order}`);
    expect(looks).toBe(1_000);
    state.now += 10;
    lag.isOnTime('m0');
    expect(looks).toBeGreaterThan(1_001);
  });

  it('names no merchant while most are about as late', () => {
    const { lag, state } = lagAt();
    state.utilization = 1;
    for (let event = 0; event < 100; event += 1) lag.begun(30 + event, `m${event} https://shop.example`);
    expect([lag.current(), lag.onTime().length]).toEqual([79, 0]);
  });

  it('is not raised by single old events: by an outbox that was refused for an hour, or the first after a failure', () => {
    const { lag } = lagAt();
    lag.relaying();
    lag.relayed([7_000]);
    expect(lag.current()).toBe(0);
    lag.relayed([5, 5, 3_600_000, 5, 5]);
    expect(lag.current()).toBe(0);
  });

  it('is 0 while few events wait, however long: orders would wait for nothing', () => {
    const { lag, state } = lagAt();
    state.utilization = 1;
    lag.relaying();
    lag.relayed([900, 900]);
    for (let event = 0; event < 5; event += 1) lag.begun(900, 'shop');
    for (let event = 0; event < 20; event += 1) lag.committed();
    state.now += 70;
    expect(lag.current()).toBe(0);
  });

  it('does not take a clock that was set back for an age', () => {
    const { lag } = lagAt();
    lag.relaying();
    lag.relayed([-5_000]);
    expect(lag.current()).toBe(0);
  });
});
