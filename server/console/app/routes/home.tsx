/** Home: today and the last 30 days by currency, and what needs attention; for a new merchant the way to the first payment. */
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useAddressQuery } from '../parts/address.ts';
import { wordsOf } from '../parts/badge.tsx';
import { Chart } from '../parts/chart.tsx';
import { SelectField } from '../parts/fields.tsx';
import { formatAmount } from '../parts/money.ts';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { toTimestamp } from '../parts/time.tsx';
import styles from './home.module.css';
import { Attention, ordersWith } from './home-attention.tsx';
import { FirstSteps } from './home-first-steps.tsx';

type Currency = Schemas['MetricsCurrency'];

const DAYS = 30;
const LOOK_MS = 30_000;
const MOST_REASONS = 8;

/** The last 30 days in the viewer's zone, today included. */
function lastDays() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Browsers that do not know the zone say so.
  const timezone = timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  const from = new Date(today);
  from.setDate(from.getDate() - DAYS + 1);
  const to = new Date(today);
  to.setDate(to.getDate() + 1);
  return { from: toTimestamp(from), to: toTimestamp(to), interval: 'day', timezone } as const;
}

const percent = (rate: number | null) =>
  rate === null ? '—' : rate.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });

function Figure({ name, value, note }: { readonly name: string; readonly value: string; readonly note: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value}
        <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}

const plural = (count: number, one: string, many: string) => `${count.toLocaleString()} ${count === 1 ? one : many}`;

function FigureRow({ figures, currency }: { readonly figures: Schemas['MetricsFigures']; readonly currency: string }) {
  const { paid_orders, amount_paid, orders, refunds, amount_refunded, authorization_rate, failed_attempts } = figures;
  return (
    <dl className={styles.figures}>
      <Figure
        name="Paid"
        value={formatAmount(amount_paid, currency)}
        note={plural(paid_orders, 'payment', 'payments')}
      />
      <Figure name="Orders" value={orders.toLocaleString()} note={`${paid_orders.toLocaleString()} paid`} />
      <Figure
        name="Authorization rate"
        value={percent(authorization_rate)}
        note={plural(failed_attempts, 'failed attempt', 'failed attempts')}
      />
      <Figure
        name="Refunded"
        value={formatAmount(amount_refunded, currency)}
        note={plural(refunds, 'refund', 'refunds')}
      />
    </dl>
  );
}

const failureColumns: readonly Column<Schemas['MetricsFailure']>[] = [
  { id: 'reason', title: 'Reason', cell: ({ reason }) => wordsOf(reason) },
  { id: 'attempts', title: 'Attempts', align: 'end', cell: ({ attempts }) => attempts.toLocaleString() },
];

const gatewayColumns: readonly Column<Schemas['MetricsGateway']>[] = [
  { id: 'gateway', title: 'Gateway', cell: ({ gateway }) => wordsOf(gateway) },
  { id: 'attempts', title: 'Attempts', align: 'end', cell: ({ attempts }) => attempts.toLocaleString() },
  { id: 'rate', title: 'Authorized', align: 'end', cell: ({ authorization_rate }) => percent(authorization_rate) },
];

function CurrencyFigures({ currency, totals, intervals, failures, gateways }: Currency) {
  const label = (start: string) => new Date(start).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
  const today = intervals.at(-1);
  return (
    <>
      {today === undefined ? null : (
        <Section title="Today" kind="panel">
          <FigureRow figures={today} currency={currency} />
        </Section>
      )}
      <Section title={`Last ${DAYS} days`} kind="panel">
        <FigureRow figures={totals} currency={currency} />
        <Chart
          title="Paid by day"
          points={intervals.map(({ start, amount_paid }) => ({ label: label(start), value: amount_paid }))}
          format={(value) => formatAmount(value, currency)}
        />
      </Section>
      {failures.length === 0 ? null : (
        <Columns>
          <Section title="Why attempts failed">
            <Table
              label="Reasons"
              columns={failureColumns}
              rows={failures.slice(0, MOST_REASONS)}
              keyOf={({ reason }) => reason}
              linkOf={({ reason }) => ordersWith({ q: reason })}
            />
          </Section>
          <Section title="Gateways">
            <Table
              label="Gateways"
              columns={gatewayColumns}
              rows={gateways}
              keyOf={({ gateway }) => gateway}
              linkOf={({ gateway }) => ordersWith({ gateway })}
            />
          </Section>
        </Columns>
      )}
    </>
  );
}

/** The figures of one currency: the chosen one, else that of most orders. */
function Figures({ currencies }: { readonly currencies: readonly Currency[] }) {
  const address = useAddressQuery();
  const sorted = currencies.toSorted((one, other) => other.totals.orders - one.totals.orders);
  const shown = sorted.find(({ currency }) => currency === address.get('currency')) ?? sorted[0];
  if (shown === undefined) return null;
  return (
    <>
      {sorted.length === 1 ? null : (
        <div className={styles.currency}>
          <SelectField
            name="currency"
            label="Currency"
            value={shown.currency}
            onChange={(currency) => address.set({ currency })}
            options={Object.fromEntries(
              sorted.map(({ currency, totals }) => [
                currency,
                `${currency} · ${plural(totals.orders, 'order', 'orders')}`,
              ]),
            )}
          />
        </div>
      )}
      <CurrencyFigures {...shown} />
    </>
  );
}

export default function Home() {
  const metrics = api.useQuery(
    'get',
    '/settings/metrics',
    { params: { query: lastDays() } },
    { refetchInterval: LOOK_MS },
  );
  return (
    <Page title="Home">
      <Loaded query={metrics}>
        {({ currencies }) => (
          <>
            <FirstSteps isPaid={currencies.some(({ totals }) => totals.paid_orders > 0)} />
            {currencies.length === 0 ? null : <Attention />}
            <Figures currencies={currencies} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
