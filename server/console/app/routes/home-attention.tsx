/** What needs attention on Home: orders, endpoints, gateways and keys, each a link. */
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { GatewayCircuitState, OrderAttention, OrderStatus, WebhookBreakerState } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { AppLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Loading, ProblemNote } from '../parts/states.tsx';
import { Time, toTimestamp } from '../parts/time.tsx';
import styles from './home.module.css';
import { attentionWords } from './order-words.ts';

const LOOK = { refetchInterval: 30_000 } as const;
/** How many orders of each kind are counted, and how many endpoints are named. */
const MOST = 20;
const AN_HOUR_MS = 3_600_000;

export const ordersWith = (query: Readonly<Record<string, string>>) => `/orders?${new URLSearchParams(query)}`;

interface Item {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly note?: ReactNode;
}

/** Orders of one kind. `among` is not in the link: the filter of the list takes whole days. */
interface OrderSearch {
  readonly title: string;
  readonly query: { readonly attention: Schemas['OrderAttention'] } | { readonly status: OrderStatus };
  readonly among?: { readonly created_to: string };
}

const searchesAt = (anHourAgo: string): readonly OrderSearch[] => [
  ...Object.values(OrderAttention).map((attention) => ({ title: attentionWords[attention], query: { attention } })),
  {
    title: 'Payments in progress for over an hour',
    query: { status: OrderStatus.AUTHORIZING },
    among: { created_to: anHourAgo },
  },
];

function orderItems({ title, query }: OrderSearch, page: Schemas['OrderSearchPage'] | undefined): readonly Item[] {
  if (page === undefined || page.list.length === 0) return [];
  const count = page.next_cursor === null ? page.list.length : `${page.list.length}+`;
  return [{ key: title, to: ordersWith(query), title, note: <span className="number">{count}</span> }];
}

function endpointItems({ endpoint_id, origin, breaker, backlog, paused }: Schemas['WebhookEndpoint']): readonly Item[] {
  if (!paused && breaker === WebhookBreakerState.CLOSED && backlog === 0) return [];
  const state = paused ? 'are paused' : breaker === WebhookBreakerState.CLOSED ? 'wait' : 'fail';
  const title = `Webhooks that ${state}${origin === null ? '' : ` at ${origin}`}`;
  return [{ key: endpoint_id, to: '/endpoints', title, note: backlog.toLocaleString() }];
}

/** Every endpoint but the configured one is listed because it needs attention. */
function moreEndpoints(page: Schemas['WebhookEndpointList'] | undefined): readonly Item[] {
  if (page === undefined || page.next_cursor === null) return [];
  return [{ key: 'more endpoints', to: '/endpoints', title: 'Webhooks of more endpoints wait, fail or are paused' }];
}

function gatewayItems({ gateway_config_id, name, enabled, health }: Schemas['GatewayConfig']): readonly Item[] {
  if (!enabled || health.circuit === GatewayCircuitState.CLOSED) return [];
  const to = `/gateways/${gateway_config_id}`;
  return [{ key: gateway_config_id, to, title: `Payments fail at the gateway ${name}` }];
}

/** A replaced key: a server that still uses it fails when it is no longer accepted. */
function keyItems({ kid, retires_at }: Schemas['MessageKey']): readonly Item[] {
  if (retires_at === null || new Date(retires_at) < new Date()) return [];
  const note = (
    <span>
      accepted until <Time value={retires_at} />
    </span>
  );
  return [{ key: kid, to: '/developers/message-keys', title: `Message key ${kid} is replaced`, note }];
}

export function Attention() {
  const [searches] = useState(() => searchesAt(toTimestamp(new Date(Date.now() - AN_HOUR_MS))));
  const orders = useQueries({
    queries: searches.map(({ query, among = {} }) =>
      api.queryOptions('get', '/settings/orders', { params: { query: { ...query, ...among, limit: MOST } } }, LOOK),
    ),
  });
  const endpoints = api.useQuery('get', '/settings/webhook-endpoints', { params: { query: { limit: MOST } } }, LOOK);
  const gateways = api.useQuery('get', '/settings/gateways', {}, LOOK);
  const keys = api.useQuery('get', '/settings/keys');
  const items = [
    ...searches.flatMap((search, at) => orderItems(search, orders[at]?.data)),
    ...(gateways.data?.list ?? []).flatMap(gatewayItems),
    ...(endpoints.data?.list ?? []).flatMap(endpointItems),
    ...moreEndpoints(endpoints.data),
    ...(keys.data?.list ?? []).flatMap(keyItems),
  ];
  const queries = [...orders, endpoints, gateways, keys];
  const failed = queries.filter(({ isError }) => isError);
  const again = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Section title="Needs attention" kind="panel">
      {items.length === 0 ? null : (
        <ul className={styles.attention}>
          {items.map(({ key, to, title, note }) => (
            <li key={key}>
              <AppLink to={to}>{title}</AppLink>
              {note}
            </li>
          ))}
        </ul>
      )}
      {failed[0] === undefined ? null : <ProblemNote error={failed[0].error} onRetry={again} />}
      {queries.some(({ isPending }) => isPending) ? <Loading lines={1} /> : null}
      {items.length === 0 && queries.every(({ isSuccess }) => isSuccess) ? (
        <p className="muted">Nothing needs your attention.</p>
      ) : null}
    </Section>
  );
}
