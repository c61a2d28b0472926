/**
 * The outcome for the card of every way to pay, from the service description's table of consent. Written by hand; nothing is
 * computed by the service's code. Pure data.
 */

/** The payment method. */
export type Flow =
  | 'new card'
  | 'new card that is a token already'
  | 'handed-in card'
  | 'stored card'
  | 'stored token'
  | 'stored token that may not pay'
  | 'token and cryptogram'
  | 'alternate id and cryptogram'
  | 'issuer token'
  | 'card that cannot be tokenized'
  | 'new card without a customer';

/** The operator's switches. All but the first enable tokenization. */
export type Switches = 'not enabled' | 'no consent' | 'page' | 'merchant' | 'page and merchant';

export type Tokenize = 'true' | 'false' | 'absent';

/** The customer's action on the consent page. `not shown`: there is no page. */
export type Page = 'not shown' | 'accepts' | 'declines' | 'leaves';

/**
 * `given`: consent, and a token is created. `declined`: consent refused. `nothing`: paid without asking for consent.
 * `stored token` and `brought token`: paid with a token. `abandoned`: never paid.
 */
export type Outcome = 'given' | 'declined' | 'nothing' | 'stored token' | 'brought token' | 'abandoned';

export interface Row {
  readonly flow: Flow;
  readonly switches: Switches;
  readonly tokenize: Tokenize;
  readonly page: Page;
  readonly outcome: Outcome;
  /** Whether the answer names `tokenize` as ignored. */
  readonly ignored: boolean;
}

type Choices = readonly (readonly [Switches, Tokenize, Page, Outcome, 'taken' | 'ignored' | 'not sent'])[];

/** A tokenizable card of a registered customer: the table of consent, row by row. */
const tokenizable: Choices = [
  ['not enabled', 'true', 'not shown', 'nothing', 'ignored'],
  ['not enabled', 'false', 'not shown', 'nothing', 'ignored'],
  ['not enabled', 'absent', 'not shown', 'nothing', 'not sent'],
  ['no consent', 'true', 'not shown', 'nothing', 'ignored'],
  ['no consent', 'false', 'not shown', 'declined', 'taken'],
  ['no consent', 'absent', 'not shown', 'nothing', 'not sent'],
  ['page', 'true', 'not shown', 'nothing', 'ignored'],
  ['page', 'false', 'not shown', 'declined', 'taken'],
  ['page', 'absent', 'accepts', 'given', 'not sent'],
  ['page', 'absent', 'declines', 'declined', 'not sent'],
  ['page', 'absent', 'leaves', 'abandoned', 'not sent'],
  ['merchant', 'true', 'not shown', 'given', 'taken'],
  ['merchant', 'false', 'not shown', 'declined', 'taken'],
  ['merchant', 'absent', 'not shown', 'nothing', 'not sent'],
  ['page and merchant', 'true', 'not shown', 'given', 'taken'],
  ['page and merchant', 'false', 'not shown', 'declined', 'taken'],
  ['page and merchant', 'absent', 'accepts', 'given', 'not sent'],
  ['page and merchant', 'absent', 'declines', 'declined', 'not sent'],
  ['page and merchant', 'absent', 'leaves', 'abandoned', 'not sent'],
];

/** Payments that never create a token, whatever the switches: no consent page, and `tokenize` has no effect. */
function without(outcome: Outcome): Choices {
  const all: readonly Switches[] = ['not enabled', 'no consent', 'page', 'merchant', 'page and merchant'];
  return all.flatMap(
    (switches): Choices => [
      [switches, 'true', 'not shown', outcome, 'ignored'],
      [switches, 'false', 'not shown', outcome, 'ignored'],
      [switches, 'absent', 'not shown', outcome, 'not sent'],
    ],
  );
}

const choices: Readonly<Record<Flow, Choices>> = {
  'new card': tokenizable,
  'new card that is a token already': tokenizable,
  'handed-in card': tokenizable,
  'stored card': tokenizable,
  'stored token': without('stored token'),
  'stored token that may not pay': without('nothing'),
  'token and cryptogram': without('brought token'),
  'alternate id and cryptogram': without('brought token'),
  'issuer token': without('brought token'),
  'card that cannot be tokenized': without('nothing'),
  'new card without a customer': without('nothing'),
};

function rowsOf(flow: Flow): readonly Row[] {
  return choices[flow].map(([switches, tokenize, page, outcome, said]) => ({
    flow,
    switches,
    tokenize,
    page,
    outcome,
    ignored: said === 'ignored',
  }));
}

export const flows = [
  'new card',
  'new card that is a token already',
  'handed-in card',
  'stored card',
  'stored token',
  'stored token that may not pay',
  'token and cryptogram',
  'alternate id and cryptogram',
  'issuer token',
  'card that cannot be tokenized',
  'new card without a customer',
] as const satisfies readonly Flow[];

export const rows: readonly Row[] = flows.flatMap(rowsOf);
