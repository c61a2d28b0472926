/** The columns of audit logs: a merchant's, and the operator's. */
import type { Schemas } from '../api/contract.ts';
import { StatusBadge, wordsOf } from './badge.tsx';
import type { Column } from './table.tsx';
import { Time } from './time.tsx';

type AuditEntry = Schemas['AuditEntry'];

const tones = { SUCCEEDED: 'good', FAILED: 'bad', UNKNOWN: 'warn' } as const satisfies Record<
  Schemas['AuditOutcome'],
  string
>;

/** `createApiKey` as `Create API key`. */
function nameOf(operation: string): string {
  return wordsOf(operation.replace(/([a-z])([A-Z])/g, '$1_$2')).replace(/\bapi\b/, 'API');
}

/** The names of what changed; opened, the values before and after. */
function Changes({ fields, changes }: Pick<AuditEntry, 'fields' | 'changes'>) {
  const names = fields.join(', ') || changes.map(({ field_name }) => field_name).join(', ');
  if (changes.length === 0) return names || '—';
  return (
    <details>
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

export const auditColumns: readonly Column<AuditEntry>[] = [
  { id: 'what', title: 'What', cell: ({ operation }) => nameOf(operation), choice: 'fixed' },
  {
    id: 'who',
    title: 'Who',
    cell: ({ username, actor, actor_id }) => username ?? `${wordsOf(actor)}${actor_id === null ? '' : ` ${actor_id}`}`,
  },
  { id: 'when', title: 'When', cell: ({ date_created }) => <Time value={date_created} form="exact" /> },
  { id: 'outcome', title: 'Outcome', cell: ({ outcome }) => <StatusBadge status={outcome} tones={tones} /> },
  {
    id: 'object',
    title: 'Object',
    cell: ({ object_id }) => (object_id === null ? '—' : <span className="code">{object_id}</span>),
  },
  { id: 'fields', title: 'Changed', cell: ({ fields, changes }) => <Changes fields={fields} changes={changes} /> },
  {
    id: 'address',
    title: 'Address',
    cell: ({ address }) => (address === null ? '—' : <span className="code number">{address}</span>),
  },
  {
    id: 'request',
    title: 'Request',
    cell: ({ request_id }) => <span className="code">{request_id}</span>,
    choice: 'optional',
  },
  { id: 'agent', title: 'Program', cell: ({ user_agent }) => user_agent ?? '—', choice: 'optional' },
];
