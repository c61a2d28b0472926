/** The response key: signs the return of customers to the merchant's site. Shown once, when it is created. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { Button } from '../../parts/button.tsx';
import { SecretOnce } from '../../parts/copy.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../parts/dialog.tsx';
import { Section } from '../../parts/page.tsx';
import { Loaded } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';

const SETTINGS = '/settings/payment-page';

/** `replace` is asked before, because the present key stops at once. */
function KeySection({ isSet }: { readonly isSet: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const queries = useQueryClient();
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
      actions={<Button onClick={() => setAsking(true)}>{action}</Button>}
    >
      <ConfirmDialog
        title={`${action}?`}
        action={action}
        kind={isSet ? 'danger' : 'primary'}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          setKey((await create.mutateAsync({})).response_key);
          await queries.invalidateQueries({ queryKey: ['get', SETTINGS] });
          toast('Response key created');
        }}
      >
        <p>{isSet ? 'The present key stops signing at once. The new one is shown once.' : 'The key is shown once.'}</p>
      </ConfirmDialog>
      <Dialog title="Your new response key" open={key !== null} onClose={() => setKey(null)}>
        <SecretOnce name="key" secret={key ?? ''}>
          Store this key at your server now: it is not shown again.
        </SecretOnce>
        <DialogActions>
          <Button kind="primary" onClick={() => setKey(null)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}

export function ResponseKey() {
  const settings = api.useQuery('get', SETTINGS);
  return <Loaded query={settings}>{({ response_key_set }) => <KeySection isSet={response_key_set} />}</Loaded>;
}
