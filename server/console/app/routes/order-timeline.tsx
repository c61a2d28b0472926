/** Everything that happened to an order, as a list. Failures stand out; webhook attempts can be left out. */
import { useState } from 'react';
import type { Schemas } from '../api/contract.ts';
import { Button } from '../parts/button.tsx';
import { formatAmount } from '../parts/money.ts';
import { Time } from '../parts/time.tsx';
import { eventWords } from './events/states.tsx';
import { GatewayName } from './gateway-name.tsx';
import { NETWORKS, networkName } from './networks.ts';
import styles from './order-timeline.module.css';

type Entry = Schemas['TimelineEntry'];

const outcomeWords: Readonly<Record<string, string>> = { SUCCEEDED: 'Succeeded', FAILED: 'Failed', PENDING: 'Open' };

/** Entries whose code says more than their text. */
const HAS_REASON = new Set<Entry['type']>(['BANK_ANSWER', 'REFUND_RESULT', 'DISPUTE']);

function isWebhook({ type }: Entry): boolean {
  return type === 'WEBHOOK' || type === 'WEBHOOK_ATTEMPT';
}

/** Entries whose texts have names of the contract. In others, capitals are the bank's own. */
const NAMING = new Set<string>(['ATTEMPT_STARTED', 'REFUND_SENT', 'WEBHOOK', 'WEBHOOK_ATTEMPT']);

/** `VISA ending in 1111 · SANDBOX` as `Visa ending in 1111 · Sandbox`. */
function inWords(text: string, { type }: Entry): string {
  if (!NAMING.has(type)) return text;
  return text.replace(/\b(VISA|JCB|[A-Z][A-Z_]{4,})\b/g, (name) =>
    name in NETWORKS ? networkName(name) : eventWords(name),
  );
}

export function OrderTimeline({ entries }: { readonly entries: readonly Entry[] }) {
  const webhooks = entries.filter(isWebhook);
  // Webhooks that did not arrive are what somebody may look for.
  const delivered = webhooks.filter(({ outcome }) => outcome === 'SUCCEEDED').length;
  const raised = webhooks.filter(({ type }) => type === 'WEBHOOK').length;
  const [withWebhooks, setWithWebhooks] = useState(delivered < raised);
  const failed = webhooks.filter(({ outcome }) => outcome === 'FAILED').length;
  const shown = withWebhooks ? entries : entries.filter((entry) => !isWebhook(entry));
  return (
    <>
      <ol className={styles.timeline}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.entry} data-outcome={entry.outcome}>
            <div className={styles.text}>
              <p className={styles.title}>
                {outcomeWords[entry.outcome] === undefined ? null : (
                  <span className="visually-hidden">{outcomeWords[entry.outcome]}: </span>
                )}
                {inWords(entry.text, entry)}
                {entry.amount === null || entry.currency === null ? null : (
                  <span className="muted"> {formatAmount(entry.amount, entry.currency)}</span>
                )}
              </p>
              {entry.detail === '' ? null : <p className="muted">{inWords(entry.detail, entry)}</p>}
              {entry.gateway_config_id === null ? null : (
                <p className="muted">
                  By the gateway <GatewayName id={entry.gateway_config_id} />
                </p>
              )}
              {entry.actor === null ? null : <p className="muted">By {entry.actor}</p>}
              {entry.outcome === 'FAILED' && entry.code !== '' && HAS_REASON.has(entry.type) ? (
                <p className="code">{entry.code}</p>
              ) : null}
            </div>
            <Time value={entry.time} form="exact" />
          </li>
        ))}
      </ol>
      {webhooks.length === 0 ? null : (
        <div>
          <Button kind="quiet" aria-pressed={withWebhooks} onClick={() => setWithWebhooks(!withWebhooks)}>
            {withWebhooks
              ? 'Hide webhooks'
              : `Show ${webhooks.length} webhook entries${failed === 0 ? '' : `, ${failed} failed`}`}
          </Button>
        </div>
      )}
    </>
  );
}
