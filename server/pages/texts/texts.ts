/**
 * The words of the pages, as the pages ask for them. A further language is an object of type `Texts` beside english.ts;
 * the compiler names what it lacks.
 */

import { TxnErrorCode } from '../../../generated/values.ts';
import type { CardField, CardProblemReason } from '../../domain/cards/card-problem.ts';

/** What the customer is told about each card field that cannot be taken. */
const cardProblems: Readonly<Record<CardField, Readonly<Partial<Record<CardProblemReason, string>>>>> = {
  cardNumber: {
    missing: 'Enter the card number',
    malformed: 'Enter the card number in digits only',
    length: 'Enter all the digits of the card number, 12 to 19 of them',
    checksum: 'Check the card number: a digit seems to be mistyped',
  },
  expiryMonth: {
    missing: 'Enter the month of expiry',
    malformed: 'Enter the month of expiry as a number from 1 to 12',
  },
  expiryYear: {
    missing: 'Enter the year of expiry',
    malformed: 'Enter the year of expiry in two or four digits, such as 30 or 2030',
    expired: 'This card has expired; use another card',
  },
  cardSecurityCode: {
    missing: 'Enter the security code of the card',
    malformed: 'Enter the security code in 3 or 4 digits',
    length: 'Check the security code: it has 4 digits on American Express cards and 3 on others',
  },
};

/** Why an attempt came to nothing. */
const failures: Readonly<Record<TxnErrorCode, string>> = {
  [TxnErrorCode.GATEWAY_NOT_FOUND]: 'The shop cannot take card payments at the moment. Please tell the shop.',
  [TxnErrorCode.gateway_reference_mismatch]: "The shop's payment setup does not fit this order. Please tell the shop.",
  [TxnErrorCode.authentication_failed]: 'Your bank could not confirm that it was you. No money was taken.',
  [TxnErrorCode.customer_cancelled]: 'You cancelled the payment. No money was taken.',
  [TxnErrorCode.authentication_abandoned]: 'The time for this payment was over. No money was taken.',
  [TxnErrorCode.authorization_failed]: 'Your bank refused the payment.',
  [TxnErrorCode.capture_failed]: 'The shop could not take the money yet.',
  [TxnErrorCode.void_failed]: 'The shop could not release the money yet.',
};

const tokenAsk = (shop: string) =>
  `If you agree, the card network makes a token of this card for ${shop}. When you pay ${shop} again, the token stands in for your card.`;
const tokenNotNumber = 'The shop gets the token and not your card number.';
const tokenDeletable = 'You can have the token deleted at any time.';
const tokenAgree = (shop: string) => `I agree that a token of this card is kept for my payments at ${shop}.`;

