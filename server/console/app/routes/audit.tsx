/** Audit log: who changed what, newest first. */
import { api, byCursor } from '../api/client.ts';
import { auditColumns } from '../parts/audit-columns.tsx';
import { ListPage } from '../parts/list-page.tsx';

export default function Audit() {
  const query = api.useInfiniteQuery('get', '/settings/audit', { params: { query: { limit: 50 } } }, byCursor);
  return (
    <ListPage
      title="Audit log"
      description="Every change of your settings, every login, refund and export, newest first. Entries are chained by hashes, so that a change of the log is found."
      name="audit"
      query={query}
      columns={auditColumns}
      keyOf={({ id }) => id}
      empty={{ title: 'No entries', text: 'Changes and logins appear here.' }}
    />
  );
}
