/** Sends events again: one, or all that wait at an endpoint. What is said afterwards is what the service answers. */
import { AdminOperationId } from '../../../../../generated/values.ts';
import { api, useRefresh } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { useMay } from '../../api/session.ts';
import { Button, type ButtonKind } from '../../parts/button.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';

/** The queries that show deliveries or endpoints. */
const SHOWN = ['/settings/deliveries', '/settings/webhook-endpoints', '/settings/orders/{order_id}/'];

function resentWords({ paused, state, open_breaker }: Schemas['WebhookDelivery']): string {
  if (paused) return 'Not sent yet: the endpoint is paused';
  if (state === 'WAITING_FOR_URL') return 'Not sent yet: no address is set';
  if (state === 'HELD') return 'Sent after the earlier events of its order';
  return open_breaker === null ? 'The event is sent again' : 'Sent with the next probe: the endpoint keeps failing';
}

/** Resends one event. */
export function useResend() {
  const refresh = useRefresh(...SHOWN);
  return api.useMutation('post', '/settings/webhooks/{event_id}/resend', {
    onSuccess: (delivery) => {
      toast(resentWords(delivery));
      return refresh();
    },
    onError: () => toastFailure('The event could not be resent'),
  });
}

interface ResumeButtonProps {
  readonly endpointId: string;
  /** For screen readers, where several stand in a list. */
  readonly name?: string;
  readonly paused: boolean;
  readonly kind?: ButtonKind;
}

/** Sends what waits at a paused or failing endpoint. Nothing for a role that may not. */
export function ResumeButton({ endpointId, name, paused, kind = 'plain' }: ResumeButtonProps) {
  const refresh = useRefresh(...SHOWN);
  const resume = api.useMutation('post', '/settings/webhook-endpoints/{endpoint_id}/resume', {
    onSuccess: () => {
      toast(paused ? 'Endpoint resumed' : 'What waits is sent now');
      return refresh();
    },
    onError: () => toastFailure('The endpoint could not be resumed'),
  });
  if (!useMay(AdminOperationId.resumeWebhookEndpoint)) return null;
  return (
    <Button
      kind={kind}
      busy={resume.isPending}
      onClick={() => resume.mutate({ params: { path: { endpoint_id: endpointId } } })}
    >
      {paused ? 'Resume' : 'Send now'}
      {name === undefined ? null : <span className="visually-hidden"> {name}</span>}
    </Button>
  );
}
