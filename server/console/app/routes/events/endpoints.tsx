/** Endpoints: where events go, how it goes there, and pause, resume, a test event and the signing secret. */
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { AdminOperationId } from '../../../../../generated/values.ts';
import { api, byCursor } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { useLive } from '../../api/live.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { SecretOnce } from '../../parts/copy.tsx';
import { CursorList } from '../../parts/cursor-list.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../parts/dialog.tsx';
import { AppLink } from '../../parts/link.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Loaded } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';
import { LastAnswer } from './last-answer.tsx';
import { ResumeButton } from './resend.tsx';

/** It loads beside the page: its script would make the page's too large. */
const TestEvent = lazy(async () => ({ default: (await import('./test-event.tsx')).TestEvent }));

type Endpoint = Schemas['WebhookEndpoint'];

const LIST = '/settings/webhook-endpoints';
const REFRESH_MS = 10_000;

const isFailing = ({ breaker }: Endpoint) => breaker !== 'CLOSED';
const nameOf = ({ origin }: Endpoint) => origin ?? 'Configured address';

interface HealthProps {
  readonly endpoint: Endpoint;
  /** The configured address; undefined while it is not known. */
  readonly url: string | null | undefined;
}

function Health({ endpoint, url }: HealthProps) {
  if (endpoint.origin === null && url === null) return <Badge tone="warn">No address</Badge>;
  if (endpoint.paused) return <Badge tone="warn">Paused</Badge>;
  if (isFailing(endpoint)) {
    return (
      <>
        <Badge tone="bad">Failing</Badge> <LastAnswer endpointId={endpoint.endpoint_id} />
      </>
    );
  }
  return endpoint.failures_in_row > 0 ? <Badge tone="warn">Some failures</Badge> : <Badge tone="good">Healthy</Badge>;
}

const columnsOf = (url: string | null | undefined): readonly Column<Endpoint>[] => [
  {
    id: 'name',
    title: 'Endpoint',
    cell: (endpoint) => (
      <>
        {nameOf(endpoint)}
        {endpoint.origin === null && url ? <div className="code muted">{url}</div> : null}
      </>
    ),
    choice: 'fixed',
  },
  { id: 'health', title: 'Health', cell: (endpoint) => <Health endpoint={endpoint} url={url} /> },
  { id: 'failures', title: 'Failures', cell: ({ failures_in_row }) => failures_in_row, align: 'end' },
  {
    id: 'failed',
    title: 'Last failure',
    cell: ({ last_failure_at }) => <Time value={last_failure_at} form="ago" never="None" />,
  },
  {
    id: 'probe',
    title: 'Next probe',
    cell: ({ next_probe_at, paused }) => <Time value={paused ? null : next_probe_at} form="ago" />,
  },
  {
    id: 'backlog',
    title: 'Waiting',
    cell: ({ backlog, endpoint_id }) =>
      backlog === 0 ? 0 : <AppLink to={`/events?status=OPEN&endpoint=${endpoint_id}`}>{backlog}</AppLink>,
    align: 'end',
  },
  { id: 'oldest', title: 'Oldest', cell: ({ oldest_event_at }) => <Time value={oldest_event_at} form="ago" /> },
];

function EndpointActions({ endpoint, onPause }: { readonly endpoint: Endpoint; readonly onPause: () => void }) {
  const { endpoint_id, paused } = endpoint;
  return (
    <>
      {paused || isFailing(endpoint) ? (
        <ResumeButton endpointId={endpoint_id} name={nameOf(endpoint)} paused={paused} kind="quiet" />
      ) : null}
      {paused ? null : (
        <Button kind="quiet" operation={AdminOperationId.pauseWebhookEndpoint} onClick={onPause}>
          Pause<span className="visually-hidden"> {nameOf(endpoint)}</span>
        </Button>
      )}
    </>
  );
}

