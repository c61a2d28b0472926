/** Developers → API keys: what the merchant's servers call the API with. */
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api, useRefresh } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay } from '../api/session.ts';
import { Button, RowButton } from '../parts/button.tsx';
import { SecretOnce } from '../parts/copy.tsx';
import { ConfirmItem, CreateDialog } from '../parts/dialog.tsx';
import { AreaField, linesOf, TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Loaded } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { toast } from '../parts/toast.tsx';

type ApiKey = Schemas['ApiKey'];

const KEYS = '/settings/api-keys';

const columns: readonly Column<ApiKey>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, choice: 'fixed' },
  { id: 'key', title: 'Key', cell: ({ last_four }) => <span className="code">…{last_four}</span> },
  {
    id: 'addresses',
    title: 'Allowed addresses',
    cell: ({ allowed_ips }) =>
      allowed_ips.length === 0 ? 'All' : <span className="code">{allowed_ips.join(', ')}</span>,
  },
  { id: 'used', title: 'Last used', cell: ({ last_used }) => <Time value={last_used} form="ago" never="Never" /> },
  { id: 'created', title: 'Created', cell: ({ date_created }) => <Time value={date_created} /> },
];

function NewKeyForm({
  onCreated,
  onClose,
}: {
  readonly onCreated: (key: string) => void;
  readonly onClose: () => void;
}) {
  const { values, bind } = useValues({ name: '', allowed_ips: '' });
  const create = api.useMutation('post', KEYS);
  const refresh = useRefresh(KEYS);
  const send = async () => {
    const addresses = linesOf(values.allowed_ips);
    const body = { name: values.name, ...(addresses.length === 0 ? {} : { allowed_ips: addresses }) };
    onCreated((await create.mutateAsync({ body })).api_key);
    void refresh();
  };
  return (
    <Form submit="Create key" onSubmit={send} secondary={<Button onClick={onClose}>Cancel</Button>}>
      <TextField {...bind('name')} label="Name" help="Its purpose, so that you recognize it later." autoFocus />
      <AreaField
        {...bind('allowed_ips')}
        label="Allowed addresses"
        help="IP addresses or CIDR ranges, one per line; empty for all. They cannot be changed later."
      />
    </Form>
  );
}

export default function ApiKeys() {
  const [isCreating, setCreating] = useState(false);
  const [deleted, setDeleted] = useState<ApiKey | null>(null);
  const keys = api.useQuery('get', KEYS);
  const remove = api.useMutation('delete', '/settings/api-keys/{key_id}');
  const refresh = useRefresh(KEYS);
  const mayDelete = useMay(AdminOperationId.deleteApiKey);
  const actionsOf = (key: ApiKey) => (
    <RowButton of={key.name} onClick={() => setDeleted(key)}>
      Delete
    </RowButton>
  );
  return (
    <Page
      title="API keys"
      description="Your servers call the API with a key. To replace one, create another, switch to it, then delete the old one."
      actions={
        <Button kind="primary" icon="plus" operation={AdminOperationId.createApiKey} onClick={() => setCreating(true)}>
          Create key
        </Button>
      }
    >
      <Loaded query={keys}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title="No API keys">
              <p>Create one to call the API from your server.</p>
            </Empty>
          ) : (
            <Table
              label="API keys"
              columns={columns}
              rows={list}
              keyOf={({ key_id }) => key_id}
              {...(mayDelete ? { actionsOf } : {})}
            />
          )
        }
      </Loaded>
      <CreateDialog<string>
        title="New API key"
        createdTitle={() => 'Your new API key'}
        open={isCreating}
        onClose={() => setCreating(false)}
        form={(onCreated, onCancel) => <NewKeyForm onCreated={onCreated} onClose={onCancel} />}
      >
        {(key) => (
          <SecretOnce name="key" secret={key}>
            Store this key now: it is not shown again. Send it as the user name of HTTP Basic authentication, with an
            empty password.
          </SecretOnce>
        )}
      </CreateDialog>
      <ConfirmItem
        item={deleted}
        title={({ name }) => `Delete ${name}?`}
        action="Delete key"
        onClose={() => setDeleted(null)}
        onConfirm={async ({ key_id }) => {
          await remove.mutateAsync({ params: { path: { key_id } } });
          await refresh();
          toast('API key deleted');
        }}
      >
        {({ last_four, last_used }) => (
          <>
            <p>
              Calls with the key that ends in <span className="code">{last_four}</span> fail within a second. This
              cannot be undone.
            </p>
            <p>
              Last used: <Time value={last_used} form="ago" never="never" />
            </p>
          </>
        )}
      </ConfirmItem>
    </Page>
  );
}
