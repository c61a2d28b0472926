/**
 * The states of the hosted pages: a name and the service's page. The contract's example of the same name has the summary; other states
 * have their own.
 */
import { TxnErrorCode as Code, DeclineCode as Decline, TxnStatus as Status } from '../../../generated/values.ts';
import { declineRules } from '../../../server/domain/ports/declines.ts';
import { bankPage } from '../../../server/pages/attempt/bank-page.ts';
import { consentPage } from '../../../server/pages/attempt/consent-page.ts';
import { emptyFormValues } from '../../../server/pages/components/card-fields.ts';
import type { FieldError } from '../../../server/pages/components/elements.ts';
import { type PageNeeds, plainPageNeeds } from '../../../server/pages/layout/content-security-policy.ts';
import type { Page } from '../../../server/pages/layout/layout.ts';
import type { PageTheme } from '../../../server/pages/layout/theme.ts';
import * as management from '../../../server/pages/management/stored-cards-page.ts';
import { type CardPageParts, cardPage } from '../../../server/pages/payment/card-page.ts';
import * as results from '../../../server/pages/result/result-pages.ts';
import { cardProblemText, type Texts } from '../../../server/pages/texts/texts.ts';
import type { ExampleShop } from './example-shop.ts';

interface PageParts extends ExampleShop {
  readonly texts: Texts;
  readonly theme: PageTheme;
  readonly returnUrl: string;
  /** The CSRF token. */
  readonly formToken: string;
}

interface View {
  readonly page: (parts: PageParts) => Page;
  readonly needs: PageNeeds;
}

export interface PageState extends View {
  readonly name: string;
  /** Empty when the contract has it. */
  readonly summary: string;
}

const withForm: PageNeeds = { ...plainPageNeeds, form: 'redirects' };
const withCardScript: PageNeeds = { ...withForm, script: 'card-form' };
const withWaitingScript: PageNeeds = { ...plainPageNeeds, script: 'waiting' };

type Change<Parts> = Partial<Omit<Parts, 'texts'>> | ((parts: PageParts) => Partial<Omit<Parts, 'texts'>>);
const changed = <Parts>(change: Change<Parts>, parts: PageParts) =>
  typeof change === 'function' ? change(parts) : change;

function checkout(change: Change<CardPageParts> = {}): View {
  const page = (parts: PageParts) => {
    const { minor, currency } = parts.order.money;
    const usual = {
      notices: [],
      otherGateways: [],
      saving: 'not-offered',
      values: emptyFormValues,
      window: 'whole',
    } as const;
    const shown = { ...parts, ...usual, cards: [], fieldErrors: [], shownAmount: `${minor} ${currency}` };
    return cardPage({ ...shown, ...changed(change, parts) });
  };
  return { page, needs: withCardScript };
}

const withCards = (errors: (texts: Texts) => readonly FieldError[] = () => []) =>
  checkout(({ cards, texts }) => ({ cards, saving: 'offered', fieldErrors: errors(texts) }));

function storedCards(change: Change<management.StoredCardsParts> = {}): View {
  const page = (parts: PageParts) => {
    const formToken = () => parts.formToken;
    return management.storedCardsPage({ ...parts, formToken, fieldErrors: [], ...changed(change, parts) });
  };
  return { page, needs: withForm };
}

/** Shows an error in the token form of the first tokenizable card. */
const tokenError = (textOf: (texts: Texts) => string) =>
  storedCards(({ cards, texts }) => {
    const tokenizable = cards.filter((card) => card.tokenizable).slice(0, 1);
    const text = textOf(texts);
    return {
      fieldErrors: tokenizable.map(({ reference }) => ({ name: `consent${management.idSuffix(reference)}`, text })),
    };
  });

function result(page: (parts: results.ResultParts, all: PageParts) => Page, needs = plainPageNeeds): View {
  return { page: (parts) => page({ ...parts, storedCardsUrl: null }, parts), needs };
}

const waits = (why: 'processing' | 'busy') =>
  result((parts) => results.waitingPage({ ...parts, why, refreshSeconds: 5 }), withWaitingScript);
const unpayable = (why: 'expired' | 'exhausted' | 'closed') => result((parts) => results.unpayablePage(parts, why));
const link = ({ theme }: PageParts) => `${theme.publicBaseUrl}/payment-page/pl_00000000000000000000000000000000`;
const ended = (status: Status, errorCode: Code | '' = '') =>
  result((parts, all) =>
    results.attemptResultPage(parts, { ...all.txn, status, errorCode }, { kind: 'link', url: link(all) }),
  );
const declineErrors = {
  [Status.AUTHENTICATION_FAILED]: Code.authentication_failed,
  [Status.AUTHORIZATION_FAILED]: Code.authorization_failed,
} as const;

function declined(declineCode: Decline): View {
  const { status } = declineRules[declineCode];
  const facts = { status, errorCode: declineErrors[status], declineCode };
  return result((parts, all) =>
    results.attemptResultPage(parts, { ...all.txn, ...facts }, { kind: 'link', url: link(all) }),
  );
}

