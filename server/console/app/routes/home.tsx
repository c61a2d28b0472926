/** Home: today and the last 30 days by currency, and what needs attention; for a new merchant the way to the first payment. */
import { useState } from 'react';
import { OrderAttention, OrderStatus, WebhookBreakerState } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { wordsOf } from '../parts/badge.tsx';
import { Chart } from '../parts/chart.tsx';
import { AppLink } from '../parts/link.tsx';
import { formatAmount } from '../parts/money.ts';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import styles from './home.module.css';
import { FirstSteps } from './home-first-steps.tsx';
import { attentionWords } from './order-words.ts';

type Figures = Schemas['MetricsFigures'];
type Currency = Schemas['MetricsCurrency'];

const DAYS = 30;
const LOOK_MS = 30_000;
/** How long a payment may wait for its result without attention. */
const LONG_MS = 60 * 60_000;
/** How many of each kind are counted. */
const MOST = 20;

const time = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

/** The last 30 days in the viewer's zone, today included. */
function lastDays() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  const from = new Date(today);
  from.setDate(from.getDate() - DAYS + 1);
  const to = new Date(today);
  to.setDate(to.getDate() + 1);
  return { from: time(from), to: time(to), interval: 'day', timezone: timeZone } as const;
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

function FigureRow({ figures, currency }: { readonly figures: Figures; readonly currency: string }) {
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

function CurrencySection({ figures, named }: { readonly figures: Currency; readonly named: boolean }) {
  const { currency, totals, intervals, failures, gateways } = figures;
  const label = (start: string) => new Date(start).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
  const today = intervals.at(-1);
  const mark = named ? `, ${currency}` : '';
  return (
    <>
      {today === undefined ? null : (
        <Section title={`Today${mark}`} kind="panel">
          <FigureRow figures={today} currency={currency} />
        </Section>
      )}
      <Section title={`Last ${DAYS} days${mark}`} kind="panel">
        <FigureRow figures={totals} currency={currency} />
        <Chart
          title={`Paid by day${mark}`}
          points={intervals.map(({ start, amount_paid }) => ({ label: label(start), value: amount_paid }))}
          format={(value) => formatAmount(value, currency)}
        />
      </Section>
      {failures.length === 0 ? null : (
        <Columns>
          <Section title={`Why attempts failed${mark}`}>
            <Table
              label={`Why attempts failed${mark}`}
              columns={failureColumns}
              rows={failures.slice(0, 8)}
              keyOf={({ reason }) => reason}
            />
          </Section>
          <Section title={`Gateways${mark}`}>
            <Table
              label={`Gateways${mark}`}
              columns={gatewayColumns}
              rows={gateways}
              keyOf={({ gateway }) => gateway}
            />
          </Section>
        </Columns>
      )}
    </>
  );
}

interface OrdersItemProps {
  readonly title: string;
  /** The orders that are counted. */
  readonly query: {
    readonly attention?: Schemas['OrderAttention'];
    readonly status?: typeof OrderStatus.AUTHORIZING;
    readonly created_to?: string;
  };
  /** The filters of the list that shows them. */
  readonly filters: string;
}

/** Orders that need attention; nothing while there are none. */
function OrdersItem({ title, query, filters }: OrdersItemProps) {
  const params = { query: { ...query, limit: MOST } };
  const { data } = api.useQuery('get', '/settings/orders', { params }, { refetchInterval: LOOK_MS });
  const count = data?.list.length ?? 0;
  if (count === 0) return null;
  return (
    <li>
      <AppLink to={`/orders?${filters}`}>{title}</AppLink>
      <span className="number">{data?.next_cursor === null ? count : `${count}+`}</span>
    </li>
  );
}

function AttentionItem({ attention }: { readonly attention: Schemas['OrderAttention'] }) {
  return <OrdersItem title={attentionWords[attention]} query={{ attention }} filters={`attention=${attention}`} />;
}

/** Payments whose result the gateway has not told for long. */
function PendingItem() {
  const [created_to] = useState(() => time(new Date(Date.now() - LONG_MS)));
  const query = { status: OrderStatus.AUTHORIZING, created_to };
  return <OrdersItem title="Payments without a result for an hour" query={query} filters="status=AUTHORIZING" />;
}

/** Replaced key sets of encrypted messages, until they are no longer accepted. */
function RetiringKeysItem() {
  const { data } = api.useQuery('get', '/settings/keys', {}, { refetchInterval: LOOK_MS });
  return data?.list.flatMap(({ kid, retires_at }) =>
    retires_at === null
      ? []
      : [
          <li key={kid}>
            <AppLink to="/developers/message-keys">Message keys {kid} expire</AppLink>
            <Time value={retires_at} form="ago" />
          </li>,
        ],
  );
}

function WebhookItem() {
  const { data } = api.useQuery('get', '/settings/webhook-endpoints', {}, { refetchInterval: LOOK_MS });
  return data?.list
    .filter(({ breaker, backlog, paused }) => paused || breaker !== WebhookBreakerState.CLOSED || backlog > 0)
    .map(({ endpoint_id, origin, breaker, backlog, paused }) => (
      <li key={endpoint_id}>
        <AppLink to="/endpoints">
          Webhooks that {paused ? 'are paused' : breaker === WebhookBreakerState.CLOSED ? 'wait' : 'fail'}
          {origin === null ? '' : ` at ${origin}`}
        </AppLink>
        <span className="number">{backlog.toLocaleString()}</span>
      </li>
    ));
}

function Attention() {
  return (
    <Section title="Needs attention" kind="panel">
      <ul className={styles.attention}>
        <AttentionItem attention={OrderAttention.REFUND_REVIEW} />
        <AttentionItem attention={OrderAttention.REFUND_FAILED} />
        <AttentionItem attention={OrderAttention.DISPUTE_OPEN} />
        <AttentionItem attention={OrderAttention.CAPTURE_DUE} />
        <PendingItem />
        <WebhookItem />
        <RetiringKeysItem />
        <li className={styles.nothing}>Nothing needs your attention.</li>
      </ul>
    </Section>
  );
}

/** The currency of most orders first. */
const byOrders = (one: Currency, other: Currency) => other.totals.orders - one.totals.orders;

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
        {({ currencies }) =>
          currencies.length === 0 ? (
            <FirstSteps />
          ) : (
            <>
              <Attention />
              {[...currencies].sort(byOrders).map((figures) => (
                <CurrencySection key={figures.currency} figures={figures} named={currencies.length > 1} />
              ))}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
