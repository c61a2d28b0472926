/** Figures that take long to load are reused, so that Prometheus does not keep the database busy. */
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerLoadedGauges } from '../../../server/http/observability/loaded-gauges.ts';

/** A registry with two gauges over one load, which takes `tookMs`. */
function plant(tookMs: number) {
  const registry = new Registry();
  const gauge = { help: 'a test', values: (loads: number) => [[loads] as const] };
  const clock = { now: 0, loads: 0, isDown: false };
  const load = async () => {
    clock.now += tookMs;
    clock.loads += 1;
    if (clock.isDown) throw new Error('down');
    return clock.loads;
  };
  const gauges = [
    { ...gauge, name: 'one' },
    { ...gauge, name: 'two' },
  ];
  registerLoadedGauges(registry, gauges, load, 'no-values', () => clock.now);
  return { clock, read: () => registry.metrics() };
}

it('gauges that are read together share a load, and a quick one is not reused', async () => {
  const { clock, read } = plant(5);
  await read();
  expect(clock.loads).toBe(1);
  expect(await read()).toContain('\none 2');
});

it('a load of 0.4 s is reused for 40 s', async () => {
  const { clock, read } = plant(400);
  await read();
  clock.now = 39_900;
  expect(await read()).toContain('\none 1');
  clock.now = 40_000;
  expect(await read()).toContain('\ntwo 2');
});

it('no load is reused for more than a minute', async () => {
  const { clock, read } = plant(5_000);
  await read();
  clock.now = 60_000;
  expect(await read()).toContain('\none 2');
});

it('a failed load is not reused, however long it took', async () => {
  const { clock, read } = plant(400);
  clock.isDown = true;
  await read();
  clock.isDown = false;
  expect(await read()).toContain('\none 2');
});
