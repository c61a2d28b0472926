/** Audit log of the service: what the operator did that concerns no merchant. */
import { byCursor } from '../../api/client.ts';
import { operatorApi } from '../../api/operator.ts';
import { AuditVerification, auditColumns } from '../../parts/audit-columns.tsx';
import { ListPage } from '../../parts/list-page.tsx';

const columns = auditColumns(({ object_id }) => <span className="code">{object_id}</span>);

export default function OperatorAudit() {
  const query = operatorApi.useInfiniteQuery('get', '/operator/audit', { params: { query: { limit: 50 } } }, byCursor);
  const verification = operatorApi.useQuery('get', '/operator/audit/verify', {}, { enabled: false });
  return (
    <ListPage
      title="Audit log of the service"
      description="What the operator did that concerns no merchant, newest first. A change of a merchant is in that merchant's log."
      name="operator.audit"
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      empty={{ title: 'No entries', text: 'Loads of BIN tables and rewraps of the vault appear here.' }}
    >
      <AuditVerification query={verification} />
    </ListPage>
  );
}
