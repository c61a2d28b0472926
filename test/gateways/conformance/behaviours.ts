/**
 * The conformance table: what every gateway connector does, produced by the calls of a merchant alone, over the real service
 * and the gateway's simulator. After each behaviour the gateway's ledger and the service's orders must agree.
 *
 * For a new connector: add a driver to drivers.ts (its cards, credentials and calls), its simulator to bench.ts, and, for each
 * behaviour that the gateway cannot do, the reason to the behaviour's `not`. The connector is done when the table passes.
 * test/gateways/live/ runs the behaviours with `live` against a gateway's test mode.
 */
import type { Behaviour } from './behaviour.ts';
import { declines } from './declines.ts';
import { faults } from './faults.ts';
import { holdsAndRefunds } from './holds-and-refunds.ts';
import { notifications } from './notifications.ts';
import { payments } from './payments.ts';
import { refundReviews } from './refund-reviews.ts';
import { unansweredHolds } from './unanswered-holds.ts';

export const behaviours: readonly Behaviour[] = [
  ...payments,
  ...holdsAndRefunds,
  ...unansweredHolds,
  ...refundReviews,
  ...declines,
  ...notifications,
  ...faults,
];
