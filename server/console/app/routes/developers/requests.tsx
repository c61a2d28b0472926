/** Developers → Request log: the calls of the merchant's servers in the last 7 days. */
import { api, byCursor } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { useAddressQuery } from '../../parts/address.ts';
import { Badge, type Tone, wordsOf } from '../../parts/badge.tsx';
import { CursorList } from '../../parts/cursor-list.tsx';
import { type Filter, FilterBar } from '../../parts/filter-bar.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/table.tsx';
import { startOfDay, Time } from '../../parts/time.tsx';

type Request = Schemas['RequestSummary'];

const classes = {
  '2xx': '2xx succeeded',
  '3xx': '3xx redirected',
  '4xx': '4xx rejected',
  '5xx': '5xx failed',
} as const;

const filters: readonly Filter[] = [
  { kind: 'search', name: 'request', label: 'Request id' },
  { kind: 'choice', name: 'class', label: 'Status', options: classes },
  { kind: 'search', name: 'operation', label: 'Operation', placeholder: 'Operation, such as createOrder' },
  { kind: 'search', name: 'error', label: 'Error code' },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'to', label: 'To' },
];

export function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

/** The name of the API key of a call, or who else called. */
export function callerOf({ api_key, caller }: Pick<Request, 'api_key' | 'caller'>): string {
  if (api_key === null) return wordsOf(caller);
  return api_key.name ?? `Deleted key ${api_key.key_id}`;
}

const columns: readonly Column<Request>[] = [
  {
    id: 'call',
    title: 'Call',
    cell: ({ method, path }) => (
      <span className="code">
        {method} {path}
      </span>
    ),
    choice: 'fixed',
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge> },
  { id: 'error', title: 'Error', cell: ({ error_code }) => <span className="code">{error_code ?? '—'}</span> },
  { id: 'took', title: 'Took', cell: ({ duration_ms }) => `${duration_ms} ms`, align: 'end' },
  { id: 'who', title: 'Caller', cell: callerOf },
  { id: 'when', title: 'Time', cell: ({ date_created }) => <Time value={date_created} form="exact" /> },
  { id: 'operation', title: 'Operation', cell: ({ operation }) => operation, choice: 'optional' },
  {
    id: 'address',
    title: 'Address',
    cell: ({ address }) => <span className="code">{address}</span>,
    choice: 'optional',
  },
  {
    id: 'request',
    title: 'Request id',
    cell: ({ request_id }) => <span className="code">{request_id}</span>,
    choice: 'optional',
  },
];

export default function Requests() {
  const address = useAddressQuery();
  const chosen = address.get('class');
  const statusClass = (['2xx', '3xx', '4xx', '5xx'] as const).find((each) => each === chosen);
  const [from, to] = [startOfDay(address.get('from')), startOfDay(address.get('to'), 1)];
  const texts = {
    request_id: address.get('request'),
    operation: address.get('operation'),
    error_code: address.get('error'),
  };
  const filter = {
    limit: 50,
    ...(statusClass === undefined ? {} : { status_class: statusClass }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(from === '' ? {} : { 'created.from': from }),
    ...(to === '' ? {} : { 'created.to': to }),
  };
  const query = api.useInfiniteQuery('get', '/settings/requests', { params: { query: filter } }, byCursor);
  const isFiltered = Object.keys(filter).length > 1;
  return (
    <Page
      title="Request log"
      description="Calls of your API keys, pages and gateways in the last 7 days, without their bodies."
    >
      <FilterBar filters={filters} />
      <CursorList
        label="Requests"
        name="requests"
        query={query}
        columns={columns}
        keyOf={({ response_id }) => response_id}
        linkOf={({ response_id }) => `/developers/requests/${response_id}`}
        empty={
          isFiltered
            ? { title: 'No calls match', text: 'Change or clear the filters. Calls older than 7 days are gone.' }
            : { title: 'No calls yet', text: 'Calls of your servers appear here a second later.' }
        }
      />
    </Page>
  );
}
