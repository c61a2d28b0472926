/**
 * What every way of paying comes to for the card, as the description and the table of consent have it: written out by hand,
 * and not computed by anything of the service. Data only.
 */

/** What a payment is made with. */
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

/** The operator's switches. All but the first are of merchants that are enabled for tokenization. */
export type Switches = 'not enabled' | 'no consent' | 'page' | 'merchant' | 'page and merchant';

export type Tokenize = 'true' | 'false' | 'absent';

/** What the customer does on the consent page. `not shown`: there is none. */
export type Page = 'not shown' | 'accepts' | 'declines' | 'leaves';

/**
 * `given`: consent, and a token made. `declined`: consent refused. `nothing`: paid, and nobody was asked.
 * `stored token` and `brought token`: paid with one. `abandoned`: never paid.
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

/** A card that can be tokenized, of a known customer: the table of consent, line by line. */
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

/** Where no token can come of the payment, whatever is switched on: nobody is asked, and an answer has no effect. */
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
