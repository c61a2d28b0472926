/**
 * Stripe's published test cards (https://docs.stripe.com/testing), and what each of them does. Other numbers pay.
 */

export interface CardDecline {
  /** The error's `code`. */
  readonly code: string;
  /** Null where Stripe sends none. */
  readonly declineCode: string | null;
  readonly message: string;
}

export interface CardBehaviour {
  /** When the payment needs 3-D Secure; `frictionless` needs it and asks the customer nothing. */
  readonly authentication: 'never' | 'if_requested' | 'always' | 'frictionless' | 'lookup_fails';
  /** How the charge is refused, after authentication where there is one. */
  readonly decline: CardDecline | null;
  readonly refund: 'succeeds' | 'pending_then_succeeds' | 'succeeds_then_fails';
  /** The reason of the dispute that follows the charge. */
  readonly dispute: string | null;
  /** An inquiry withdraws no money. */
  readonly inquiry: boolean;
}

const pays: CardBehaviour = {
  authentication: 'never',
  decline: null,
  refund: 'succeeds',
  dispute: null,
  inquiry: false,
};

function declined(declineCode: string, message = 'Your card was declined.'): CardBehaviour {
  return { ...pays, decline: { code: 'card_declined', declineCode, message } };
}

/** For the errors that have a code of their own. */
function refused(code: string, message: string): CardBehaviour {
  return { ...pays, decline: { code, declineCode: null, message } };
}

const authenticates: CardBehaviour = { ...pays, authentication: 'always' };

export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': pays,
  '5555555555554444': pays,
  '378282246310005': pays,
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000006975': declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  '4000000000000069': refused('expired_card', 'Your card has expired.'),
  '4000000000000127': refused('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': refused(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4100000000000019': declined('fraudulent'),
  '4000002500003155': authenticates,
  '4000002760003184': authenticates,
  '4000003800000446': authenticates,
  '4000000000003220': authenticates,
  '4000008400000027': authenticates,
  '4000008400001629': { ...declined('generic_decline'), authentication: 'always' },
  '4000008260003178': {
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
    authentication: 'always',
  },
  '4000008400001280': { ...declined('generic_decline'), authentication: 'lookup_fails' },
  '4000000000003055': { ...pays, authentication: 'if_requested' },
  '4000000032200000': { ...pays, authentication: 'frictionless' },
  '4000000000000259': { ...pays, dispute: 'fraudulent' },
  '4000000000002685': { ...pays, dispute: 'product_not_received' },
  '4000000000001976': { ...pays, dispute: 'general', inquiry: true },
  '4000000000007726': { ...pays, refund: 'pending_then_succeeds' },
  '4000000000005126': { ...pays, refund: 'succeeds_then_fails' },
};

export const behaviourOf = (number: string): CardBehaviour => testCards[number] ?? pays;

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(6011|65)/.test(number)) return 'discover';
  if (/^35/.test(number)) return 'jcb';
  return /^3/.test(number) ? 'diners' : 'unknown';
}

/** The check digit of a card number (ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = [...number].reverse().reduce((total, digit, i) => total + (i % 2 ? doubled(+digit) : +digit), 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
