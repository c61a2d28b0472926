import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CardNumber } from '../../../server/domain/cards/card-number.ts';
import { Cryptogram } from '../../../server/domain/cards/token-network.ts';
import type { GatewayConfig } from '../../../server/domain/merchants/merchant.ts';
import type { RoutingConditions, RoutingRule, RoutingTarget } from '../../../server/domain/merchants/routing-rule.ts';
import {
  planRoute,
  type RouteRequest,
  type RoutingFacts,
  routingFactsOf,
} from '../../../server/domain/payments/routing-rules.ts';
import { seeded } from '../../support/seeded.ts';

function config(gatewayConfigId: string, rest: Partial<GatewayConfig> = {}): GatewayConfig {
  return {
    gatewayConfigId,
    gateway: 'SANDBOX',
    name: gatewayConfigId,
    referenceId: gatewayConfigId.toUpperCase(),
    credentials: {},
    isDefault: false,
    enabled: true,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...rest,
  };
}

const main = config('main', { isDefault: true });
const east = config('east');
const west = config('west');
const off = config('off', { enabled: false });
const configs = [main, east, west, off];

const always: RoutingConditions = {
  networks: [],
  cardTypes: [],
  issuerCountries: [],
  binRanges: [],
  currency: null,
  amountFrom: null,
  amountTo: null,
  instrument: null,
};
const list = (...gatewayConfigIds: string[]): RoutingTarget => ({ kind: 'list', gatewayConfigIds });
const split = (...shares: (readonly [string, number])[]): RoutingTarget => ({
  kind: 'split',
  shares: shares.map(([gatewayConfigId, weight]) => ({ gatewayConfigId, weight })),
});
const rule = (target: RoutingTarget, conditions: Partial<RoutingConditions> = {}, name = 'rule'): RoutingRule => ({
  name,
  enabled: true,
  conditions: { ...always, ...conditions },
  target,
});

const facts: RoutingFacts = {
  network: 'VISA',
  cardType: 'DEBIT',
  issuerCountry: 'INDIA',
  bin: '41111111',
  instrument: 'card',
  money: { minor: 25_000, currency: 'INR' },
};

const plan = (request: Partial<RouteRequest>) =>
  planRoute({
    configs,
    referenceId: null,
    rules: [],
    facts,
    splitKey: 'ord_1',
    circuitOpen: () => false,
    moneyProblem: () => null,
    ...request,
  });

/** The plan on one line: what decided, then the ids in order. */
function planned(request: Partial<RouteRequest>): string {
  const made = plan(request);
  if (made.kind !== 'chosen') return made.kind;
  return `${made.rule ?? made.why}: ${made.configs.map(({ gatewayConfigId }) => gatewayConfigId).join(' ')}`;
}

describe('the configurations that a payment tries', () => {
  test.each<[string, Partial<RouteRequest>, string]>([
    ['without rules the default alone', {}, 'DEFAULT: main'],
    ['without rules and default none', { configs: [east, west] }, 'noGateway'],
    ['the list of the rule, in its order', { rules: [rule(list('west', 'main'))] }, 'rule: west main'],
    ['the rule’s list alone, without the default', { rules: [rule(list('west'))] }, 'rule: west'],
    ['a rule needs no default', { configs: [east, west], rules: [rule(list('east'))] }, 'rule: east'],
    [
      'the first rule that applies',
      { rules: [rule(list('east'), { networks: ['AMEX'] }, 'a'), rule(list('west'), {}, 'b'), rule(list('main'))] },
      'b: west',
    ],
    ['no disabled rule', { rules: [{ ...rule(list('west')), enabled: false }] }, 'DEFAULT: main'],
    ['no disabled or deleted configuration', { rules: [rule(list('off', 'gone', 'west'))] }, 'rule: west'],
    [
      'the next rule after one without a usable configuration',
      { rules: [rule(list('off', 'gone'), {}, 'a'), rule(list('east'), {}, 'b')] },
      'b: east',
    ],
    ['the default after only unusable rules', { rules: [rule(list('off'))] }, 'DEFAULT: main'],
    [
      'an open circuit last',
      { rules: [rule(list('west', 'east', 'main'))], circuitOpen: (one) => one === west },
      'rule: east main west',
    ],
    [
      'all circuits open: the order of the rule',
      { rules: [rule(list('west', 'east'))], circuitOpen: () => true },
      'rule: west east',
    ],
    ['a default with an open circuit is tried', { circuitOpen: () => true }, 'DEFAULT: main'],
    [
      'no gateway that does not take the amount',
      { rules: [rule(list('west', 'east'))], moneyProblem: (one) => (one === west ? 'does not take INR' : null) },
      'rule: east',
    ],
    ['a default that does not take the amount is chosen, for its error', { moneyProblem: () => 'no' }, 'DEFAULT: main'],
    [
      'the reference id wins over every rule, without fallbacks',
      { referenceId: 'EAST', rules: [rule(list('west', 'main'))] },
      'REFERENCE_ID: east',
    ],
    ['a reference id that matches none is a mismatch', { referenceId: 'x', rules: [rule(list('west'))] }, 'mismatch'],
    ['an empty reference id counts as none', { referenceId: '', rules: [rule(list('west'))] }, 'rule: west'],
    [
      'a split without an order by weight',
      { splitKey: null, rules: [rule(split(['east', 20], ['main', 30], ['west', 50]))] },
      'rule: west main east',
    ],
    [
      'a split among the usable configurations',
      { rules: [rule(split(['off', 90], ['west', 5], ['gone', 5]))] },
      'rule: west',
    ],
    [
      'a split moves an open circuit to the end',
      { splitKey: null, rules: [rule(split(['east', 1], ['west', 9]))], circuitOpen: (one) => one === west },
      'rule: east west',
    ],
  ])('are %s', (_what, request, result) => {
    expect(planned(request)).toBe(result);
  });
});

