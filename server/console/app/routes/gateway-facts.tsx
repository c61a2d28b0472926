/** What a gateway configuration is and how its calls go, in words. */
import type { Schemas } from '../api/contract.ts';
import { Badge, type Tone, wordsOf } from '../parts/badge.tsx';
import { CopyText } from '../parts/copy.tsx';
import { Details } from '../parts/details.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';

type GatewayConfig = Schemas['GatewayConfig'];
type Health = Schemas['GatewayHealth'];

export function GatewayState({ config }: { readonly config: Pick<GatewayConfig, 'enabled' | 'is_default'> }) {
  if (!config.enabled) return <Badge tone="plain">Disabled</Badge>;
  return config.is_default ? <Badge tone="good">Default</Badge> : <Badge tone="good">Enabled</Badge>;
}

function circuitOf({ circuit, calls }: Health): { readonly tone: Tone; readonly text: string } {
  switch (circuit) {
    case 'CLOSED':
      return calls === 0 ? { tone: 'plain', text: 'No calls yet' } : { tone: 'good', text: 'Working' };
    case 'HALF_OPEN':
      return { tone: 'warn', text: 'Trying again' };
    default:
      return { tone: 'bad', text: 'Failing, not called' };
  }
}

export function HealthBadge({ health }: { readonly health: Health }) {
  const { tone, text } = circuitOf(health);
  return <Badge tone={tone}>{text}</Badge>;
}

/** The share of calls that the gateway answered: `99.5% of 200`. */
export function successOf({ success_rate, calls }: Health): string {
  if (success_rate === null) return '—';
  const share = success_rate.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });
  return `${share} of ${calls}`;
}

const milliseconds = (value: number | null) => (value === null ? null : `${value.toLocaleString()} ms`);

/** The facts of a configuration that its form does not have. */
export function GatewayFacts({ config }: { readonly config: GatewayConfig }) {
  const { health } = config;
  const probe = { name: 'Next try', value: <Time value={health.next_probe_at} form="exact" /> };
  return (
    <>
      <Section
        title="Notifications"
        kind="panel"
        description="Enter this address at the gateway as the address of its notifications (webhooks)."
      >
        <CopyText text={config.callback_url} name="callback URL" />
      </Section>
      <Section title="Calls" kind="panel" description="Of the last 5 minutes, at most 200, from one service process.">
        <Details
          facts={[
            { name: 'State', value: <HealthBadge health={health} /> },
            ...(health.next_probe_at === null ? [] : [probe]),
            { name: 'Answered', value: successOf(health) },
            { name: 'Median', value: milliseconds(health.latency_p50_ms) },
            { name: '95th percentile', value: milliseconds(health.latency_p95_ms) },
          ]}
        />
      </Section>
      <Section title="Configuration" kind="panel">
        <Details
          facts={[
            { name: 'Gateway', value: wordsOf(config.gateway) },
            { name: 'Id', value: <CopyText text={config.gateway_config_id} name="id" /> },
            { name: 'Credentials', value: config.credential_names.join(', ') },
            { name: 'Added', value: <Time value={config.date_created} /> },
          ]}
        />
      </Section>
    </>
  );
}
