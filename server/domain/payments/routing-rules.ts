/**
 * Plans which gateway configurations a payment tries, in order. The order's gateway reference id wins over every rule, and then
 * no other account is tried. Otherwise the first enabled rule that applies and has a usable configuration decides. Otherwise the
 * default configuration takes the payment alone: only rules give fallbacks. Pure.
 */
import { hash } from 'node:crypto';
import { RoutingChoice, RoutingRuleResult, RoutingSkipReason } from '../../../generated/values.ts';
import type { CardNetwork } from '../card-network.ts';
import type { CardType } from '../cards/bin.ts';
import type { CardFacts } from '../cards/card-number.ts';
import type { GatewayConfig } from '../merchants/merchant.ts';
import type {
  BinRange,
  RoutingConditions,
  RoutingRule,
  RoutingShare,
  RoutingTarget,
} from '../merchants/routing-rule.ts';
import { formatAmount, type Money } from '../money.ts';
import type { Instrument } from '../ports/gateway.ts';
import { chooseGateway } from './route.ts';

/** What rules compare. Empty texts are unknown, and meet no condition. */
export interface RoutingFacts {
  readonly network: CardNetwork;
  readonly cardType: CardType;
  readonly issuerCountry: string;
  /** The first 6 to 8 digits of the card. */
  readonly bin: string;
  readonly instrument: Instrument['kind'];
  readonly money: Money;
}

/** The facts of a payment. Of a token, the BIN is that of its card: 6 digits. */
export function routingFactsOf(card: CardFacts, instrument: Instrument, money: Money): RoutingFacts {
  return {
    network: card.brand,
    cardType: card.type,
    issuerCountry: card.issuerCountry,
    bin: instrument.kind === 'card' ? instrument.number.leadingEight : card.isin,
    instrument: instrument.kind,
    money,
  };
}

export interface RouteRequest {
  readonly configs: readonly GatewayConfig[];
  /** The order's gateway reference id; null or empty for none. */
  readonly referenceId: string | null;
  readonly rules: readonly RoutingRule[];
  readonly facts: RoutingFacts;
  /** The order's uid, so that all its attempts take the same way through a split. Null: a split is listed by weight. */
  readonly splitKey: string | null;
  /** Whether the circuit of the configuration's gateway is open. */
  readonly circuitOpen: (config: GatewayConfig) => boolean;
  /** Why the configuration's gateway does not take the amount; null when it does. */
  readonly moneyProblem: (config: GatewayConfig) => string | null;
}

/** How a rule was read. */
export interface RuleReading {
  readonly name: string;
  readonly result: RoutingRuleResult;
  readonly message: string;
}

/** A configuration of an applicable rule that does not take the payment. */
export interface SkippedConfig {
  readonly gatewayConfigId: string;
  readonly rule: string;
  readonly reason: RoutingSkipReason;
  readonly message: string;
}

/** The rules read up to the decision, and the configurations that they skipped. */
interface RouteReadings {
  readonly readings: readonly RuleReading[];
  readonly skipped: readonly SkippedConfig[];
}

/** `configs`: at least one, in the order in which the payment tries them. `rule`: the name of the rule that decided. */
export type RoutePlan = RouteReadings &
  (
    | {
        readonly kind: 'chosen';
        readonly configs: readonly GatewayConfig[];
        readonly rule: string | null;
        readonly why: RoutingChoice;
      }
    | { readonly kind: 'noGateway' | 'mismatch' }
  );

export function planRoute(request: RouteRequest): RoutePlan {
  const { configs, referenceId, rules } = request;
  const route = chooseGateway(configs, referenceId);
  const named = referenceId !== null && referenceId !== '';
  const readings: RuleReading[] = [];
  const skipped: SkippedConfig[] = [];
  for (const rule of named ? [] : rules) {
    const unmet = unmetCondition(rule, request.facts);
    if (unmet !== null) {
      readings.push({ name: rule.name, ...unmet });
      continue;
    }
    const target = usableTarget(rule, request);
    skipped.push(...target.skipped);
    if (target.usable.length === 0) {
      const message = 'It applies, and none of its configurations can take the payment.';
      readings.push({ name: rule.name, result: RoutingRuleResult.UNUSABLE, message });
      continue;
    }
    readings.push({ name: rule.name, result: RoutingRuleResult.MATCHED, message: 'Every condition is met.' });
    const ordered = inOrder(rule.target, target.usable, request);
    return { kind: 'chosen', configs: ordered, rule: rule.name, why: RoutingChoice.RULE, readings, skipped };
  }
  if (route.kind !== 'chosen') return { kind: route.kind, readings, skipped };
  const why = named ? RoutingChoice.REFERENCE_ID : RoutingChoice.DEFAULT;
  return { kind: 'chosen', configs: [route.config], rule: null, why, readings, skipped };
}

/** The result of a rule that does not apply; null when it applies. */
function unmetCondition({ enabled, conditions }: RoutingRule, facts: RoutingFacts): Omit<RuleReading, 'name'> | null {
  if (!enabled) return { result: RoutingRuleResult.DISABLED, message: 'The rule is disabled.' };
  const message = checks(conditions, facts).find(([met]) => !met)?.[1];
  return message === undefined ? null : { result: RoutingRuleResult.NOT_MATCHED, message };
}

