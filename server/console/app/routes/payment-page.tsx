/** Payment page: what customers see of the merchant, and where they come from and go to. */
import { useQueryClient } from '@tanstack/react-query';
import { AdminOperationId, PageLanguageChoice } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { AreaField, CheckField, linesOf, SelectField, TextField } from '../parts/fields.tsx';
import { Form, useChanges } from '../parts/form.tsx';
import { Columns, Page, Section } from '../parts/page.tsx';
import { AFRESH, LoadedAfresh } from '../parts/states.tsx';
import { toast } from '../parts/toast.tsx';
import { PaymentPagePreview } from './payment-page-preview.tsx';

type Settings = Schemas['PaymentPageSettings'];

const SETTINGS = '/settings/payment-page';

const LANGUAGES = { auto: 'The language of the customer’s browser', en: 'English', hi: 'Hindi' };

const valuesOf = (settings: Settings) => ({
  display_name: settings.display_name,
  logo_url: settings.logo_url ?? '',
  return_url: settings.return_url ?? '',
  allowed_origins: settings.allowed_origins.join('\n'),
  frame_ancestors: settings.frame_ancestors.join('\n'),
  use_signed_response: settings.use_signed_response,
  brand_color: settings.brand_color ?? '',
  language: String(settings.language),
});

function bodyOf(values: ReturnType<typeof valuesOf>) {
  const language = Object.values(PageLanguageChoice).find((choice) => choice === values.language);
  return {
    display_name: values.display_name,
    logo_url: values.logo_url.trim() || null,
    return_url: values.return_url.trim() || null,
    allowed_origins: [...linesOf(values.allowed_origins)],
    frame_ancestors: [...linesOf(values.frame_ancestors)],
    use_signed_response: values.use_signed_response,
    brand_color: values.brand_color.trim() || null,
    ...(language === undefined ? {} : { language }),
  };
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { values, bind, changes, restart } = useChanges(settings, valuesOf, bodyOf);
  const queries = useQueryClient();
  const change = api.useMutation('patch', SETTINGS);
  const save = async () => {
    const stored = await change.mutateAsync({ body: changes() });
    queries.setQueryData(['get', SETTINGS], stored);
    restart(stored);
    toast('Payment page saved');
  };
  return (
    <Columns>
      <Section title="Settings" kind="panel">
        <Form submit="Save changes" operation={AdminOperationId.updatePaymentPageSettings} onSubmit={save}>
          <TextField {...bind('display_name')} label="Name" help="Customers see it above the amount." />
          <TextField
            {...bind('logo_url')}
            label="Logo"
            type="url"
            help="The https URL of an image; empty for none."
            placeholder="https://shop.example/logo.png"
          />
          <TextField
            {...bind('brand_color')}
            label="Color"
            help="The color of buttons and links; white text on it must be readable. Empty for the color of the service."
            placeholder="#0a6b3d"
          />
          <SelectField
            {...bind('language')}
            label="Language"
            help="The language of the page, unless an order asks for another by metadata.SVC:language."
            options={LANGUAGES}
          />
          <TextField
            {...bind('return_url')}
            label="Return address"
            type="url"
            help="Where customers go after the payment of an order that names no return_url; empty for the result page of the service."
            placeholder="https://shop.example/thanks"
          />
          <CheckField
            {...bind('use_signed_response')}
            label="Sign the return"
            help={
              settings.response_key_set
                ? 'The parameters of the return are signed with the response key.'
                : 'Needs a response key: create one at Developers → Message keys.'
            }
          />
          <AreaField
            {...bind('allowed_origins')}
            label="Web origins that call the API"
            help="The pages that use a client auth token, one origin per line: https://shop.example"
          />
          <AreaField
            {...bind('frame_ancestors')}
            label="Web origins that embed the page"
            help="The pages that may show the payment page in a frame, one origin per line."
          />
        </Form>
      </Section>
      <PaymentPagePreview name={values.display_name} logoUrl={values.logo_url.trim()} />
    </Columns>
  );
}

export default function PaymentPage() {
  const settings = api.useQuery('get', SETTINGS, {}, AFRESH);
  return (
    <Page title="Payment page" description="The page on which customers pay your orders.">
      <LoadedAfresh query={settings}>{(data) => <SettingsForm settings={data} />}</LoadedAfresh>
    </Page>
  );
}
