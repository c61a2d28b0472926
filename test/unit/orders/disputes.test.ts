/**
 * The pure steps of disputes: which reports open, end and reverse one, and what never changes by them.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DisputeStatus, type EventName, OrderStatus } from '../../../generated/values.ts';
import { toWireOrder } from '../../../server/api/orders/wire.ts';
import { claimOrder } from '../../../server/domain/payments/claim-order.ts';
import { applyDispute, MOST_DISPUTES } from '../../../server/domain/payments/disputes.ts';
import { nextRunAt } from '../../../server/domain/payments/next-run.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import type { DisputeReport } from '../../../server/domain/ports/gateway-connector.ts';
import { disputeReport, later, MINUTE, sampleOrder, withAttempt } from '../../support/order-samples.ts';
import { seeded } from '../../support/seeded.ts';

const paid: Order = { ...withAttempt(sampleOrder(), 'CHARGED'), status: OrderStatus.CHARGED };
const RESPOND_BY = later(14 * 24 * 60 * MINUTE);

const report = (status: DisputeReport['status'], at: number, change: Partial<DisputeReport> = {}) =>
  disputeReport({ id: 'dp_1', status, at: later(at), ...change });

interface Played {
  readonly order: Order;
  readonly events: readonly EventName[];
}

/** The order after these reports, each a second after the one before, and every event that they raised. */
function play(order: Order, ...reports: readonly DisputeReport[]): Played {
  return reports.reduce<Played>(
    (before, each, index) => {
      const decision = applyDispute(before.order, 'txn_1', each, later(1_000 * (index + 1)));
      if (decision.kind !== 'step') return before;
      return { order: decision.order, events: [...before.events, ...decision.events] };
    },
    { order, events: [] },
  );
}

const statusesOf = ({ disputes = [] }: Order) => disputes.map(({ status }) => status);

describe('the first report of a dispute', () => {
  it('opens it', () => {
    const decision = applyDispute(paid, 'txn_1', report('open', 500, { respondBy: RESPOND_BY }), later(1_000));
    expect(decision).toMatchObject({ kind: 'step', events: ['DISPUTE_OPENED'] });
    const { order } = play(paid, report('open', 500, { respondBy: RESPOND_BY }));
    expect(order.updatedAt).toEqual(later(1_000));
    expect(order.disputes).toEqual([
      {
        id: 'dp_1',
        txnUuid: 'txn_1',
        txnId: 'shop-ORD-1-1',
        status: DisputeStatus.OPEN,
        money: { minor: 10_000, currency: 'INR' },
        reason: '13.1',
        respondBy: RESPOND_BY,
        reportedAt: later(500),
        createdAt: later(1_000),
        updatedAt: later(1_000),
      },
    ]);
  });

  it.each([
    ['won', ['DISPUTE_OPENED', 'DISPUTE_WON'], DisputeStatus.WON],
    ['lost', ['DISPUTE_OPENED', 'DISPUTE_LOST'], DisputeStatus.LOST],
  ] as const)('that says %s opens and ends it in one step', (status, events, shown) => {
    const played = play(paid, report(status, 0, { respondBy: RESPOND_BY }));
    expect(played.events).toEqual(events);
    expect(played.order.disputes).toMatchObject([{ status: shown, respondBy: null }]);
  });

  it('of an unknown transaction changes nothing', () => {
    expect(applyDispute(paid, 'txn_2', report('open', 0), later(1)).kind).toBe('no-change');
  });

  it(`is refused for the dispute after ${MOST_DISPUTES}; known ones still end`, () => {
    const reports = Array.from({ length: MOST_DISPUTES }, (_, index) => report('open', 0, { id: `dp_${index}` }));
    const { order } = play(paid, ...reports);
    expect(order.disputes).toHaveLength(MOST_DISPUTES);
    const another = applyDispute(order, 'txn_1', report('open', 0, { id: 'dp_more' }), later(1));
    expect(another).toEqual({ kind: 'refusal', code: 'request.exceeded' });
    expect(play(order, report('lost', 1, { id: 'dp_0' })).events).toEqual(['DISPUTE_LOST']);
  });

  it('with the id of a dispute of another attempt opens one of its own', () => {
    const twice = withAttempt(paid, 'AUTO_REFUNDED');
    const { order } = play(twice, report('open', 0));
    const other = applyDispute(order, 'txn_2', report('open', 0), later(1));
    expect(other).toMatchObject({ kind: 'step', events: ['DISPUTE_OPENED'] });
  });
});