function PauseDialog({ endpoint, onClose }: { readonly endpoint: Endpoint | null; readonly onClose: () => void }) {
  const queries = useQueryClient();
  const pause = api.useMutation('post', `${LIST}/{endpoint_id}/pause`);
  return (
    <ConfirmDialog
      title="Pause this endpoint?"
      action="Pause endpoint"
      kind="primary"
      open={endpoint !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (endpoint === null) return;
        await pause.mutateAsync({ params: { path: { endpoint_id: endpoint.endpoint_id } } });
        await queries.invalidateQueries({ queryKey: ['get', LIST] });
        toast('Endpoint paused');
      }}
    >
      <p>Events wait until you resume it. None is lost, and your customers can still pay.</p>
    </ConfirmDialog>
  );
}

/** Creates a signing secret, which is shown once. */
function SigningSecret({ isSet }: { readonly isSet: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [created, setCreated] = useState<Schemas['WebhookSecret'] | null>(null);
  const queries = useQueryClient();
  const rotate = api.useMutation('post', '/settings/webhook/secret');
  return (
    <Section
      title="Signing secret"
      description={
        isSet
          ? 'Webhooks are signed as Standard Webhooks say, in webhook-signature.'
          : 'Webhooks are not signed yet. Create a secret, and your server can verify webhook-signature.'
      }
      actions={
        <Button operation={AdminOperationId.rotateWebhookSecret} onClick={() => setAsking(true)}>
          {isSet ? 'Replace secret' : 'Create secret'}
        </Button>
      }
    >
      <ConfirmDialog
        title={isSet ? 'Replace the signing secret?' : 'Create a signing secret?'}
        action={isSet ? 'Replace secret' : 'Create secret'}
        kind="primary"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          setCreated(await rotate.mutateAsync({}));
          await queries.invalidateQueries({ queryKey: ['get', '/settings/webhook'] });
        }}
      >
        <p>The new secret is shown once. {isSet ? 'The present one signs beside it for 24 hours.' : null}</p>
      </ConfirmDialog>
      <Dialog title="Your new signing secret" open={created !== null} onClose={() => setCreated(null)} lasting>
        <SecretOnce name="secret" secret={created?.secret ?? ''}>
          Store this secret at your server now: it is not shown again.
          {created === null || created.previous_signs_until === null ? null : (
            <>
              {' '}
              The previous one also signs until <Time value={created.previous_signs_until} />.
            </>
          )}
        </SecretOnce>
        <DialogActions>
          <Button kind="primary" onClick={() => setCreated(null)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}

export default function Endpoints() {
  const [paused, setPaused] = useState<Endpoint | null>(null);
  const endpoints = api.useInfiniteQuery('get', LIST, {}, { ...byCursor, refetchInterval: REFRESH_MS });
  const settings = api.useQuery('get', '/settings/webhook');
  useLive('delivery', LIST);
  const url = settings.data?.url;
  const columns = useMemo(() => columnsOf(url), [url]);
  return (
    <Page
      title="Endpoints"
      description="Where your events go: the configured address, and addresses of single orders that fail or have waiting events."
      actions={<LinkButton to="/webhook-settings">Webhook settings</LinkButton>}
    >
      <CursorList
        label="Endpoints"
        query={endpoints}
        columns={columns}
        keyOf={({ endpoint_id }) => endpoint_id}
        actionsOf={(endpoint) => <EndpointActions endpoint={endpoint} onPause={() => setPaused(endpoint)} />}
        empty={{ title: 'No endpoints', text: 'Set an address in the webhook settings.' }}
      />
      <Loaded query={settings}>
        {({ url, signing_secret_set }) => (
          <>
            <Suspense>
              <TestEvent url={url} />
            </Suspense>
            <SigningSecret isSet={signing_secret_set} />
          </>
        )}
      </Loaded>
      <PauseDialog endpoint={paused} onClose={() => setPaused(null)} />
    </Page>
  );
}
