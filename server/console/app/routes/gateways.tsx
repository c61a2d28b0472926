/** Gateways: the merchant's sets of credentials, and how their calls go. */
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { LinkButton } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Loaded, Note } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { GatewayState, HealthBadge, successOf } from './gateway-facts.tsx';

type GatewayConfig = Schemas['GatewayConfig'];

const columns: readonly Column<GatewayConfig>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, choice: 'fixed' },
  { id: 'gateway', title: 'Gateway', cell: ({ gateway }) => <span className="code">{gateway}</span> },
  { id: 'state', title: 'State', cell: (config) => <GatewayState config={config} /> },
  { id: 'health', title: 'Calls', cell: ({ health }) => <HealthBadge health={health} /> },
  { id: 'success', title: 'Answered', align: 'end', cell: ({ health }) => successOf(health) },
  {
    id: 'reference',
    title: 'Reference id',
    cell: ({ reference_id }) => (reference_id === '' ? '—' : <span className="code">{reference_id}</span>),
  },
  { id: 'created', title: 'Added', cell: ({ date_created }) => <Time value={date_created} />, choice: 'optional' },
];

/** What keeps payments from a gateway; null when nothing does. */
function Warning({ list }: { readonly list: readonly GatewayConfig[] }) {
  const failing = list.filter(({ enabled, health }) => enabled && health.circuit !== 'CLOSED');
  const hasDefault = list.some(({ enabled, is_default }) => enabled && is_default);
  return (
    <>
      {hasDefault ? null : (
        <Note tone="warn" title="No enabled gateway is the default">
          <p>Orders without a reference id fail unless a routing rule applies to them. Make one gateway the default.</p>
        </Note>
      )}
      {failing.length === 0 ? null : (
        <Note tone="warn" title={`Calls fail at ${failing.map(({ name }) => name).join(', ')}`}>
          <p>Payments use the fallbacks of their routing rule until the gateway works again.</p>
        </Note>
      )}
    </>
  );
}

export default function Gateways() {
  const configs = api.useQuery('get', '/settings/gateways');
  const add = (
    <LinkButton to="/gateways/new" kind="primary" icon="plus" operation={AdminOperationId.createGatewayConfig}>
      Add gateway
    </LinkButton>
  );
  return (
    <Page
      title="Gateways"
      description="Payments go to a gateway by the order's reference id, else by a routing rule, else to the default."
      actions={add}
    >
      <Loaded query={configs}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title="No gateways">
              <p>Add the credentials of your account at a payment gateway to take payments.</p>
            </Empty>
          ) : (
            <>
              <Warning list={list} />
              <Table
                label="Gateways"
                name="gateways"
                columns={columns}
                rows={list}
                keyOf={({ gateway_config_id }) => gateway_config_id}
                linkOf={({ gateway_config_id }) => `/gateways/${gateway_config_id}`}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
