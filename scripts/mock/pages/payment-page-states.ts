/** Every state of the page behind a payment link: the payment page, and the page of stored cards. */
import {
  idSuffix,
  storedCardsExpiredPage,
  storedCardsPage,
} from '../../../server/pages/management/stored-cards-page.ts';
import { noFields } from '../../../server/pages/parts/card-fields.ts';
import type { Wrong } from '../../../server/pages/parts/parts.ts';
import { type CardPageParts, cardPage } from '../../../server/pages/payment/card-page.ts';
import { paidPage, unpayablePage, waitingPage } from '../../../server/pages/result/result-pages.ts';
import { cardProblemText, texts } from '../../../server/pages/texts/texts.ts';
import { cardForm, type PageParts, type PageState, plainForm, resultParts, said, waiting } from './page-state.ts';

type Change = Partial<Pick<CardPageParts, 'notices' | 'otherGateways' | 'cards' | 'saving' | 'kept' | 'wrongs'>>;

function checkout(parts: PageParts, change: Change) {
  const { merchant, order, formToken, now } = parts;
  const agreed = `${order.money.minor} ${order.money.currency}`;
  const fresh = {
    notices: [],
    otherGateways: [],
    cards: [],
    saving: 'not-offered',
    kept: noFields,
    wrongs: [],
  } as const;
  return cardPage({ merchant, order, formToken, now, agreed, ...fresh, ...change });
}

function stored(
  { merchant, back, cards, formToken }: PageParts,
  change: { cards?: PageParts['cards']; wrongs?: Wrong[] },
) {
  return storedCardsPage({ merchant, back, cards, formToken: () => formToken, wrongs: [], ...change });
}

/** The first card of which a token can be made, and what is wrong with the form that asks for one. */
function wrongTokenForm({ cards }: PageParts, field: string, text: string): Wrong[] {
  const card = cards.find(({ tokenizable }) => tokenizable);
  return card === undefined ? [] : [{ name: `${field}${idSuffix(card.reference)}`, text }];
}

const refused: readonly Wrong[] = [
  { name: 'card_number', text: cardProblemText('cardNumber', 'checksum') ?? '' },
  { name: 'card_exp_year', text: cardProblemText('expiryYear', 'expired') ?? '' },
];

export const paymentPageStates: readonly PageState[] = [
  cardForm('open', 'The form for a card', (parts) => checkout(parts, {})),
  cardForm('stored_cards', 'With the customer’s stored cards, as a link of POST /session shows it', (parts) =>
    checkout(parts, { cards: parts.cards, saving: 'offered' }),
  ),
  cardForm('first_card', 'A customer without stored cards may have this one stored', (parts) =>
    checkout(parts, { saving: 'offered' }),
  ),
  cardForm('refused', 'What was entered cannot be taken', (parts) =>
    checkout(parts, { wrongs: refused, kept: { ...noFields, nameOnCard: parts.txn.card.nameOnCard } }),
  ),
  cardForm('stored_card_gone', 'The stored card that was chosen cannot pay', (parts) =>
    checkout(parts, {
      cards: parts.cards,
      saving: 'offered',
      wrongs: [{ name: 'card_reference', text: texts.card.chosenResting }],
    }),
  ),
  cardForm('amount_changed', 'The amount has changed since the page was opened', (parts) =>
    checkout(parts, { notices: ['changed'] }),
  ),
  cardForm('failed_before', 'The last attempt did not go through', (parts) => checkout(parts, { notices: ['failed'] })),
  cardForm('begun_before', 'A payment was begun in another window', (parts) => checkout(parts, { notices: ['open'] })),
  cardForm('given_back_before', 'An earlier payment came too late', (parts) =>
    checkout(parts, { notices: ['givenBack'] }),
  ),
  cardForm('other_gateways', 'The order’s gateway reference id fits none', (parts) =>
    checkout(parts, { notices: ['mismatch'], otherGateways: ['Sandbox bank'] }),
  ),
  waiting('processing', 'The bank has not answered yet', (parts) =>
    waitingPage({ ...resultParts(parts), why: 'processing', refreshSeconds: 5 }),
  ),
  said('paid', 'The order is paid', (parts) => paidPage(resultParts(parts))),
  said('expired', 'The time to pay is over', (parts) => unpayablePage(resultParts(parts), 'expired')),
  said('too_many_attempts', 'No attempt is left', (parts) => unpayablePage(resultParts(parts), 'exhausted')),
  said('closed', 'The held money was let go', (parts) => unpayablePage(resultParts(parts), 'closed')),
  plainForm('manage_cards', 'The stored cards, behind a link of the action paymentManagement', (parts) =>
    stored(parts, {}),
  ),
  plainForm('manage_no_cards', 'No card is stored', (parts) => stored(parts, { cards: [] })),
  plainForm('manage_no_consent', 'A token was asked for without the box being ticked', (parts) =>
    stored(parts, { wrongs: wrongTokenForm(parts, 'consent', texts.storedCards.consent.missing) }),
  ),
  plainForm('manage_no_token', 'No token can be made of the card', (parts) =>
    stored(parts, { wrongs: wrongTokenForm(parts, 'consent', texts.storedCards.notPossible) }),
  ),
  said('manage_expired', 'The link to the stored cards has expired', storedCardsExpiredPage),
];
