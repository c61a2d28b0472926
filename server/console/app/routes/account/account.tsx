/** Account: the user's own password, second factor and sessions. */
import { useState } from 'react';
import { api, useRefresh } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { logOut, useSession } from '../../api/session.ts';
import { Badge, wordsOf } from '../../parts/badge.tsx';
import { RowButton } from '../../parts/button.tsx';
import { ConfirmItem } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';
import { SecondFactorSection } from './second-factor.tsx';

type Entry = Schemas['SettingsSessionEntry'];

const SESSIONS = '/settings/sessions';

/** `Firefox on Windows`, from a User-Agent header. The first word that it has counts: most name others as well. */
function programOf(agent: string): string {
  const firstOf = (names: readonly (readonly [RegExp, string])[], other: string) =>
    names.find(([pattern]) => pattern.test(agent))?.[1] ?? other;
  const browser = firstOf(
    [
      [/Edg/, 'Edge'],
      [/Firefox/, 'Firefox'],
      [/Chrome|Chromium/, 'Chrome'],
      [/Safari/, 'Safari'],
    ],
    'Browser',
  );
  const system = firstOf(
    [
      [/Android/, ' on Android'],
      [/iPhone|iPad/, ' on iOS'],
      [/Windows/, ' on Windows'],
      [/Mac OS/, ' on macOS'],
      [/Linux/, ' on Linux'],
    ],
    '',
  );
  return `${browser}${system}`;
}

const columns: readonly Column<Entry>[] = [
  {
    id: 'program',
    title: 'Program',
    cell: ({ user_agent: agent, kind, current }) => (
      <>
        {kind === 'token' ? 'Access token' : programOf(agent)}{' '}
        {current ? <Badge tone="good">This session</Badge> : null}
      </>
    ),
    choice: 'fixed',
  },
  { id: 'user', title: 'User', cell: ({ username }) => username },
  { id: 'address', title: 'Address', cell: ({ address }) => <span className="code">{address}</span> },
  { id: 'since', title: 'Since', cell: ({ date_created: since }) => <Time value={since} /> },
  { id: 'used', title: 'Last used', cell: ({ last_used: used }) => <Time value={used} form="ago" /> },
];

function PasswordSection() {
  const { values, bind, reset } = useValues({ current_password: '', new_password: '' });
  const change = api.useMutation('put', '/settings/password');
  const send = async () => {
    await change.mutateAsync({ body: values });
    reset({ current_password: '', new_password: '' });
    toast('Password changed. Log in with the new one.');
    await logOut();
  };
  return (
    <Section title="Password" kind="panel" description="A new password ends all your sessions, this one too.">
      <Form submit="Change password" onSubmit={send}>
        <TextField
          {...bind('current_password')}
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...bind('new_password')}
          label="New password"
          type="password"
          autoComplete="new-password"
          help="12 to 128 characters, not a common one."
        />
      </Form>
    </Section>
  );
}

function SessionsSection() {
  const sessions = api.useQuery('get', SESSIONS);
  const refresh = useRefresh(SESSIONS);
  const end = api.useMutation('delete', '/settings/sessions/{session_id}');
  const [ended, setEnded] = useState<Entry | null>(null);
  const isOwner = useSession()?.details.user.role === 'owner';
  return (
    <Section
      title="Sessions"
      description={
        isOwner
          ? 'Where users of this merchant are logged in. End a session that nobody recognizes.'
          : 'Where you are logged in. End a session that you do not recognize.'
      }
    >
      <Loaded query={sessions}>
        {({ list }) => (
          <Table
            label="Sessions"
            columns={columns}
            rows={list}
            keyOf={({ session_id: id }) => id}
            actionsOf={(entry) =>
              entry.current ? null : (
                <RowButton of={`the session of ${entry.username}`} onClick={() => setEnded(entry)}>
                  End
                </RowButton>
              )
            }
          />
        )}
      </Loaded>
      <ConfirmItem
        item={ended}
        title={() => 'End this session?'}
        action="End session"
        onClose={() => setEnded(null)}
        onConfirm={async ({ session_id }) => {
          await end.mutateAsync({ params: { path: { session_id } } });
          await refresh();
          toast('Session ended');
        }}
      >
        {() => <p>Its next call is refused, and its user logs in again.</p>}
      </ConfirmItem>
    </Section>
  );
}

export default function Account() {
  const user = useSession()?.details.user;
  return (
    <Page title="Account" description={user === undefined ? '' : `${user.username} · ${wordsOf(user.role)}`}>
      <SecondFactorSection />
      <SessionsSection />
      <PasswordSection />
    </Page>
  );
}
