/** The states of the hosted pages: a name, a summary and the service's page. */
import { type TxnErrorCode as Code, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { bankPage } from '../../../server/pages/attempt/bank-page.ts';
import { consentPage } from '../../../server/pages/attempt/consent-page.ts';
import { emptyFormValues } from '../../../server/pages/components/card-fields.ts';
import type { FieldError } from '../../../server/pages/components/elements.ts';
import { type PageNeeds, plainPageNeeds } from '../../../server/pages/layout/content-security-policy.ts';
import type { Page } from '../../../server/pages/layout/layout.ts';
import type { PageTheme } from '../../../server/pages/layout/theme.ts';
import {
  idSuffix,
  storedCardsExpiredPage,
  storedCardsPage,
} from '../../../server/pages/management/stored-cards-page.ts';
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
  readonly theme: PageTheme;
  /** The return URL. */
  readonly returnUrl: string;
  /** The CSRF token. */
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

const cardForm = shownWith({ ...plainPageNeeds, form: 'redirects', script: 'card-form' });
const plainForm = shownWith({ ...plainPageNeeds, form: 'redirects' });
const waiting = shownWith({ ...plainPageNeeds, script: 'waiting' });
const said = shownWith(plainPageNeeds);

/** A page without a form. */
function result(page: (parts: ResultParts, all: PageParts) => Page): MakePage {
  return (parts) =>
    page({ merchant: parts.merchant, order: parts.order, returnUrl: parts.returnUrl, storedCardsUrl: null }, parts);
}

const waits = (why: 'processing' | 'busy') => result((parts) => waitingPage({ ...parts, why, refreshSeconds: 5 }));
const unpayable = (why: 'expired' | 'exhausted' | 'closed') => result((parts) => unpayablePage(parts, why));
const ended = (status: TxnStatus, errorCode: Code | '') =>
  result((parts, { txn }) => attemptResultPage(parts, { ...txn, status, errorCode }));
const bank = (error: string) => (parts: PageParts) => bankPage({ ...parts, error });
const consent = (error: string) => (parts: PageParts) => consentPage({ ...parts, error });

/** The page of the one-rupee payment that verifies a stored card. */
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

type Change = Partial<Pick<CardPageParts, 'notices' | 'otherGateways' | 'cards' | 'saving' | 'values' | 'fieldErrors'>>;
const fresh = {
  notices: [],
  otherGateways: [],
  cards: [],
  saving: 'not-offered',
  values: emptyFormValues,
  fieldErrors: [],
} as const;

function checkout(change: Change | ((parts: PageParts) => Change)): MakePage {
  return (parts) => {
    const { merchant, order, formToken, now } = parts;
    const shownAmount = `${order.money.minor} ${order.money.currency}`;
    const changed = typeof change === 'function' ? change(parts) : change;
    return cardPage({ merchant, order, formToken, now, shownAmount, ...fresh, ...changed });
  };
}

const notice = (...notices: CardPageParts['notices']) => checkout({ notices });
const withCards = (...fieldErrors: readonly FieldError[]) =>
  checkout(({ cards }) => ({ cards, saving: 'offered', fieldErrors }));
const cardGone: FieldError = { name: 'card_reference', text: texts.card.chosenUnavailable };
const refused: readonly FieldError[] = [
  { name: 'card_number', text: cardProblemText('cardNumber', 'checksum') ?? '' },
  { name: 'card_exp_year', text: cardProblemText('expiryYear', 'expired') ?? '' },
];

function stored(
  change: (parts: PageParts) => { cards?: PageParts['cards']; fieldErrors?: FieldError[] } = () => ({}),
): MakePage {
  return (parts) => {
    const { merchant, returnUrl, cards, formToken } = parts;
    return storedCardsPage({
      merchant,
      returnUrl,
      cards,
      formToken: () => formToken,
      fieldErrors: [],
      ...change(parts),
    });
  };
}

/** Shows an error in the token form of the first tokenizable card. */
function tokenError(text: string): MakePage {
  return stored(({ cards }) => {
    const card = cards.find(({ tokenizable }) => tokenizable);
    return { fieldErrors: card === undefined ? [] : [{ name: `consent${idSuffix(card.reference)}`, text }] };
  });
}

export const paymentPageStates: readonly PageState[] = [
  cardForm('open', 'The card form', notice()),
  cardForm('stored_cards', 'With the customer’s stored cards, as a link of POST /session shows it', withCards()),
  cardForm('first_card', 'A customer without stored cards', checkout({ saving: 'offered' })),
  cardForm('refused', 'What was entered cannot be taken', checkout({ fieldErrors: refused })),
  cardForm('stored_card_gone', 'The stored card that was chosen cannot pay', withCards(cardGone)),
  cardForm('amount_changed', 'The amount has changed since the page was opened', notice('changed')),
  cardForm('failed_before', 'The last attempt failed', notice('failed')),
  cardForm('begun_before', 'A payment was begun in another window', notice('open')),
  cardForm('given_back_before', 'An earlier payment came too late', notice('refunded')),
  cardForm(
    'other_gateways',
    'The order’s gateway reference id fits none',
    checkout({ notices: ['mismatch'], otherGateways: ['Sandbox bank'] }),
  ),
  waiting('processing', 'The bank has not responded yet', waits('processing')),
  said('paid', 'The order is paid', result(paidPage)),
  said('expired', 'The order has expired', unpayable('expired')),
  said('too_many_attempts', 'No attempt is left', unpayable('exhausted')),
  said('closed', 'The held money was released', unpayable('closed')),
  plainForm('manage_cards', 'The stored cards, by a link of the action paymentManagement', stored()),
  plainForm(
    'manage_no_cards',
    'No card is stored',
    stored(() => ({ cards: [] })),
  ),
  plainForm('manage_no_consent', 'The box for a token was not ticked', tokenError(texts.storedCards.consent.missing)),
  plainForm('manage_no_token', 'No token can be made of the card', tokenError(texts.storedCards.notPossible)),
  said('manage_expired', 'The link to the stored cards has expired', storedCardsExpiredPage),
];
