/** What the pages of events have in common: the words and tones of states, and why an event is not delivered. */
import { EventName } from '../../../../../generated/values.ts';
import type { Schemas } from '../../api/contract.ts';
import { Badge, type Tone, wordsOf } from '../../parts/badge.tsx';
import { AppLink } from '../../parts/link.tsx';
import { Note } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { LastAnswer } from './last-answer.tsx';
import { ResumeButton } from './resend.tsx';

type State = Schemas['WebhookDeliveryState'];

export const stateWords = {
  PENDING: 'To be sent',
  IN_FLIGHT: 'Being sent',
  WAITING_FOR_URL: 'No address',
  HELD: 'Held for order',
  STOPPED: 'Stopped',
  NOTIFIED: 'Delivered',
} as const satisfies Record<State, string>;
const words: Readonly<Record<string, string>> = stateWords;

const stateTones: Readonly<Record<string, Tone>> = {
  PENDING: 'wait',
  IN_FLIGHT: 'wait',
  WAITING_FOR_URL: 'warn',
  HELD: 'wait',
  STOPPED: 'bad',
  NOTIFIED: 'good',
} satisfies Record<State, Tone>;

export const outcomeTones: Readonly<Record<string, Tone>> = {
  ACKNOWLEDGED: 'good',
  NOT_ACKNOWLEDGED: 'bad',
  TIMED_OUT: 'bad',
  CONNECTION_FAILED: 'bad',
  ADDRESS_REFUSED: 'bad',
  UNKNOWN: 'plain',
} satisfies Record<Schemas['WebhookAttemptOutcome'], Tone>;

interface DeliveryState {
  readonly state: string;
  readonly paused: boolean;
  readonly attempt_count: number;
  readonly notified: boolean;
}

/** The state of a delivery: a pending one that has failed is being retried. */
export function DeliveryBadge({ state, paused, attempt_count, notified }: DeliveryState) {
  if (paused) return <Badge tone="warn">Paused</Badge>;
  if (state === 'PENDING' && notified) return <Badge tone="wait">Being resent</Badge>;
  if (state === 'PENDING' && attempt_count > 0) return <Badge tone="bad">Retrying</Badge>;
  return <Badge tone={stateTones[state] ?? 'plain'}>{words[state] ?? wordsOf(state)}</Badge>;
}

/** An event in words: `TXN_CHARGED` as `Transaction charged`. */
export function eventWords(name: string): string {
  return wordsOf(name.replace(/^TXN_/, 'TRANSACTION_'));
}

/** All events of the contract, with their words. */
export const eventNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(EventName).map((name) => [name, eventWords(name)]),
);

/** The event of this name; undefined for a name that the contract does not have. */
export function eventNamed(name: string): EventName | undefined {
  return Object.values(EventName).find((each) => each === name);
}

/** Why an event has not arrived, in a few words. */
export function whyWords({ state, paused, open_breaker, attempts }: Schemas['WebhookDelivery']): string {
  if (paused) return 'endpoint paused';
  if (state === 'WAITING_FOR_URL') return 'no address is set';
  if (state === 'STOPPED') return 'stopped';
  if (state === 'HELD') return 'held for an earlier event';
  if (open_breaker !== null) return 'endpoint keeps failing';
  const last = attempts.at(-1);
  if (last === undefined) return 'to be sent';
  return last.http_status === null ? 'the last attempt failed' : `the last answer was HTTP ${last.http_status}`;
}

interface WhyNotProps {
  readonly delivery: Schemas['WebhookDelivery'];
  /** Where it is sent; where that is not known, a link leads to the endpoints. */
  readonly endpointId?: string;
}

/** Why an event has not arrived, and what to do about it. Nothing for one that has. */
export function WhyNot({ delivery, endpointId }: WhyNotProps) {
  const { state, paused, next_attempt_at, open_breaker, attempts } = delivery;
  const last = attempts.at(-1);
  const failure = last === undefined || last.detail === '' ? null : <p>{last.detail}</p>;
  const next =
    next_attempt_at === null ? null : (
      <>
        The next attempt is at <Time value={next_attempt_at} form="exact" />.{' '}
      </>
    );
  const settings = <AppLink to="/webhook-settings">Change the webhook address</AppLink>;
  const send =
    endpointId === undefined ? (
      <AppLink to="/endpoints">See the endpoint</AppLink>
    ) : (
      <ResumeButton endpointId={endpointId} paused={paused} />
    );
  if (paused) {
    return (
      <Note tone="warn" title="The endpoint is paused.">
        <p>Nothing is sent until someone resumes it.</p>
        <p>{send}</p>
      </Note>
    );
  }
  if (state === 'WAITING_FOR_URL') {
    return (
      <Note tone="warn" title="There is no address to send the event to.">
        <p>The event is sent once you set one. {settings}</p>
      </Note>
    );
  }
  if (state === 'STOPPED') {
    return (
      <Note tone="warn" title="The event was stopped.">
        {failure}
        <p>It is not sent until someone resends it.</p>
      </Note>
    );
  }
  if (state === 'HELD') {
    return <Note title="The event waits for an earlier event of its order, because you receive events in order." />;
  }
  if (open_breaker !== null) {
    return (
      <Note tone="bad" title="The endpoint keeps failing, so the service sends it only a probe now and then.">
        <p>{open_breaker.last_error}</p>
        {attempts.length > 0 || endpointId === undefined ? null : (
          <p>
            This event was not tried yet. The answer is at the latest one that failed:{' '}
            <LastAnswer endpointId={endpointId} />
          </p>
        )}
        <p>
          Its events wait and none is lost. The next probe is at{' '}
          <Time value={open_breaker.next_probe_at} form="exact" />. {settings}
        </p>
        <p>{send}</p>
      </Note>
    );
  }
  if (failure === null || state !== 'PENDING') return null;
  return (
    <Note tone="bad" title="The last attempt failed.">
      {failure}
      <p>
        The service tries until your server answers 200. {next}
        {settings}
      </p>
    </Note>
  );
}
