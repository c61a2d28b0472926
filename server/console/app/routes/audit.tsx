/** Audit log: who changed what, newest first. */
import { AdminOperationId, OperationId } from '../../../../generated/values.ts';
import { api, byCursor } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay } from '../api/session.ts';
import { useAddressQuery } from '../parts/address.ts';
import { AuditVerification, auditColumns, operationWords } from '../parts/audit-columns.tsx';
import type { Filter } from '../parts/filter-bar.tsx';
import { AppLink } from '../parts/link.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { startOfDay } from '../parts/time.tsx';

type AuditEntry = Schemas['AuditEntry'];

/** Where the object of an operation is shown; the first line that names the operation counts. */
const places: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^delete|^remove|^erase/, () => ''],
  // Of an export, the object is the day, in UTC; the list of orders takes days of the viewer.
  [/^exportOrders$/, () => ''],
  [/Webhook(?!Endpoint)/, (id) => (id.startsWith('evt_') ? `/events/${id}` : '')],
  [/WebhookEndpoint/, () => '/endpoints'],
  [/GatewayConfig/, (id) => `/gateways/${id}`],
  [/ApiKey/, () => '/developers/api-keys'],
  [/MessageKey/, () => '/developers/message-keys'],
  [/User|Invitation/, () => '/team'],
  [/Refund|Order|Authorization|Txn/i, (id) => `/orders?${new URLSearchParams({ q: id })}`],
];

function objectOf({ operation, object_id: id }: AuditEntry) {
  if (id === null) return null;
  const to = places.find(([named]) => named.test(operation))?.[1](id) ?? '';
  return to === '' ? (
    <span className="code">{id}</span>
  ) : (
    <AppLink to={to} className="code">
      {id}
    </AppLink>
  );
}

const columns = auditColumns(objectOf);

/** Operations of which a merchant's log has no entries: they only read, or are the service's. */
const UNLOGGED =
  /^(get|list|search|stream|view|verify|createPasskey|check|dryRun|begin)(?!.*Consents)|Vault$|BinTable$/;
const { refundOrder, refundTxn, captureTxn, voidTxn } = OperationId;

const operations = Object.fromEntries(
  [
    ...Object.values(AdminOperationId).filter((name) => !UNLOGGED.test(name)),
    refundOrder,
    refundTxn,
    captureTxn,
    voidTxn,
  ]
    .map((name) => [name, operationWords(name)])
    .toSorted(([, one = ''], [, other = '']) => one.localeCompare(other)),
);

const filters: readonly Filter[] = [
  { kind: 'search', name: 'who', label: 'Who', placeholder: 'User name, in full' },
  { kind: 'choice', name: 'what', label: 'What', options: operations },
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'to', label: 'To' },
];

/** What the address asks for, as the operation takes it. */
function useFilter() {
  const { get } = useAddressQuery();
  const values = {
    username: get('who'),
    operation: get('what'),
    'created.from': startOfDay(get('from')),
    'created.to': startOfDay(get('to'), 1),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

export default function Audit() {
  const filter = useFilter();
  const query = api.useInfiniteQuery(
    'get',
    '/settings/audit',
    { params: { query: { ...filter, limit: 50 } } },
    byCursor,
  );
  const verification = api.useQuery('get', '/settings/audit/verify', {}, { enabled: false });
  const mayVerify = useMay(AdminOperationId.verifyAuditLog);
  return (
    <ListPage
      title="Audit log"
      description="Every change of your settings, every login, refund and export, newest first. Entries are chained by hashes, so that a change of the log is found."
      filters={filters}
      name="audit"
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      empty={
        Object.keys(filter).length > 0
          ? { title: 'No entries match', text: 'Change or clear the filters. A user name is compared as a whole.' }
          : { title: 'No entries', text: 'Changes and logins appear here.' }
      }
    >
      {mayVerify ? <AuditVerification query={verification} /> : null}
    </ListPage>
  );
}
