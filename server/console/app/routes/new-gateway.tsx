/** Gateways → Add gateway. */
import { useState } from 'react';
import { api, useRefresh } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useOpenPage } from '../parts/address.ts';
import { LinkButton } from '../parts/button.tsx';
import { SelectField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/states.tsx';
import { toast } from '../parts/toast.tsx';
import { GatewayFields, type GatewayValues, typedCredentials } from './gateway-fields.tsx';

type GatewayType = Schemas['GatewayType'];

const CONFIGS = '/settings/gateways';

const empty: GatewayValues = {
  name: '',
  reference_id: '',
  is_default: false,
  enabled: true,
  credentials: {},
  removed: [],
};

function NewGatewayForm({ types }: { readonly types: readonly [GatewayType, ...GatewayType[]] }) {
  const [first] = types;
  const [chosen, setChosen] = useState(first.name);
  const type = types.find(({ name }) => name === chosen) ?? first;
  const { values, bind, reset } = useValues(empty);
  const refresh = useRefresh(CONFIGS);
  const openPage = useOpenPage();
  const create = api.useMutation('post', CONFIGS);
  const choose = (name: string) => {
    setChosen(name);
    // The credentials of one gateway are no credentials of another.
    reset((others) => ({ ...others, credentials: {} }));
  };
  const send = async () => {
    const { name, reference_id, is_default, enabled } = values;
    const added = await create.mutateAsync({
      body: {
        gateway: type.name,
        name,
        reference_id,
        credentials: typedCredentials(values),
        enabled,
        // Not sent unless chosen: the only enabled gateway becomes the default then.
        ...(is_default ? { is_default } : {}),
      },
    });
    await refresh();
    toast('Gateway added');
    openPage(`/gateways/${added.gateway_config_id}`);
  };
  return (
    <Form submit="Add gateway" onSubmit={send} secondary={<LinkButton to="/gateways">Cancel</LinkButton>}>
      <SelectField
        name="gateway"
        label="Gateway"
        help="It cannot be changed later."
        value={type.name}
        onChange={choose}
        options={Object.fromEntries(types.map(({ name, label }) => [name, label]))}
      />
      <GatewayFields key={type.name} type={type} bind={bind} stored={[]} ownReference="" />
    </Form>
  );
}

export default function NewGateway() {
  const types = api.useQuery('get', '/settings/gateway-types');
  return (
    <Page
      title="Add gateway"
      parent={{ title: 'Gateways', to: '/gateways' }}
      description="The credentials of your account at a payment gateway. They are stored encrypted and never shown again."
    >
      <Section title="Account" kind="panel">
        <Loaded query={types}>
          {({ list: [first, ...others] }) =>
            first === undefined ? (
              <p>This installation has no gateways.</p>
            ) : (
              <NewGatewayForm types={[first, ...others]} />
            )
          }
        </Loaded>
      </Section>
    </Page>
  );
}
