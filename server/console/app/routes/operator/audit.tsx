/** Audit log of the service: what the operator did that concerns no merchant. */
import { byCursor } from '../../api/client.ts';
import { operatorApi } from '../../api/operator.ts';
import { auditColumns } from '../../parts/audit-columns.tsx';
import { Button } from '../../parts/button.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Note, ProblemNote } from '../../parts/states.tsx';

function Verification() {
  const verify = operatorApi.useQuery('get', '/operator/audit/verify', {}, { enabled: false });
  const { data, error, isFetching } = verify;
  return (
    <>
      {error === null ? null : <ProblemNote error={error} />}
      {data === undefined ? null : data.whole ? (
        <Note title={`The log is whole: ${data.checked_count} entries are present and unchanged.`} />
      ) : (
        <Note tone="bad" title={`The log is broken after ${data.checked_count} entries.`}>
          <p>An entry was changed, removed or added. Compare it with a backup.</p>
        </Note>
      )}
      <p>
        <Button busy={isFetching} onClick={() => void verify.refetch()}>
          Verify the log
        </Button>
      </p>
    </>
  );
}

export default function OperatorAudit() {
  const query = operatorApi.useInfiniteQuery('get', '/operator/audit', { params: { query: { limit: 50 } } }, byCursor);
  return (
    <ListPage
      title="Audit log of the service"
      description="What the operator did that concerns no merchant, newest first. A change of a merchant is in that merchant's log."
      name="operator.audit"
      query={query}
      columns={auditColumns}
      keyOf={({ id }) => id}
      empty={{ title: 'No entries', text: 'Loads of BIN tables and rewraps of the vault appear here.' }}
    >
      <Verification />
    </ListPage>
  );
}
