/** One event: why it has not arrived, what was sent, and what your server answered. */
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AdminOperationId } from '../../../../../generated/values.ts';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { useLive } from '../../api/live.ts';
import { useAddressQuery, usePathParameter } from '../../parts/address.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { CopyText } from '../../parts/copy.tsx';
import { Details, type Fact } from '../../parts/details.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Json } from '../../parts/json.tsx';
import { AppLink } from '../../parts/link.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';
import { useResend } from './resend.tsx';
import { DeliveryBadge, eventWords, outcomeTones, WhyNot } from './states.tsx';

/** It loads beside the page: its script would make the page's too large. */
const AttemptSection = lazy(async () => ({ default: (await import('./attempt.tsx')).AttemptSection }));

type Attempt = Schemas['WebhookAttempt'];
type Detail = Schemas['WebhookDeliveryDetail'];

const PATH = '/settings/deliveries/{event_id}';
const LIST = '/settings/deliveries';

const columns: readonly Column<Attempt>[] = [
  { id: 'number', title: 'Attempt', cell: ({ number }) => number },
  { id: 'started', title: 'Started', cell: ({ started_at }) => <Time value={started_at} form="exact" /> },
  { id: 'outcome', title: 'Result', cell: ({ outcome }) => <StatusBadge status={outcome} tones={outcomeTones} /> },
  { id: 'status', title: 'Status', cell: ({ http_status }) => http_status ?? '—', align: 'end' },
  {
    id: 'took',
    title: 'Took',
    cell: ({ duration_ms }) => (duration_ms === null ? '—' : `${duration_ms} ms`),
    align: 'end',
  },
];

function Attempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const address = useAddressQuery();
  const chosen = address.get('attempt');
  const shown = attempts.find(({ number }) => String(number) === chosen) ?? attempts.at(-1);
  if (shown === undefined) return null;
  return (
    <>
      <Section title="Attempts">
        <Table
          label="Attempts"
          columns={columns}
          rows={attempts.toReversed()}
          keyOf={({ number }) => String(number)}
          {...(attempts.length < 2
            ? {}
            : {
                actionsOf: ({ number }: Attempt) => (
                  <Button
                    kind="quiet"
                    aria-pressed={number === shown.number}
                    onClick={() => address.set({ attempt: String(number) })}
                  >
                    Show<span className="visually-hidden"> attempt {number}</span>
                  </Button>
                ),
              })}
        />
      </Section>
      <Suspense>
        <AttemptSection attempt={shown} />
      </Suspense>
    </>
  );
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function OrderLink({ orderId }: { readonly orderId: string }) {
  return (
    <AppLink to={`/orders/${encodeURIComponent(orderId)}`} className="code">
      {orderId}
    </AppLink>
  );
}

/** Where the last attempt went, and where the next one goes if it goes elsewhere. */
function addressesOf({ delivery: { attempts, notified, state }, url }: Detail): readonly Fact[] {
  const sent = attempts.at(-1)?.url;
  const isOver = notified || state === 'STOPPED';
  return [
    ...(sent === undefined ? [] : [{ name: 'Sent to', value: <span className="code">{sent}</span> }]),
    ...(isOver || sent === url
      ? []
      : [{ name: 'Next address', value: url === null ? 'No address is set' : <span className="code">{url}</span> }]),
  ];
}

function Delivery({ detail }: { readonly detail: Detail }) {
  const { delivery, endpoint_id, order_id, encrypted, body } = detail;
  return (
    <>
      <WhyNot delivery={delivery} endpointId={endpoint_id} />
      <Section title="Event" kind="panel">
        <Details
          facts={[
            { name: 'Event id', value: <CopyText text={delivery.event_id} name="event id" /> },
            { name: 'Order', value: order_id === null ? null : <OrderLink orderId={order_id} /> },
            { name: 'Time', value: <Time value={delivery.date_created} form="exact" /> },
            { name: 'Next attempt', value: <Time value={delivery.next_attempt_at} form="exact" /> },
            ...addressesOf(detail),
            { name: 'Encrypted', value: encrypted ? 'Yes, with the active key set' : 'No' },
            { name: 'Number', value: `${delivery.sequence}, ${delivery.order_sequence} of its order` },
          ]}
        />
      </Section>
      <Attempts attempts={delivery.attempts} />
      <Section title="Request body" description="The same on every attempt.">
        <Json name="request body" value={jsonOf(body)} />
      </Section>
    </>
  );
}

export default function DeliveryPage() {
  const eventId = usePathParameter('eventId');
  const [isStopping, setStopping] = useState(false);
  const queries = useQueryClient();
  const params = { path: { event_id: eventId } };
  const query = api.useQuery('get', PATH, { params });
  const resend = useResend();
  const stop = api.useMutation('post', '/settings/webhooks/{event_id}/stop');
  useLive('delivery', PATH);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['get', PATH] });
    await queries.invalidateQueries({ queryKey: ['get', LIST] });
  };
  const delivery = query.data?.delivery;
  const canStop = delivery !== undefined && !delivery.notified && delivery.state !== 'STOPPED';
  return (
    <Page
      title={delivery === undefined ? 'Event' : eventWords(delivery.event_name)}
      parent={{ title: 'Events', to: '/events' }}
      mark={delivery === undefined ? null : <DeliveryBadge {...delivery} />}
      actions={
        <>
          {canStop ? (
            <Button operation={AdminOperationId.stopWebhook} onClick={() => setStopping(true)}>
              Stop
            </Button>
          ) : null}
          <Button
            kind="primary"
            operation={AdminOperationId.resendWebhook}
            busy={resend.isPending}
            onClick={() => resend.mutate({ params })}
          >
            Resend
          </Button>
        </>
      }
    >
      <Loaded query={query}>{(detail) => <Delivery detail={detail} />}</Loaded>
      <ConfirmDialog
        title="Stop this event?"
        action="Stop event"
        open={isStopping}
        onClose={() => setStopping(false)}
        onConfirm={async () => {
          await stop.mutateAsync({ params });
          await refresh();
          toast('Event stopped');
        }}
      >
        <p>The service stops sending it. The event stays in the list, and you can resend it later.</p>
      </ConfirmDialog>
    </Page>
  );
}
