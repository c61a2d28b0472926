/** Every state of the hosted pages: a name, by which it is asked for, and the page as the service makes it. */
import { type TxnErrorCode as Code, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { bankPage } from '../../../server/pages/attempt/bank-page.ts';
import { consentPage } from '../../../server/pages/attempt/consent-page.ts';
import { type PageNeeds, plainPage } from '../../../server/pages/layout/content-security-policy.ts';
import type { Page } from '../../../server/pages/layout/layout.ts';
import type { PageLook } from '../../../server/pages/layout/look.ts';
import {
  idSuffix,
  storedCardsExpiredPage,
  storedCardsPage,
} from '../../../server/pages/management/stored-cards-page.ts';
import { noFields } from '../../../server/pages/parts/card-fields.ts';
import type { Wrong } from '../../../server/pages/parts/parts.ts';
import { type CardPageParts, cardPage } from '../../../server/pages/payment/card-page.ts';
import {
  attemptResultPage,
  paidElsewherePage,
  paidPage,
  type ResultParts,
  unpayablePage,
  waitingPage,
} from '../../../server/pages/result/result-pages.ts';
import { cardProblemText, texts } from '../../../server/pages/texts/texts.ts';
import type { ExampleShop } from './example-shop.ts';

interface PageParts extends ExampleShop {
  readonly look: PageLook;
  /** The way back to the shop. */
  readonly back: string;
  /** What forms carry. */
  readonly formToken: string;
}

type MakePage = (parts: PageParts) => Page;

export interface PageState {
  readonly name: string;
  readonly summary: string;
  readonly page: MakePage;
  readonly needs: PageNeeds;
}

function shownWith(needs: PageNeeds) {
  return (name: string, summary: string, page: MakePage): PageState => ({ name, summary, page, needs });
}

const cardForm = shownWith({ ...plainPage, form: 'leads-on', script: 'card-form' });
const plainForm = shownWith({ ...plainPage, form: 'leads-on' });
const waiting = shownWith({ ...plainPage, script: 'waiting' });
const said = shownWith(plainPage);

/** A page that asks nothing. */
function result(page: (parts: ResultParts, all: PageParts) => Page): MakePage {
  return (parts) => page({ merchant: parts.merchant, order: parts.order, back: parts.back, cards: null }, parts);
}

const waits = (why: 'processing' | 'busy') => result((parts) => waitingPage({ ...parts, why, refreshSeconds: 5 }));
const unpayable = (why: 'expired' | 'exhausted' | 'closed') => result((parts) => unpayablePage(parts, why));
const ended = (status: TxnStatus, errorCode: Code | '') =>
  result((parts, { txn }) => attemptResultPage(parts, { ...txn, status, errorCode }));
const bank = (wrong: string) => (parts: PageParts) => bankPage({ ...parts, wrong });
const consent = (wrong: string) => (parts: PageParts) => consentPage({ ...parts, wrong });

/** The page of the one rupee with which a stored card is confirmed. */
function oneRupee(page: MakePage): MakePage {
  const money = { minor: 100, currency: 'INR' } as const;
  return (parts) =>
    page({ ...parts, order: { ...parts.order, purpose: 'verification', money }, txn: { ...parts.txn, money } });
}

const { authentication_failed, authorization_failed, gateway_reference_mismatch } = TxnErrorCode;
const { CHARGED, STARTED, AUTHENTICATION_FAILED, AUTHORIZATION_FAILED } = TxnStatus;

export const payStepStates: readonly PageState[] = [
  plainForm('bank', 'The bank’s page of the sandbox', bank('')),
  plainForm('no_password', 'The one-time password is empty', bank(texts.bank.missingPassword)),
  plainForm('bank_one_rupee', 'The bank’s page of a payment that confirms a stored card', oneRupee(bank(''))),
  plainForm('consent', 'The consent page', consent('')),
  plainForm('no_consent', 'The box of the consent page was not ticked', consent(texts.consent.missing)),
  waiting('processing', 'The bank has not responded yet', waits('processing')),
  waiting('busy', 'Another attempt is paying the order', waits('busy')),
  said('paid_elsewhere', 'Another attempt has paid the order', result(paidElsewherePage)),
  said('charged', 'Paid; for a shop without a return address', ended(CHARGED, '')),
  said('card_confirmed', 'A stored card is confirmed', oneRupee(ended(CHARGED, ''))),
  said(authentication_failed, 'A wrong password', ended(AUTHENTICATION_FAILED, authentication_failed)),
  said('cancelled', 'Cancelled by the customer', ended(AUTHENTICATION_FAILED, TxnErrorCode.customer_cancelled)),
  said('abandoned', 'The order has expired', ended(AUTHENTICATION_FAILED, TxnErrorCode.authentication_abandoned)),
  said(authorization_failed, 'Refused by the bank', ended(AUTHORIZATION_FAILED, authorization_failed)),
  said('no_gateway', 'The shop has no gateway', ended(TxnStatus.SVC_DECLINED, TxnErrorCode.GATEWAY_NOT_FOUND)),
  said(gateway_reference_mismatch, 'The gateway reference id fits none', ended(STARTED, gateway_reference_mismatch)),
  said('given_back', 'Paid too late, and refunded', ended(TxnStatus.AUTO_REFUNDED, '')),
  said('closed', 'The held money was released', ended(TxnStatus.VOIDED, '')),
];

type Change = Partial<Pick<CardPageParts, 'notices' | 'otherGateways' | 'cards' | 'saving' | 'kept' | 'wrongs'>>;
const fresh = { notices: [], otherGateways: [], cards: [], saving: 'not-offered', kept: noFields, wrongs: [] } as const;

function checkout(change: (parts: PageParts) => Change): MakePage {
  return (parts) => {
    const { merchant, order, formToken, now } = parts;
    const agreed = `${order.money.minor} ${order.money.currency}`;
    return cardPage({ merchant, order, formToken, now, agreed, ...fresh, ...change(parts) });
  };
}

const mismatch: Change = { notices: ['mismatch'], otherGateways: ['Sandbox bank'] };
const notice = (...notices: CardPageParts['notices']) => checkout(() => ({ notices }));
const withCards = (...wrongs: readonly Wrong[]) => checkout(({ cards }) => ({ cards, saving: 'offered', wrongs }));
const cardGone: Wrong = { name: 'card_reference', text: texts.card.chosenResting };
const refused: readonly Wrong[] = [
  { name: 'card_number', text: cardProblemText('cardNumber', 'checksum') ?? '' },
  { name: 'card_exp_year', text: cardProblemText('expiryYear', 'expired') ?? '' },
];

function stored(change: (parts: PageParts) => { cards?: PageParts['cards']; wrongs?: Wrong[] }): MakePage {
  return (parts) => {
    const { merchant, back, cards, formToken } = parts;
    return storedCardsPage({ merchant, back, cards, formToken: () => formToken, wrongs: [], ...change(parts) });
  };
}

/** With what is wrong with the form that asks for a token of the first card that can have one. */
function wrongToken(text: string): MakePage {
  return stored(({ cards }) => {
    const card = cards.find(({ tokenizable }) => tokenizable);
    return { wrongs: card === undefined ? [] : [{ name: `consent${idSuffix(card.reference)}`, text }] };
  });
}

export const paymentPageStates: readonly PageState[] = [
  cardForm('open', 'The card form', notice()),
  cardForm('stored_cards', 'With the customer’s stored cards, as a link of POST /session shows it', withCards()),
  cardForm(
    'first_card',
    'A customer without stored cards',
    checkout(() => ({ saving: 'offered' })),
  ),
  cardForm(
    'refused',
    'What was entered cannot be taken',
    checkout(() => ({ wrongs: refused })),
  ),
  cardForm('stored_card_gone', 'The stored card that was chosen cannot pay', withCards(cardGone)),
  cardForm('amount_changed', 'The amount has changed since the page was opened', notice('changed')),
  cardForm('failed_before', 'The last attempt failed', notice('failed')),
  cardForm('begun_before', 'A payment was begun in another window', notice('open')),
  cardForm('given_back_before', 'An earlier payment came too late', notice('givenBack')),
  cardForm(
    'other_gateways',
    'The order’s gateway reference id fits none',
    checkout(() => mismatch),
  ),
  waiting('processing', 'The bank has not responded yet', waits('processing')),
  said('paid', 'The order is paid', result(paidPage)),
  said('expired', 'The order has expired', unpayable('expired')),
  said('too_many_attempts', 'No attempt is left', unpayable('exhausted')),
  said('closed', 'The held money was released', unpayable('closed')),
  plainForm(
    'manage_cards',
    'The stored cards, by a link of the action paymentManagement',
    stored(() => ({})),
  ),
  plainForm(
    'manage_no_cards',
    'No card is stored',
    stored(() => ({ cards: [] })),
  ),
  plainForm('manage_no_consent', 'The box for a token was not ticked', wrongToken(texts.storedCards.consent.missing)),
  plainForm('manage_no_token', 'No token can be made of the card', wrongToken(texts.storedCards.notPossible)),
  said('manage_expired', 'The link to the stored cards has expired', storedCardsExpiredPage),
];