describe('a condition', () => {
  const token = { ...facts, instrument: 'token', bin: '411111' } as const;
  test.each<[string, Partial<RoutingConditions>, RoutingFacts, boolean]>([
    ['network: one of several', { networks: ['AMEX', 'VISA'] }, facts, true],
    ['network: another', { networks: ['AMEX'] }, facts, false],
    ['network: unknown', { networks: ['AMEX'] }, { ...facts, network: '' }, false],
    ['type: the same', { cardTypes: ['DEBIT'] }, facts, true],
    ['type: unknown', { cardTypes: ['DEBIT'] }, { ...facts, cardType: '' }, false],
    ['country: in any case', { issuerCountries: ['india'] }, facts, true],
    ['country: another', { issuerCountries: ['NEPAL'] }, facts, false],
    ['country: unknown', { issuerCountries: ['INDIA'] }, { ...facts, issuerCountry: '' }, false],
    ['BIN: the range of 6 digits', { binRanges: [{ from: '411111', to: '411111' }] }, facts, true],
    ['BIN: the first of 8 digits', { binRanges: [{ from: '41111111', to: '41111119' }] }, facts, true],
    ['BIN: the last of 8 digits', { binRanges: [{ from: '41111100', to: '41111111' }] }, facts, true],
    ['BIN: below', { binRanges: [{ from: '41111112', to: '41111119' }] }, facts, false],
    ['BIN: above', { binRanges: [{ from: '41111100', to: '41111110' }] }, facts, false],
    [
      'BIN: one of several',
      {
        binRanges: [
          { from: '5', to: '5' },
          { from: '4', to: '4' },
        ],
      },
      facts,
      true,
    ],
    ['BIN: ends of different lengths', { binRanges: [{ from: '411111', to: '4111112' }] }, facts, true],
    ['BIN: 6 digits in a range of 6', { binRanges: [{ from: '411111', to: '411112' }] }, token, true],
    [
      'BIN: 6 digits, and only a part in the range',
      { binRanges: [{ from: '41111100', to: '41111150' }] },
      token,
      false,
    ],
    ['BIN: unknown', { binRanges: [{ from: '000000', to: '999999' }] }, { ...facts, bin: '' }, false],
    ['currency: the same', { currency: 'INR' }, facts, true],
    ['currency: another', { currency: 'USD' }, facts, false],
    ['amount: at the lowest', { currency: 'INR', amountFrom: 25_000 }, facts, true],
    ['amount: below the lowest', { currency: 'INR', amountFrom: 25_001 }, facts, false],
    ['amount: at the highest', { currency: 'INR', amountTo: 25_000 }, facts, true],
    ['amount: above the highest', { currency: 'INR', amountTo: 24_999 }, facts, false],
    ['amount: of another currency', { currency: 'JPY', amountFrom: 1 }, facts, false],
    ['instrument: a card', { instrument: 'card' }, facts, true],
    ['instrument: not a token', { instrument: 'token' }, facts, false],
    ['instrument: a token', { instrument: 'token' }, token, true],
    ['all of them', { networks: ['VISA'], cardTypes: ['CREDIT'] }, facts, false],
  ])('%s', (_what, conditions, given, met) => {
    expect(planned({ facts: given, rules: [rule(list('west'), conditions)] })).toBe(
      met ? 'rule: west' : 'DEFAULT: main',
    );
  });

  test('that is not met is named, without the digits of the card', () => {
    const rules = [
      rule(list('west'), { binRanges: [{ from: '555555', to: '555555' }] }, 'a'),
      rule(list('off', 'gone', 'east'), { currency: 'INR', amountTo: 10_000 }, 'b'),
      rule(list('off', 'gone', 'east'), {}, 'c'),
    ];
    const made = plan({ rules });
    expect(made.readings).toEqual([
      { name: 'a', result: 'NOT_MATCHED', message: 'The first digits of the card are in none of the ranges.' },
      { name: 'b', result: 'NOT_MATCHED', message: 'The amount is above 100.00 INR.' },
      { name: 'c', result: 'MATCHED', message: 'Every condition is met.' },
    ]);
    expect(made.skipped.map(({ gatewayConfigId, rule: of, reason }) => [gatewayConfigId, of, reason])).toEqual([
      ['off', 'c', 'DISABLED'],
      ['gone', 'c', 'DELETED'],
    ]);
  });
});

