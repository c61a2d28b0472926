import { expect, it } from 'vitest';
import { createProbes } from '../../../server/delivery/worker/probes.ts';

it('probes that were not sent are returned together, so that they share a command', async () => {
  const returned: string[] = [];
  const pending: (() => void)[] = [];
  const monitor = {
    takeProbe: async () => true,
    returnProbe(endpointKey: string) {
      returned.push(endpointKey);
      return new Promise<void>((resolve) => pending.push(resolve));
    },
  };
  const released = createProbes({ monitor, log: { warn: () => undefined } }).release(['one', 'two', 'three']);
  expect(returned).toEqual(['one', 'two', 'three']);
  for (const resolve of pending) resolve();
  await released;
});

it('a probe that cannot be returned is logged, and does not keep the others', async () => {
  const returned: string[] = [];
  const logged: string[] = [];
  const monitor = {
    takeProbe: async () => true,
    async returnProbe(endpointKey: string) {
      if (endpointKey === 'one') throw new Error('the database is away');
      returned.push(endpointKey);
    },
  };
  const log = { warn: (_: object, message: string) => void logged.push(message) };
  await createProbes({ monitor, log }).release(['one', 'two']);
  expect([returned, logged.length]).toEqual([['two'], 1]);
});
