/**
 * The health of payments, keys and the database as metrics, loaded when the metrics are read. While the database is unavailable,
 * the figures that come from it are absent: `database_up` says so.
 */
import { Gauge, type Registry } from 'prom-client';
import type { DatabaseHealth } from '../../storage/mongo/database-health.ts';
import { MOST_ORDERS, type PaymentHealth } from '../../storage/payment-health.ts';

interface HealthGauge<Figures> {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** The values, with those of the labels in their order. */
  readonly values: (figures: Figures) => readonly (readonly [value: number | null, ...labels: string[]])[];
}

const paymentGauges: readonly HealthGauge<PaymentHealth>[] = [
  {
    name: 'payment_attempts_pending',
    help: `Orders with an open attempt that has not moved for this many seconds or more, counted up to ${MOST_ORDERS}. Waiting for: the customer at the bank, or the gateway.`,
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
    name: 'key_age_seconds',
    help: "Age of keys: the vault's sealing key, since its first use, and the oldest active message key of a merchant.",
    labels: ['key'],
    values: ({ vaultKeySeconds, messageKeySeconds }) => [
      [vaultKeySeconds, 'vault'],
      [messageKeySeconds, 'message'],
    ],
  },
];

const databaseGauges: readonly HealthGauge<DatabaseHealth>[] = [
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
    help: 'Members of the replica set by state, as this process sees them.',
    labels: ['state'],
    values: ({ members }) =>
      ['primary', 'secondary', 'other', 'unreachable'].map((state) => [
        [...members.values()].filter((each) => each === state).length,
        state,
      ]),
  },
];

/** Gauges that share one load, as all are read at once. */
function registerTogether<Figures>(
  registry: Registry,
  gauges: readonly HealthGauge<Figures>[],
  load: () => Promise<Figures>,
): void {
  let pending: Promise<Figures | null> | undefined;
  const figures = () => {
    pending ??= load()
      .catch(() => null)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  for (const { name, help, labels = [], values } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const current = await figures();
        this.reset();
        // Without a label, a gauge that is reset shows 0.
        if (labels.length === 0) this.remove();
        for (const [value, ...of] of current === null ? [] : values(current)) {
          if (value !== null)
            this.set(Object.fromEntries(labels.map((label, index) => [label, of[index] ?? ''])), value);
        }
      },
    });
  }
}

export function registerPaymentMetrics(registry: Registry, load: () => Promise<PaymentHealth>): void {
  registerTogether(registry, paymentGauges, load);
}

export function registerDatabaseMetrics(registry: Registry, load: () => Promise<DatabaseHealth>): void {
  registerTogether(registry, databaseGauges, load);
}
