/** The stored cards of a customer, masked, with their tokens. */
import type { Schemas } from '../api/contract.ts';
import { Badge, StatusBadge } from '../parts/badge.tsx';
import { CopyText } from '../parts/copy.tsx';
import { AppLink } from '../parts/link.tsx';
import { Empty } from '../parts/states.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Card = Schemas['CustomerCard'];

const tones = { ACTIVE: 'good', INITIATED: 'wait', SUSPENDED: 'warn', INACTIVE: 'plain' } as const;

const columns: readonly Column<Card>[] = [
  {
    id: 'card',
    title: 'Card',
    cell: ({ card_number }) => <span className="code">{card_number}</span>,
    choice: 'fixed',
  },
  { id: 'network', title: 'Network', cell: ({ card_brand }) => card_brand || '—' },
  { id: 'issuer', title: 'Issuer', cell: ({ card_issuer }) => card_issuer || '—' },
  {
    id: 'expiry',
    title: 'Expires',
    cell: ({ card_exp_month, card_exp_year, expired }) => (
      <>
        <span className="number">
          {card_exp_month}/{card_exp_year}
        </span>{' '}
        {expired ? <Badge tone="warn">Expired</Badge> : null}
      </>
    ),
  },
  {
    id: 'token',
    title: 'Token',
    cell: ({ token }) => (token === null ? 'None' : <StatusBadge status={token.tokenization_status} tones={tones} />),
  },
  {
    id: 'token_card',
    title: 'Token ends in',
    cell: ({ token }) => (token?.last_four_digits ? <span className="code">{token.last_four_digits}</span> : '—'),
    choice: 'optional',
  },
  {
    id: 'origin',
    title: 'Token since',
    cell: ({ token }) =>
      token === null ? '—' : <AppLink to={`/orders/${encodeURIComponent(token.order_id)}`}>{token.order_id}</AppLink>,
  },
  { id: 'number', title: 'Number', cell: ({ number_stored }) => (number_stored ? 'In the vault' : 'Not stored') },
  { id: 'name', title: 'Name on card', cell: ({ name_on_card }) => name_on_card || '—', choice: 'optional' },
  { id: 'nickname', title: 'Nickname', cell: ({ nickname }) => nickname || '—', choice: 'optional' },
  { id: 'stored', title: 'Stored', cell: ({ date_created }) => <Time value={date_created} />, choice: 'optional' },
  {
    id: 'reference',
    title: 'Reference',
    cell: ({ card_reference }) => <CopyText text={card_reference} name="card reference" />,
  },
];

export function CustomerCards({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) {
    return (
      <Empty title="No stored cards">
        <p>A card is stored when the customer consents to a token of it, or when your server adds it.</p>
      </Empty>
    );
  }
  return (
    <Table
      label="Stored cards"
      name="customer-cards"
      columns={columns}
      rows={cards}
      keyOf={({ card_reference }) => card_reference}
    />
  );
}
