/** Developers → Message keys: the key sets of encrypted calls and webhooks, and the response key of the payment page. */
import { useState } from 'react';
import { AdminOperationId } from '../../../../../generated/values.ts';
import { api, useRefresh } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Button, RowButton } from '../../parts/button.tsx';
import { ConfirmDialog, ConfirmItem, Dialog, DoneDialog, useLast } from '../../parts/dialog.tsx';
import { AreaField, TextField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { Verbatim } from '../../parts/json.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Empty, Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';
import { ResponseKey } from './response-key.tsx';

type Key = Schemas['MessageKey'];

const KEYS = '/settings/keys';

const tones = { ACTIVE: 'good', READY: 'wait', RETIRING: 'warn' } as const;

const columns: readonly Column<Key>[] = [
  { id: 'kid', title: 'Key set', cell: ({ kid }) => <span className="code">{kid}</span>, choice: 'fixed' },
  { id: 'state', title: 'State', cell: ({ state }) => <StatusBadge status={state} tones={tones} /> },
  { id: 'created', title: 'Created', cell: ({ created_at }) => <Time value={created_at} /> },
  { id: 'retires', title: 'Accepted until', cell: ({ retires_at }) => <Time value={retires_at} /> },
];

function NewKeyForm({ onDone }: { readonly onDone: () => void }) {
  const { values, bind } = useValues({ kid: '', merchant_public_key: '' });
  const upload = api.useMutation('put', `${KEYS}/{kid}`);
  const refresh = useRefresh(KEYS);
  const send = async () => {
    const { kid, merchant_public_key } = values;
    await upload.mutateAsync({ params: { path: { kid: kid.trim() } }, body: { merchant_public_key } });
    await refresh();
    toast('Key set added');
    onDone();
  };
  return (
    <Form submit="Add key set" onSubmit={send} secondary={<Button onClick={onDone}>Cancel</Button>}>
      <TextField
        {...bind('kid')}
        label="Name of the key set"
        help="The kid of its messages, such as shop-2026-11."
        autoFocus
      />
      <AreaField
        {...bind('merchant_public_key')}
        label="Your public key"
        help="An RSA key of 2048 to 4096 bits, as PEM or JWK. Keep the private key at your server."
        rows={8}
      />
    </Form>
  );
}

function RotateDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const refresh = useRefresh(KEYS);
  const rotate = api.useMutation('post', `${KEYS}/rotate`);
  return (
    <ConfirmDialog
      title="Rotate to the next key set?"
      action="Rotate"
      kind="primary"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await rotate.mutateAsync({});
        await refresh();
        toast('Key set activated');
      }}
    >
      <p>The newest ready set becomes active. Messages with the present one are accepted for 24 more hours.</p>
    </ConfirmDialog>
  );
}

function Keys({ list }: { readonly list: readonly Key[] }) {
  const [isRotating, setRotating] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Key | null>(null);
  const [opened, setOpened] = useState<Key | null>(null);
  const shown = useLast(opened);
  const refresh = useRefresh(KEYS);
  const withdraw = api.useMutation('delete', `${KEYS}/{kid}`);
  if (list.length === 0) {
    return (
      <Empty title="No key sets">
        <p>Add one to call the API with encrypted messages, or to get encrypted webhooks.</p>
      </Empty>
    );
  }
  return (
    <>
      <Table
        label="Key sets"
        columns={columns}
        rows={list}
        keyOf={({ kid }) => kid}
        actionsOf={(key) => (
          <>
            <RowButton of={`of the service for ${key.kid}`} onClick={() => setOpened(key)}>
              Show key
            </RowButton>
            <RowButton of={key.kid} operation={AdminOperationId.withdrawMessageKey} onClick={() => setWithdrawn(key)}>
              Withdraw
            </RowButton>
          </>
        )}
      />
      {list.some(({ state }) => state === 'READY') ? (
        <p>
          <Button operation={AdminOperationId.rotateMessageKeys} onClick={() => setRotating(true)}>
            Rotate to the next key set
          </Button>
        </p>
      ) : null}
      <RotateDialog open={isRotating} onClose={() => setRotating(false)} />
      <ConfirmItem
        item={withdrawn}
        title={({ kid }) => `Withdraw ${kid}?`}
        action="Withdraw key set"
        onClose={() => setWithdrawn(null)}
        onConfirm={async ({ kid }) => {
          await withdraw.mutateAsync({ params: { path: { kid } } });
          await refresh();
          toast('Key set withdrawn');
        }}
      >
        {() => <p>Messages with this set are refused at once. This cannot be undone.</p>}
      </ConfirmItem>
      <DoneDialog
        title={`The service's key of ${shown?.kid ?? ''}`}
        open={opened !== null}
        onClose={() => setOpened(null)}
      >
        <p>Your server verifies the signatures of the service with this public key.</p>
        <Verbatim name="public key" text={shown?.service_public_key ?? ''} />
      </DoneDialog>
    </>
  );
}

export default function MessageKeys() {
  const [isAdding, setAdding] = useState(false);
  const keys = api.useQuery('get', KEYS);
  return (
    <Page
      title="Message keys"
      description="Public keys for encrypted messages: your calls of /v4 and your webhooks, and the key that signs the return of your customers."
      actions={
        <Button kind="primary" icon="plus" operation={AdminOperationId.putMessageKey} onClick={() => setAdding(true)}>
          Add key set
        </Button>
      }
    >
      <Section title="Key sets">
        <Loaded query={keys}>{({ list }) => <Keys list={list} />}</Loaded>
      </Section>
      <ResponseKey />
      <Dialog title="New key set" open={isAdding} onClose={() => setAdding(false)}>
        <NewKeyForm onDone={() => setAdding(false)} />
      </Dialog>
    </Page>
  );
}
