/** One order: what happened to it, what it is, its webhooks, and what can be done. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { AdminOperationId, OrderStatus, RefundStatus } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useLive } from '../api/live.ts';
import { useMay } from '../api/session.ts';
import { useAddressQuery, usePathParameter } from '../parts/address.ts';
import { Badge, wordsOf } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { CopyText } from '../parts/copy.tsx';
import { Details, type Fact } from '../parts/details.tsx';
import { Json } from '../parts/json.tsx';
import { AppLink } from '../parts/link.tsx';
import { formatAmount } from '../parts/money.ts';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Empty, Loaded, Loading, Note } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useResend } from './events/resend.tsx';
import { DeliveryBadge, eventWords, WhyNot } from './events/states.tsx';
import { networkName } from './networks.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { orderTones, orderWord } from './order-words.ts';

/** These load beside the page: their scripts would make the page's too large. */
const Tabs = lazy(async () => ({ default: (await import('../parts/tabs.tsx')).Tabs }));
const OrderActions = lazy(async () => ({ default: (await import('./order-actions.tsx')).OrderActions }));

type Order = Schemas['Order'];
type Delivery = Schemas['WebhookDelivery'];

/** While the gateway or the customer has the order, the page asks again. */
const OPEN = new Set<string>([
  OrderStatus.STARTED,
  OrderStatus.PENDING_VBV,
  OrderStatus.AUTHORIZING,
  OrderStatus.CAPTURE_INITIATED,
  OrderStatus.VOID_INITIATED,
]);
const LOOK_MS = 3_000;

const isRefunding = ({ refunds = [] }: Order) => refunds.some(({ status }) => status === RefundStatus.PENDING);

function isOpen(order: Order | undefined): boolean {
  return order !== undefined && (OPEN.has(order.status) || isRefunding(order));
}

/** `₹300.00 refunded`; empty without a refund. */
function refundWords(order: Order): string {
  if (order.amount_refunded === 0) return '';
  const amount = formatAmount(order.amount_refunded, order.currency);
  return isRefunding(order) ? `${amount} being refunded` : `${amount} refunded`;
}

/** What the order is, in a line: its amount, what was refunded of it, whose it is. */
function summaryOf(order: Order): string {
  const amount = formatAmount(order.amount, order.currency);
  const customer = order.customer_email || order.customer_id || '';
  return [amount, refundWords(order), customer].filter((text) => text !== '').join(' · ');
}

/** The other orders of the customer who has this id, e-mail address or phone number. */
function ordersOf(customer: string | null | undefined) {
  return customer ? <AppLink to={`/orders?q=${encodeURIComponent(customer)}`}>{customer}</AppLink> : '';
}

/** Why the payment failed and what helps, for the person who answers the customer. */
function Failure({ order }: { readonly order: Order }) {
  const txn = order.txn_detail;
  if (txn === undefined || txn.error_code === '') return null;
  const { decline } = txn;
  return (
    <Note tone="bad" title={orderWord(order.status)}>
      <p>{decline?.customer_message ?? txn.error_message}</p>
      {order.bank_error_message ? <p>The bank said: {order.bank_error_message}</p> : null}
      <p className="code">{decline?.code ?? txn.error_code}</p>
    </Note>
  );
}

function factsOf(order: Order): readonly Fact[] {
  const { card, txn_detail: txn, payment_gateway_response: answer } = order;
  return [
    { name: 'Amount', value: formatAmount(order.amount, order.currency) },
    { name: 'Refunded', value: refundWords(order).replace(' refunded', '') },
    {
      name: 'Customer',
      value:
        order.customer_id === '' ? (
          ''
        ) : (
          <AppLink to={`/customers/${encodeURIComponent(order.customer_id)}`}>{order.customer_id}</AppLink>
        ),
    },
    { name: 'E-mail', value: ordersOf(order.customer_email) },
    { name: 'Phone', value: ordersOf(order.customer_phone) },
    { name: 'Description', value: order.description },
    { name: 'Card', value: card === undefined ? '' : `${networkName(card.card_brand)} …${card.last_four_digits}` },
    { name: 'Issuer', value: card?.card_issuer ?? '' },
    { name: 'Gateway', value: wordsOf(txn?.gateway ?? '') },
    { name: 'RRN', value: answer ? <span className="code">{answer.rrn}</span> : '' },
    { name: 'Created', value: <Time value={order.date_created} form="exact" /> },
    { name: 'Expires', value: <Time value={order.order_expiry} form="exact" /> },
    { name: 'Id', value: <CopyText text={order.id} name="id" /> },
    {
      name: 'Transaction',
      value: order.txn_uuid === undefined ? '' : <CopyText text={order.txn_uuid} name="transaction" />,
    },
  ];
}

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

