/** Merchants: all of them, and a new one with its first API key. */
import { useState } from 'react';
import { byCursor, useRefresh } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { operatorApi } from '../../api/operator.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { CopyText, SecretOnce } from '../../parts/copy.tsx';
import { Details } from '../../parts/details.tsx';
import { CreateDialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';

type Merchant = Schemas['MerchantRecord'];
type Created = Schemas['CreatedMerchant'];

const MERCHANTS = '/operator/merchants';

const columns: readonly Column<Merchant>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, choice: 'fixed' },
  { id: 'id', title: 'Merchant id', cell: ({ merchant_id }) => <span className="code">{merchant_id}</span> },
  {
    id: 'state',
    title: 'State',
    cell: ({ disabled }) => (disabled ? <Badge tone="bad">Disabled</Badge> : <Badge tone="good">Enabled</Badge>),
  },
  { id: 'login', title: 'Settings user', cell: ({ settings_username }) => settings_username },
  {
    id: 'rate',
    title: 'Calls per second',
    cell: ({ rate_limit }) => rate_limit?.per_second ?? 'No limit',
    align: 'end',
  },
  { id: 'created', title: 'Created', cell: ({ date_created }) => <Time value={date_created} /> },
];

interface NewMerchantFormProps {
  readonly onCreated: (merchant: Created) => void;
  readonly onClose: () => void;
}

function NewMerchantForm({ onCreated, onClose }: NewMerchantFormProps) {
  const { values, bind } = useValues({ merchant_id: '', name: '', settings_username: '', settings_password: '' });
  const create = operatorApi.useMutation('post', MERCHANTS);
  const refresh = useRefresh(MERCHANTS);
  const send = async () => {
    onCreated(await create.mutateAsync({ body: values }));
    void refresh();
  };
  return (
    <Form submit="Create merchant" onSubmit={send} secondary={<Button onClick={onClose}>Cancel</Button>}>
      <TextField {...bind('name')} label="Name" help="Customers see it on the payment page." autoFocus />
      <TextField
        {...bind('merchant_id')}
        label="Merchant id"
        help="Lower-case letters, digits and underscores. It cannot be changed later."
      />
      <TextField
        {...bind('settings_username')}
        label="Settings user"
        help="The first owner, for example an email address."
      />
      <TextField
        {...bind('settings_password')}
        label="Settings password"
        type="password"
        autoComplete="new-password"
        help="At least 12 characters. The owner should replace it."
      />
    </Form>
  );
}

export default function Merchants() {
  const [isCreating, setCreating] = useState(false);
  const query = operatorApi.useInfiniteQuery('get', MERCHANTS, { params: { query: { limit: 50 } } }, byCursor);
  return (
    <ListPage
      title="Merchants"
      description="Everybody who takes payments with this service."
      actions={
        <Button kind="primary" icon="plus" onClick={() => setCreating(true)}>
          Create merchant
        </Button>
      }
      name="operator.merchants"
      query={query}
      columns={columns}
      keyOf={({ merchant_id }) => merchant_id}
      linkOf={({ merchant_id }) => `/operator/merchants/${merchant_id}`}
      empty={{ title: 'No merchants', text: 'Create the first one.' }}
    >
      <CreateDialog<Created>
        title="New merchant"
        createdTitle={({ name }) => `${name} is created`}
        open={isCreating}
        onClose={() => setCreating(false)}
        form={(onCreated, onCancel) => <NewMerchantForm onCreated={onCreated} onClose={onCancel} />}
      >
        {({ merchant_id, settings_username, api_key }) => (
          <>
            <Details
              facts={[
                { name: 'Merchant id', value: <CopyText text={merchant_id} name="merchant id" /> },
                { name: 'Settings user', value: <CopyText text={settings_username} name="user name" /> },
              ]}
            />
            <SecretOnce name="key" secret={api_key}>
              Pass this API key on to the merchant now: it is not shown again. The settings password is the one that you
              entered.
            </SecretOnce>
          </>
        )}
      </CreateDialog>
    </ListPage>
  );
}
