/** The way to the first payment and the first webhook. A step that is done says so; the page looks again every few seconds. */
import { type ReactNode, useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { AppLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import styles from './home.module.css';

const LOOK_MS = 5_000;
const HIDDEN = 'console.first-steps';
const isSandbox = document.documentElement.dataset.environment === 'sandbox';

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

/** `isPaid`: whether a payment is among the shown figures. From then on the list can be hidden. */
export function FirstSteps({ isPaid }: { readonly isPaid: boolean }) {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null);
  const look = { refetchInterval: LOOK_MS, enabled: !isHidden };
  const gateways = api.useQuery('get', '/settings/gateways', {}, look);
  const webhook = api.useQuery('get', '/settings/webhook', {}, look);
  const delivered = { params: { query: { status: 'NOTIFIED', limit: 1 } } } as const;
  const deliveries = api.useQuery('get', '/settings/deliveries', delivered, look);
  const mayPay = useMay(AdminOperationId.createTestPayment);
  const maySend = useMay(AdminOperationId.testWebhook);
  const hasAddress = webhook.data?.url != null;
  const isDelivered = (deliveries.data?.list.length ?? 0) > 0;
  if (isHidden || (isPaid && (webhook.data === undefined || deliveries.data === undefined))) return null;
  if ((isPaid && isDelivered) || !(mayPay || maySend)) return null;
  const hide = () => {
    localStorage.setItem(HIDDEN, 'hidden');
    setHidden(true);
  };
  return (
    <Section
      title="Your first payment and webhook"
      kind="panel"
      actions={isPaid ? <Button onClick={hide}>Hide</Button> : null}
    >
      <ol className={styles.steps}>
        <Step title="Connect a gateway" done={gateways.data?.list.some(({ enabled }) => enabled) ?? false}>
          The sandbox has one that needs no account. <AppLink to="/gateways">See your gateways</AppLink>.
        </Step>
        <Step title="Create an order and pay it" done={isPaid}>
          {isSandbox && mayPay ? (
            <>
              <AppLink to="/developers/sandbox">Make a test payment</AppLink> here, or{' '}
            </>
          ) : null}
          <a href="/docs/guides/quickstart">follow the quickstart</a> with your API key.
        </Step>
        <Step title="Set the address of your webhooks" done={hasAddress}>
          The service reports payments, refunds and disputes to it.{' '}
          <AppLink to="/webhook-settings">Open the webhook settings</AppLink>.
        </Step>
        <Step title="Receive your first event" done={isDelivered}>
          {maySend ? <AppLink to="/endpoints">Send a test event</AppLink> : 'Pay an order'} and see{' '}
          <a href="/docs/guides/webhooks">what your server has to answer</a>.
        </Step>
        <Step title="Go live">
          Connect your own account, for example <a href="/docs/guides/connect-stripe">Stripe</a> or{' '}
          <a href="/docs/guides/connect-adyen">Adyen</a>, in production.
        </Step>
      </ol>
    </Section>
  );
}
