/** Audit log: who changed what, newest first. */
import { api, byCursor } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { auditColumns } from '../parts/audit-columns.tsx';
import { AppLink } from '../parts/link.tsx';
import { ListPage } from '../parts/list-page.tsx';
import type { Column } from '../parts/table.tsx';

type AuditEntry = Schemas['AuditEntry'];

/** Where the object of an operation is shown; the first line that names the operation counts. */
const places: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^delete|^remove|^erase/, () => ''],
  [/Webhook(?!Endpoint)/, (id) => (id.startsWith('evt_') ? `/events/${id}` : '')],
  [/WebhookEndpoint/, () => '/endpoints'],
  [/GatewayConfig/, (id) => `/gateways/${id}`],
  [/ApiKey/, () => '/developers/api-keys'],
  [/MessageKey/, () => '/developers/message-keys'],
  [/User|Invitation/, () => '/team'],
  [/Refund|Order|Authorization|Txn/i, (id) => `/orders?${new URLSearchParams({ q: id })}`],
];

function AuditObject({ operation, object_id: id }: AuditEntry) {
  if (id === null) return '—';
  const to = places.find(([named]) => named.test(operation))?.[1](id) ?? '';
  return to === '' ? (
    <span className="code">{id}</span>
  ) : (
    <AppLink to={to} className="code">
      {id}
    </AppLink>
  );
}

const columns: readonly Column<AuditEntry>[] = auditColumns.map((column) =>
  column.id === 'object' ? { ...column, cell: (entry) => <AuditObject {...entry} /> } : column,
);

export default function Audit() {
  const query = api.useInfiniteQuery('get', '/settings/audit', { params: { query: { limit: 50 } } }, byCursor);
  return (
    <ListPage
      title="Audit log"
      description="Every change of your settings, every login, refund and export, newest first. Entries are chained by hashes, so that a change of the log is found."
      name="audit"
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      empty={{ title: 'No entries', text: 'Changes and logins appear here.' }}
    />
  );
}
