/** Audit log: who changed what, newest first. */
import { api, byCursor } from '../api/client.ts';
import { auditColumns } from '../parts/audit-columns.tsx';
import { CursorList } from '../parts/cursor-list.tsx';
import { Page } from '../parts/page.tsx';

export default function Audit() {
  const query = api.useInfiniteQuery('get', '/settings/audit', { params: { query: { limit: 50 } } }, byCursor);
  return (
    <Page
      title="Audit log"
      description="Every change of your settings, every login, refund and export, newest first. Entries are chained by hashes, so that a change of the log is found."
    >
      <CursorList
        label="Audit log"
        name="audit"
        query={query}
        columns={auditColumns}
        keyOf={({ id }) => id}
        empty={{ title: 'No entries', text: 'Changes and logins appear here.' }}
      />
    </Page>
  );
}
