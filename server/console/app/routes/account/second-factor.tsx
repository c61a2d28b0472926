/** Account: the authenticator app, passkeys and recovery codes. */
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { createPasskey, hasPasskeys, noPasskeys } from '../../api/passkey.ts';
import { restoreSession, useSession } from '../../api/session.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, RowButton } from '../../parts/button.tsx';
import { CopyText } from '../../parts/copy.tsx';
import { Details } from '../../parts/details.tsx';
import { ConfirmItem, Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';
import styles from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

const QrCode = lazy(() => import('../../parts/qr-code.tsx'));

type Codes = readonly string[] | null;
type Passkey = Schemas['Passkey'];

function AppForm({ setup, onDone }: { readonly setup: Schemas['TotpSetup']; readonly onDone: (codes: Codes) => void }) {
  const { values, bind } = useValues({ totp_code: '' });
  const confirm = api.useMutation('post', '/settings/second-factor/totp/confirm');
  const send = async () => {
    const { recovery_codes: codes } = await confirm.mutateAsync({ body: { totp_code: values.totp_code.trim() } });
    await restoreSession();
    toast('Authenticator app set up');
    onDone(codes);
  };
  return (
    <div className={styles.setUp}>
      <p>Scan this code with the app, or type the secret into it. Then enter the code that the app shows.</p>
      <Suspense fallback={null}>
        <QrCode text={setup.uri} label="QR code with the secret below" />
      </Suspense>
      <CopyText text={setup.secret} name="secret" />
      <Form submit="Confirm" onSubmit={send}>
        <TextField {...bind('totp_code')} label="Code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
      </Form>
    </div>
  );
}

function PasskeyForm({ onDone }: { readonly onDone: (codes: Codes) => void }) {
  const { values, bind } = useValues({ name: '' });
  const add = api.useMutation('post', '/settings/second-factor/passkeys');
  const send = async () => {
    const { recovery_codes: codes } = await add.mutateAsync({ body: await createPasskey(values.name.trim()) });
    await restoreSession();
    toast('Passkey added');
    onDone(codes);
  };
  return (
    <Form submit="Create passkey" onSubmit={send}>
      <TextField
        {...bind('name')}
        label="Name"
        help="To recognize it later, for example the name of the device."
        autoFocus
      />
    </Form>
  );
}

const passkeyColumns: readonly Column<Passkey>[] = [
  { id: 'name', title: 'Passkey', cell: ({ name }) => name, choice: 'fixed' },
  { id: 'created', title: 'Created', cell: ({ date_created: created }) => <Time value={created} /> },
  { id: 'used', title: 'Last used', cell: ({ last_used: used }) => <Time value={used} form="ago" never="Never" /> },
];

/** What is removed after a question. */
type Removed = { readonly kind: 'app' } | { readonly kind: 'passkey'; readonly passkey: Passkey };

const nameOf = (removed: Removed) =>
  removed.kind === 'passkey' ? `the passkey ${removed.passkey.name}` : 'the authenticator app';

function RemoveDialog({ removed, onClose }: { readonly removed: Removed | null; readonly onClose: () => void }) {
  const removeApp = api.useMutation('delete', '/settings/second-factor/totp');
  const removePasskey = api.useMutation('delete', '/settings/second-factor/passkeys/{passkey_id}');
  const remove = async (shown: Removed) => {
    if (shown.kind === 'passkey') {
      await removePasskey.mutateAsync({ params: { path: { passkey_id: shown.passkey.passkey_id } } });
    } else {
      await removeApp.mutateAsync({});
    }
    await restoreSession();
    toast('Removed');
  };
  return (
    <ConfirmItem
      item={removed}
      title={(shown) => `Remove ${nameOf(shown)}?`}
      action="Remove"
      onClose={onClose}
      onConfirm={remove}
    >
      {() => <p>Without any second factor, your password alone logs in, and the recovery codes stop working.</p>}
    </ConfirmItem>
  );
}

export function SecondFactorSection() {
  const details = useSession()?.details;
  const [setup, setSetup] = useState<Schemas['TotpSetup'] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [codes, setCodes] = useState<Codes>(null);
  const begin = api.useMutation('post', '/settings/second-factor/totp');
  const replace = api.useMutation('post', '/settings/second-factor/recovery-codes');
  if (details === undefined) return null;
  const hasApp = details.user.second_factors.includes('totp');
  const isSetUp = details.user.second_factors.length > 0;
  const done = (shown: Codes) => {
    setSetup(null);
    setAdding(false);
    setCodes(shown);
  };
  const replaceCodes = async () => {
    const { recovery_codes: next } = await replace.mutateAsync({});
    await restoreSession();
    setCodes(next);
  };
  const error = begin.error ?? replace.error;
  return (
    <Section
      title="Second factor"
      kind="panel"
      description="Asked for after the password, and before keys, credentials and users are changed."
    >
      <Details
        facts={[
          {
            name: 'Authenticator app',
            value: hasApp ? <Badge tone="good">Set up</Badge> : <Badge tone="plain">Not set up</Badge>,
          },
          { name: 'Passkeys', value: String(details.passkeys.length) },
          { name: 'Recovery codes left', value: isSetUp ? String(details.recovery_codes_left) : null },
        ]}
      />
      {error === null || error === undefined ? null : <ProblemNote error={error} />}
      <div className={styles.row}>
        <Button busy={begin.isPending} onClick={() => begin.mutate({}, { onSuccess: setSetup })}>
          {hasApp ? 'Replace authenticator app' : 'Set up authenticator app'}
        </Button>
        {hasApp ? <Button onClick={() => setRemoved({ kind: 'app' })}>Remove authenticator app</Button> : null}
        {hasPasskeys ? <Button onClick={() => setAdding(true)}>Add passkey</Button> : null}
        {isSetUp ? (
          <Button busy={replace.isPending} onClick={() => void replaceCodes().catch(() => undefined)}>
            New recovery codes
          </Button>
        ) : null}
      </div>
      {hasPasskeys ? null : <p className="muted">{noPasskeys}</p>}
      {details.passkeys.length === 0 ? null : (
        <Table
          label="Passkeys"
          columns={passkeyColumns}
          rows={details.passkeys}
          keyOf={({ passkey_id: id }) => id}
          actionsOf={(passkey) => (
            <RowButton of={passkey.name} onClick={() => setRemoved({ kind: 'passkey', passkey })}>
              Remove
            </RowButton>
          )}
        />
      )}
      <Dialog title="Authenticator app" open={setup !== null} onClose={() => setSetup(null)}>
        {setup === null ? null : <AppForm setup={setup} onDone={done} />}
      </Dialog>
      <Dialog title="New passkey" open={isAdding} onClose={() => setAdding(false)}>
        <PasskeyForm onDone={done} />
      </Dialog>
      <RemoveDialog removed={removed} onClose={() => setRemoved(null)} />
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Section>
  );
}
