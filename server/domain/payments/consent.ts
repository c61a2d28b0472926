/**
 * A customer's answer to the request to tokenize a card: who, when, from where, and to which text. Pure data, stored in
 * the order's document for good. No token is created without one.
 */

export interface Consent {
  /** `cns_…` */
  readonly id: string;
  readonly txnUuid: string;
  readonly choice: 'given' | 'declined';
  /** `page`: answered on the service's own page. `merchant`: the merchant asked and reported the answer. */
  readonly via: 'page' | 'merchant';
  /** The version of the text; empty when the merchant asked. */
  readonly textVersion: string;
  readonly customerReference: string;
  readonly lastFour: string;
  /** The IP address of the customer's browser or of the merchant's server. */
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
}

/**
 * The texts with which a customer consents to tokenization, by version, which names the language. Consent records store the version, so a
 * published version never changes: a new text is a new version, and old texts stay for the consents given under them.
 * `{shop}` stands for the shop's name. Pure data.
 */

export interface ConsentText {
  readonly heading: string;
  readonly ask: string;
  readonly points: readonly string[];
  /** The label of the checkbox. */
  readonly agree: string;
  /** The button that agrees; empty where the page has none. */
  readonly accept: string;
  /** The button that declines, or how to decline without one; empty where the page has neither. */
  readonly decline: string;
}

export const consentTexts = {
  'page-en-1': {
    heading: 'Keep this card for next time?',
    ask: 'If you agree, the card network makes a token of this card for {shop}. When you pay {shop} again, the token stands in for your card.',
    points: [
      'The shop gets the token and not your card number.',
      'Your bank asks you to confirm this payment, whether you agree or not.',
      'You can have the token deleted at any time.',
    ],
    agree: 'I agree that a token of this card is kept for my payments at {shop}.',
    accept: 'Keep the card and pay',
    decline: 'Pay without keeping the card',
  },
  'page-en-2': {
    heading: 'Save this card for next time?',
    ask: 'If you agree, your card network creates a token of this card for {shop}. When you pay {shop} with this card again, the token is used instead of your card number.',
    points: [
      'The shop receives the token, not your card number.',
      'Your bank asks you to confirm this payment whether or not you agree.',
      'You can have the token deleted at any time.',
    ],
    agree: 'I agree that a token of this card is saved for my payments to {shop}.',
    accept: 'Save the card and pay',
    decline: 'Pay without saving the card',
  },
  'cards-en-1': {
    heading: 'Make a token',
    ask: 'If you agree, the card network makes a token of this card for {shop}. When you pay {shop} again, the token stands in for your card.',
    points: [
      'The shop gets the token and not your card number.',
      'Your bank asks you to confirm the card with a payment of one rupee, which goes straight back to it.',
      'You can have the token deleted at any time.',
    ],
    agree: 'I agree that a token of this card is kept for my payments at {shop}.',
    accept: 'Agree and confirm the card',
    decline: '',
  },
  'cards-en-2': {
    heading: 'Create a token',
    ask: 'If you agree, your card network creates a token of this card for {shop}. When you pay {shop} with this card again, the token is used instead of your card number.',
    points: [
      'The shop receives the token, not your card number.',
      'Your bank asks you to confirm the card with a payment of one rupee, which is refunded right away.',
      'You can have the token deleted at any time.',
    ],
    agree: 'I agree that a token of this card is saved for my payments to {shop}.',
    accept: 'Agree and confirm the card',
    decline: '',
  },
  'page-en-3': {
    heading: 'Save this card securely for {shop}?',
    ask: 'Your card network keeps it as a token for {shop}, and you pay faster next time.',
    points: ['The shop never sees the number.', 'You can remove it at any time.'],
    agree: 'Save this card securely for my payments to {shop}',
    accept: 'Save the card and pay',
    decline: 'Pay without saving the card',
  },
  'page-hi-3': {
    heading: '{shop} के लिए यह कार्ड सुरक्षित रूप से सेव करें?',
    ask: 'आपका कार्ड नेटवर्क इसे {shop} के लिए टोकन के रूप में रखता है और अगली बार आपका भुगतान जल्दी होता है।',
    points: ['दुकान कार्ड नंबर कभी नहीं देखती।', 'आप इसे कभी भी हटा सकते हैं।'],
    agree: '{shop} को मेरे भुगतानों के लिए यह कार्ड सुरक्षित रूप से सेव करें',
    accept: 'कार्ड सेव करके भुगतान करें',
    decline: 'कार्ड सेव किए बिना भुगतान करें',
  },
  'form-en-1': {
    heading: 'Save this card securely for {shop}?',
    ask: 'Your card network keeps it as a token. The shop never sees the number. You can remove it at any time.',
    points: [],
    agree: 'Yes, save this card securely',
    accept: '',
    decline: 'Leave the box empty to pay without saving the card.',
  },
  'form-hi-1': {
    heading: '{shop} के लिए यह कार्ड सुरक्षित रूप से सेव करें?',
    ask: 'आपका कार्ड नेटवर्क इसे टोकन के रूप में रखता है। दुकान कार्ड नंबर कभी नहीं देखती। आप इसे कभी भी हटा सकते हैं।',
    points: [],
    agree: 'हाँ, यह कार्ड सुरक्षित रूप से सेव करें',
    accept: '',
    decline: 'कार्ड सेव किए बिना भुगतान करने के लिए बॉक्स खाली छोड़ दें।',
  },
  'cards-en-3': {
    heading: 'Save securely',
    ask: 'Your card network keeps this card as a token for {shop}, and you pay faster next time.',
    points: [
      'The shop never sees the number.',
      'Your bank asks you to confirm the card with a payment of one rupee, which is refunded right away.',
      'You can remove it at any time.',
    ],
    agree: 'Save this card securely for my payments to {shop}',
    accept: 'Save securely and confirm the card',
    decline: '',
  },
  'cards-hi-3': {
    heading: 'सुरक्षित रूप से सेव करें',
    ask: 'आपका कार्ड नेटवर्क इस कार्ड को {shop} के लिए टोकन के रूप में रखता है और अगली बार आपका भुगतान जल्दी होता है।',
    points: [
      'दुकान कार्ड नंबर कभी नहीं देखती।',
      'आपका बैंक एक रुपये के भुगतान से कार्ड की पुष्टि करने को कहता है, जो तुरंत वापस किया जाता है।',
      'आप इसे कभी भी हटा सकते हैं।',
    ],
    agree: '{shop} को मेरे भुगतानों के लिए यह कार्ड सुरक्षित रूप से सेव करें',
    accept: 'सुरक्षित रूप से सेव करें और कार्ड की पुष्टि करें',
    decline: '',
  },
} as const satisfies Readonly<Record<string, ConsentText>>;

