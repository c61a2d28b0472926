/** Converts routing rules, dry runs and plans to and from the wire format. */
import { hash } from 'node:crypto';
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { RoutingInstrument, RoutingOutcome } from '../../../../generated/values.ts';
import { networkNamed } from '../../../domain/card-network.ts';
import type { Bin } from '../../../domain/cards/bin.ts';
import { networkOfDigits } from '../../../domain/cards/network-ranges.ts';
import type { GatewayConfig } from '../../../domain/merchants/merchant.ts';
import type { RoutingConditions, RoutingRule, RoutingTarget } from '../../../domain/merchants/routing-rule.ts';
import { formatAmount, type Money, parseAmount } from '../../../domain/money.ts';
import type { RoutePlan, RoutingFacts } from '../../../domain/payments/routing-rules.ts';

type Schemas = components['schemas'];

/** The amount in minor units; null for none, and for one that `ruleProblems` reports. */
function minorOf(amount: string | undefined, currency: string | undefined): number | null {
  if (amount === undefined || currency === undefined) return null;
  const parsed = parseAmount(amount, currency);
  return 'reason' in parsed ? null : parsed.minor;
}

const instruments = { [RoutingInstrument.CARD]: 'card', [RoutingInstrument.TOKEN]: 'token' } as const;

function toConditions(wire: Schemas['RoutingConditions']): RoutingConditions {
  const { currency } = wire;
  return {
    networks: wire.networks ?? [],
    cardTypes: wire.card_types ?? [],
    issuerCountries: wire.issuer_countries ?? [],
    binRanges: (wire.bin_ranges ?? []).map(({ from, to }) => ({ from, to })),
    currency: currency ?? null,
    amountFrom: minorOf(wire.amount_from, currency),
    amountTo: minorOf(wire.amount_to, currency),
    instrument: wire.instrument === undefined ? null : instruments[wire.instrument],
  };
}

function toTarget({ gateway_config_ids, split }: Schemas['RoutingRule']): RoutingTarget {
  if (split === undefined) return { kind: 'list', gatewayConfigIds: gateway_config_ids ?? [] };
  const shares = split.map(({ gateway_config_id, weight }) => ({ gatewayConfigId: gateway_config_id, weight }));
  return { kind: 'split', shares };
}

/** A valid rule. */
export function toRoutingRule(wire: Schemas['RoutingRule']): RoutingRule {
  return {
    name: wire.name,
    enabled: wire.enabled ?? true,
    conditions: toConditions(wire.conditions ?? {}),
    target: toTarget(wire),
  };
}

function fromConditions(conditions: RoutingConditions): Schemas['RoutingConditions'] {
  const { networks, cardTypes, issuerCountries, binRanges, currency, amountFrom, amountTo, instrument } = conditions;
  const amount = (minor: number) => formatAmount({ minor, currency: currency ?? '' });
  return {
    ...(networks.length > 0 && { networks }),
    ...(cardTypes.length > 0 && { card_types: cardTypes }),
    ...(issuerCountries.length > 0 && { issuer_countries: issuerCountries }),
    ...(binRanges.length > 0 && { bin_ranges: binRanges }),
    ...(currency !== null && { currency }),
    ...(amountFrom !== null && { amount_from: amount(amountFrom) }),
    ...(amountTo !== null && { amount_to: amount(amountTo) }),
    ...(instrument !== null && {
      instrument: instrument === 'card' ? RoutingInstrument.CARD : RoutingInstrument.TOKEN,
    }),
  };
}

/** A rule, with the conditions that it has. */
export function fromRoutingRule({ name, enabled, conditions, target }: RoutingRule): Schemas['RoutingRule'] {
  const common = { name, enabled, conditions: fromConditions(conditions) };
  if (target.kind === 'list') return { ...common, gateway_config_ids: target.gatewayConfigIds };
  const split = target.shares.map(({ gatewayConfigId, weight }) => ({ gateway_config_id: gatewayConfigId, weight }));
  return { ...common, split };
}

/** The version of the rules: the same for the same rules. */
export function versionOf(rules: readonly RoutingRule[]): string {
  return hash('sha256', JSON.stringify(rules.map(fromRoutingRule)), 'hex').slice(0, 16);
}

/** The stored rules. */
export function toRoutingRules(rules: readonly RoutingRule[]): Schemas['RoutingRules'] {
  return { version: versionOf(rules), rules: rules.map(fromRoutingRule) };
}

/** The fields that the audit log compares: one for each place in the list. */
export function auditedRules(rules: readonly RoutingRule[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(rules.map((rule, index) => [`rules[${index}]`, fromRoutingRule(rule)]));
}

/** The facts of a dry run. What the call states wins over the BIN table. */
export function toFacts(body: Schemas['RoutingDryRun'], bin: Bin | null, money: Money): RoutingFacts {
  const ranged = body.bin === undefined ? '' : networkOfDigits(body.bin.slice(0, 6));
  return {
    network: body.network ?? (networkNamed(bin?.brand ?? '') || ranged),
    cardType: body.card_type ?? bin?.type ?? '',
    issuerCountry: body.issuer_country ?? bin?.country ?? '',
    bin: body.bin ?? '',
    instrument: instruments[body.instrument ?? RoutingInstrument.CARD],
    money,
  };
}

const outcomes = {
  chosen: RoutingOutcome.CHOSEN,
  mismatch: RoutingOutcome.REFERENCE_MISMATCH,
  noGateway: RoutingOutcome.NO_GATEWAY,
} as const satisfies Readonly<Record<RoutePlan['kind'], RoutingOutcome>>;

export interface PlannedRoute {
  readonly plan: RoutePlan;
  readonly rules: readonly RoutingRule[];
  readonly facts: RoutingFacts;
  /** Why a payment at the configuration would probably fail; null when nothing is known. */
  readonly problemOf: (config: GatewayConfig) => string | null;
}

/** The plan of a dry run. */
export function toRoutingPlan({ plan, rules, facts, problemOf }: PlannedRoute): Schemas['RoutingPlan'] {
  const chosen = plan.kind === 'chosen' ? plan : { configs: [], why: null, rule: null };
  const target = rules.find(({ name }) => name === chosen.rule)?.target;
  const shares = target?.kind === 'split' ? target.shares : [];
  return {
    outcome: outcomes[plan.kind],
    chosen_by: chosen.why,
    rule: chosen.rule,
    gateways: chosen.configs.map((config) => ({
      gateway_config_id: config.gatewayConfigId,
      gateway: config.gateway,
      name: config.name,
      weight: shares.find(({ gatewayConfigId }) => gatewayConfigId === config.gatewayConfigId)?.weight ?? null,
      problem: problemOf(config),
    })),
    skipped: plan.skipped.map(({ gatewayConfigId, rule, reason, message }) => {
      return { gateway_config_id: gatewayConfigId, rule, reason, message };
    }),
    rules: plan.readings.map(({ name, result, message }) => ({ name, result, message })),
    network: facts.network,
    card_type: facts.cardType,
    issuer_country: facts.issuerCountry,
  };
}
