/**
 * The health of payments, keys and the database as metrics, loaded when the metrics are read. While the database is unavailable,
 * the figures that come from it are absent: `database_up` says so.
 */
import type { Registry } from 'prom-client';
import type { DatabaseHealth } from '../../storage/mongo/database-health.ts';
import { MOST_ORDERS, type PaymentHealth } from '../../storage/payment-health.ts';
import { type LoadedGauge, registerLoadedGauges } from './loaded-gauges.ts';

const paymentGauges: readonly LoadedGauge<PaymentHealth>[] = [
  {
    name: 'payment_attempts_pending',
    help: `Orders with an open attempt that has not moved for this many seconds or more, counted up to ${MOST_ORDERS} of each status. Waiting for: the customer at the bank, or the gateway.`,
    labels: ['waiting_for', 'older_than'],
    values: ({ pending }) => pending.map(({ waitingFor, age, orders }) => [orders, waitingFor, String(age)]),
  },
  {
    name: 'payment_reconciler_due_orders',
    help: `Orders that are due for the reconciler, counted up to ${MOST_ORDERS}.`,
    values: ({ due }) => [[due]],
  },
  {
    name: 'payment_reconciler_lag_seconds',
    help: 'Time since the first of the orders that are due for the reconciler became due; 0 for none.',
    values: ({ dueSeconds }) => [[dueSeconds]],
  },
  {
    name: 'order_index_lag_seconds',
    help: 'Time since the first of the orders became due that the order index has yet to show in their present state; 0 for none.',
    values: ({ unindexedSeconds }) => [[unindexedSeconds]],
  },
  {
    name: 'key_age_seconds',
    help: "Age of keys: the vault's sealing key, since its first use, and the oldest active message key of a merchant.",
    labels: ['key'],
    values: ({ vaultKeySeconds, messageKeySeconds }) => [
      [vaultKeySeconds, 'vault'],
      [messageKeySeconds, 'message'],
    ],
  },
];

const databaseGauges: readonly LoadedGauge<DatabaseHealth>[] = [
  {
    name: 'database_up',
    help: '1 if the primary of the database answers this process, otherwise 0.',
    values: ({ ping }) => [[ping === null ? 0 : 1]],
  },
  {
    name: 'database_ping_seconds',
    help: 'Round trip of a ping to the primary of the database.',
    values: ({ ping }) => [[ping]],
  },
  {
    name: 'database_connections',
    help: 'Connections of this process that carry out a command (in_use), and commands that wait for a connection (awaited).',
    labels: ['state'],
    values: ({ inUse, waiting }) => [
      [inUse, 'in_use'],
      [waiting, 'awaited'],
    ],
  },
  {
    name: 'database_members',
    help: 'Members of the replica set, or routers of the sharded cluster, by state, as this process sees them.',
    labels: ['state'],
    values: ({ members }) =>
      ['primary', 'secondary', 'router', 'other', 'unreachable'].map((state) => [
        [...members.values()].filter((each) => each === state).length,
        state,
      ]),
  },
];

export function registerPaymentMetrics(registry: Registry, load: () => Promise<PaymentHealth>): void {
  registerLoadedGauges(registry, paymentGauges, load, 'no-values');
}

export function registerDatabaseMetrics(registry: Registry, load: () => Promise<DatabaseHealth>): void {
  registerLoadedGauges(registry, databaseGauges, load, 'no-values');
}
