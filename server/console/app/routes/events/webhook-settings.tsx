/** Webhook settings: where events go, which ones, and how they are authenticated, encrypted and retried. */
import { useQueryClient } from '@tanstack/react-query';
import { AdminOperationId, EventName } from '../../../../../generated/values.ts';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { FieldProblem } from '../../api/problem.ts';
import { AreaField, CheckField, ChoicesField, linesOf, TextField } from '../../parts/fields.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Form, useChanges } from '../../parts/form.tsx';
import { AppLink } from '../../parts/link.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { AFRESH, LoadedAfresh } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { eventNames } from './states.tsx';

type Settings = Schemas['WebhookSettings'];

const SETTINGS = '/settings/webhook';
const HEADER = /^([^:]+):\s*(.*)$/;

const namesOf = ({ events }: Settings): readonly string[] => events;

const valuesOf = (settings: Settings) => ({
  url: settings.url ?? '',
  username: settings.username ?? '',
  password: '',
  events: namesOf(settings),
  custom_headers: Object.entries(settings.custom_headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n'),
  webhook_url_hosts: settings.webhook_url_hosts.join('\n'),
  retry_schedule_seconds: settings.retry_schedule_seconds?.join('\n') ?? '',
  encrypted: settings.encrypted,
  ordered: settings.ordered,
});

/** @throws FieldProblem for a line that is no header */
function headersOf(text: string): Record<string, string> {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const headers = lines.map((line): readonly [string, string] => {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new FieldProblem('custom_headers', `Write each header as name: value, unlike “${line}”`);
    }
    return [name.trim(), value];
  });
  return Object.fromEntries(headers);
}

function bodyOf(values: ReturnType<typeof valuesOf>) {
  const schedule = linesOf(values.retry_schedule_seconds).map(Number);
  return {
    url: values.url.trim() || null,
    username: values.username.trim() || null,
    password: values.password,
    events: Object.values(EventName).filter((name) => values.events.some((each) => each === name)),
    custom_headers: headersOf(values.custom_headers),
    webhook_url_hosts: [...linesOf(values.webhook_url_hosts)],
    retry_schedule_seconds: schedule.length === 0 ? null : schedule,
    encrypted: values.encrypted,
    ordered: values.ordered,
  };
}

/** Whether a setting is used that most merchants leave alone. */
function isRare({ ordered, encrypted, custom_headers, webhook_url_hosts, retry_schedule_seconds }: Settings): boolean {
  const lists = [Object.keys(custom_headers), webhook_url_hosts, retry_schedule_seconds ?? []];
  return ordered || encrypted || lists.some(({ length }) => length > 0);
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { bind, changes, restart } = useChanges(settings, valuesOf, bodyOf);
  const queries = useQueryClient();
  const change = api.useMutation('patch', SETTINGS);
  const save = async () => {
    const stored = await change.mutateAsync({ body: changes() });
    queries.setQueryData(['get', SETTINGS], stored);
    restart(stored);
    await queries.invalidateQueries({ queryKey: ['get', '/settings/webhook-endpoints'] });
    toast('Webhook settings saved');
  };
  return (
    <Section title="Settings" kind="panel">
      <Form submit="Save changes" operation={AdminOperationId.updateWebhookSettings} onSubmit={save}>
        <TextField
          {...bind('url')}
          label="Address"
          type="url"
          help="The URL that events are posted to. Waiting events are sent there as soon as it is saved."
          placeholder="https://shop.example/webhooks"
        />
        <TextField {...bind('username')} label="User name" help="Of the Basic authentication of every webhook." />
        <TextField
          {...bind('password')}
          label="Password"
          type="password"
          autoComplete="new-password"
          help={settings.password_set ? 'A password is set. Leave empty to keep it.' : 'No password is set.'}
        />
        <ChoicesField {...bind('events')} label="Events to send" options={eventNames} />
        <Fold title="More settings" note="order, encryption, headers, retries" open={isRare(settings)}>
          <CheckField {...bind('ordered')} label="In order" help="Send the events of one order one after the other." />
          <CheckField
            {...bind('encrypted')}
            label="Encrypted"
            help={
              <>
                Send bodies encrypted with the active <AppLink to="/developers/message-keys">message key</AppLink>.
              </>
            }
          />
          <AreaField
            {...bind('custom_headers')}
            label="More headers"
            help="One per line: name: value. The value ******** keeps the stored one."
          />
          <AreaField
            {...bind('webhook_url_hosts')}
            label="Hosts for addresses of single orders"
            help="One per line; empty for any host."
          />
          <AreaField
            {...bind('retry_schedule_seconds')}
            label="Retry schedule"
            help="Seconds to wait after the first failure, the second, and so on, one per line; the last repeats. Empty for the usual schedule."
          />
        </Fold>
      </Form>
    </Section>
  );
}

export default function WebhookSettings() {
  const settings = api.useQuery('get', SETTINGS, {}, AFRESH);
  return (
    <Page
      title="Webhook settings"
      description="Where events are sent, which ones, and how your server knows the service."
    >
      <LoadedAfresh query={settings}>{(data) => <SettingsForm settings={data} />}</LoadedAfresh>
    </Page>
  );
}
