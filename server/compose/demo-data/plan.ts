/**
 * The plan of the demo data: who orders what in a month, how it is paid and what happens to it afterwards. The same seed gives the same
 * plan, moved to the present. Pure.
 */
import type { Money } from '../../domain/money.ts';
import type { SandboxBehaviourName } from '../../gateways/sandbox/behaviours.ts';
import { sandboxCards } from '../../gateways/sandbox/cards.ts';
import { createDice, type Dice, type Weighted } from './dice.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far back the first order is. Webhooks are kept for 30 days. */
export const PERIOD_MS = 29 * DAY_MS;
/** How many orders `--demo-data` makes. */
export const ORDERS = 320;

/** The orders after this share are of the last four hours, so that the figures of today are not empty. */
const RECENT_SHARE = 0.96;
/** Of payment links that customers keep: 30 days. */
const LONG_EXPIRY_MINUTES = 43_200;

export interface PlannedCustomer {
  readonly customerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** What the customer does at the bank's page. `leaves`: never answers. */
export type BankAnswer = 'right-password' | 'wrong-password' | 'cancels' | 'leaves';

export interface PlannedAttempt {
  readonly kind: 'attempt';
  readonly at: Date;
  readonly cardNumber: string;
  /** The saved card of the customer, if there is one by then; otherwise the card number. */
  readonly source: 'typed' | 'saved';
  /** Whether the customer has the card saved, and consents to a token. */
  readonly saves: 'nothing' | 'card' | 'card-and-token';
  readonly answer: BankAnswer;
}

export interface PlannedChange {
  readonly kind: 'capture' | 'void' | 'refund';
  readonly at: Date;
  /** Null: all of it. */
  readonly money: Money | null;
}

export interface PlannedOrder {
  readonly orderId: string;
  readonly at: Date;
  readonly money: Money;
  readonly description: string;
  /** Null: a guest. */
  readonly customer: PlannedCustomer | null;
  readonly capture: 'automatic' | 'manual';
  /** How long the customer has to pay, in minutes; null: as long as the merchant usually gives. */
  readonly expiryMinutes: number | null;
  /** The shop that receives the order's webhooks. */
  readonly shop: 'main' | 'closed';
  /** In the order of their times. */
  readonly steps: readonly (PlannedAttempt | PlannedChange)[];
}

export interface Plan {
  readonly customers: readonly PlannedCustomer[];
  /** In the order of their times. */
  readonly orders: readonly PlannedOrder[];
}

const NAMES = [
  ['Asha', 'Rao'],
  ['Vikram', 'Shah'],
  ['Meera', 'Iyer'],
  ['Arjun', 'Menon'],
  ['Priya', 'Nair'],
  ['Rohan', 'Gupta'],
  ['Kavya', 'Reddy'],
  ['Imran', 'Khan'],
  ['Sara', 'Thomas'],
  ['Dev', 'Patel'],
  ['Lena', 'Weber'],
  ['Marc', 'Dubois'],
  ['Emily', 'Clark'],
  ['Noah', 'Brown'],
] as const;

const PRODUCTS = ['Desk lamp', 'Table, oak', 'Chair', 'Notebook set', 'Bag, canvas', 'Kettle', 'Bookshelf', 'Carpet'];

interface AmountRange {
  readonly currency: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** The currencies with their shares of the orders, and the usual range of amounts in minor units. */
const CURRENCIES: readonly Weighted<AmountRange>[] = [
  { weight: 80, value: { currency: 'INR', least: 14_900, most: 2_400_000, step: 100 } },
  { weight: 10, value: { currency: 'USD', least: 900, most: 42_000, step: 1 } },
  { weight: 7, value: { currency: 'EUR', least: 1_200, most: 38_000, step: 5 } },
  { weight: 3, value: { currency: 'JPY', least: 900, most: 60_000, step: 10 } },
];

type Course =
  | 'paid'
  | 'declined'
  | 'declined-then-paid'
  | 'wrong-password'
  | 'refused-password'
  | 'cancelled'
  | 'left-at-bank'
  | 'never-paid'
  | 'paid-later'
  | 'unheard'
  | 'held';

type Ending = 'capture' | 'capture-part' | 'void' | 'keep';

/** How a payment goes, with the share of the orders. */
const COURSES: readonly Weighted<Course>[] = [
  { weight: 60, value: 'paid' },
  { weight: 7, value: 'declined' },
  { weight: 4, value: 'declined-then-paid' },
  { weight: 4, value: 'wrong-password' },
  { weight: 3, value: 'refused-password' },
  { weight: 3, value: 'cancelled' },
  { weight: 3, value: 'left-at-bank' },
  { weight: 3, value: 'never-paid' },
  { weight: 2, value: 'paid-later' },
  { weight: 1, value: 'unheard' },
  { weight: 10, value: 'held' },
];

const ENDINGS: readonly Weighted<Ending>[] = [
  { weight: 6, value: 'capture' },
  { weight: 2, value: 'capture-part' },
  { weight: 2, value: 'void' },
  { weight: 1, value: 'keep' },
];

/** What orders are drawn from. Courses, endings and currencies are dealt, so that also few orders have all of them. */
interface Draw {
  readonly dice: Dice;
  readonly course: () => Course;
  readonly ending: () => Ending;
  readonly range: () => AmountRange;
}

function customersOf(): readonly PlannedCustomer[] {
  return NAMES.map(([firstName, lastName], index) => ({
    customerId: `${firstName}-${lastName}`.toLowerCase(),
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: `98${String(45_010_000 + index * 7_919)}`,
  }));
}

/** The numbers of the sandbox cards with a behaviour; the first ones are of four networks. */
function numbersOf(behaviour: SandboxBehaviourName): readonly string[] {
  return sandboxCards
    .filter((card) => card.behaviour === behaviour && !card.kind.includes('token'))
    .map(({ number }) => number);
}

const NUMBERS = {
  frictionless: numbersOf('approveFrictionless'),
  declined: numbersOf('decline'),
  refused: numbersOf('refusePassword'),
  later: numbersOf('approveLater'),
  unheard: numbersOf('approveUnheard'),
  refundFails: numbersOf('approveRefuseRefund'),
  refundUnclear: numbersOf('approveUnclearRefund'),
  captureFails: numbersOf('approveRefuseCapture'),
  usual: numbersOf('approve').slice(0, 4),
} as const;

function amountOf({ currency, least, most, step }: AmountRange, dice: Dice): Money {
  // Small amounts are more usual than large ones.
  const minor = least * (most / least) ** (dice.fraction() * dice.fraction());
  return { minor: Math.round(minor / step) * step, currency };
}

/** A part of an amount, in whole major units of most currencies. */
function partOf({ minor, currency }: Money, dice: Dice): Money {
  return { minor: Math.max(100, Math.round((minor * dice.between(20, 60)) / 10_000) * 100), currency };
}

const bankAnswers: Readonly<Partial<Record<Course, BankAnswer>>> = {
  'wrong-password': 'wrong-password',
  cancelled: 'cancels',
  'left-at-bank': 'leaves',
};

function firstNumber(course: Course, dice: Dice): string {
  switch (course) {
    case 'declined':
    case 'declined-then-paid':
      return dice.one(NUMBERS.declined);
    case 'refused-password':
      return dice.one(NUMBERS.refused);
    case 'paid-later':
      return dice.one(NUMBERS.later);
    case 'unheard':
      return dice.one(NUMBERS.unheard);
    case 'held':
      return dice.chance(8) ? dice.one(NUMBERS.captureFails) : dice.one(NUMBERS.usual);
    case 'paid': {
      if (dice.chance(12)) return dice.one(NUMBERS.frictionless);
      if (dice.chance(3)) return dice.one(dice.chance(50) ? NUMBERS.refundFails : NUMBERS.refundUnclear);
      return dice.one(NUMBERS.usual);
    }
    default:
      return dice.one(NUMBERS.usual);
  }
}

/** What follows a payment: of a hold its end, of a payment sometimes refunds. */
function changesOf(
  course: Course,
  paidAt: number,
  order: { readonly money: Money; readonly number: string },
  draw: Draw,
) {
  const { money, number } = order;
  const { dice } = draw;
  const after = (least: number, most: number) => new Date(paidAt + dice.between(least * 60, most * 60) * MINUTE_MS);
  if (course === 'held') {
    const ending = draw.ending();
    const at = after(3, 60);
    if (ending === 'keep') return [];
    const part = ending === 'capture-part' ? partOf(money, dice) : null;
    return [{ kind: ending === 'void' ? 'void' : 'capture', at, money: part }] as const;
  }
  const isRefundCard = [...NUMBERS.refundFails, ...NUMBERS.refundUnclear].includes(number);
  const isPaid = course === 'paid' || course === 'declined-then-paid' || course === 'paid-later';
  if (!isPaid || !(isRefundCard || dice.chance(14))) return [];
  const first = { kind: 'refund', at: after(6, 120), money: dice.chance(45) ? null : partOf(money, dice) } as const;
  if (first.money === null || dice.chance(75)) return [first];
  const rest = { ...first, at: new Date(first.at.getTime() + dice.between(60, 2_000) * MINUTE_MS) };
  return [
    first,
    { ...rest, money: { ...money, minor: Math.min(rest.money?.minor ?? 0, money.minor - first.money.minor) } },
  ];
}

/** A moment of the month that ends now, after this share of its days: more orders by day than by night, and some just now. */
function momentOf(share: number, now: number, dice: Dice): number {
  if (share >= RECENT_SHARE) return now - dice.between(3, 240) * MINUTE_MS;
  const day = Math.floor(share * (PERIOD_MS / DAY_MS));
  const hour = dice.chance(80) ? dice.between(4, 16) : dice.between(0, 23);
  return now - PERIOD_MS + day * DAY_MS + hour * HOUR_MS + dice.between(0, 3_599) * 1_000;
}

function planOrder(at: number, index: number, customers: readonly PlannedCustomer[], draw: Draw): PlannedOrder {
  const { dice } = draw;
  const course = draw.course();
  const customer = dice.chance(70) ? dice.one(customers) : null;
  const money = amountOf(draw.range(), dice);
  const number = firstNumber(course, dice);
  const attemptAt = at + dice.between(20, 240) * 1_000;
  const attempt: PlannedAttempt = {
    kind: 'attempt',
    at: new Date(attemptAt),
    cardNumber: number,
    source: course === 'paid' && NUMBERS.usual.includes(number) && dice.chance(35) ? 'saved' : 'typed',
    saves: customer === null || !dice.chance(30) ? 'nothing' : dice.chance(60) ? 'card-and-token' : 'card',
    answer: bankAnswers[course] ?? 'right-password',
  };
  const again: PlannedAttempt = {
    ...attempt,
    at: new Date(attemptAt + dice.between(60, 400) * 1_000),
    cardNumber: dice.one(NUMBERS.usual),
  };
  const attempts = course === 'never-paid' ? [] : course === 'declined-then-paid' ? [attempt, again] : [attempt];
  return {
    orderId: `DEMO-${String(index + 1).padStart(4, '0')}`,
    at: new Date(at),
    money,
    description: dice.one(PRODUCTS),
    customer,
    capture: course === 'held' ? 'manual' : 'automatic',
    expiryMinutes: dice.chance(50) ? LONG_EXPIRY_MINUTES : null,
    shop: dice.chance(4) ? 'closed' : 'main',
    steps: [...attempts, ...changesOf(course, attemptAt + 10 * MINUTE_MS, { money, number }, draw)],
  };
}

/** The plan of the month that ends now. Steps that would be in the future are left out. */
export function planMonth(now: Date, count: number): Plan {
  const dice = createDice(20_260_314);
  const draw = { dice, course: dice.deal(COURSES), ending: dice.deal(ENDINGS), range: dice.deal(CURRENCIES) };
  const customers = customersOf();
  const moments = Array.from({ length: count }, (_, index) => momentOf(index / count, now.getTime(), dice)).toSorted(
    (a, b) => a - b,
  );
  const orders = moments
    .map((at, index) => planOrder(at, index, customers, draw))
    .filter(({ at }) => at < now)
    .map((order) => ({ ...order, steps: order.steps.filter((step) => step.at < now) }));
  return { customers, orders };
}
