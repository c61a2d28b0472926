/** Which gateways a payment would go to, and why: a dry run of the saved rules. */
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { useMay } from '../api/session.ts';
import { Badge, wordsOf } from '../parts/badge.tsx';
import { Details } from '../parts/details.tsx';
import { FieldRow, SelectField, TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { Note } from '../parts/states.tsx';
import { NETWORKS, networkName } from './networks.ts';
import styles from './routing.module.css';
import { CARD_TYPES, INSTRUMENTS } from './routing-words.ts';

type Plan = Schemas['RoutingPlan'];
type DryRun = Schemas['RoutingDryRun'];

/** Why the payment goes where it goes. */
function whyOf({ outcome, chosen_by, rule }: Plan): string {
  if (outcome === 'REFERENCE_MISMATCH') return 'No enabled gateway has this reference id. The payment fails.';
  if (outcome !== 'CHOSEN') return 'No rule applies, and no enabled gateway is the default. The payment fails.';
  if (chosen_by === 'RULE') return `The rule ${rule ?? ''} decides.`;
  return chosen_by === 'REFERENCE_ID' ? 'The reference id of the order decides.' : 'No rule applies: the default.';
}

const cardOf = ({ network, card_type, issuer_country }: Plan) =>
  [network && networkName(network), wordsOf(card_type), issuer_country].filter((text) => text !== '').join(', ');

function Result({ plan }: { readonly plan: Plan }) {
  return (
    <div role="status" className="stack">
      <Note tone={plan.outcome === 'CHOSEN' ? 'plain' : 'warn'} title={plan.gateways[0]?.name ?? 'No gateway'}>
        <p>{whyOf(plan)}</p>
      </Note>
      {plan.gateways.length === 0 ? null : (
        <ol className={styles.steps} aria-label="Gateways in order">
          {plan.gateways.map(({ gateway_config_id, name, weight, problem }) => (
            <li key={gateway_config_id}>
              {name} {weight === null ? null : <Badge tone="plain">Weight {weight}</Badge>}
              {problem === null ? null : <p className="muted">{problem}</p>}
            </li>
          ))}
        </ol>
      )}
      <Details
        facts={[
          { name: 'Card', value: cardOf(plan) || 'unknown' },
          ...plan.rules.map(({ name, message }) => ({ name, value: message })),
          ...plan.skipped.map(({ rule, message }) => ({ name: rule, value: message })),
        ]}
      />
    </div>
  );
}

const empty = {
  amount: '100.00',
  currency: 'INR',
  bin: '',
  network: '',
  card_type: '',
  issuer_country: '',
  instrument: 'CARD',
  gateway_reference_id: '',
};

/** Only what was filled in. */
function bodyOf({ amount, currency, ...rest }: typeof empty): DryRun {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
  return { amount, currency: currency.toUpperCase(), ...given };
}

export function RoutingDryRunSection() {
  const { values, bind } = useValues(empty);
  const run = api.useMutation('post', '/settings/routing/dry-run');
  const mayRun = useMay(AdminOperationId.dryRunRouting);
  if (!mayRun) return null;
  return (
    <Section title="Dry run" kind="panel" description="Where a payment would go by the saved rules. Nothing is sent.">
      <Form submit="Find the route" onSubmit={() => run.mutateAsync({ body: bodyOf(values) })}>
        <FieldRow>
          <TextField {...bind('amount')} label="Amount" inputMode="decimal" />
          <TextField {...bind('currency')} label="Currency" />
        </FieldRow>
        <TextField
          {...bind('bin')}
          label="First digits of the card (optional)"
          inputMode="numeric"
          help="6 to 8 digits. They tell the network, type and country."
        />
        <FieldRow>
          <SelectField {...bind('network')} label="Network" options={{ '': 'By the first digits', ...NETWORKS }} />
          <SelectField
            {...bind('card_type')}
            label="Card type"
            options={{ '': 'By the first digits', ...CARD_TYPES }}
          />
        </FieldRow>
        <TextField {...bind('issuer_country')} label="Issuer country (optional)" />
        <SelectField {...bind('instrument')} label="Pays with" options={INSTRUMENTS} />
        <TextField {...bind('gateway_reference_id')} label="Reference id of the order (optional)" />
      </Form>
      {run.data === undefined ? null : <Result plan={run.data} />}
    </Section>
  );
}
