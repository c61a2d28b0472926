/** Orders: found by whatever a customer says, filtered, and saved as CSV. The search and the filters are in the address. */
import { api, byCursor } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useLive } from '../api/live.ts';
import { useAddressQuery } from '../parts/address.ts';
import { Badge, wordsOf } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { download, toCsv } from '../parts/csv.ts';
import { CursorList } from '../parts/cursor-list.tsx';
import { type Filter, FilterBar } from '../parts/filter-bar.tsx';
import { formatAmount } from '../parts/money.ts';
import { Page } from '../parts/page.tsx';
import { type Column, shownColumns } from '../parts/table.tsx';
import { startOfDay, Time } from '../parts/time.tsx';
import { NETWORKS, networkName } from './networks.ts';
import { attentionWords, optionsOf, orderTones, orderWord, statusOptions } from './order-words.ts';
import { DayExport } from './orders-export.tsx';

type OrderSummary = Schemas['OrderSummary'];

const PAGE = 50;
const CSV_NAME = 'orders.csv';
const TABLE = 'orders';

/** A column, and what a CSV file has in it. */
interface OrderColumn extends Column<OrderSummary> {
  readonly text: (order: OrderSummary) => string;
}

const columns: readonly OrderColumn[] = [
  {
    id: 'order',
    title: 'Order',
    choice: 'fixed',
    cell: ({ order_id }) => <span className="code">{order_id}</span>,
    text: ({ order_id }) => order_id,
  },
  {
    id: 'amount',
    title: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => <span className="number">{formatAmount(amount, currency)}</span>,
    text: ({ amount }) => String(amount),
  },
  {
    id: 'currency',
    title: 'Currency',
    choice: 'optional',
    cell: ({ currency }) => currency,
    text: ({ currency }) => currency,
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <Badge tone={orderTones[status] ?? 'plain'}>{orderWord(status)}</Badge>,
    text: ({ status }) => status,
  },
  {
    id: 'customer',
    title: 'Customer',
    cell: ({ customer_email, customer_id }) => customer_email || customer_id || '—',
    text: ({ customer_email, customer_id }) => customer_email || customer_id,
  },
  {
    id: 'phone',
    title: 'Phone',
    choice: 'optional',
    cell: ({ customer_phone }) => customer_phone || '—',
    text: ({ customer_phone }) => customer_phone,
  },
  {
    id: 'card',
    title: 'Card',
    cell: ({ network, last_four_digits }) =>
      last_four_digits === '' ? '—' : `${networkName(network)} …${last_four_digits}`,
    text: ({ network, last_four_digits }) => `${network} ${last_four_digits}`.trim(),
  },
  {
    id: 'created',
    title: 'Created',
    cell: ({ date_created }) => <Time value={date_created} />,
    text: ({ date_created }) => date_created,
  },
  {
    id: 'refunded',
    title: 'Refunded',
    align: 'end',
    choice: 'optional',
    cell: ({ amount_refunded, currency }) => (amount_refunded === 0 ? '—' : formatAmount(amount_refunded, currency)),
    text: ({ amount_refunded }) => String(amount_refunded),
  },
  {
    id: 'gateway',
    title: 'Gateway',
    choice: 'optional',
    cell: ({ gateway }) => wordsOf(gateway) || '—',
    text: ({ gateway }) => gateway,
  },
  {
    id: 'attempts',
    title: 'Attempts',
    align: 'end',
    choice: 'optional',
    cell: ({ attempts }) => attempts,
    text: ({ attempts }) => String(attempts),
  },
  {
    id: 'failure',
    title: 'Failure',
    choice: 'optional',
    cell: ({ failure_reason }) => (failure_reason === '' ? '—' : <span className="code">{failure_reason}</span>),
    text: ({ failure_reason }) => failure_reason,
  },
  {
    id: 'webhook',
    title: 'Webhook notified',
    choice: 'optional',
    cell: ({ webhook_notified }) => (webhook_notified ? 'Yes' : 'No'),
    text: ({ webhook_notified }) => String(webhook_notified),
  },
];

function useFilters(): readonly Filter[] {
  const types = api.useQuery('get', '/settings/gateway-types');
  const gateways = types.data?.list.map(({ name }) => name) ?? [];
  return [
    {
      kind: 'search',
      name: 'q',
      label: 'Search orders',
      placeholder: 'Email, phone, name, amount, order id…',
    },
    { kind: 'choice', name: 'status', label: 'Status', options: statusOptions },
    { kind: 'choice', name: 'gateway', label: 'Gateway', options: optionsOf(gateways) },
    { kind: 'choice', name: 'network', label: 'Network', options: NETWORKS },
    { kind: 'choice', name: 'attention', label: 'Attention', options: attentionWords },
    { kind: 'date', name: 'from', label: 'From' },
    { kind: 'date', name: 'to', label: 'To' },
  ];
}

/** What the address asks for, as the operation takes it. */
function useSearch(): Readonly<Record<string, string>> {
  const { get } = useAddressQuery();
  const found = [
    ...['q', 'status', 'gateway', 'network', 'attention'].map((name) => [name, get(name)] as const),
    ['created_from', startOfDay(get('from'))] as const,
    ['created_to', startOfDay(get('to'), 1)] as const,
  ];
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

export default function Orders() {
  const search = useSearch();
  const filters = useFilters();
  const query = api.useInfiniteQuery(
    'get',
    '/settings/orders',
    { params: { query: { ...search, limit: PAGE } } },
    byCursor,
  );
  useLive('order', '/settings/orders');
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const save = () => {
    // An amount says nothing without its currency.
    const chosen = new Set([...shownColumns(TABLE, columns), 'currency']);
    const saved = columns.filter(({ id }) => chosen.has(id));
    download(CSV_NAME, toCsv(saved, rows));
  };
  return (
    <Page
      title="Orders"
      actions={
        <>
          <Button disabled={rows.length === 0} onClick={save}>
            {`Save ${rows.length === 1 ? '1 row' : `${rows.length} rows`} as CSV`}
          </Button>
          <DayExport />
        </>
      }
    >
      <FilterBar filters={filters} />
      <CursorList
        label="Orders"
        name={TABLE}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        linkOf={({ order_id }) => `/orders/${encodeURIComponent(order_id)}`}
        empty={
          Object.keys(search).length > 0
            ? {
                title: 'No order matches',
                text: 'Search for one whole value: an email address, a phone number, the name on the card, an amount, the last four digits, an id or the RRN. Days are among the filters.',
              }
            : { title: 'No orders yet', text: 'Your first order appears here within a second of its creation.' }
        }
      />
    </Page>
  );
}
