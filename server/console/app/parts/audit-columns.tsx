/** The columns of audit logs: a merchant's, and the operator's. */
import type { ReactNode } from 'react';
import type { Schemas } from '../api/contract.ts';
import styles from './audit-columns.module.css';
import { StatusBadge, wordsOf } from './badge.tsx';
import { Button } from './button.tsx';
import { Note, ProblemNote } from './states.tsx';
import type { Column } from './table.tsx';
import { Time } from './time.tsx';

type AuditEntry = Schemas['AuditEntry'];

const tones = { SUCCEEDED: 'good', FAILED: 'bad', UNKNOWN: 'warn' } as const satisfies Record<
  Schemas['AuditOutcome'],
  string
>;

/** `createApiKey` as `Create API key`. */
export function operationWords(operation: string): string {
  return wordsOf(operation.replace(/([a-z])([A-Z])/g, '$1_$2'))
    .replace(/\bapi\b/, 'API')
    .replace(/\btxn\b/, 'transaction');
}

/** The names of what changed; opened, the values before and after. */
function Changes({ fields, changes }: Pick<AuditEntry, 'fields' | 'changes'>) {
  const names = fields.join(', ') || changes.map(({ field_name }) => field_name).join(', ');
  if (changes.length === 0) return names || '—';
  return (
    <details className={styles.changes}>
      <summary>{names}</summary>
      {changes.map(({ field_name, before, after }) => (
        <p key={field_name}>
          <span className="muted">{field_name}</span> {before === null ? null : <>{before} → </>}
          {after ?? 'removed'}
        </p>
      ))}
    </details>
  );
}

/** Who did it: the login, else the kind of caller with its id. */
function Who({ username, actor, actor_id }: AuditEntry) {
  if (username !== null) return username;
  return (
    <>
      {wordsOf(actor).replace('Api', 'API')}
      {actor_id === null ? null : <div className="code muted">{actor_id}</div>}
    </>
  );
}

/** The columns of a log. `objectOf` shows what an entry is about. */
export function auditColumns(objectOf: (entry: AuditEntry) => ReactNode): readonly Column<AuditEntry>[] {
  return [
    {
      id: 'what',
      title: 'What',
      cell: (entry) => (
        <>
          {operationWords(entry.operation)}
          {entry.object_id === null ? null : <div className={styles.object}>{objectOf(entry)}</div>}
        </>
      ),
      choice: 'fixed',
    },
    { id: 'who', title: 'Who', cell: (entry) => <Who {...entry} /> },
    { id: 'fields', title: 'Changed', cell: ({ fields, changes }) => <Changes fields={fields} changes={changes} /> },
    { id: 'outcome', title: 'Outcome', cell: ({ outcome }) => <StatusBadge status={outcome} tones={tones} /> },
    { id: 'when', title: 'When', cell: ({ date_created }) => <Time value={date_created} form="exact" /> },
    {
      id: 'address',
      title: 'Address',
      cell: ({ address }) => (address === null ? '—' : <span className="code">{address}</span>),
      choice: 'optional',
    },
    {
      id: 'request',
      title: 'Request',
      cell: ({ request_id }) => <span className="code">{request_id}</span>,
      choice: 'optional',
    },
    { id: 'agent', title: 'Program', cell: ({ user_agent }) => user_agent ?? '—', choice: 'optional' },
  ];
}

interface AuditVerificationProps {
  /** The result of `api.useQuery`, which is not enabled. */
  readonly query: {
    readonly data: Schemas['AuditVerification'] | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Verifies a log on request: whether its entries are present and unchanged. */
export function AuditVerification({ query: { data, error, isFetching, refetch } }: AuditVerificationProps) {
  return (
    <div className={styles.verification}>
      <p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          Verify the log
        </Button>
      </p>
      <div role="status">
        {data === undefined ? null : data.whole ? (
          <Note title={`The log is whole: ${data.checked_count} entries are present and unchanged.`} />
        ) : (
          <Note tone="bad" title={`The log is broken after ${data.checked_count} entries.`}>
            <p>An entry was changed, removed or added. Compare it with a backup.</p>
          </Note>
        )}
      </div>
      {error === null ? null : <ProblemNote error={error} />}
    </div>
  );
}
