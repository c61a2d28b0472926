/** Events: what happened, and whether your server knows. */
import { api, byCursor } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { useLive } from '../../api/live.ts';
import { useAddressQuery } from '../../parts/address.ts';
import { wordsOf } from '../../parts/badge.tsx';
import { CursorList } from '../../parts/cursor-list.tsx';
import { type Filter, FilterBar } from '../../parts/filter-bar.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/table.tsx';
import { startOfDay, Time } from '../../parts/time.tsx';
import { DeliveryBadge, eventNamed, eventNames, eventWords, stateWords } from './states.tsx';

type Row = Schemas['WebhookDeliverySummary'];

const PATH = '/settings/deliveries';

const statuses = {
  OPEN: stateWords.PENDING,
  RETRYING: 'Retrying',
  WAITING_FOR_URL: stateWords.WAITING_FOR_URL,
  HELD: stateWords.HELD,
  STOPPED: stateWords.STOPPED,
  NOTIFIED: stateWords.NOTIFIED,
} as const;

/** The first endpoints by their ids; the one of the address is among them, so that the filter shows it. */
function useEndpoints(chosen: string): Readonly<Record<string, string>> {
  const { data } = api.useQuery('get', '/settings/webhook-endpoints', { params: { query: { limit: 100 } } });
  const listed = data?.list.map(({ endpoint_id, origin }) => [endpoint_id, origin ?? 'Configured address']) ?? [];
  return Object.fromEntries([...(chosen === '' ? [] : [[chosen, chosen]]), ...listed]);
}

const filtersOf = (endpoints: Readonly<Record<string, string>>): readonly Filter[] => [
  { kind: 'search', name: 'order', label: 'Order id' },
  { kind: 'choice', name: 'status', label: 'Delivery', options: statuses },
  { kind: 'choice', name: 'event', label: 'Event', options: eventNames },
  { kind: 'choice', name: 'endpoint', label: 'Endpoint', options: endpoints },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'to', label: 'To' },
];

const lastResult = ({ last_attempt: last }: Row) => {
  if (last === null) return '—';
  return last.http_status === null ? wordsOf(last.outcome) : `HTTP ${last.http_status}`;
};

const columns: readonly Column<Row>[] = [
  { id: 'event', title: 'Event', cell: ({ event_name }) => eventWords(event_name), choice: 'fixed' },
  { id: 'order', title: 'Order', cell: ({ order_id }) => <span className="code">{order_id ?? '—'}</span> },
  { id: 'state', title: 'Delivery', cell: (row) => <DeliveryBadge {...row} /> },
  { id: 'result', title: 'Last answer', cell: lastResult },
  { id: 'attempts', title: 'Attempts', cell: ({ attempt_count }) => attempt_count, align: 'end' },
  { id: 'next', title: 'Next attempt', cell: ({ next_attempt_at }) => <Time value={next_attempt_at} /> },
  { id: 'when', title: 'Time', cell: ({ date_created }) => <Time value={date_created} form="exact" /> },
  { id: 'id', title: 'Event id', cell: ({ event_id }) => <span className="code">{event_id}</span>, choice: 'optional' },
  { id: 'number', title: 'Number', cell: ({ sequence }) => sequence, align: 'end', choice: 'optional' },
];

function keyIn<Options extends object>(options: Options, value: string): keyof Options | undefined {
  return Object.keys(options).find((key): key is keyof Options & string => key === value);
}

export default function Events() {
  const address = useAddressQuery();
  const [status, event] = [keyIn(statuses, address.get('status')), eventNamed(address.get('event'))];
  const [from, to] = [startOfDay(address.get('from')), startOfDay(address.get('to'), 1)];
  const [order, endpoint] = [address.get('order'), address.get('endpoint')];
  const filters = filtersOf(useEndpoints(endpoint));
  const filter = {
    limit: 50,
    ...(status === undefined ? {} : { status }),
    ...(event === undefined ? {} : { event_name: event }),
    ...(order === '' ? {} : { order_id: order }),
    ...(endpoint === '' ? {} : { endpoint_id: endpoint }),
    ...(from === '' ? {} : { 'created.from': from }),
    ...(to === '' ? {} : { 'created.to': to }),
  };
  const query = api.useInfiniteQuery('get', PATH, { params: { query: filter } }, byCursor);
  useLive('delivery', PATH);
  const isFiltered = Object.keys(filter).length > 1;
  return (
    <Page
      title="Events"
      description="What happened to your orders, and whether your server has acknowledged it. The list updates by itself."
    >
      <FilterBar filters={filters} />
      <CursorList
        label="Events"
        name="events"
        query={query}
        columns={columns}
        keyOf={({ event_id }) => event_id}
        linkOf={({ event_id }) => `/events/${event_id}`}
        empty={
          isFiltered
            ? { title: 'No events match', text: 'Change or clear the filters.' }
            : {
                title: 'No events yet',
                text: 'An event appears when an order changes and the webhook settings name its event.',
              }
        }
      />
    </Page>
  );
}