describe('the facts of a payment', () => {
  const card = {
    isin: '411111',
    lastFour: '1111',
    fingerprint: 'f',
    brand: 'VISA',
    type: 'CREDIT',
    subType: null,
    issuer: '',
    issuerCountry: 'INDIA',
    bankCode: '',
    tokenizable: true,
  } as const;
  const parsed = CardNumber.parse('4111111111111111');

  test('have eight digits of the card number', () => {
    if (!parsed.ok) throw new Error('not a card number');
    const { money } = facts;
    const paid = routingFactsOf(card, { kind: 'card', number: parsed.value, securityCode: null }, money);
    expect(paid).toEqual({ ...facts, cardType: 'CREDIT', bin: '41111111' });
  });

  test('have of a token the six digits of its card, and never those of the token', () => {
    const token = CardNumber.parse('4895370000000009');
    const cryptogram = Cryptogram.read('AgAAAAAAAIR8CQrXcIhbQAAAAAA=');
    if (!token.ok || cryptogram === null) throw new Error('not a token');
    const details = {
      requestorId: '',
      eci: '',
      par: '',
      type: '',
      provider: '',
      providerCategory: '',
      providerReferenceId: '',
    };
    const instrument = {
      kind: 'token',
      number: token.value,
      cryptogram,
      securityCode: null,
      details,
    } as const;
    expect(routingFactsOf(card, instrument, facts.money)).toMatchObject({ bin: '411111', instrument: 'token' });
  });
});

describe('whatever the rules', () => {
  const ids = fc.constantFrom('main', 'east', 'west', 'off', 'gone');
  const target: fc.Arbitrary<RoutingTarget> = fc.oneof(
    fc.uniqueArray(ids, { minLength: 1 }).map((some) => list(...some)),
    fc
      .uniqueArray(fc.tuple(ids, fc.integer({ min: 1, max: 100 })), { minLength: 2, selector: ([id]) => id })
      .map((some) => split(...some)),
  );
  const rules = fc.array(
    fc.record({
      name: fc.string(),
      enabled: fc.boolean(),
      conditions: fc.constantFrom(always, { ...always, cardTypes: ['CREDIT'] } as const),
      target,
    }),
  );
  const asked = fc.record({
    rules,
    splitKey: fc.option(fc.string()),
    open: fc.subarray(['main', 'east', 'west', 'off']),
    untaken: fc.subarray(['main', 'east', 'west', 'off']),
    referenceId: fc.constantFrom(null, '', 'EAST', 'nobody'),
  });

  test('only enabled configurations are tried, each once, open circuits last, and twice the same way', () => {
    fc.assert(
      fc.property(asked, ({ open, untaken, ...given }) => {
        const request = {
          ...given,
          circuitOpen: ({ gatewayConfigId }: GatewayConfig) => open.includes(gatewayConfigId),
          moneyProblem: ({ gatewayConfigId }: GatewayConfig) => (untaken.includes(gatewayConfigId) ? 'no' : null),
        };
        const made = plan(request);
        expect(plan(request)).toEqual(made);
        if (made.kind !== 'chosen') return;
        expect(made.configs.length).toBeGreaterThan(0);
        expect(new Set(made.configs).size).toBe(made.configs.length);
        expect(made.configs.every(({ enabled }) => enabled)).toBe(true);
        const states = made.configs.map(request.circuitOpen);
        expect(states).toEqual([...states].sort((a, b) => Number(a) - Number(b)));
        if (made.why !== 'RULE') expect(made.configs).toHaveLength(1);
        if (made.why === 'RULE') expect(made.configs.every((one) => request.moneyProblem(one) === null)).toBe(true);
        if (given.referenceId === 'EAST') expect(made.configs).toEqual([east]);
      }),
      seeded(),
    );
  });

  test('a split divides the orders by weight, and gives every order the same configuration each time', () => {
    const orders = Array.from({ length: 5_000 }, (_, index) => `ord_${index}`);
    const firsts = orders.map((splitKey) => planned({ splitKey, rules: [rule(split(['west', 70], ['east', 30]))] }));
    const share = firsts.filter((first) => first === 'rule: west east').length / orders.length;
    expect(share).toBeGreaterThan(0.67);
    expect(share).toBeLessThan(0.73);
    expect(firsts.every((first) => ['rule: west east', 'rule: east west'].includes(first))).toBe(true);
  });
});
