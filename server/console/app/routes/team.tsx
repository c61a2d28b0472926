/** Team & audit → Team: the users of the settings, and invitations. */
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api, useRefresh } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay, useSession } from '../api/session.ts';
import { Badge, wordsOf } from '../parts/badge.tsx';
import { Button, RowButton } from '../parts/button.tsx';
import { SecretOnce } from '../parts/copy.tsx';
import { ConfirmItem, CreateDialog, Dialog, useLast } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Empty, Loaded } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { toast } from '../parts/toast.tsx';

type User = Schemas['SettingsUser'];
type Invitation = Schemas['Invitation'];

const USERS = '/settings/users';
const INVITATIONS = '/settings/invitations';

const roles = {
  owner: 'Owner: everything, and users',
  developer: 'Developer: keys, webhooks, gateways; sees orders',
  operations: 'Operations: orders, refunds, captures, resends',
  viewer: 'Viewer: reads',
} as const satisfies Record<Schemas['SettingsRoleChoice'], string>;

/** The role of a select field, which has these options alone. */
function roleOf(value: string): Schemas['SettingsRoleChoice'] {
  switch (value) {
    case 'owner':
    case 'developer':
    case 'operations':
      return value;
    default:
      return 'viewer';
  }
}

const userColumns: readonly Column<User>[] = [
  { id: 'name', title: 'User', cell: ({ username }) => username, choice: 'fixed' },
  { id: 'role', title: 'Role', cell: ({ role }) => wordsOf(role) },
  {
    id: 'factor',
    title: 'Second factor',
    cell: ({ second_factors: kinds }) =>
      kinds.length === 0 ? (
        <Badge tone="warn">None</Badge>
      ) : (
        kinds.map((kind) => (kind === 'totp' ? 'Authenticator app' : wordsOf(kind))).join(', ')
      ),
  },
  { id: 'since', title: 'Since', cell: ({ date_created: since }) => <Time value={since} /> },
];

const invitationColumns: readonly Column<Invitation>[] = [
  { id: 'email', title: 'Email', cell: ({ email }) => email, choice: 'fixed' },
  { id: 'role', title: 'Role', cell: ({ role }) => wordsOf(role) },
  { id: 'expires', title: 'Expires', cell: ({ expires_at: expires }) => <Time value={expires} form="ago" /> },
];

interface Invited {
  readonly email: string;
  readonly url: string;
}

interface InviteFormProps {
  readonly onCreated: (invited: Invited) => void;
  readonly onClose: () => void;
}

function InviteForm({ onCreated, onClose }: InviteFormProps) {
  const { values, bind } = useValues({ email: '', role: 'viewer' });
  const refresh = useRefresh(INVITATIONS);
  const invite = api.useMutation('post', INVITATIONS);
  const send = async () => {
    const email = values.email.trim();
    const { url } = await invite.mutateAsync({ body: { email, role: roleOf(values.role) } });
    onCreated({ email, url });
    await refresh();
  };
  return (
    <Form submit="Create link" onSubmit={send} secondary={<Button onClick={onClose}>Cancel</Button>}>
      <TextField {...bind('email')} label="Email" type="email" autoFocus help="It becomes the user name." />
      <SelectField {...bind('role')} label="Role" options={roles} />
    </Form>
  );
}

