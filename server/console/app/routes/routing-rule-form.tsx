/** The form of one routing rule. The page stores it with the others. */
import type { Schemas } from '../api/contract.ts';
import { Button } from '../parts/button.tsx';
import { AreaField, CheckField, ChoicesField, FieldRow, linesOf, SelectField, TextField } from '../parts/fields.tsx';
import { Fold } from '../parts/fold.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { NETWORKS } from './networks.ts';
import { RoutingTargets, type Target } from './routing-targets.tsx';
import { CARD_TYPES, conditionWords, INSTRUMENTS, rangeOf, rangeText } from './routing-words.ts';

type Rule = Schemas['RoutingRule'];
type Conditions = Schemas['RoutingConditions'];
type Config = Schemas['GatewayConfig'];

const HOW = { order: 'In order: the others are fallbacks', split: 'Divided by weight' } as const;

interface RuleValues {
  readonly name: string;
  readonly enabled: boolean;
  readonly networks: readonly string[];
  readonly card_types: readonly string[];
  readonly issuer_countries: string;
  readonly bin_ranges: string;
  readonly currency: string;
  readonly amount_from: string;
  readonly amount_to: string;
  readonly instrument: string;
  readonly how: string;
  readonly targets: readonly Target[];
}

function targetsOf({ gateway_config_ids = [], split = [] }: Rule): readonly Target[] {
  if (split.length === 0) return gateway_config_ids.map((id, key) => ({ key, id, weight: '1' }));
  return split.map(({ gateway_config_id, weight }, key) => ({ key, id: gateway_config_id, weight: String(weight) }));
}

function valuesOf(rule: Rule): RuleValues {
  const { networks = [], card_types = [], issuer_countries = [], bin_ranges = [], ...rest } = rule.conditions ?? {};
  return {
    name: rule.name,
    enabled: rule.enabled ?? true,
    networks,
    card_types,
    issuer_countries: issuer_countries.join('\n'),
    bin_ranges: bin_ranges.map(rangeText).join('\n'),
    currency: rest.currency ?? '',
    amount_from: rest.amount_from ?? '',
    amount_to: rest.amount_to ?? '',
    instrument: rest.instrument ?? '',
    how: rule.split === undefined ? 'order' : 'split',
    targets: targetsOf(rule),
  };
}

/** The keys of a record that are in the list, typed as its keys. */
function chosen<Key extends string>(options: Readonly<Record<Key, string>>, values: readonly string[]): Key[] {
  const isKey = (value: string): value is Key => Object.hasOwn(options, value);
  return values.filter(isKey);
}

function conditionsOf(values: RuleValues): Conditions {
  const networks = chosen(NETWORKS, values.networks);
  const card_types = chosen(CARD_TYPES, values.card_types);
  const issuer_countries = [...linesOf(values.issuer_countries)];
  const bin_ranges = linesOf(values.bin_ranges).map(rangeOf);
  const [instrument] = chosen(INSTRUMENTS, [values.instrument]);
  const [currency, from, to] = [values.currency, values.amount_from, values.amount_to].map((text) => text.trim());
  return {
    ...(networks.length === 0 ? {} : { networks }),
    ...(card_types.length === 0 ? {} : { card_types }),
    ...(issuer_countries.length === 0 ? {} : { issuer_countries }),
    ...(bin_ranges.length === 0 ? {} : { bin_ranges }),
    ...(currency ? { currency: currency.toUpperCase() } : {}),
    ...(from ? { amount_from: from } : {}),
    ...(to ? { amount_to: to } : {}),
    ...(instrument === undefined ? {} : { instrument }),
  };
}

/** One gateway alone is no split. */
const isSplit = ({ how, targets }: RuleValues) => how === 'split' && targets.length > 1;

function ruleOf(values: RuleValues): Rule {
  const conditions = conditionsOf(values);
  const split = values.targets.map(({ id, weight }) => ({ gateway_config_id: id, weight: Number(weight) }));
  return {
    name: values.name.trim(),
    ...(values.enabled ? {} : { enabled: false }),
    ...(Object.keys(conditions).length === 0 ? {} : { conditions }),
    ...(isSplit(values) ? { split } : { gateway_config_ids: values.targets.map(({ id }) => id) }),
  };
}

/** Whether the rule has one of these conditions. */
const isAbout = ({ conditions = {} }: Rule, names: readonly (keyof Conditions)[]) =>
  names.some((name) => conditions[name] !== undefined);

interface RuleFormProps {
  readonly rule: Rule;
  readonly configs: readonly Config[];
  readonly submit: string;
  /** Stores the rule. Throws the contract's error. */
  readonly onSubmit: (rule: Rule) => Promise<unknown>;
  readonly onCancel: () => void;
}

export function RoutingRuleForm({ rule, configs, submit, onSubmit, onCancel }: RuleFormProps) {
  const { values, bind } = useValues(valuesOf(rule));
  const conditions = conditionsOf(values);
  const { currency, amount_from, amount_to, networks: _, ...cards } = conditions;
  const isAnyAmount = [currency, amount_from, amount_to].every((one) => one === undefined);
  return (
    <Form
      submit={submit}
      onSubmit={() => onSubmit(ruleOf(values))}
      secondary={<Button onClick={onCancel}>Cancel</Button>}
    >
      <TextField {...bind('name')} label="Name" autoFocus />
      <RoutingTargets
        configs={configs}
        isSplit={isSplit(values)}
        targets={values.targets}
        onChange={bind('targets').onChange}
      />
      {values.targets.length > 1 ? <SelectField {...bind('how')} label="Several gateways" options={HOW} /> : null}
      <ChoicesField {...bind('networks')} label="Networks" help="None for any." options={NETWORKS} />
      <Fold
        title="Other conditions of the card"
        note={conditionWords(cards).join(', ') || 'none'}
        open={isAbout(rule, ['card_types', 'issuer_countries', 'bin_ranges', 'instrument'])}
      >
        <ChoicesField {...bind('card_types')} label="Card types" help="None for any." options={CARD_TYPES} />
        <TextField
          {...bind('issuer_countries')}
          label="Issuer countries (optional)"
          help="As the BIN table names them, separated by commas."
          placeholder="INDIA"
        />
        <AreaField
          {...bind('bin_ranges')}
          label="First digits (optional)"
          help="6 to 8 digits, or a range such as 411111-411199, one per line."
          rows={2}
        />
        <SelectField {...bind('instrument')} label="Pays with" options={{ '': 'Any', ...INSTRUMENTS }} />
      </Fold>
      <Fold
        title="Amount"
        note={isAnyAmount ? 'any amount' : 'some amounts'}
        open={isAbout(rule, ['currency', 'amount_from', 'amount_to'])}
      >
        <FieldRow>
          <TextField {...bind('currency')} label="Currency (optional)" placeholder="INR" />
          <TextField {...bind('amount_from')} label="Amount from (optional)" inputMode="decimal" />
          <TextField {...bind('amount_to')} label="Amount to (optional)" inputMode="decimal" />
        </FieldRow>
      </Fold>
      <p role="status">Applies to: {conditionWords(conditions).join(', ') || 'every payment'}</p>
      <CheckField {...bind('enabled')} label="Enabled" help="A rule that is not enabled is skipped." />
    </Form>
  );
}
