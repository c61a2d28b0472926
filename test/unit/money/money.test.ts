/**
 * Random sequences of calls, bank outcomes, late callbacks, crashes and clock moves: charged, less refunded, less voided, is
 * what the gateway's own ledger says, for every one of 10,000.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reconcile } from '../../../scripts/faults/reconciliation.ts';
import { seeded } from '../../support/seeded.ts';
import { createEnvironment } from './environment.ts';
import { carryOut, letGoBesideOpenPage, settle, steps } from './steps.ts';

const SEQUENCES = 10_000;

const beginning = fc.constantFrom(
  { capture: 'charged', first: [] } as const,
  { capture: 'held', first: [] } as const,
  { capture: 'held', first: letGoBesideOpenPage } as const,
);

it('money is never wrong, whatever happens and wherever the process dies', { timeout: 300_000 }, async () => {
  const seen = new Map<string, number>();
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(beginning, steps, async ({ capture, first }, sequence) => {
      const env = createEnvironment(capture);
      for (const step of [...first, ...sequence]) count(await carryOut(env, step));
      await settle(env);
      expect(reconcile(env.order(), env.ledger())).toEqual([]);
      for (const { kind } of env.ledger()) count(kind);
      for (const { status } of env.order().txns) count(status);
      for (const { kind, status } of env.order().refunds) count(`${kind} refund ${status}`);
    }),
    { ...seeded(), numRuns: SEQUENCES },
  );
  // The run was no idle one.
  const moved = ['died', 'charge', 'hold', 'capture', 'void', 'refund', 'CHARGED', 'VOIDED', 'AUTO_REFUNDED'];
  const refunds = ['merchant refund SUCCESS', 'merchant refund FAILURE', 'auto refund SUCCESS'];
  for (const name of [...moved, ...refunds, 'merchant refund MANUAL_REVIEW']) {
    expect(seen.get(name) ?? 0, `"${name}" took place`).toBeGreaterThan(20);
  }
});
