/** Checks routing rules beyond their schema. Pure. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { GatewayConfig } from '../../../domain/merchants/merchant.ts';
import { isCurrency, parseAmount } from '../../../domain/money.ts';
import type { FieldProblem } from '../../../http/errors/api-error.ts';
import { holdsControls } from '../../../platform/shown-name.ts';

type Rule = components['schemas']['RoutingRule'];
type Conditions = components['schemas']['RoutingConditions'];

/** Problems by the name of the field below the rule; empty: the rule itself. */
type Problems = readonly (readonly [field: string, reason: string | null])[];

/** Everything that is wrong with the rules of a merchant who has these configurations. */
export function ruleProblems(
  rules: readonly Rule[],
  gateways: readonly Pick<GatewayConfig, 'gatewayConfigId'>[],
): readonly FieldProblem[] {
  const known = new Set(gateways.map(({ gatewayConfigId }) => gatewayConfigId));
  return rules.flatMap((rule, index) => {
    const isTaken = rules.findIndex(({ name }) => name === rule.name) < index;
    const problems = [
      ['name', isTaken ? 'must be unique among the rules' : nameProblem(rule.name)] as const,
      ...targetProblems(rule, known),
      ...conditionProblems(rule.conditions ?? {}),
    ];
    return problems.flatMap(([field, reason]): FieldProblem[] =>
      reason === null ? [] : [{ name: `rules[${index}]${field === '' ? '' : `.${field}`}`, reason }],
    );
  });
}

function nameProblem(name: string): string | null {
  if (!holdsControls(name)) return null;
  return 'must not contain control characters, line breaks or characters that change the text direction';
}

function targetProblems({ gateway_config_ids, split }: Rule, known: ReadonlySet<string>): Problems {
  if ((gateway_config_ids === undefined) === (split === undefined)) {
    return [['', 'must have exactly one of gateway_config_ids and split']];
  }
  const field = split === undefined ? 'gateway_config_ids' : 'split';
  const ids = split?.map(({ gateway_config_id }) => gateway_config_id) ?? gateway_config_ids ?? [];
  const unknown = 'names a configuration that does not exist; list the configurations by GET /settings/gateways';
  return [
    [field, ids.some((id) => !known.has(id)) ? unknown : null],
    [field, new Set(ids).size < ids.length ? 'must not name a configuration twice' : null],
  ];
}

function conditionProblems(conditions: Conditions): Problems {
  const { bin_ranges, currency } = conditions;
  const isReversed = (bin_ranges ?? []).some(({ from, to }) => from.padEnd(8, '0') > to.padEnd(8, '9'));
  return [
    ['conditions.bin_ranges', isReversed ? 'must have from not above to' : null],
    [
      'conditions.currency',
      currency !== undefined && !isCurrency(currency)
        ? 'must be the three letters of a currency (ISO 4217), such as INR'
        : null,
    ],
    ...amountProblems(conditions),
  ];
}

function amountProblems({ currency, amount_from, amount_to }: Conditions): Problems {
  const read = (amount: string | undefined) => {
    if (amount === undefined) return null;
    return currency === undefined ? { reason: 'requires currency' } : parseAmount(amount, currency);
  };
  const [from, to] = [read(amount_from), read(amount_to)];
  const isReversed = from !== null && to !== null && 'minor' in from && 'minor' in to && from.minor > to.minor;
  return [
    ['conditions.amount_from', from !== null && 'reason' in from ? from.reason : null],
    ['conditions.amount_to', to !== null && 'reason' in to ? to.reason : null],
    ['conditions.amount_to', isReversed ? 'must not be below amount_from' : null],
  ];
}