function RoleForm({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { values, bind } = useValues<{ role: string }>({ role: user.role });
  const refresh = useRefresh(USERS);
  const change = api.useMutation('patch', '/settings/users/{user_id}');
  const send = async () => {
    await change.mutateAsync({
      params: { path: { user_id: user.user_id } },
      body: { role: roleOf(values.role) },
    });
    await refresh();
    toast('Role changed');
    onClose();
  };
  return (
    <Form submit="Change role" onSubmit={send} secondary={<Button onClick={onClose}>Cancel</Button>}>
      <SelectField {...bind('role')} label="Role" options={roles} help="It takes effect with the user's next call." />
    </Form>
  );
}

function Invitations() {
  const invitations = api.useQuery('get', INVITATIONS);
  const refresh = useRefresh(INVITATIONS);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const revoke = api.useMutation('delete', '/settings/invitations/{invitation_id}');
  return (
    <Section title="Invitations">
      <Loaded query={invitations}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title="No open invitations">
              <p>Whoever accepts one becomes a user.</p>
            </Empty>
          ) : (
            <Table
              label="Invitations"
              columns={invitationColumns}
              rows={list}
              keyOf={({ invitation_id: id }) => id}
              actionsOf={(invitation) => (
                <RowButton of={invitation.email} onClick={() => setRevoked(invitation)}>
                  Revoke
                </RowButton>
              )}
            />
          )
        }
      </Loaded>
      <ConfirmItem
        item={revoked}
        title={({ email }) => `Revoke the invitation of ${email}?`}
        action="Revoke invitation"
        onClose={() => setRevoked(null)}
        onConfirm={async ({ invitation_id }) => {
          await revoke.mutateAsync({ params: { path: { invitation_id } } });
          await refresh();
          toast('Invitation revoked');
        }}
      >
        {() => <p>Its link stops working.</p>}
      </ConfirmItem>
    </Section>
  );
}

export default function Team() {
  const users = api.useQuery('get', USERS);
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<User | null>(null);
  const [removed, setRemoved] = useState<User | null>(null);
  const shown = useLast(changed);
  const refresh = useRefresh(USERS);
  const remove = api.useMutation('delete', '/settings/users/{user_id}');
  const mayChange = useMay(AdminOperationId.updateUser);
  const maySeeInvitations = useMay(AdminOperationId.listInvitations);
  const own = useSession()?.details.user.user_id;
  const actionsOf = (user: User) => (
    <>
      <RowButton of={`of ${user.username}`} onClick={() => setChanged(user)}>
        Change role
      </RowButton>
      {user.user_id === own ? null : (
        <RowButton of={user.username} operation={AdminOperationId.removeUser} onClick={() => setRemoved(user)}>
          Remove
        </RowButton>
      )}
    </>
  );
  return (
    <Page
      title="Team"
      description="Who uses this console, and for what. A user’s role decides what they see and can do."
      actions={
        <Button
          kind="primary"
          icon="plus"
          operation={AdminOperationId.createInvitation}
          onClick={() => setInviting(true)}
        >
          Invite a user
        </Button>
      }
    >
      <Loaded query={users}>
        {({ list }) => (
          <Table
            label="Users"
            columns={userColumns}
            rows={list}
            keyOf={({ user_id: id }) => id}
            {...(mayChange ? { actionsOf } : {})}
          />
        )}
      </Loaded>
      {maySeeInvitations ? <Invitations /> : null}
      <CreateDialog<Invited>
        title="Invite a user"
        createdTitle={() => 'Send this link'}
        open={isInviting}
        onClose={() => setInviting(false)}
        form={(onCreated, onCancel) => <InviteForm onCreated={onCreated} onClose={onCancel} />}
      >
        {({ email, url }) => (
          <SecretOnce name="link" secret={url}>
            Send this link to {email} now: it is not shown again. It works once, for 7 days.
          </SecretOnce>
        )}
      </CreateDialog>
      <Dialog title={`Role of ${shown?.username}`} open={changed !== null} onClose={() => setChanged(null)}>
        {shown === null ? null : <RoleForm key={shown.user_id} user={shown} onClose={() => setChanged(null)} />}
      </Dialog>
      <ConfirmItem
        item={removed}
        title={({ username }) => `Remove ${username}?`}
        action="Remove user"
        onClose={() => setRemoved(null)}
        onConfirm={async ({ user_id }) => {
          await remove.mutateAsync({ params: { path: { user_id } } });
          await refresh();
          toast('User removed');
        }}
      >
        {() => <p>The user is logged out at once. API keys stay valid.</p>}
      </ConfirmItem>
    </Page>
  );
}
