/** What a customer answered when it was asked for a token of its card: when, where, and to which words. */
import { useState } from 'react';
import { api, byCursor } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { StatusBadge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { CursorList } from '../parts/cursor-list.tsx';
import { Details } from '../parts/details.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Section } from '../parts/page.tsx';
import type { Column } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Consent = Schemas['CustomerConsent'];

const tones = { GIVEN: 'good', DECLINED: 'plain' } as const;
const askedBy = ({ via }: Consent) => (via === 'PAGE' ? 'The payment page' : 'Your server');

const columns: readonly Column<Consent>[] = [
  { id: 'order', title: 'Order', cell: ({ order_id }) => order_id, choice: 'fixed' },
  { id: 'answer', title: 'Answer', cell: ({ choice }) => <StatusBadge status={choice} tones={tones} /> },
  { id: 'card', title: 'Card', cell: ({ last_four_digits }) => <span className="code">…{last_four_digits}</span> },
  { id: 'by', title: 'Asked by', cell: askedBy },
  { id: 'when', title: 'When', cell: ({ date_created }) => <Time value={date_created} form="exact" /> },
];

function ConsentDialog({ consent, onClose }: { readonly consent: Consent | null; readonly onClose: () => void }) {
  const [shown, setShown] = useState(consent);
  // The text stays while the dialog closes.
  if (consent !== null && consent !== shown) setShown(consent);
  return (
    <Dialog title="Consent record" open={consent !== null} onClose={onClose}>
      {shown === null ? null : (
        <>
          <Details
            facts={[
              { name: 'Record', value: <span className="code">{shown.consent_id}</span> },
              { name: 'Transaction', value: <span className="code">{shown.txn_id}</span> },
              { name: 'Asked by', value: askedBy(shown) },
              { name: 'Address', value: <span className="code">{shown.address}</span> },
              { name: 'Program', value: shown.user_agent },
              { name: 'Text', value: shown.text_version === '' ? 'Your own' : shown.text_version },
            ]}
          />
          {shown.text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </Dialog>
  );
}

export function CustomerConsents({ customerId }: { readonly customerId: string }) {
  const [shown, setShown] = useState<Consent | null>(null);
  const query = api.useInfiniteQuery(
    'get',
    '/settings/customers/{customer_id}/consents',
    { params: { path: { customer_id: customerId }, query: {} } },
    byCursor,
  );
  return (
    <Section title="Consents" description="The customer's answers to the requests to keep a token of a card.">
      <CursorList
        label="Consents"
        query={query}
        columns={columns}
        keyOf={({ consent_id }) => consent_id}
        linkOf={({ order_id }) => `/orders/${encodeURIComponent(order_id)}`}
        actionsOf={(consent) => (
          <Button kind="quiet" onClick={() => setShown(consent)}>
            Record<span className="visually-hidden"> of {consent.order_id}</span>
          </Button>
        )}
        empty={{ title: 'No consents', text: 'The customer was not asked for a token yet.' }}
      />
      <ConsentDialog consent={shown} onClose={() => setShown(null)} />
    </Section>
  );
}
