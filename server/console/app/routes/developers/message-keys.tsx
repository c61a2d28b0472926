/** Developers → Message keys: the key sets of encrypted calls and webhooks, and the response key of the payment page. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../parts/dialog.tsx';
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

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['get', KEYS] });
}

function NewKeyForm({ onDone }: { readonly onDone: () => void }) {
  const { values, bind } = useValues({ kid: '', merchant_public_key: '' });
  const upload = api.useMutation('put', `${KEYS}/{kid}`);
  const refresh = useRefresh();
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

/** A question before the active set changes, and before a set is withdrawn. */
type Question = { readonly kind: 'rotate' } | { readonly kind: 'withdraw'; readonly kid: string };

function QuestionDialog({ question, onClose }: { readonly question: Question | null; readonly onClose: () => void }) {
  const refresh = useRefresh();
  const rotate = api.useMutation('post', `${KEYS}/rotate`);
  const withdraw = api.useMutation('delete', `${KEYS}/{kid}`);
  const [shown, setShown] = useState(question);
  // The text stays while the dialog closes.
  if (question !== null && question !== shown) setShown(question);
  const isRotation = shown?.kind !== 'withdraw';
  return (
    <ConfirmDialog
      title={isRotation ? 'Rotate to the next key set?' : `Withdraw ${shown.kid}?`}
      action={isRotation ? 'Rotate' : 'Withdraw key set'}
      kind={isRotation ? 'primary' : 'danger'}
      open={question !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (shown === null) return;
        if (shown.kind === 'rotate') await rotate.mutateAsync({});
        else await withdraw.mutateAsync({ params: { path: { kid: shown.kid } } });
        await refresh();
        toast(shown.kind === 'rotate' ? 'Key set activated' : 'Key set withdrawn');
      }}
    >
      {isRotation ? (
        <p>The newest ready set becomes active. Messages with the present one are accepted for 24 more hours.</p>
      ) : (
        <p>Messages with this set are refused at once. This cannot be undone.</p>
      )}
    </ConfirmDialog>
  );
}

function Keys({ list }: { readonly list: readonly Key[] }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useState<Key | null>(null);
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
            <Button kind="quiet" onClick={() => setShown(key)}>
              Show key<span className="visually-hidden"> of the service for {key.kid}</span>
            </Button>
            <Button kind="quiet" onClick={() => setQuestion({ kind: 'withdraw', kid: key.kid })}>
              Withdraw<span className="visually-hidden"> {key.kid}</span>
            </Button>
          </>
        )}
      />
      {list.some(({ state }) => state === 'READY') ? (
        <p>
          <Button onClick={() => setQuestion({ kind: 'rotate' })}>Rotate to the next key set</Button>
        </p>
      ) : null}
      <QuestionDialog question={question} onClose={() => setQuestion(null)} />
      <Dialog title={`The service's key of ${shown?.kid ?? ''}`} open={shown !== null} onClose={() => setShown(null)}>
        <p>Your server verifies the signatures of the service with this public key.</p>
        <Verbatim name="public key" text={shown?.service_public_key ?? ''} />
        <DialogActions>
          <Button kind="primary" onClick={() => setShown(null)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
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
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
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