export const english = {
  /** The language of these words, as HTML names it. */
  language: 'en',
  sandbox: 'Sandbox: no money moves here.',
  cardProblems,

  card: {
    newCard: 'New card',
    saved: 'Pay with',
    endingIn: 'ending in',
    expires: (expiry: string) => `expires ${expiry}`,
    expired: (expiry: string) => `expired ${expiry}`,
    resting: 'cannot be used at the moment',
    save: (shop: string) => `Save this card for my next payments at ${shop}`,
    chosenExpired: 'This card has expired; choose another card',
    chosenMissing: 'This card is not there any more; choose another card',
    chosenUnavailable: 'This card cannot be used at the moment; choose another card',
    cardNumber: 'Card number',
    expiryMonth: 'Expiry month',
    expiryMonthHint: 'MM',
    expiryYear: 'Expiry year',
    expiryYearHint: 'YY or YYYY',
    nameOnCard: 'Name on card',
    nameOnCardHint: 'As printed on the card; may be left empty',
    nameIsNumber: 'Enter the name that is printed on the card, not its number',
    securityCode: 'Security code',
    securityCodeHint: '3 digits on the back, or 4 on the front',
    pay: (amount: string) => `Pay ${amount}`,
    errorTitle: (title: string) => `Error: ${title}`,
    summary: 'Please check the card details',
    enterAgain: 'For your safety, the card number and the security code have to be entered again.',
    footer: 'Your card number goes to the payment service and is not shown to the shop.',
    otherMethods: 'Payment methods shown instead',
    otherMethod: (name: string) => `Card, through ${name}`,
  },

  notices: {
    mismatch:
      "The shop's payment setup does not fit this order. The wrong payment methods may be shown here, and a payment may fail. Please tell the shop.",
    changed: 'The amount has changed since this page was opened. Please look at the new amount before you pay.',
    failed: 'The last attempt did not go through. You can try again.',
    open: 'A payment of this order was begun in another window. You can finish it there, or begin again here.',
    refunded: 'An earlier payment of this order came too late. It is being given back to you.',
  },

  consent: {
    /** Recorded with the answer. Whoever changes these words gives them another version. */
    version: 'page-en-1',
    heading: 'Keep this card for next time?',
    ask: tokenAsk,
    points: [tokenNotNumber, 'Your bank asks you to confirm this payment, whether you agree or not.', tokenDeletable],
    agree: tokenAgree,
    continue: 'Keep the card and pay',
    decline: 'Pay without keeping the card',
    summary: 'Your answer is missing',
    missing: 'Tick the box if you agree, or pay without keeping the card',
  },

  storedCards: {
    heading: 'Your cards',
    intro: (shop: string) => `These cards are kept for your payments at ${shop}.`,
    none: (shop: string) => `No card is kept for your payments at ${shop}.`,
    token: {
      pending: 'A token of this card is being made.',
      active: 'A token stands in for this card.',
      suspended: 'The token of this card is suspended.',
    },
    consent: {
      /** Recorded with the answer. Whoever changes these words gives them another version. */
      version: 'cards-en-1',
      ask: tokenAsk,
      points: [
        tokenNotNumber,
        'Your bank asks you to confirm the card with a payment of one rupee, which goes straight back to it.',
        tokenDeletable,
      ],
      agree: tokenAgree,
      missing: 'Tick the box if you agree; without your consent no token is made',
    },
    tokenize: 'Make a token',
    tokenizeNow: 'Agree and confirm the card',
    notPossible: 'No token can be made of this card at the moment',
    summary: 'Please check your entries',
    enterAgain: 'For your safety, the security code has to be entered again.',
    delete: 'Delete',
    deleteAsk: (shop: string) => `The card is deleted for good. You can no longer choose it when you pay ${shop}.`,
    deleteNow: 'Delete this card',
    expired: {
      heading: 'This link has expired',
      text: 'For your safety, the way to your cards is open for a short time only. Open your cards from the shop again.',
    },
  },

  bank: {
    heading: 'Confirm your payment',
    intro: 'Your bank asks you to confirm this payment with a one-time password.',
    verification: 'This payment confirms that the card is yours. The amount goes straight back to your card.',
    sandbox: 'This is the bank of the sandbox. The one-time password 111000 passes, any other one fails.',
    password: 'One-time password',
    summary: 'Something is missing',
    missingPassword: 'Enter the one-time password',
    pay: 'Confirm payment',
    cancel: 'Cancel',
  },

  rows: { shop: 'Shop', amount: 'Amount', card: 'Card', order: 'Order' },
  lastFour: (digits: string) => `ending in ${digits}`,

  processing: {
    heading: 'Your payment is being processed',
    text: 'Your bank has not answered yet. This can take a little while. Please do not pay again.',
    refresh: 'Look again',
  },

  busy: {
    heading: 'This order is already being paid',
    text: 'Another payment of this order is under way, in another window perhaps. Please do not pay again.',
    refresh: 'Look again',
  },

  paid: {
    heading: 'Payment complete',
    text: (amount: string, shop: string) => `You have paid ${amount} to ${shop}.`,
  },

  verified: {
    heading: 'Your card is confirmed',
    text: (amount: string, shop: string) =>
      `The ${amount} that confirmed it for ${shop} goes straight back to your card.`,
  },

  paidElsewhere: {
    heading: 'This order is already paid',
    text: 'It was paid in another window. You have nothing more to do, and nothing more was taken.',
  },

  refunded: {
    heading: 'Your payment is being given back',
    text: 'It came too late, or the order was paid already. The whole amount goes back to your card.',
  },

  failed: {
    heading: 'The payment did not go through',
    reasons: failures,
    otherReason: 'The payment could not be made.',
    tryAgain: 'You can try again from the shop, or from the payment link you were given.',
  },

  expired: {
    heading: 'This payment link has expired',
    text: 'The time to pay this order is over. Ask the shop for a new link if you still want to pay.',
  },

  exhausted: {
    heading: 'This order cannot be paid any more',
    text: 'There have been too many attempts to pay it. Ask the shop for a new payment link.',
  },

  closed: {
    heading: 'This order is closed',
    text: 'The payment was cancelled by the shop. Nothing is left to pay.',
  },

  returnTo: (shop: string) => `Return to ${shop}`,
  returnToCards: 'Back to your cards',

  error: {
    heading: 'This did not work',
    unknownLink: 'There is no such payment link, or it serves no more. Ask the shop for a new one.',
    unknownReference: 'There is no such payment. Go back to the shop and begin again.',
    cardNotTakenHere:
      'Card details are not taken at this address. Nothing was recorded; open the address itself and answer its own form.',
    cardField: 'is not taken here; send card details to POST /txns or enter them on the payment page',
    actionMissing: 'is missing; it names the button that was pressed',
  },
} as const;

/** The shape of the words, whatever they say. */
type Words<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : { readonly [Name in keyof Value]: Words<Value[Name]> };

export type Texts = Words<typeof english>;

/** What the pages say. */
export const texts: Texts = english;

/** What the customer is told about a card field; undefined for what can only be said in general. */
export function cardProblemText(field: CardField, reason: CardProblemReason): string | undefined {
  return texts.cardProblems[field][reason];
}
