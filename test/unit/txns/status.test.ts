import { describe, expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import { canMove, holdsOrder, phaseOf, txnMoves } from '../../../server/domain/payments/txn-status.ts';
import { finalStatuses, holders, moves, phases } from '../../support/status-rules.ts';

const all = Object.values(TxnStatus);

describe('the statuses of a transaction', () => {
  it('move as the written rules say, and nowhere else', () => {
    const built = Object.fromEntries(all.map((from) => [from, [...txnMoves[from]].sort()]));
    const written = Object.fromEntries(all.map((from) => [from, [...moves[from]].sort()]));
    expect(built).toEqual(written);
  });

  it('go only where the table lets them, for every pair', () => {
    const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));
    const wrong = pairs.filter(({ from, to }) => canMove(from, to) !== moves[from].includes(to));
    expect(wrong).toEqual([]);
  });

  it('never stay where they are by a move, and lead to no status twice', () => {
    for (const from of all) {
      expect(txnMoves[from]).not.toContain(from);
      expect(new Set(txnMoves[from]).size).toBe(txnMoves[from].length);
    }
  });

  it('are final when the money is in, given back or let go', () => {
    expect(all.filter((status) => txnMoves[status].length === 0).sort()).toEqual([...finalStatuses].sort());
  });

  it('can all be reached from a start, except the one that only earlier versions set', () => {
    const reached = new Set<TxnStatus>([TxnStatus.STARTED]);
    for (const status of reached) for (const next of txnMoves[status]) reached.add(next);
    expect([...reached, TxnStatus.VBV_SUCCESSFUL].sort()).toEqual([...all].sort());
  });

  it('hold the order while money moves or has moved', () => {
    expect(all.filter(holdsOrder).sort()).toEqual([...holders].sort());
  });

  it('mean the same for their order as the written rules say', () => {
    expect(Object.fromEntries(all.map((status) => [status, phaseOf(status)]))).toEqual(phases);
  });
});