function Webhooks({ orderId }: { readonly orderId: string }) {
  const params = { path: { order_id: orderId } };
  const webhooks = api.useQuery('get', '/settings/orders/{order_id}/webhooks', { params });
  useLive('delivery', '/settings/orders/{order_id}/webhooks');
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
          </Empty>
        ) : (
          <div className="stack">
            {missing === undefined ? null : <WhyNot delivery={missing} />}
            <Table
              label="Webhooks"
              columns={deliveryColumns}
              rows={deliveries}
              keyOf={({ event_id }) => event_id}
              linkOf={({ event_id }) => `/events/${event_id}`}
              {...(mayResend ? { actionsOf: resendButton } : {})}
            />
            <p className="muted">An event that is not here was not enabled in {settingsLink} when it happened.</p>
          </div>
        );
      }}
    </Loaded>
  );
}

/** `readAt`: when the order was read; each time that it is read again, the timeline is too. */
function Timeline({ orderId, readAt }: { readonly orderId: string; readonly readAt: number }) {
  const params = { path: { order_id: orderId } };
  const timeline = api.useQuery('get', '/settings/orders/{order_id}/timeline', { params });
  const { refetch } = timeline;
  const [shown, setShown] = useState(readAt);
  useEffect(() => {
    if (readAt === shown) return;
    setShown(readAt);
    void refetch({ cancelRefetch: false });
  }, [readAt, shown, refetch]);
  return <Loaded query={timeline}>{({ entries }) => <OrderTimeline entries={entries} />}</Loaded>;
}

export default function OrderPage() {
  const orderId = usePathParameter('orderId');
  const view = useAddressQuery();
  const params = { path: { order_id: orderId } };
  const query = api.useQuery(
    'get',
    '/settings/orders/{order_id}',
    { params },
    { refetchInterval: ({ state }) => (isOpen(state.data) ? LOOK_MS : false) },
  );
  const order = query.data;
  return (
    <Page
      title={order?.order_id ?? orderId}
      description={order === undefined ? undefined : summaryOf(order)}
      parent={{ title: 'Orders', to: '/orders' }}
      mark={
        order === undefined ? null : <Badge tone={orderTones[order.status] ?? 'plain'}>{orderWord(order.status)}</Badge>
      }
      actions={
        order === undefined ? null : (
          <Suspense fallback={null}>
            <OrderActions order={order} />
          </Suspense>
        )
      }
    >
      <Loaded query={query}>
        {(shown) => (
          <>
            <Failure order={shown} />
            <Columns>
              <Suspense fallback={<Loading lines={6} />}>
                <Tabs
                  label="Views of the order"
                  value={view.get('view')}
                  onChange={(id) => view.set({ view: id === 'timeline' ? '' : id })}
                  views={[
                    {
                      id: 'timeline',
                      title: 'Timeline',
                      content: <Timeline orderId={orderId} readAt={query.dataUpdatedAt} />,
                    },
                    { id: 'webhooks', title: 'Webhooks', content: <Webhooks orderId={orderId} /> },
                    { id: 'json', title: 'JSON', content: <Json name="order" value={shown} /> },
                  ]}
                />
              </Suspense>
              <Section title="Details" kind="panel">
                <Details facts={factsOf(shown)} />
              </Section>
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  );
}
