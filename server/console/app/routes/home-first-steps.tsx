/** The way to the first payment, for a merchant without orders. A step that is done says so; the page looks again by itself. */
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { Section } from '../parts/page.tsx';
import styles from './home.module.css';

const LOOK_MS = 5_000;

interface StepProps {
  readonly title: string;
  /** Undefined where the service cannot know. */
  readonly done?: boolean;
  readonly children: ReactNode;
}

function Step({ title, done, children }: StepProps) {
  return (
    <li className={styles.step} data-done={done === true}>
      <p className={styles.stepTitle}>
        {title}
        {done === true ? <span className={styles.done}> — done</span> : null}
      </p>
      <p className="muted">{children}</p>
    </li>
  );
}

export function FirstSteps() {
  const look = { refetchInterval: LOOK_MS };
  const gateways = api.useQuery('get', '/settings/gateways', {}, look);
  const webhook = api.useQuery('get', '/settings/webhook', {}, look);
  const orders = api.useQuery('get', '/settings/orders', { params: { query: { limit: 1 } } }, look);
  return (
    <Section
      title="Your first payment"
      description="Your figures appear here with the first order of the last 30 days."
      kind="panel"
    >
      <ol className={styles.steps}>
        <Step title="Connect a gateway" done={gateways.data?.list.some(({ enabled }) => enabled) ?? false}>
          The sandbox has one that needs no account. <a href="/docs/guides/settings">Read about settings</a>.
        </Step>
        <Step title="Create an order and pay it" done={(orders.data?.list.length ?? 0) > 0}>
          Call the API with your key, and pay with a test card.{' '}
          <a href="/docs/guides/quickstart">Follow the quickstart</a>, with the{' '}
          <a href="/docs/guides/sandbox-cards">sandbox cards</a>.
        </Step>
        <Step title="Set the address of your webhooks" done={webhook.data?.url != null}>
          The service reports payments, refunds and disputes to it.{' '}
          <a href="/docs/guides/webhooks">Read about webhooks</a>.
        </Step>
        <Step title="Send a test event">
          Check that your server acknowledges it. <a href="/docs/guides/webhooks">See what it has to answer</a>.
        </Step>
        <Step title="Go live">
          Connect your own account, for example <a href="/docs/guides/connect-stripe">Stripe</a> or{' '}
          <a href="/docs/guides/connect-adyen">Adyen</a>, in production.
        </Step>
      </ol>
    </Section>
  );
}
