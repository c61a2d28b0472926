/** Team & audit → Team: the users of the settings, and invitations. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay, useSession } from '../api/session.ts';
import { Badge, wordsOf } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { SecretOnce } from '../parts/copy.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../parts/dialog.tsx';
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
  { id: 'email', title: 'E-mail', cell: ({ email }) => email, choice: 'fixed' },
  { id: 'role', title: 'Role', cell: ({ role }) => wordsOf(role) },
  { id: 'expires', title: 'Expires', cell: ({ expires_at: expires }) => <Time value={expires} form="ago" /> },
];

interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function InviteDialog({ open, onClose }: OpenProps) {
  const [url, setUrl] = useState<string | null>(null);
  const { values, bind, reset } = useValues({ email: '', role: 'viewer' });
  const queries = useQueryClient();
  const invite = api.useMutation('post', INVITATIONS);
  const close = () => {
    setUrl(null);
    reset({ email: '', role: 'viewer' });
    onClose();
  };
  const send = async () => {
    const body = { email: values.email.trim(), role: roleOf(values.role) };
    setUrl((await invite.mutateAsync({ body })).url);
    await queries.invalidateQueries({ queryKey: ['get', INVITATIONS] });
  };
  return (
    <Dialog title={url === null ? 'Invite a user' : 'Send this link'} open={open} onClose={close}>
      {url === null ? (
        <Form submit="Create link" onSubmit={send} secondary={<Button onClick={close}>Cancel</Button>}>
          <TextField {...bind('email')} label="E-mail" type="email" autoFocus help="It becomes the user name." />
          <SelectField {...bind('role')} label="Role" options={roles} />
        </Form>
      ) : (
        <>
          <SecretOnce name="link" secret={url}>
            Send this link to {values.email} now: it is not shown again. It works once, for 7 days.
          </SecretOnce>
          <DialogActions>
            <Button kind="primary" onClick={close}>
              Done
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** Keeps what a dialog is about while it closes. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return last;
}

function RoleForm({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { values, bind } = useValues<{ role: string }>({ role: user.role });
  const queries = useQueryClient();
  const change = api.useMutation('patch', '/settings/users/{user_id}');
  const send = async () => {
    await change.mutateAsync({
      params: { path: { user_id: user.user_id } },
      body: { role: roleOf(values.role) },
    });
    await queries.invalidateQueries({ queryKey: ['get', USERS] });
    toast('Role changed');
    onClose();
  };
  return (
    <Form submit="Change role" onSubmit={send} secondary={<Button onClick={onClose}>Cancel</Button>}>
      <SelectField {...bind('role')} label="Role" options={roles} help="It takes effect with the user's next call." />
    </Form>
  );
}

function RemoveDialog({ user, onClose }: { readonly user: User | null; readonly onClose: () => void }) {
  const shown = useLast(user);
  const queries = useQueryClient();
  const remove = api.useMutation('delete', '/settings/users/{user_id}');
  return (
    <ConfirmDialog
      title={`Remove ${shown?.username}?`}
      action="Remove user"
      open={user !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (shown === null) return;
        await remove.mutateAsync({ params: { path: { user_id: shown.user_id } } });
        await queries.invalidateQueries({ queryKey: ['get', USERS] });
        toast('User removed');
      }}
    >
      <p>The user is logged out at once. API keys stay valid.</p>
    </ConfirmDialog>
  );
}

function Invitations() {
  const invitations = api.useQuery('get', INVITATIONS);
  const queries = useQueryClient();
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const shown = useLast(revoked);
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
                <Button kind="quiet" onClick={() => setRevoked(invitation)}>
                  Revoke<span className="visually-hidden"> {invitation.email}</span>
                </Button>
              )}
            />
          )
        }
      </Loaded>
      <ConfirmDialog
        title={`Revoke the invitation of ${shown?.email}?`}
        action="Revoke invitation"
        open={revoked !== null}
        onClose={() => setRevoked(null)}
        onConfirm={async () => {
          if (shown === null) return;
          await revoke.mutateAsync({ params: { path: { invitation_id: shown.invitation_id } } });
          await queries.invalidateQueries({ queryKey: ['get', INVITATIONS] });
          toast('Invitation revoked');
        }}
      >
        <p>Its link stops working.</p>
      </ConfirmDialog>
    </Section>
  );
}

export default function Team() {
  const users = api.useQuery('get', USERS);
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<User | null>(null);
  const [removed, setRemoved] = useState<User | null>(null);
  const shown = useLast(changed);
  const mayChange = useMay(AdminOperationId.updateUser);
  const own = useSession()?.details.user.user_id;
  const actionsOf = (user: User) => (
    <>
      <Button kind="quiet" onClick={() => setChanged(user)}>
        Change role<span className="visually-hidden"> of {user.username}</span>
      </Button>
      {user.user_id === own ? null : (
        <Button kind="quiet" onClick={() => setRemoved(user)}>
          Remove<span className="visually-hidden"> {user.username}</span>
        </Button>
      )}
    </>
  );
  return (
    <Page
      title="Team"
      description="Who uses this console, and for what. A user’s role decides what they see and can do."
      actions={
        mayChange ? (
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            Invite a user
          </Button>
        ) : undefined
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
      {mayChange ? <Invitations /> : null}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <Dialog title={`Role of ${shown?.username}`} open={changed !== null} onClose={() => setChanged(null)}>
        {shown === null ? null : <RoleForm key={shown.user_id} user={shown} onClose={() => setChanged(null)} />}
      </Dialog>
      <RemoveDialog user={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
}
