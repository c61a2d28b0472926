/**
 * The texts of the pages, without markup or logic. A second language is another object of type `Texts`. The words of a
 * consent are in server/domain/payments/consent.ts, by version.
 */
import { TxnErrorCode } from '../../../generated/values.ts';
import type { CardField, CardProblemReason } from '../../domain/cards/card-problem.ts';

/** The text for each problem of a card field. */
const cardProblems: Readonly<Record<CardField, Readonly<Partial<Record<CardProblemReason, string>>>>> = {
  cardNumber: {
    missing: 'Enter your card number',
    malformed: 'Enter the card number using only digits, single spaces and dashes',
    length: 'Enter the full card number, 12 to 19 digits',
    checksum: 'Check the card number: it is not valid',
  },
  expiryMonth: {
    missing: 'Enter the expiry month',
    malformed: 'Enter the expiry month as a number from 1 to 12',
  },
  expiryYear: {
    missing: 'Enter the expiry year',
    malformed: 'Enter a valid expiry year, such as 30 or 2030',
    expired: 'Use another card: this one has expired',
  },
  cardSecurityCode: {
    missing: 'Enter the security code',
    malformed: 'Enter the security code as 3 or 4 digits',
    length: 'Check the security code: 4 digits for American Express, 3 for other cards',
  },
};

/** Why an attempt failed. */
const failures: Readonly<Record<TxnErrorCode, string>> = {
  [TxnErrorCode.GATEWAY_NOT_FOUND]: 'The shop cannot accept card payments right now. Contact the shop.',
  [TxnErrorCode.gateway_reference_mismatch]: "The shop's payment settings do not match this order. Contact the shop.",
  [TxnErrorCode.authentication_failed]: 'Your bank could not verify that it was you. You have not been charged.',
  [TxnErrorCode.customer_cancelled]: 'You cancelled the payment. You have not been charged.',
  [TxnErrorCode.authentication_abandoned]: 'The time to pay ran out. You have not been charged.',
  [TxnErrorCode.authorization_failed]: 'Your bank declined the payment. Use another card, or contact your bank.',
  [TxnErrorCode.capture_failed]: 'The shop could not collect the payment yet.',
  [TxnErrorCode.void_failed]: 'The shop could not release the held amount yet.',
};

