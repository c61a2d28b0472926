/** The response key: signs the return of customers to the merchant's site. Shown once, when it is created. */
import { useState } from 'react';
import { AdminOperationId } from '../../../../../generated/values.ts';
import { api, useRefresh } from '../../api/client.ts';
import { Button } from '../../parts/button.tsx';
import { SecretOnce } from '../../parts/copy.tsx';
import { ConfirmSecret } from '../../parts/dialog.tsx';
import { Section } from '../../parts/page.tsx';
import { Loaded } from '../../parts/states.tsx';

const SETTINGS = '/settings/payment-page';

/** A key that there is already stops at once, so the question says so. */
function KeySection({ isSet }: { readonly isSet: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh(SETTINGS);
  const create = api.useMutation('post', `${SETTINGS}/response-key`);
  const action = isSet ? 'Replace response key' : 'Create response key';
  return (
    <Section
      title="Response key"
      description={
        isSet
          ? 'The parameters with which customers return to your site can be signed with this key.'
          : 'Create a key to verify the parameters with which customers return to your site.'
      }
      actions={
        <Button operation={AdminOperationId.rotateResponseKey} onClick={() => setAsking(true)}>
          {action}
        </Button>
      }
    >
      <ConfirmSecret
        title={`${action}?`}
        action={action}
        kind={isSet ? 'danger' : 'primary'}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const { response_key } = await create.mutateAsync({});
          void refresh();
          return response_key;
        }}
        createdTitle="Your new response key"
        created={(key) => (
          <SecretOnce name="key" secret={key}>
            Store this key at your server now: it is not shown again.
          </SecretOnce>
        )}
      >
        <p>{isSet ? 'The present key stops signing at once. The new one is shown once.' : 'The key is shown once.'}</p>
      </ConfirmSecret>
    </Section>
  );
}

export function ResponseKey() {
  const settings = api.useQuery('get', SETTINGS);
  return <Loaded query={settings}>{({ response_key_set }) => <KeySection isSet={response_key_set} />}</Loaded>;
}
