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
 * The texts with which a customer consents to tokenization, by version. Consent records store the version, so a
 * published version never changes: a new text is a new version, and old texts stay for the consents given under them.
 * `{shop}` stands for the shop's name. Pure data.
 */

export interface ConsentText {
  readonly heading: string;
  readonly ask: string;
  readonly points: readonly string[];
  /** The label of the checkbox. */
  readonly agree: string;
  readonly accept: string;
  /** The button that declines; empty where the page has none. */
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
} as const satisfies Readonly<Record<string, ConsentText>>;

export type ConsentVersion = keyof typeof consentTexts;

/** The version that the consent page shows, followed by earlier ones that may still be open in a browser. */
export const pageConsents = ['page-en-2', 'page-en-1'] as const satisfies readonly ConsentVersion[];

/** The same for the page of stored cards. */
export const cardsConsents = ['cards-en-2', 'cards-en-1'] as const satisfies readonly ConsentVersion[];

/** The text of a version, with the shop's name filled in. */
export function consentTextFor(version: ConsentVersion, shop: string): ConsentText {
  const filled = (text: string) => text.replaceAll('{shop}', () => shop);
  const { points, ask, agree, ...rest } = consentTexts[version];
  return { ...rest, ask: filled(ask), points: points.map(filled), agree: filled(agree) };
}

const textsByVersion: ReadonlyMap<string, ConsentText> = new Map(Object.entries(consentTexts));

/** The text of a recorded version, one line each; empty when the merchant used its own text. */
export function consentWords(textVersion: string): string {
  const text = textsByVersion.get(textVersion);
  if (text === undefined) return '';
  const { heading, ask, points, agree, accept, decline } = text;
  return [heading, ask, ...points, agree, accept, decline].filter((line) => line !== '').join('\n');
}
