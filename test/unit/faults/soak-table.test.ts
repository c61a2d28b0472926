/** The table of a soak: what else the machine had to do stands beside each rate, since a busy machine explains a slow one. */
import { expect, it } from 'vitest';
import { type Sample, soakTable } from '../../../scripts/soak/result.ts';

const MIB = 2 ** 20;
const sample = (minute: number, load: number): Sample => ({
  seconds: minute * 60,
  service: { resident: 200 * MIB, heap: 60 * MIB },
  worker: { resident: 150 * MIB, heap: 30 * MIB },
  orders: minute * 1_200,
  latencies: [12, 12],
  load,
});

it('has the load of the machine in each row', () => {
  const rows = soakTable([sample(1, 1.9), sample(2, 6.25)])
    .split('\n')
    .slice(2);
  expect(rows).toEqual([
    '| 0.0–1.0 | 200 | 60 | 150 | 30 | 20 | 12.0 / 12.0 | 1.9 |',
    '| 1.0–2.0 | 200 | 60 | 150 | 30 | 20 | 12.0 / 12.0 | 6.3 |',
  ]);
});
