/** Vault: the keys that encrypt stored card numbers and secrets, and the move of data to the newest one. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api/contract.ts';
import { operatorApi } from '../../api/operator.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Details } from '../../parts/details.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Empty, Loaded, Note } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';

type VaultKey = Schemas['VaultKey'];
type Rewrapping = Schemas['VaultRewrapping'];

const VAULT = '/operator/vault';

const tones = { SEALING: 'good', OPENING: 'plain', MISSING: 'bad' } as const;

const columns: readonly Column<VaultKey>[] = [
  { id: 'key', title: 'Key', cell: ({ key_id }) => <span className="code">{key_id}</span>, choice: 'fixed' },
  { id: 'state', title: 'State', cell: ({ state }) => <StatusBadge status={state} tones={tones} /> },
  { id: 'cards', title: 'Card numbers', cell: ({ card_numbers }) => card_numbers, align: 'end' },
  { id: 'merchants', title: 'Merchants with secrets', cell: ({ merchants }) => merchants, align: 'end' },
];

function Result({ result }: { readonly result: Rewrapping }) {
  return (
    <Section title="Last rewrap" kind="panel">
      <Details
        facts={[
          { name: 'Newest key', value: <span className="code">{result.sealing_key_id}</span> },
          { name: 'Card numbers', value: result.card_numbers },
          { name: 'Merchants', value: result.merchants },
          { name: 'Left', value: result.remaining },
          { name: 'Unreadable', value: result.unreadable },
        ]}
      />
      {result.remaining === 0 ? null : <Note>A call moves a limited amount. Rewrap again until nothing is left.</Note>}
      {result.unreadable === 0 ? null : (
        <Note tone="bad" title="Some data cannot be decrypted.">
          <p>Its key is missing here: add it to VAULT_KEYS_OLD, restart the service and rewrap again.</p>
        </Note>
      )}
    </Section>
  );
}

export default function Vault() {
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<Rewrapping | null>(null);
  const queries = useQueryClient();
  const vault = operatorApi.useQuery('get', VAULT);
  const rewrap = operatorApi.useMutation('post', '/operator/vault/rewrap');
  const confirm = async () => {
    setResult(await rewrap.mutateAsync({}));
    await queries.invalidateQueries({ queryKey: ['get', VAULT] });
  };
  return (
    <Page
      title="Vault"
      description="The keys that encrypt card numbers and secrets. After a new VAULT_KEY, rewrap moves the data to it; a key with nothing left can be removed."
      actions={<Button onClick={() => setAsking(true)}>Rewrap</Button>}
    >
      <Loaded query={vault}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title="No keys" />
          ) : (
            <Table label="Vault keys" columns={columns} rows={list} keyOf={({ key_id }) => key_id} />
          )
        }
      </Loaded>
      {result === null ? null : <Result result={result} />}
      <ConfirmDialog
        title="Rewrap the vault?"
        action="Rewrap"
        kind="primary"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          The data keys of earlier keys are encrypted with the newest key. Payments go on meanwhile. Keep the earlier
          keys until nothing uses them.
        </p>
      </ConfirmDialog>
    </Page>
  );
}
