/** One gateway: its settings, a test of its credentials, and how its calls go. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api, useRefresh } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay } from '../api/session.ts';
import { useOpenPage, usePathParameter } from '../parts/address.ts';
import { Button } from '../parts/button.tsx';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Loaded, Note, ProblemNote } from '../parts/states.tsx';
import { toast } from '../parts/toast.tsx';
import { GatewayFacts, GatewayState } from './gateway-facts.tsx';
import { GatewayFields, type GatewayValues, typedCredentials } from './gateway-fields.tsx';

type GatewayConfig = Schemas['GatewayConfig'];
type GatewayType = Schemas['GatewayType'];

const CONFIGS = '/settings/gateways';
const CONFIG = '/settings/gateways/{gateway_config_id}';

const pathOf = (config: Pick<GatewayConfig, 'gateway_config_id'>) => ({
  params: { path: { gateway_config_id: config.gateway_config_id } },
});

function ChangeForm({ config, type }: { readonly config: GatewayConfig; readonly type: GatewayType }) {
  const { name, reference_id, is_default, enabled } = config;
  const stored: GatewayValues = { name, reference_id, is_default, enabled, credentials: {}, removed: [] };
  const { values, bind, reset } = useValues(stored);
  const change = api.useMutation('patch', CONFIG);
  const refresh = useRefresh(CONFIGS, CONFIG);
  const save = async () => {
    const removed = Object.fromEntries(values.removed.map((one) => [one, null]));
    const credentials = { ...typedCredentials(values), ...removed };
    const changed = await change.mutateAsync({
      ...pathOf(config),
      body: {
        name: values.name,
        reference_id: values.reference_id,
        ...(Object.keys(credentials).length === 0 ? {} : { credentials }),
        ...(values.enabled === enabled ? {} : { enabled: values.enabled }),
        ...(values.is_default === is_default ? {} : { is_default: values.is_default }),
      },
    });
    await refresh();
    reset({ ...values, is_default: changed.is_default, enabled: changed.enabled, credentials: {}, removed: [] });
    toast('Gateway saved');
  };
  return (
    <Form submit="Save changes" operation={AdminOperationId.updateGatewayConfig} onSubmit={save}>
      <GatewayFields type={type} bind={bind} stored={config.credential_names} ownReference={reference_id} />
    </Form>
  );
}

const toneOf = (result: Schemas['GatewayTestResult']) =>
  result === 'ACCEPTED' ? 'plain' : result === 'REFUSED' ? 'bad' : 'warn';

/** Asks the gateway whether it accepts the stored credentials. */
function CredentialsTest({ config }: { readonly config: GatewayConfig }) {
  const test = api.useMutation('post', '/settings/gateways/{gateway_config_id}/test');
  const mayTest = useMay(AdminOperationId.testGatewayConfig);
  if (!mayTest) return null;
  return (
    <Section
      title="Test"
      kind="panel"
      description="Asks the gateway whether it accepts the saved credentials. No money moves."
      actions={
        <Button busy={test.isPending} onClick={() => test.mutate(pathOf(config))}>
          Test credentials
        </Button>
      }
    >
      {test.error === null ? null : <ProblemNote error={test.error} />}
      <div role="status">
        {test.data === undefined ? null : (
          <Note tone={toneOf(test.data.result)} title={test.data.result === 'ACCEPTED' ? 'Accepted' : 'Not accepted'}>
            <p>{test.data.message}</p>
          </Note>
        )}
      </div>
    </Section>
  );
}

function DeleteDialog({ config, open, onClose }: { config: GatewayConfig; open: boolean; onClose: () => void }) {
  const remove = api.useMutation('delete', CONFIG);
  const queries = useQueryClient();
  const openPage = useOpenPage();
  return (
    <ConfirmDialog
      title={`Delete ${config.name}?`}
      action="Delete gateway"
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync(pathOf(config));
        // Removed, so that the list does not show the gateway until it is read again.
        queries.removeQueries({ queryKey: ['get', CONFIGS] });
        toast('Gateway deleted');
        openPage('/gateways');
      }}
    >
      <p>
        New payments do not go there any more, and routing rules skip it. Its payments in progress, captures and refunds
        need its credentials. To keep them, disable it instead.
      </p>
    </ConfirmDialog>
  );
}

function GatewayPage({ config, types }: { readonly config: GatewayConfig; readonly types: readonly GatewayType[] }) {
  const [isDeleting, setDeleting] = useState(false);
  const type = types.find(({ name }) => name === config.gateway);
  return (
    <Page
      title={config.name}
      parent={{ title: 'Gateways', to: '/gateways' }}
      mark={<GatewayState config={config} />}
      actions={
        <Button kind="danger" operation={AdminOperationId.deleteGatewayConfig} onClick={() => setDeleting(true)}>
          Delete
        </Button>
      }
    >
      <Columns>
        <div className="stack">
          <Section title="Settings" kind="panel">
            {type === undefined ? (
              <Note tone="warn">
                <p>The gateway {config.gateway} is not available in this environment.</p>
              </Note>
            ) : (
              <ChangeForm key={config.gateway_config_id} config={config} type={type} />
            )}
          </Section>
        </div>
        <div className="stack">
          <CredentialsTest config={config} />
          <GatewayFacts config={config} />
        </div>
      </Columns>
      <DeleteDialog config={config} open={isDeleting} onClose={() => setDeleting(false)} />
    </Page>
  );
}

export default function Gateway() {
  const gateway_config_id = usePathParameter('gatewayConfigId');
  const config = api.useQuery('get', CONFIG, pathOf({ gateway_config_id }));
  const types = api.useQuery('get', '/settings/gateway-types');
  if (config.data !== undefined && types.data !== undefined) {
    return <GatewayPage config={config.data} types={types.data.list} />;
  }
  return (
    <Page title="Gateway" parent={{ title: 'Gateways', to: '/gateways' }}>
      <Loaded query={config}>{() => <Loaded query={types}>{() => null}</Loaded>}</Loaded>
    </Page>
  );
}
