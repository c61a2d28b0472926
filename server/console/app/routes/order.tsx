/** One order: what happened to it, what it is, its webhooks, and what can be done. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { OrderStatus, RefundStatus } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useAddressQuery, usePathParameter } from '../parts/address.ts';
import { Badge, wordsOf } from '../parts/badge.tsx';
import { CopyText } from '../parts/copy.tsx';
import { Details, type Fact } from '../parts/details.tsx';
import { Json } from '../parts/json.tsx';
import { AppLink } from '../parts/link.tsx';
import { formatAmount } from '../parts/money.ts';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Loaded, Loading, Note } from '../parts/states.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Time } from '../parts/time.tsx';
import { whyWords } from './events/states.tsx';
import { GatewayOfAttempt } from './gateway-name.tsx';
import { networkName } from './networks.ts';
import { orderTones, orderWord, WEBHOOKS } from './order-words.ts';

/** These load beside the page, or when they are shown: their scripts would make the page's too large. */
const OrderWebhooks = lazy(async () => ({ default: (await import('./order-webhooks.tsx')).OrderWebhooks }));
const OrderTimeline = lazy(async () => ({ default: (await import('./order-timeline.tsx')).OrderTimeline }));
const OrderActions = lazy(async () => ({ default: (await import('./order-actions.tsx')).OrderActions }));

type Order = Schemas['Order'];

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

/** `₹300.00`, `₹300.00 (in progress)`; empty without a refund. */
function refundedFact(order: Order): string {
  if (order.amount_refunded === 0) return '';
  return `${formatAmount(order.amount_refunded, order.currency)}${isRefunding(order) ? ' (in progress)' : ''}`;
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

/** Whether the merchant's server acknowledged every event; if not, why. Leads to the webhooks. */
function WebhookNotified({ order: { order_id, webhook_notified } }: { readonly order: Order }) {
  const params = { path: { order_id } };
  const { data } = api.useQuery('get', WEBHOOKS, { params }, { enabled: webhook_notified !== true });
  const missing = data?.deliveries.find(({ notified }) => !notified);
  const no =
    missing === undefined ? (data === undefined ? 'No' : 'No, no event was enabled') : `No, ${whyWords(missing)}`;
  return (
    <AppLink to={`/orders/${encodeURIComponent(order_id)}?view=webhooks`}>
      {webhook_notified === true ? 'Yes' : no}
    </AppLink>
  );
}

function factsOf(order: Order): readonly Fact[] {
  const { card, txn_detail: txn, payment_gateway_response: answer } = order;
  return [
    { name: 'Amount', value: formatAmount(order.amount, order.currency) },
    { name: 'Refunded', value: refundedFact(order) },
    {
      name: 'Customer',
      value:
        order.customer_id === '' ? (
          ''
        ) : (
          <AppLink to={`/customers/${encodeURIComponent(order.customer_id)}`}>{order.customer_id}</AppLink>
        ),
    },
    { name: 'Email', value: ordersOf(order.customer_email) },
    { name: 'Phone', value: ordersOf(order.customer_phone) },
    { name: 'Description', value: order.description },
    { name: 'Card', value: card === undefined ? '' : `${networkName(card.card_brand)} …${card.last_four_digits}` },
    { name: 'Issuer', value: card?.card_issuer ?? '' },
    { name: 'Gateway', value: wordsOf(txn?.gateway ?? '') },
    {
      name: 'Gateway account',
      value:
        order.txn_uuid && txn?.gateway ? <GatewayOfAttempt orderId={order.order_id} txnUuid={order.txn_uuid} /> : '',
    },
    { name: 'RRN', value: answer ? <span className="code">{answer.rrn}</span> : '' },
    { name: 'Webhook notified', value: <WebhookNotified order={order} /> },
    { name: 'Created', value: <Time value={order.date_created} form="exact" /> },
    { name: 'Expires', value: <Time value={order.order_expiry} form="exact" /> },
    { name: 'Id', value: <CopyText text={order.id} name="id" /> },
    {
      name: 'Transaction',
      value: order.txn_uuid === undefined ? '' : <CopyText text={order.txn_uuid} name="transaction" />,
    },
  ];
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
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <Loaded query={timeline}>{({ entries }) => <OrderTimeline entries={entries} />}</Loaded>
    </Suspense>
  );
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
                  {
                    id: 'webhooks',
                    title: 'Webhooks',
                    content: (
                      <Suspense fallback={<Loading />}>
                        <OrderWebhooks order={shown} />
                      </Suspense>
                    ),
                  },
                  { id: 'json', title: 'JSON', content: <Json name="order" value={shown} /> },
                ]}
              />
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