export const english = {
  /** The language tag for HTML. */
  language: 'en',
  sandbox: 'Sandbox: no real money moves.',
  cardProblems,

  card: {
    newCard: 'New card',
    saved: 'Pay with',
    endingIn: 'ending in',
    expires: (expiry: string) => `expires ${expiry}`,
    expired: (expiry: string) => `expired ${expiry}`,
    unavailable: 'unavailable right now',
    save: (shop: string) => `Save this card for my next payments to ${shop}`,
    chosenExpired: 'Choose another card: this one has expired',
    chosenMissing: 'Choose another card: this one is no longer saved',
    chosenUnavailable: 'Choose another card: this one is unavailable right now',
    cardNumber: 'Card number',
    expiryMonth: 'Expiry month',
    expiryMonthHint: 'MM',
    expiryYear: 'Expiry year',
    expiryYearHint: 'YY or YYYY',
    nameOnCard: 'Name on card',
    nameOnCardHint: 'As printed on the card (optional)',
    nameIsNumber: 'Enter the name on the card, not the card number',
    securityCode: 'Security code',
    securityCodeHint: '3 digits on the back, or 4 on the front',
    pay: (amount: string) => `Pay ${amount}`,
    errorTitle: (title: string) => `Error: ${title}`,
    summary: 'Check your card details',
    enterAgain: 'For your security, enter the card number and the security code again.',
    enterCodeAgain: 'For your security, enter the security code again.',
    footer: 'Your card number goes to the payment service. The shop does not see it.',
    otherMethods: 'Payment methods shown instead',
    otherMethod: (name: string) => `Card via ${name}`,
  },

  notices: {
    mismatch:
      "The shop's payment settings do not match this order. The wrong payment methods may appear here, and a payment may fail. Contact the shop.",
    changed: 'The amount has changed since you opened this page. Check the new amount before you pay.',
    failed: 'The last payment attempt failed. You can try again.',
    open: 'A payment for this order was started in another window. Finish it there, or start again here.',
    refunded: 'An earlier payment for this order arrived too late. It is being refunded.',
  },

  consent: {
    summary: 'Choose whether to save the card',
    missing: 'Select the box to agree, or pay without saving the card',
  },

  storedCards: {
    heading: 'Your cards',
    intro: (shop: string) => `Your saved cards for payments to ${shop}.`,
    none: (shop: string) => `You have no saved cards for payments to ${shop}.`,
    token: {
      pending: 'A token for this card is being created.',
      active: 'This card has a token.',
      suspended: 'The token for this card is suspended.',
    },
    consent: {
      missing: 'Select the box to agree: a token needs your consent',
    },
    notPossible: 'A token cannot be created for this card right now',
    summary: 'Check your entries',
    delete: 'Delete',
    deleteAsk: (shop: string) => `This permanently deletes the card. You can no longer choose it when you pay ${shop}.`,
    deleteNow: 'Delete this card',
    expired: {
      heading: 'This link has expired',
      text: 'For your security, a link to your cards works only for a short time. Open your cards from the shop again.',
    },
  },

  redirect: {
    heading: 'Confirm with your bank',
    text: 'Your bank confirms the payment on its own page. You return to the shop afterwards.',
    go: 'Continue to your bank',
  },
  bank: {
    heading: 'Confirm your payment',
    intro: 'To confirm this payment, enter the one-time password from your bank.',
    verification: 'This payment confirms that the card is yours. The amount is refunded to your card right away.',
    sandbox: 'This is the sandbox bank. The password 111000 succeeds. Any other password fails.',
    password: 'One-time password',
    summary: 'Check your entry',
    missingPassword: 'Enter the one-time password',
    pay: 'Confirm payment',
    cancel: 'Cancel',
  },

  rows: { shop: 'Shop', amount: 'Amount', card: 'Card', order: 'Order' },
  lastFour: (digits: string) => `ending in ${digits}`,

  processing: {
    heading: 'Your payment is being processed',
    text: 'Your bank has not responded yet. This can take a few minutes. Do not pay again.',
    refresh: 'Check again',
  },

  busy: {
    heading: 'This order is already being paid',
    text: 'Another payment for this order is in progress, possibly in another window. Do not pay again.',
    refresh: 'Check again',
  },

  paid: {
    heading: 'Payment complete',
    text: (amount: string, shop: string) => `You paid ${amount} to ${shop}.`,
  },

  verified: {
    heading: 'Your card is confirmed',
    text: (amount: string, shop: string) =>
      `The ${amount} that confirmed your card for ${shop} is refunded to it right away.`,
  },

  paidElsewhere: {
    heading: 'This order is already paid',
    text: 'It was paid in another window. You have not been charged again, and there is nothing more to do.',
  },

  refunded: {
    heading: 'Your payment is being refunded',
    text: 'The payment arrived too late, or the order was already paid. The full amount is going back to your card.',
  },

  failed: {
    heading: 'Payment not completed',
    reasons: failures,
    otherReason: 'The payment could not be completed.',
    tryAgain: 'You can try again from the shop or with your payment link.',
  },

  expired: {
    heading: 'This payment link has expired',
    text: 'The time to pay for this order is over. If you still want to pay, ask the shop for a new link.',
  },

  exhausted: {
    heading: 'This order can no longer be paid',
    text: 'There were too many attempts to pay for it. Ask the shop for a new payment link.',
  },

  closed: {
    heading: 'This order is closed',
    text: 'The shop cancelled the payment. There is nothing to pay.',
  },

  returnTo: (shop: string) => `Return to ${shop}`,
  returnToCards: 'Return to your cards',

  error: {
    heading: 'There was a problem',
    unknownLink: 'This payment link does not exist or is no longer valid. Ask the shop for a new one.',
    unknownReference: 'This payment does not exist. Return to the shop and start again.',
    cardNotTakenHere:
      'This address does not accept card details. Nothing was recorded. Open the address and submit its own form.',
    cardField: 'is not accepted here; send card details to POST /txns or enter them on the payment page',
    actionMissing: 'is required; send the value of the button that was pressed',
  },
} as const;

/** The same shape with any words. */
type Words<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => infer Text
    ? (...values: Values) => Words<Text>
    : { readonly [Name in keyof Value]: Words<Value[Name]> };

export type Texts = Words<typeof english>;

export const texts: Texts = english;

/** The text for a problem of a card field; undefined where the field has none for this reason. */
export function cardProblemText(field: CardField, reason: CardProblemReason): string | undefined {
  return texts.cardProblems[field][reason];
}
