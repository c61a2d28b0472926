/** The texts of the pages in English, without markup or logic, and the shape that every other language shares. */
import { DeclineCode, type PageLanguage, TxnErrorCode } from '../../../generated/values.ts';

export const english = {
  /** The language tag for HTML and for the formats of amounts and dates. */
  language: 'en',
  sandbox: 'Sandbox: no real money moves.',

  /** The text for each problem of a card field. */
  cardProblems: {
    cardNumber: {
      missing: 'Enter your card number',
      malformed: 'Use digits only in the card number',
      length: 'This card number is incomplete',
      checksum: "This card number isn't valid. Check the digits.",
    },
    expiryMonth: {
      missing: 'Enter the expiry date',
      malformed: 'Enter a month from 01 to 12',
    },
    expiryYear: {
      missing: 'Enter the year, such as 30',
      malformed: 'Enter the year, such as 30',
      expired: 'This card has expired',
    },
    cardSecurityCode: {
      missing: 'Enter the security code',
      malformed: 'Enter 3 or 4 digits',
      length: 'Enter 3 digits (4 for Amex)',
    },
  },

  card: {
    details: 'Card details',
    summaryOfOrder: 'Order summary',
    newCard: 'Use another card',
    saved: 'Pay with',
    endingIn: 'ending in',
    expires: (expiry: string) => `expires ${expiry}`,
    expired: (expiry: string) => `expired ${expiry}`,
    unavailable: 'unavailable right now',
    securelySaved: 'Saved securely',
    save: (shop: string) => `Save this card for my next payments to ${shop}`,
    chosenExpired: 'This card has expired. Choose another card.',
    chosenMissing: "This card isn't saved any more. Choose another card.",
    chosenUnavailable: 'This card is unavailable right now. Choose another card.',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    expiryExample: 'Month and year',
    nameOnCard: 'Name on card',
    optional: 'optional',
    nameIsNumber: 'Enter the name, not the card number',
    securityCode: 'Security code',
    securityCodeHint: '3 digits on the back',
    securityCodeHintFour: '4 digits on the front',
    network: (name: string) => `Card network: ${name}`,
    pay: (amount: string) => `Pay ${amount}`,
    processing: 'Processing…',
    errorTitle: (title: string) => `Error: ${title}`,
    summary: 'Check your card details',
    enterAgain: 'For your security, enter the card number and the security code again.',
    enterCodeAgain: 'For your security, enter the security code again.',
    securedBy: (provider: string) => `Paid securely by ${provider}`,
    wholeWindow: 'To confirm the payment, your bank opens in the whole window: banks do not allow frames.',
    otherMethods: 'Payment methods shown instead',
    otherMethod: (name: string) => `Card via ${name}`,
  },

  notices: {
    mismatch:
      "The shop's payment settings do not match this order. The wrong payment methods may appear here, and a payment may fail. Contact the shop.",
    changed: 'The amount has changed since you opened this page. Check the new amount before you pay.',
    failed: 'Your last attempt failed, and you have not been charged. You can try again.',
    cancelled: 'You cancelled the payment, and you have not been charged. You can try again.',
    open: "You've already started paying in another window. Continue there, or use another card.",
    refunded: "We're refunding your earlier payment. It arrived too late for this order.",
  },

  consent: {
    summary: 'Choose whether to save the card',
    missing: 'Select the box to save the card, or pay without saving it',
  },

  storedCards: {
    heading: 'Your cards',
    intro: (shop: string) => `Your saved cards for payments to ${shop}.`,
    none: (shop: string) => `You have no saved cards for payments to ${shop}.`,
    noneHint: 'Choose to save your card the next time you pay. It then appears here.',
    token: {
      pending: 'This card is being saved securely.',
      active: 'Saved securely',
      suspended: 'Your bank has paused this saved card.',
    },
    consent: {
      missing: 'Select the box to save the card securely',
    },
    notPossible: "This card can't be saved securely right now",
    summary: 'Check your entries',
    delete: 'Remove',
    deleteAsk: (shop: string) => `This removes the card for good. You can no longer choose it when you pay ${shop}.`,
    deleteNow: 'Remove this card',
    expired: {
      heading: 'This link has expired',
      text: (shop: string) =>
        `For your security, a link to your cards works for a short time. Open it again from ${shop}.`,
    },
  },

  redirect: {
    heading: 'Confirm with your bank',
    text: (shop: string) => `Your bank confirms the payment on its own page. You return to ${shop} afterwards.`,
    go: 'Continue to your bank',
  },
  bank: {
    heading: 'Confirm your payment',
    intro: 'Enter the one-time password from your bank.',
    verification: 'This payment confirms that the card is yours. The amount is refunded to your card right away.',
    name: 'Sandbox bank',
    sandbox: 'Enter 111000 to confirm the payment. Any other password fails.',
    password: 'One-time password',
    summary: 'Check your entry',
    missingPassword: 'Enter the one-time password',
    pay: 'Confirm payment',
    cancel: 'Cancel',
  },

  rows: {
    shop: 'Shop',
    amount: 'Amount',
    card: 'Card',
    order: 'Order',
    date: 'Date',
  },
  lastFour: (digits: string) => `ending in ${digits}`,

  processing: {
    heading: 'Your payment is being processed',
    text: "We're waiting for your bank. This can take a few minutes. Please don't pay again.",
  },

  busy: {
    heading: 'This order is already being paid',
    text: "Another payment for this order is in progress, possibly in another window. Please don't pay again.",
  },

  waiting: {
    checkStatus: 'Check status',
    updates: 'This page updates by itself.',
    long: (shop: string) => `This is taking longer than usual. Check again later, or ask ${shop}.`,
  },
  /** The steps of a payment that the bank is yet to confirm. */
  steps: { sent: 'Sent to your bank', bank: 'Waiting for your bank', result: 'Done' },

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
    text: 'It was paid in another window. There is nothing more to do.',
    money: 'You have not been charged again.',
  },

  refunded: {
    heading: "We're refunding your payment",
    text: 'The payment arrived too late, or the order was already paid.',
    money: 'The full amount is going back to your card.',
  },

  failed: {
    heading: 'Payment not completed',
    cancelled: 'Payment cancelled',
    notCharged: 'You have not been charged.',
    tryAgain: 'Try again',
    otherCard: 'Try another card',
    tryAgainInShop: 'You can try again from the shop.',
    /** Why an attempt failed. */
    reasons: {
      [TxnErrorCode.GATEWAY_NOT_FOUND]: "The shop can't accept card payments right now. Contact the shop.",
      [TxnErrorCode.gateway_reference_mismatch]:
        "The shop's payment settings do not match this order. Contact the shop.",
      [TxnErrorCode.authentication_failed]: "Your bank couldn't verify that it was you.",
      [TxnErrorCode.customer_cancelled]: 'You cancelled the payment.',
      [TxnErrorCode.authentication_abandoned]: 'This payment timed out.',
      [TxnErrorCode.authorization_failed]: 'Your bank declined the payment. Try another card.',
      [TxnErrorCode.capture_failed]: "The shop couldn't collect the payment yet.",
      [TxnErrorCode.void_failed]: "The shop couldn't release the held amount yet.",
    },
    /** Why the bank or gateway declined it. */
    declines: {
      [DeclineCode.insufficient_funds]: 'The card does not have enough money or credit. Try another card.',
      [DeclineCode.do_not_honour]: 'Your bank declined the payment. Try another card, or ask your bank.',
      [DeclineCode.expired_card]: 'This card has expired. Try another card.',
      [DeclineCode.incorrect_number]: "This card number isn't valid. Check the digits, or try another card.",
      [DeclineCode.incorrect_security_code]: "The security code isn't correct. Check it and try again.",
      [DeclineCode.lost_or_stolen]: 'Your bank declined the payment. Try another card.',
      [DeclineCode.limit_exceeded]: 'The payment exceeds a limit of the card. Try another card, or ask your bank.',
      [DeclineCode.authentication_required]:
        'Your bank requires you to confirm the payment. Try again and confirm it with your bank.',
      [DeclineCode.authentication_failed]:
        'Your bank did not confirm that the card is yours. Try again, or use another card.',
      [DeclineCode.suspected_fraud]: 'Your bank declined the payment. Try another card.',
      [DeclineCode.not_permitted]: 'The card does not allow this kind of payment. Try another card.',
      [DeclineCode.unsupported_payment]: 'The shop cannot take this payment. Ask the shop.',
      [DeclineCode.processing_error]: "The payment couldn't be processed. Try again.",
      [DeclineCode.gateway_unavailable]: "The payment couldn't be processed. Try again in a few minutes.",
      [DeclineCode.gateway_misconfigured]: 'The shop cannot take payments at the moment. Ask the shop.',
    },
    otherReason: "The payment couldn't be completed.",
  },

  expired: {
    heading: 'This payment link has expired',
    text: (shop: string) => `This payment timed out. If you still want to pay, ask ${shop} for a new link.`,
  },

  exhausted: {
    heading: 'This order can no longer be paid',
    text: (shop: string) => `There were too many attempts to pay for it. Ask ${shop} for a new payment link.`,
  },

  closed: {
    heading: 'This order is closed',
    text: (shop: string) => `${shop} cancelled the payment. There is nothing to pay.`,
  },

  returnTo: (shop: string) => `Return to ${shop}`,
  returnToCards: 'Return to your cards',

  /** The page of a refused request. */
  error: {
    unknownLink: {
      heading: "This link isn't valid any more",
      text: 'Ask the shop for a new one, or start again in the shop.',
    },
    notFound: { heading: 'Page not found', text: 'Check the address, or go back to the page that you came from.' },
    startPage: 'Open the start page of the sandbox',
    openAgain: 'Open the page again',
    outdated: { heading: 'This page is out of date', text: 'Open it again and send the form once more.' },
    tooMany: { heading: 'Too many attempts', text: 'Wait a minute, then try again.' },
    ours: {
      heading: 'Something went wrong on our side',
      text: 'Try again in a moment. If you were paying, check with the shop first whether the payment arrived.',
    },
    refused: { heading: "We couldn't take this request", text: 'Open the page again and try once more.' },
  },
} as const;

/** The same shape with any words. */
type Words<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => infer Text
    ? (...values: Values) => Words<Text>
    : { readonly [Name in keyof Value]: Words<Value[Name]> };

export type Language = Exclude<PageLanguage, 'auto'>;

export type Texts = Omit<Words<typeof english>, 'language'> & { readonly language: Language };
