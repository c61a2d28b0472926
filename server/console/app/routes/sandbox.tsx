/** Developers → Sandbox: a test payment, the cards to pay it with, and what issuers do to tokens. */
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay } from '../api/session.ts';
import { CopyText } from '../parts/copy.tsx';
import { FieldRow, SelectField, TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { AppLink } from '../parts/link.tsx';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Note } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { toast } from '../parts/toast.tsx';
import { SANDBOX_PASSWORD, type SandboxCard, sandboxCards } from './sandbox-cards.ts';

type TestPayment = Schemas['TestPayment'];

/** A card number as it is printed: Amex in 4, 6 and 5 digits, others in fours. */
function grouped(number: string): string {
  return number.replace(/^(3[47]..)(.{6})(.{5})$|(.{4})(?=.)/g, (_, a, b, c, four) =>
    four === undefined ? `${a} ${b} ${c}` : `${four} `,
  );
}

const columns: readonly Column<SandboxCard>[] = [
  {
    id: 'number',
    title: 'Number',
    cell: ({ number }) => <CopyText text={number} shown={grouped(number)} name={`card ${number}`} />,
  },
  { id: 'card', title: 'Card', cell: ({ card }) => card },
  { id: 'outcome', title: 'What happens', cell: ({ outcome }) => outcome },
];

/** Creates an order and opens its payment page in a new tab. */
function TestPaymentForm() {
  const { values, bind } = useValues({ amount: '100.00', currency: 'INR' });
  const [created, setCreated] = useState<TestPayment | null>(null);
  const create = api.useMutation('post', '/settings/sandbox/test-payment');
  const send = async () => {
    // Opened at the click, before the answer: a browser refuses a window that opens later.
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    try {
      const payment = await create.mutateAsync({
        body: { amount: values.amount, currency: values.currency.toUpperCase() },
      });
      setCreated(payment);
      if (tab !== null) tab.location.href = payment.payment_link;
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return (
    <Form submit="Open the payment page" onSubmit={send}>
      <FieldRow>
        <TextField {...bind('amount')} label="Amount" inputMode="decimal" />
        <TextField {...bind('currency')} label="Currency" />
      </FieldRow>
      {created === null ? null : (
        <div role="status">
          <Note title={`Order ${created.order_id} is created`}>
            <p>
              Its{' '}
              <a href={created.payment_link} target="_blank" rel="noreferrer">
                payment page <Icon name="external" />
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>{' '}
              is open in a new tab. See <AppLink to={`/orders/${created.order_id}`}>the order</AppLink> when it is paid.
            </p>
          </Note>
        </div>
      )}
    </Form>
  );
}

const NOTICES = {
  suspended: 'The issuer suspends the token',
  resumed: 'The issuer resumes the token',
  deleted: 'The issuer deletes the token',
  card_closed: 'The issuer closes the card',
  expired: 'The token expires',
} as const satisfies Record<Schemas['TokenNoticeKind'], string>;

const isNotice = (value: string): value is keyof typeof NOTICES => Object.hasOwn(NOTICES, value);

function TokenNoticeForm() {
  const { values, bind, reset } = useValues({ card_reference: '', notice: 'suspended' });
  const raise = api.useMutation('post', '/settings/sandbox/token-notices');
  const send = async () => {
    const { card_reference, notice } = values;
    if (!isNotice(notice)) return;
    await raise.mutateAsync({ body: { card_reference, notice } });
    reset({ card_reference: '', notice });
    toast('Notice sent: TOKEN_STATUS_CHANGED follows within seconds');
  };
  return (
    <Form submit="Send the notice" onSubmit={send}>
      <TextField
        {...bind('card_reference')}
        label="Card reference"
        help="Of a stored card with a token: see the customer's page."
        placeholder="crd_…"
      />
      <SelectField {...bind('notice')} label="What happens" options={NOTICES} />
    </Form>
  );
}

export default function Sandbox() {
  const mayPay = useMay(AdminOperationId.createTestPayment);
  const mayNotify = useMay(AdminOperationId.raiseTokenNotice);
  return (
    <Page title="Sandbox" description="Try payments. No real card is charged, and no money moves.">
      {mayPay ? (
        <Section title="Test payment" kind="panel" description="Creates an order and opens its payment page.">
          <TestPaymentForm />
        </Section>
      ) : null}
      <Columns>
        <Section
          title="Sandbox cards"
          description={
            <>
              Any expiry date in the future and any security code. The password of the bank page is{' '}
              <code>{SANDBOX_PASSWORD}</code>. <a href="/docs/guides/sandbox-cards">All sandbox cards</a>.
            </>
          }
        >
          <Table label="Sandbox cards" columns={columns} rows={sandboxCards} keyOf={({ number }) => number} />
        </Section>
        {mayNotify ? (
          <Section
            title="Token notice"
            kind="panel"
            description="Issuers suspend, resume and end tokens. Here you are the issuer."
          >
            <TokenNoticeForm />
          </Section>
        ) : null}
      </Columns>
    </Page>
  );
}