export type ConsentVersion = keyof typeof consentTexts;

/** The version that the consent page shows, by language. */
export const pageConsents = { en: 'page-en-3', hi: 'page-hi-3' } as const satisfies Record<string, ConsentVersion>;

/** The versions that may still be open in a browser, with the present ones. */
export const acceptedPageConsents: readonly ConsentVersion[] = [
  ...Object.values(pageConsents),
  'page-en-2',
  'page-en-1',
];

/** The same for the page of stored cards. */
export const cardsConsents = { en: 'cards-en-3', hi: 'cards-hi-3' } as const satisfies Record<string, ConsentVersion>;

export const acceptedCardsConsents: readonly ConsentVersion[] = [
  ...Object.values(cardsConsents),
  'cards-en-2',
  'cards-en-1',
];

/** The text of a version, with the shop's name filled in. */
export function consentTextFor(version: ConsentVersion, shop: string): ConsentText {
  const filled = (text: string) => text.replaceAll('{shop}', () => shop);
  const { heading, points, ask, agree, ...rest } = consentTexts[version];
  return { ...rest, heading: filled(heading), ask: filled(ask), points: points.map(filled), agree: filled(agree) };
}

const textsByVersion: ReadonlyMap<string, ConsentText> = new Map(Object.entries(consentTexts));

/** The text of a recorded version, one line each; empty when the merchant used its own text. */
export function consentWords(textVersion: string): string {
  const text = textsByVersion.get(textVersion);
  if (text === undefined) return '';
  const { heading, ask, points, agree, accept, decline } = text;
  return [heading, ask, ...points, agree, accept, decline].filter((line) => line !== '').join('\n');
}
