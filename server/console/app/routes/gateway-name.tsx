/** Which of the merchant's gateway configurations took a payment. */
import { api } from '../api/client.ts';
import { AppLink } from '../parts/link.tsx';

/** The name of a configuration, as a link to it. One that was deleted has only its id. */
export function GatewayName({ id }: { readonly id: string }) {
  const { data } = api.useQuery('get', '/settings/gateways');
  const config = data?.list.find(({ gateway_config_id: other }) => other === id);
  if (config === undefined) return <span className="code">{id}</span>;
  return <AppLink to={`/gateways/${encodeURIComponent(id)}`}>{config.name}</AppLink>;
}

/** The configuration of an attempt, from the timeline of its order; nothing for one that reached no gateway. */
export function GatewayOfAttempt({ orderId, txnUuid }: { readonly orderId: string; readonly txnUuid: string }) {
  const params = { path: { order_id: orderId } };
  const { data } = api.useQuery('get', '/settings/orders/{order_id}/timeline', { params });
  const begun = data?.entries.find((entry) => entry.txn_uuid === txnUuid && entry.gateway_config_id !== null);
  return begun?.gateway_config_id == null ? '—' : <GatewayName id={begun.gateway_config_id} />;
}
