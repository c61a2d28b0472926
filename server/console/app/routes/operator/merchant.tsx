/** A merchant: what only the operator changes of it, its credentials, and whether its calls are accepted. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api/contract.ts';
import { operatorApi } from '../../api/operator.ts';
import { usePathParameter } from '../../parts/address.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { CopyText, SecretOnce } from '../../parts/copy.tsx';
import { Details } from '../../parts/details.tsx';
import { ConfirmDialog, ConfirmSecret } from '../../parts/dialog.tsx';
import { CheckField, TextField } from '../../parts/fields.tsx';
import { Form, useChanges } from '../../parts/form.tsx';
import { Columns, Page, Section } from '../../parts/page.tsx';
import { AFRESH, LoadedAfresh, Note } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toast.tsx';

type Merchant = Schemas['MerchantRecord'];
type Change = Schemas['MerchantChange'];

const MERCHANT = '/operator/merchants/{merchant_id}';

/** The switches, with what they do. */
const switches = {
  strict_card_checks: [
    'Strict card checks',
    'Check digit, expiry and security code are checked before the gateway. Always on in production.',
  ],
  moto_enabled: [
    'Payments by mail and telephone',
    'Payments without authentication of the customer (auth_type=MOTO) are accepted.',
  ],
  open_order_create: ['Orders without credentials', 'POST /txns may create an order for an anonymous caller.'],
  tokenization_enabled: [
    'Tokenization',
    "The cards of the merchant's customers may be tokenized, each with the customer's consent.",
  ],
  svc_web_consent: ["Consent on the service's page", 'The service asks when a payment does not send the answer.'],
  merchant_consent: [
    "Consent on the merchant's page",
    'The merchant asks, and sends the answer. Requires an agreement.',
  ],
  repeat_token_transactions: [
    'Payments with stored tokens',
    'It also hides the first four digits of every listed card.',
  ],
  message_claims_required: ['Encrypted messages only once', 'Each encrypted message must have iat, exp and jti.'],
} as const satisfies Partial<Record<keyof Merchant, readonly [string, string]>>;

type Switch = keyof typeof switches;

function isSwitch(name: string): name is Switch {
  return name in switches;
}

const switchNames = Object.keys(switches).filter(isSwitch);

/** Changes the merchant and shows what it is then. */
function useChange(merchantId: string) {
  const queries = useQueryClient();
  const change = operatorApi.useMutation('patch', MERCHANT);
  const params = { path: { merchant_id: merchantId } };
  return async (body: Change) => {
    const stored = await change.mutateAsync({ params, body });
    queries.setQueryData(['get', MERCHANT, { params }], stored);
    await queries.invalidateQueries({ queryKey: ['get', '/operator/merchants'] });
    return stored;
  };
}

const valuesOf = (merchant: Merchant) => ({
  name: merchant.name,
  client_id: merchant.client_id,
  max_attempts: String(merchant.max_attempts),
  order_expiry_minutes: String(merchant.order_expiry_minutes),
  per_second: String(merchant.rate_limit?.per_second ?? ''),
  burst: String(merchant.rate_limit?.burst ?? ''),
  flags: Object.fromEntries(switchNames.map((name) => [name, merchant[name]])),
});

function bodyOf({ flags, per_second: perSecond, burst, ...values }: ReturnType<typeof valuesOf>) {
  return {
    name: values.name,
    client_id: values.client_id,
    max_attempts: Number(values.max_attempts),
    order_expiry_minutes: Number(values.order_expiry_minutes),
    rate_limit: perSecond === '' && burst === '' ? null : { per_second: Number(perSecond), burst: Number(burst) },
    ...flags,
  };
}

function SettingsForm({ merchant }: { readonly merchant: Merchant }) {
  const { values, bind, changes, restart } = useChanges(merchant, valuesOf, bodyOf);
  const flags = bind('flags');
  const change = useChange(merchant.merchant_id);
  const save = async () => {
    restart(await change(changes()));
    toast('Merchant saved');
  };
  return (
    <Form submit="Save changes" onSubmit={save}>
      <TextField {...bind('name')} label="Name" />
      <TextField {...bind('client_id')} label="Client id" help="What a session sends as payment_page_client_id." />
      <TextField {...bind('max_attempts')} label="Attempts per order" inputMode="numeric" help="1 to 25" />
      <TextField {...bind('order_expiry_minutes')} label="Minutes to pay an order" inputMode="numeric" />
      <TextField {...bind('per_second')} label="Calls per second" inputMode="numeric" help="Empty for no limit." />
      <TextField {...bind('burst')} label="Calls at once" inputMode="numeric" help="Empty for no limit." />
      {switchNames.map((name) => (
        <CheckField
          key={name}
          name={name}
          label={switches[name][0]}
          help={switches[name][1]}
          value={values.flags[name] ?? false}
          onChange={(value) => flags.onChange({ ...values.flags, [name]: value })}
        />
      ))}
    </Form>
  );
}

