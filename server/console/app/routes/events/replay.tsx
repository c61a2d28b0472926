/** Replay: sends the events of a time again, after counting them. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { wordsOf } from '../../parts/badge.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { FieldRow, SelectField, TextField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Note, ProblemNote } from '../../parts/states.tsx';
import { toTimestamp } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';

type Replay = Schemas['WebhookReplay'];
type FailureClass = NonNullable<Replay['failure_class']>;

const REPLAY = '/settings/webhooks/replay';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const failures = {
  TIMEOUT: 'Timed out',
  SERVER_ERROR: 'Answered 5xx',
  CLIENT_ERROR: 'Answered 4xx',
  REDIRECT: 'Answered 3xx',
  OTHER_STATUS: 'Answered 201 to 299',
  CONNECTION: 'No connection',
  TLS: 'TLS failed',
  DNS: 'Host not found',
  ADDRESS_REFUSED: 'Address not allowed',
  UNKNOWN: 'Unknown result',
} as const satisfies Record<FailureClass, string>;

/** The value of an input for a local time, to the minute. */
function localTime(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Of an input for a local time. An unfinished one is sent as it is, so that the service names it. */
function timeOf(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : toTimestamp(date);
}

function plural(count: number): string {
  return count === 1 ? '1 event' : `${count} events`;
}

export default function ReplayPage() {
  const { values, bind } = useValues({
    by: 'time',
    from: localTime(new Date(Date.now() - 24 * HOUR_MS)),
    // The input has no seconds: this minute's events count too.
    to: localTime(new Date(Date.now() + MINUTE_MS)),
    failure_class: 'TIMEOUT',
  });
  const [counted, setCounted] = useState<{ readonly choice: Replay; readonly count: number } | null>(null);
  const queries = useQueryClient();
  const replay = api.useMutation('post', REPLAY);
  const choiceOf = (): Replay => {
    if (values.by === 'time') return { from: timeOf(values.from), to: timeOf(values.to) };
    const found = Object.keys(failures).find((each): each is FailureClass => each === values.failure_class);
    return found === undefined ? {} : { failure_class: found };
  };
  const count = async () => {
    const choice = choiceOf();
    setCounted(null);
    const answer = await replay.mutateAsync({ body: { ...choice, dry_run: true } });
    setCounted({ choice, count: answer.count });
  };
  const send = async () => {
    if (counted === null) return;
    const { count: sent } = await replay.mutateAsync({ body: counted.choice });
    setCounted(null);
    await queries.invalidateQueries({ queryKey: ['get', '/settings/deliveries'] });
    toast(`${plural(sent)} will be sent again`);
  };
  return (
    <Page
      title="Replay"
      description="Send events again, for example after your server was down. It recognizes each by its id."
    >
      <Section title="Which events" kind="panel">
        <Form submit="Count events" onSubmit={count}>
          <SelectField
            {...bind('by')}
            label="Choose"
            options={{ time: 'All events in a period', failure: 'Waiting events that failed in one way' }}
          />
          {values.by === 'time' ? (
            <FieldRow>
              <TextField {...bind('from')} label="From" type="datetime-local" help="In your time zone." />
              <TextField {...bind('to')} label="To" type="datetime-local" help="In your time zone." />
            </FieldRow>
          ) : (
            <SelectField
              {...bind('failure_class')}
              label="Last failure"
              options={failures}
              help={wordsOf(values.failure_class)}
            />
          )}
        </Form>
      </Section>
      <div role="status">
        {counted === null ? null : (
          <Note title={counted.count === 0 ? 'No events match.' : `${plural(counted.count)} would be sent again.`}>
            {counted.count === 0 ? (
              <p>Choose another time.</p>
            ) : (
              <>
                <p>Oldest first, at most 100 a second, including those that your server has acknowledged.</p>
                {replay.error === null ? null : <ProblemNote error={replay.error} />}
                <p>
                  <Button kind="primary" busy={replay.isPending} onClick={() => void send().catch(() => undefined)}>
                    Replay {plural(counted.count)}
                  </Button>
                </p>
              </>
            )}
          </Note>
        )}
      </div>
      <p>
        <LinkButton to="/events">See the events</LinkButton>
      </p>
    </Page>
  );
}
