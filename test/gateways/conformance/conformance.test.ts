/** Runs the conformance table over every gateway: see behaviours.ts. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { behaviours } from './behaviours.ts';
import { type Bench, openBench, type TestShop } from './bench.ts';
import { drivers } from './drivers.ts';
import { bothLedgers } from './ledgers.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
afterEach(() => {
  for (const { outside } of drivers) if (outside !== null) bench.simulatorOf(outside).clearFaults();
});

describe.each(drivers.map((driver) => ({ name: driver.name, driver })))('$name', ({ name, driver }) => {
  for (const behaviour of behaviours) {
    const reason = behaviour.not?.[name];
    if (reason !== undefined) {
      test.skip(`${behaviour.name} (not with ${name}: ${reason})`, () => undefined);
      continue;
    }
    test(behaviour.name, async () => {
      const shop = await bench.open({ drivers: [driver] });
      const shops: TestShop[] = [shop];
      await behaviour.run({
        bench,
        driver,
        shop,
        async open(options) {
          const another = await bench.open(options);
          shops.push(another);
          return another;
        },
      });
      if (behaviour.ledgersDiffer !== undefined) return;
      for (const one of shops) {
        await bench.settleAll(one);
        const { gateway, service } = await bothLedgers(bench, one);
        expect(service).toEqual(gateway);
      }
    });
  }
});