/** Each condition: whether it is met, and the message when it is not. Never shows the card's digits. */
function checks(conditions: RoutingConditions, facts: RoutingFacts): readonly (readonly [boolean, string])[] {
  const { networks, cardTypes, issuerCountries, binRanges, currency, amountFrom, amountTo, instrument } = conditions;
  const { minor } = facts.money;
  const inCurrency = currency === null || currency === facts.money.currency;
  const shown = (amount: number | null) =>
    amount === null ? '' : `${formatAmount({ minor: amount, currency: currency ?? facts.money.currency })} ${currency}`;
  const country = facts.issuerCountry.toUpperCase();
  return [
    [
      networks.length === 0 || networks.some((one) => one === facts.network),
      `The card's network is not one of: ${networks.join(', ')}.`,
    ],
    [
      cardTypes.length === 0 || cardTypes.some((one) => one === facts.cardType),
      `The card's type is not one of: ${cardTypes.join(', ')}.`,
    ],
    [
      issuerCountries.length === 0 || issuerCountries.some((one) => country !== '' && one.toUpperCase() === country),
      `The issuer's country is not one of: ${issuerCountries.join(', ')}.`,
    ],
    [
      binRanges.length === 0 || binRanges.some((range) => isWithin(facts.bin, range)),
      'The first digits of the card are in none of the ranges.',
    ],
    [inCurrency, `The currency is not ${currency}.`],
    [amountFrom === null || (inCurrency && minor >= amountFrom), `The amount is below ${shown(amountFrom)}.`],
    [amountTo === null || (inCurrency && minor <= amountTo), `The amount is above ${shown(amountTo)}.`],
    [
      instrument === null || instrument === facts.instrument,
      instrument === 'token' ? 'The payment uses a card number, not a token.' : 'The payment uses a token.',
    ],
  ];
}

const LONGEST_PREFIX = 8;

/** Whether every card with these first digits is in the range. */
function isWithin(bin: string, { from, to }: BinRange): boolean {
  if (bin === '') return false;
  const [lowest, highest] = [bin.padEnd(LONGEST_PREFIX, '0'), bin.padEnd(LONGEST_PREFIX, '9')];
  return lowest >= from.padEnd(LONGEST_PREFIX, '0') && highest <= to.padEnd(LONGEST_PREFIX, '9');
}

/** The configurations of a target, as the rule lists them. */
export function idsOf(target: RoutingTarget): readonly string[] {
  return target.kind === 'list' ? target.gatewayConfigIds : target.shares.map(({ gatewayConfigId }) => gatewayConfigId);
}

/** The configurations of the rule that can take the payment, and why the others can not. */
function usableTarget({ name, target }: RoutingRule, { configs, moneyProblem }: RouteRequest) {
  const usable: GatewayConfig[] = [];
  const skipped: SkippedConfig[] = [];
  for (const gatewayConfigId of idsOf(target)) {
    const config = configs.find((one) => one.gatewayConfigId === gatewayConfigId);
    const problem = config === undefined ? deleted : skipReason(config, moneyProblem);
    if (config !== undefined && problem === null) usable.push(config);
    else if (problem !== null) skipped.push({ gatewayConfigId, rule: name, ...problem });
  }
  return { usable, skipped };
}

type SkipProblem = Pick<SkippedConfig, 'reason' | 'message'>;

const deleted: SkipProblem = { reason: RoutingSkipReason.DELETED, message: 'The configuration does not exist.' };

function skipReason(config: GatewayConfig, moneyProblem: RouteRequest['moneyProblem']): SkipProblem | null {
  if (!config.enabled) return { reason: RoutingSkipReason.DISABLED, message: 'The configuration is disabled.' };
  const problem = moneyProblem(config);
  return problem === null ? null : { reason: RoutingSkipReason.NOT_SUPPORTED, message: `The gateway ${problem}.` };
}

/** The usable configurations in the order of the target; those with an open circuit last. */
function inOrder(target: RoutingTarget, usable: readonly GatewayConfig[], request: RouteRequest) {
  const { splitKey, circuitOpen } = request;
  const ordered = target.kind === 'list' ? usable : splitOrder(target.shares, usable, splitKey);
  const open = new Set(ordered.filter(circuitOpen));
  return [...ordered.filter((config) => !open.has(config)), ...open];
}

/** The order's own configuration first, then the others by weight. */
function splitOrder(shares: readonly RoutingShare[], usable: readonly GatewayConfig[], splitKey: string | null) {
  const weighted = usable.map((config) => {
    const share = shares.find(({ gatewayConfigId }) => gatewayConfigId === config.gatewayConfigId);
    return { config, weight: share?.weight ?? 0 };
  });
  const byWeight = [...weighted].sort((a, b) => b.weight - a.weight).map(({ config }) => config);
  if (splitKey === null) return byWeight;
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  let place = Number.parseInt(hash('sha256', splitKey, 'hex').slice(0, 12), 16) % total;
  const first = weighted.find(({ weight }) => {
    place -= weight;
    return place < 0;
  });
  return first === undefined ? byWeight : [first.config, ...byWeight.filter((config) => config !== first.config)];
}
