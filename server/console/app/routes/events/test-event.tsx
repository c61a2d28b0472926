/** Sends an example of an event to the configured address, and shows what came back. */
import { useState } from 'react';
import { AdminOperationId, EventName } from '../../../../../generated/values.ts';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { useMay } from '../../api/session.ts';
import { SelectField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { AppLink } from '../../parts/link.tsx';
import { Section } from '../../parts/page.tsx';
import { Note } from '../../parts/states.tsx';
import { AttemptSection } from './attempt.tsx';
import { eventNamed, eventNames } from './states.tsx';

export function TestEvent({ url }: { readonly url: string | null }) {
  const { values, bind } = useValues<{ event_name: string }>({ event_name: EventName.ORDER_SUCCEEDED });
  const [attempt, setAttempt] = useState<Schemas['WebhookAttempt'] | null>(null);
  const test = api.useMutation('post', '/settings/webhook/test');
  const maySend = useMay(AdminOperationId.testWebhook);
  const send = async () => {
    setAttempt(null);
    const name = eventNamed(values.event_name);
    if (name !== undefined) setAttempt(await test.mutateAsync({ body: { event_name: name } }));
  };
  if (!maySend) return null;
  return (
    <Section
      title="Test event"
      description="An example of an event, sent once to the configured address, signed and encrypted like a real one."
      kind="panel"
    >
      {url === null ? (
        <Note>
          <p>
            No address is set. <AppLink to="/webhook-settings">Set one</AppLink>
          </p>
        </Note>
      ) : (
        <Form submit="Send test event" onSubmit={send}>
          <SelectField {...bind('event_name')} label="Event" options={eventNames} help={url} />
        </Form>
      )}
      <div role="status">{attempt === null ? null : <AttemptSection attempt={attempt} />}</div>
    </Section>
  );
}
