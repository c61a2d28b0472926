/** What came out, as a text to keep. */
import { runFacts } from '../../../scripts/bench/report/machine.ts';

/** How often, by order id. */
export type Ledger = ReadonlyMap<string, number>;

export interface BothEnds {
  readonly seconds: number;
  readonly seed: number;
  readonly orders: number;
  readonly kills: { readonly shop: number; readonly service: number };
  readonly ledgers: { readonly charged: Ledger; readonly credited: Ledger };
}

const SHOWN = 20;

export function reportOf({ seconds, seed, orders, kills, ledgers: { charged, credited } }: BothEnds): string {
  const ids = new Set([...charged.keys(), ...credited.keys()]);
  const unequal = [...ids].filter((id) => charged.get(id) !== 1 || credited.get(id) !== 1);
  const lines = unequal
    .slice(0, SHOWN)
    .map((id) => `- ${id}: charged ${charged.get(id) ?? 0}, credited ${credited.get(id) ?? 0}`);
  return [
    '# Both ends under random kills',
    '',
    'Written by `npm run faults:kit`: customers pay while the service and a shop with the receiver kit (`transactional`, MongoDB)',
    'are killed by SIGKILL at random moments and started again.',
    '',
    `- ${runFacts()}; ${seconds} s of kills, seed ${seed}`,
    `- ${kills.service} kills of the service, ${kills.shop} of the shop`,
    `- ${orders} orders paid; charged by the gateway: ${charged.size}; credited by the shop: ${credited.size}`,
    `- orders whose two ledgers are not exactly one and one: ${unequal.length}`,
    ...lines,
    `- ledgers equal: ${unequal.length === 0 && charged.size === orders ? 'yes' : 'NO'}`,
    '',
  ].join('\n');
}