const none = () => '';
const bank = (error: (texts: Texts) => string = none): View => ({
  page: (parts) => bankPage({ ...parts, error: error(parts.texts) }),
  needs: withForm,
});
const consent = (error: (texts: Texts) => string = none): View => ({
  page: (parts) => consentPage({ ...parts, error: error(parts.texts) }),
  needs: withForm,
});

/** The page for the one-rupee payment that verifies a stored card. */
function oneRupee({ page, needs }: View): View {
  const money = { minor: 100, currency: 'INR' } as const;
  const verified = ({ order, txn, ...parts }: PageParts) =>
    page({ ...parts, order: { ...order, purpose: 'verification', money }, txn: { ...txn, money } });
  return { page: verified, needs };
}

const statesOf = (...rows: readonly (readonly [name: string, view: View, summary?: string])[]): readonly PageState[] =>
  rows.map(([name, view, summary = '']) => ({ name, summary, ...view }));

export const payStepStates = statesOf(
  ['bank', bank(), 'The sandbox bank’s page'],
  ['no_password', bank((texts) => texts.bank.missingPassword)],
  ['bank_one_rupee', oneRupee(bank()), 'The sandbox bank’s page, for a payment that verifies a stored card'],
  ['consent', consent()],
  ['no_consent', consent((texts) => texts.consent.missing)],
  ['processing', waits('processing'), 'The bank has not responded yet'],
  ['busy', waits('busy')],
  ['paid_elsewhere', result(results.paidElsewherePage), 'Another attempt paid the order'],
  ['charged', ended(Status.CHARGED), 'The order is paid and the merchant has no return URL'],
  ['card_confirmed', oneRupee(ended(Status.CHARGED)), 'The stored card is verified'],
  [Code.authentication_failed, declined(Decline.authentication_failed), 'The password is wrong'],
  ['cancelled', ended(Status.AUTHENTICATION_FAILED, Code.customer_cancelled), 'The customer cancelled the payment'],
  ['abandoned', ended(Status.AUTHENTICATION_FAILED, Code.authentication_abandoned), 'The order has expired'],
  [Code.authorization_failed, declined(Decline.do_not_honour), 'The bank declined the payment'],
  [
    Decline.insufficient_funds,
    declined(Decline.insufficient_funds),
    'The bank declined the payment for a reason that the customer may know',
  ],
  [
    Decline.unsupported_payment,
    declined(Decline.unsupported_payment),
    'The gateway does not take the payment, and no card can change it',
  ],
  ['no_gateway', ended(Status.SVC_DECLINED, Code.GATEWAY_NOT_FOUND), 'The merchant has no gateway'],
  [
    Code.gateway_reference_mismatch,
    ended(Status.STARTED, Code.gateway_reference_mismatch),
    'No gateway has the reference id',
  ],
  ['given_back', ended(Status.AUTO_REFUNDED), 'The payment arrived too late and is refunded'],
  ['closed', ended(Status.VOIDED), 'The authorized amount is released'],
);

const otherGateways: readonly string[] = ['Sandbox bank'];
const unavailable = ({ card }: Texts) => [{ name: 'card_reference', text: card.chosenUnavailable }];
const refused = (texts: Texts) => [
  { name: 'card_number', text: cardProblemText(texts, 'cardNumber', 'checksum') ?? '' },
  { name: 'card_expiry', text: cardProblemText(texts, 'expiryYear', 'expired') ?? '' },
];

export const paymentPageStates = statesOf(
  ['open', checkout()],
  ['stored_cards', withCards()],
  ['first_card', checkout({ saving: 'offered' }), 'The card form for a customer without stored cards'],
  ['refused', checkout(({ texts }) => ({ fieldErrors: refused(texts) }))],
  ['stored_card_gone', withCards(unavailable), 'The selected card is unavailable'],
  ['amount_changed', checkout({ notices: ['changed'] }), 'The amount changed after the page opened'],
  ['failed_before', checkout({ notices: ['failed'] }), 'The previous attempt failed'],
  ['cancelled_before', checkout({ notices: ['cancelled'] }), 'The customer cancelled the previous attempt'],
  ['in_frame', checkout({ window: 'frame' }), 'The card form in a frame'],
  ['begun_before', checkout({ notices: ['open'] }), 'A payment is open in another window'],
  ['given_back_before', checkout({ notices: ['refunded'] }), 'An earlier payment arrived too late and is refunded'],
  ['other_gateways', checkout({ notices: ['mismatch'], otherGateways }), 'No gateway has the order’s reference id'],
  ['processing', waits('processing')],
  ['paid', result(results.paidPage)],
  ['expired', unpayable('expired')],
  ['too_many_attempts', unpayable('exhausted'), 'The order has no attempts left'],
  ['closed', unpayable('closed'), 'The authorized amount is released'],
  ['manage_cards', storedCards()],
  ['manage_no_cards', storedCards({ cards: [] }), 'The customer has no stored cards'],
  [
    'manage_no_consent',
    tokenError((texts) => texts.storedCards.consent.missing),
    'The consent box for a token is not ticked',
  ],
  ['manage_no_token', tokenError((texts) => texts.storedCards.notPossible), 'The card cannot be tokenized'],
  ['manage_expired', { page: management.storedCardsExpiredPage, needs: plainPageNeeds }],
);
