/** Routing rules in words. */
import type { Schemas } from '../api/contract.ts';
import { formatAmount } from '../parts/money.ts';
import { NETWORKS } from './networks.ts';

type Rule = Schemas['RoutingRule'];
type Conditions = Schemas['RoutingConditions'];
type Config = Schemas['GatewayConfig'];

export const CARD_TYPES = { CREDIT: 'Credit', DEBIT: 'Debit' } as const satisfies Record<
  Schemas['RoutingCardType'],
  string
>;

export const INSTRUMENTS = { CARD: 'Card number', TOKEN: 'Network token' } as const satisfies Record<
  Schemas['RoutingInstrument'],
  string
>;

const listOf = new Intl.ListFormat('en', { type: 'disjunction' });

function amountWords({ currency, amount_from, amount_to }: Conditions): string | undefined {
  if (currency === undefined) return undefined;
  const format = (amount: string) => formatAmount(amount, currency);
  if (amount_from !== undefined && amount_to !== undefined) return `${format(amount_from)} to ${format(amount_to)}`;
  if (amount_from !== undefined) return `from ${format(amount_from)}`;
  return amount_to === undefined ? `in ${currency}` : `up to ${format(amount_to)}`;
}

/** The payments that a rule applies to, a text per condition; empty for every payment. */
export function conditionWords(conditions: Conditions = {}): readonly string[] {
  const { networks = [], card_types = [], issuer_countries = [], bin_ranges = [], instrument } = conditions;
  const amount = amountWords(conditions);
  return [
    ...(networks.length === 0 ? [] : [listOf.format(networks.map((network) => NETWORKS[network]))]),
    ...(card_types.length === 0
      ? []
      : [`${listOf.format(card_types.map((type) => CARD_TYPES[type].toLowerCase()))} cards`]),
    ...(issuer_countries.length === 0 ? [] : [`issued in ${listOf.format(issuer_countries)}`]),
    ...(bin_ranges.length === 0 ? [] : [`numbers from ${listOf.format(bin_ranges.map(rangeText))}`]),
    ...(amount === undefined ? [] : [amount]),
    ...(instrument === undefined ? [] : [`with a ${INSTRUMENTS[instrument].toLowerCase()}`]),
  ];
}

/** `411111-411199`, or `411111` for a single one. */
export function rangeText({ from, to }: Schemas['RoutingBinRange']): string {
  return from === to ? from : `${from}-${to}`;
}

/** The range of a text such as `411111-411199` or `411111`. */
export function rangeOf(text: string): Schemas['RoutingBinRange'] {
  const [from = '', to = from] = text.split('-').map((part) => part.trim());
  return { from, to };
}

/** The name of a configuration; of one that is deleted, its id. */
export function configName(configs: readonly Config[], id: string): string {
  return configs.find(({ gateway_config_id }) => gateway_config_id === id)?.name ?? `${id} (deleted)`;
}

/** Where the payments of a rule go: `Acquirer A, then Acquirer B`, or `80% Acquirer A, 20% Acquirer B`. */
export function targetWords({ gateway_config_ids = [], split = [] }: Rule, configs: readonly Config[]): string {
  const total = split.reduce((sum, { weight }) => sum + weight, 0);
  const shares = split.map(({ gateway_config_id, weight }) => {
    const share = (weight / total).toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });
    return `${share} ${configName(configs, gateway_config_id)}`;
  });
  return split.length > 0 ? shares.join(', ') : gateway_config_ids.map((id) => configName(configs, id)).join(', then ');
}