function ResetDialog({ merchant, open, onClose }: DialogOf) {
  const reset = operatorApi.useMutation('post', '/operator/merchants/{merchant_id}/reset-credentials');
  const params = { path: { merchant_id: merchant.merchant_id } };
  return (
    <ConfirmSecret
      title={`Reset the login of ${merchant.name}?`}
      action="Reset login"
      open={open}
      onClose={onClose}
      onConfirm={() => reset.mutateAsync({ params })}
      createdTitle="The new password"
      created={({ settings_password }) => (
        <SecretOnce name="password" secret={settings_password}>
          Pass it on to {merchant.settings_username} now: it is not shown again. The owner should replace it.
        </SecretOnce>
      )}
    >
      <p>
        The first owner, <span className="code">{merchant.settings_username}</span>, gets a new password and loses all
        sessions and second factors. Make sure that the owner asks for it.
      </p>
    </ConfirmSecret>
  );
}

interface DialogOf {
  readonly merchant: Merchant;
  readonly open: boolean;
  readonly onClose: () => void;
}

function DisableDialog({ merchant, open, onClose }: DialogOf) {
  const change = useChange(merchant.merchant_id);
  const { disabled } = merchant;
  return (
    <ConfirmDialog
      title={disabled ? `Enable ${merchant.name}?` : `Disable ${merchant.name}?`}
      action={disabled ? 'Enable merchant' : 'Disable merchant'}
      kind={disabled ? 'primary' : 'danger'}
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await change({ disabled: !disabled });
        toast(disabled ? 'Merchant enabled' : 'Merchant disabled');
      }}
    >
      <p>
        {disabled
          ? 'Its calls and its settings login are accepted again.'
          : 'Every call of it is refused from now on, and its customers cannot pay. Its orders and settings stay stored. You can enable it again.'}
      </p>
    </ConfirmDialog>
  );
}

function MerchantPage({ merchant }: { readonly merchant: Merchant }) {
  const [dialog, setDialog] = useState<'none' | 'reset' | 'disable'>('none');
  const close = () => setDialog('none');
  const { merchant_id: id, name, disabled } = merchant;
  return (
    <Page
      title={name}
      parent={{ title: 'Merchants', to: '/operator/merchants' }}
      mark={disabled ? <Badge tone="bad">Disabled</Badge> : <Badge tone="good">Enabled</Badge>}
      actions={
        <>
          <Button onClick={() => setDialog('reset')}>Reset login</Button>
          <Button kind={disabled ? 'primary' : 'danger'} onClick={() => setDialog('disable')}>
            {disabled ? 'Enable' : 'Disable'}
          </Button>
        </>
      }
    >
      {disabled ? <Note tone="warn" title="All calls of this merchant are refused." /> : null}
      <Columns>
        <Section title="Settings of the operator" kind="panel">
          <SettingsForm merchant={merchant} />
        </Section>
        <Section title="Facts" kind="panel">
          <Details
            facts={[
              { name: 'Merchant id', value: <CopyText text={id} name="merchant id" /> },
              { name: 'Settings user', value: merchant.settings_username },
              { name: 'Token requestors', value: Object.keys(merchant.token_requestor_ids).join(', ') },
              { name: 'Card numbers in texts', value: <span className="code">{merchant.card_numbers_in_text}</span> },
              { name: 'Only tokenized cards', value: merchant.stored_card_mandate ? 'Yes' : 'No' },
              { name: 'Created', value: <Time value={merchant.date_created} form="exact" /> },
            ]}
          />
        </Section>
      </Columns>
      <ResetDialog merchant={merchant} open={dialog === 'reset'} onClose={close} />
      <DisableDialog merchant={merchant} open={dialog === 'disable'} onClose={close} />
    </Page>
  );
}

export default function MerchantRoute() {
  const id = usePathParameter('merchantId');
  const query = operatorApi.useQuery('get', MERCHANT, { params: { path: { merchant_id: id } } }, AFRESH);
  return <LoadedAfresh query={query}>{(merchant) => <MerchantPage merchant={merchant} />}</LoadedAfresh>;
}
