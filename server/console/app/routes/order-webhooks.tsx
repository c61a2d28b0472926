/** The webhooks of an order: which were sent, why one is missing, and which were never due. */
import { AdminOperationId, EventName, OrderStatus } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useLive } from '../api/live.ts';
import { useMay } from '../api/session.ts';
import { wordsOf } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { AppLink } from '../parts/link.tsx';
import { Empty, Loaded } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { useResend } from './events/resend.tsx';
import { DeliveryBadge, eventWords, WhyNot } from './events/states.tsx';
import { WEBHOOKS } from './order-words.ts';

type Order = Schemas['Order'];
type Delivery = Schemas['WebhookDelivery'];

const deliveryColumns: readonly Column<Delivery>[] = [
  { id: 'event', title: 'Event', cell: ({ event_name }) => eventWords(event_name) },
  { id: 'state', title: 'Delivery', cell: (delivery) => <DeliveryBadge {...delivery} /> },
  {
    id: 'answer',
    title: 'Last answer',
    cell: ({ attempts }) => {
      const last = attempts.at(-1);
      return last === undefined ? '—' : last.http_status === null ? wordsOf(last.outcome) : `HTTP ${last.http_status}`;
    },
  },
];

const settingsLink = <AppLink to="/webhook-settings">Webhook settings</AppLink>;

/** The events that an order of a status has had. */
const eventsByStatus: Readonly<Partial<Record<string, readonly EventName[]>>> = {
  [OrderStatus.CHARGED]: [EventName.ORDER_SUCCEEDED, EventName.TXN_CHARGED],
  [OrderStatus.AUTHORIZED]: [EventName.ORDER_AUTHORIZED],
  [OrderStatus.AUTHORIZATION_FAILED]: [EventName.ORDER_FAILED, EventName.TXN_FAILED],
  [OrderStatus.AUTHENTICATION_FAILED]: [EventName.ORDER_FAILED, EventName.TXN_FAILED],
  [OrderStatus.VOIDED]: [EventName.ORDER_VOIDED],
};

/** The events that happened and that the settings do not name; nothing without one. */
function NotEnabled({ order, deliveries }: { readonly order: Order; readonly deliveries: readonly Delivery[] }) {
  const { data } = api.useQuery('get', '/settings/webhook');
  if (data === undefined) return null;
  const happened = [
    EventName.ORDER_CREATED,
    ...(order.txn_uuid === undefined ? [] : [EventName.TXN_CREATED]),
    ...(eventsByStatus[order.status] ?? []),
  ];
  const known = new Set<string>([...data.events, ...deliveries.map(({ event_name }) => event_name)]);
  const missing = happened.filter((name) => !known.has(name)).map(eventWords);
  return missing.length === 0 ? null : <p className="muted">Happened and not enabled: {missing.join(', ')}.</p>;
}

/** Why an event is missing, with what is to be done at its endpoint. */
function Missing({ delivery }: { readonly delivery: Delivery }) {
  const params = { path: { event_id: delivery.event_id } };
  const { data } = api.useQuery('get', '/settings/deliveries/{event_id}', { params });
  return <WhyNot delivery={delivery} {...(data === undefined ? {} : { endpointId: data.endpoint_id })} />;
}

export function OrderWebhooks({ order }: { readonly order: Order }) {
  const params = { path: { order_id: order.order_id } };
  const webhooks = api.useQuery('get', WEBHOOKS, { params });
  useLive('delivery', WEBHOOKS);
  const mayResend = useMay(AdminOperationId.resendWebhook);
  const resend = useResend();
  const resendButton = ({ event_id, event_name }: Delivery) => (
    <Button kind="quiet" onClick={() => resend.mutate({ params: { path: { event_id } } })}>
      Resend<span className="visually-hidden"> {eventWords(event_name)}</span>
    </Button>
  );
  return (
    <Loaded query={webhooks}>
      {({ deliveries }) => {
        const missing = deliveries.find(({ notified }) => !notified);
        return deliveries.length === 0 ? (
          <Empty title="Nothing was sent about this order">
            <p>
              {settingsLink} name no event that this order has had. Events that you add there are sent from then on; for
              this order, your server can read its status.
            </p>
            <NotEnabled order={order} deliveries={deliveries} />
          </Empty>
        ) : (
          <div className="stack">
            {missing === undefined ? null : <Missing delivery={missing} />}
            <Table
              label="Webhooks"
              columns={deliveryColumns}
              rows={deliveries}
              keyOf={({ event_id }) => event_id}
              linkOf={({ event_id }) => `/events/${event_id}`}
              {...(mayResend ? { actionsOf: resendButton } : {})}
            />
            <p className="muted">An event that is not here was not enabled in {settingsLink} when it happened.</p>
            <NotEnabled order={order} deliveries={deliveries} />
          </div>
        );
      }}
    </Loaded>
  );
}