describe('a later report', () => {
  const [open, won, lost] = [report('open', 1), report('won', 2), report('lost', 2)];
  const { OPEN, WON, LOST } = DisputeStatus;

  it.each([
    ['of the same opening', [open, open], ['DISPUTE_OPENED'], OPEN],
    ['that it is won', [open, won], ['DISPUTE_OPENED', 'DISPUTE_WON'], WON],
    ['that it is lost', [open, lost], ['DISPUTE_OPENED', 'DISPUTE_LOST'], LOST],
    ['of the same result', [open, won, won], ['DISPUTE_OPENED', 'DISPUTE_WON'], WON],
    ['of the opening, after the result', [won, open], ['DISPUTE_OPENED', 'DISPUTE_WON'], WON],
    ['of a newer opening, after the result', [won, report('open', 9)], ['DISPUTE_OPENED', 'DISPUTE_WON'], WON],
    [
      'of a second chargeback, after it was won',
      [open, won, report('lost', 3)],
      ['DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST'],
      LOST,
    ],
    [
      'of a reversal, after it was lost',
      [open, lost, report('won', 3), report('won', 3)],
      ['DISPUTE_OPENED', 'DISPUTE_LOST', 'DISPUTE_WON'],
      WON,
    ],
    ['of an earlier result, late', [open, report('lost', 3), won], ['DISPUTE_OPENED', 'DISPUTE_LOST'], LOST],
    [
      'of a result by a gateway whose clock was set back',
      [report('open', 9), won],
      ['DISPUTE_OPENED', 'DISPUTE_WON'],
      WON,
    ],
  ] as const)('%s', (_, reports, events, status) => {
    const played = play(paid, ...reports);
    expect(played.events).toEqual(events);
    expect(statusesOf(played.order)).toEqual([status]);
  });

  it('of an open dispute updates its details without an event; an older one does not', () => {
    const money = { minor: 4_000, currency: 'INR' } as const;
    const played = play(
      paid,
      report('open', 5, { respondBy: RESPOND_BY }),
      report('open', 6, { money, reason: '' }),
      report('open', 4, { reason: '10.4' }),
    );
    expect(played.events).toEqual(['DISPUTE_OPENED']);
    expect(played.order.disputes).toMatchObject([
      { money, reason: '13.1', respondBy: RESPOND_BY, createdAt: later(1_000), updatedAt: later(2_000) },
    ]);
  });

  it('of a result ends the time to respond, and keeps the reason', () => {
    const { order } = play(paid, report('open', 5, { respondBy: RESPOND_BY }), report('won', 6, { reason: '' }));
    expect(order.disputes).toMatchObject([{ status: WON, respondBy: null, reason: '13.1' }]);
  });
});

it('a merchant who takes the order over from an anonymous caller keeps its disputes', () => {
  const { order } = play({ ...paid, openedBy: 'stranger' }, report('open', 0));
  const claimed = claimOrder(order, { ...sampleOrder(), createdAt: later(5_000) }, 'rfd_over');
  expect(claimed).toMatchObject({ kind: 'step', order: { disputes: order.disputes } });
});

describe('whatever a gateway reports, in any order and however often', () => {
  const reports = fc.array(
    fc.record({
      id: fc.constantFrom('dp_1', 'dp_2', 'dp_3'),
      status: fc.constantFrom('open', 'won', 'lost'),
      at: fc.integer({ min: 0, max: 9 }).map(later),
      reason: fc.constantFrom('', '10.4', '13.1'),
      money: fc.integer({ min: 1, max: 10_000 }).map((minor) => ({ minor, currency: 'INR' as const })),
      respondBy: fc.constantFrom(null, RESPOND_BY),
    }),
    { maxLength: 12 },
  );
  const names = { OPEN: 'DISPUTE_OPENED', WON: 'DISPUTE_WON', LOST: 'DISPUTE_LOST' } as const;

  it('each dispute is opened once, then each change of its status raises its event once', () => {
    fc.assert(
      fc.property(reports, (all) => {
        for (const id of ['dp_1', 'dp_2', 'dp_3']) {
          const { events, order } = play(paid, ...all.filter((each) => each.id === id));
          const [opened, ...results] = events;
          if (opened === undefined) {
            expect(order).toBe(paid);
            continue;
          }
          expect(opened).toBe('DISPUTE_OPENED');
          expect(results).not.toContain('DISPUTE_OPENED');
          for (const [index, name] of results.entries()) expect(name).not.toBe(results[index - 1]);
          expect(statusesOf(order).map((status) => names[status])).toEqual(events.slice(-1));
        }
      }),
      { ...seeded(), numRuns: 1_000 },
    );
  });

  it('nothing else of the order changes, and the reconciler has nothing to do', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { order } = play(paid, ...all);
        const { disputes: _, updatedAt: __, ...rest } = order;
        const { updatedAt: ___, ...before } = paid;
        expect(rest).toEqual(before);
        expect(nextRunAt(order)).toEqual(nextRunAt(paid));
        const { refunded, amount_refunded: sum, status } = toWireOrder(order, '2025-01-10');
        expect([refunded, sum, status]).toEqual([false, 0, 'CHARGED']);
      }),
      { ...seeded(), numRuns: 1_000 },
    );
  });

  it('a report that is repeated at once changes nothing', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const doubled = all.flatMap((each) => [each, each]);
        expect(play(paid, ...doubled).events).toEqual(play(paid, ...all).events);
        const { order } = play(paid, ...all);
        const last = all.at(-1);
        if (last !== undefined) expect(applyDispute(order, 'txn_1', last, later(MINUTE)).kind).toBe('no-change');
      }),
      { ...seeded(), numRuns: 1_000 },
    );
  });

  it('the newest of two results stands, whichever arrives first', () => {
    const results = fc.tuple(fc.constantFrom('won', 'lost'), fc.constantFrom('won', 'lost'));
    fc.assert(
      fc.property(results, ([first, second]) => {
        const [older, newer] = [report(first, 1), report(second, 2)];
        const wanted = [second === 'won' ? DisputeStatus.WON : DisputeStatus.LOST];
        expect(statusesOf(play(paid, older, newer).order)).toEqual(wanted);
        expect(statusesOf(play(paid, newer, older).order)).toEqual(wanted);
      }),
      seeded(),
    );
  });
});
