/** Asks the user to confirm the session when the service wants it, before the call is sent again. */
import { useEffect, useRef, useState } from 'react';
import { confirmSession, confirmWith, type Proof, useSession } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { methodsOf, SecondFactor } from '../parts/second-factor.tsx';

function PasswordForm({ onProve }: { readonly onProve: (proof: Proof) => Promise<unknown> }) {
  const { values, bind } = useValues({ password: '' });
  return (
    <Form submit="Confirm" onSubmit={() => onProve(values)}>
      <TextField
        {...bind('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        help="Your own password, with which you log in."
        autoFocus
      />
    </Form>
  );
}

export function Confirmation() {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  useEffect(() => {
    confirmWith(() => {
      setOpen(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
  }, []);
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current) resolve(isConfirmed);
    waiting.current = [];
  };
  const prove = async (proof: Proof) => {
    await confirmSession(proof);
    close(true);
  };
  const { user, recovery_codes_left: codes = 0 } = session?.details ?? {};
  const kinds = new Set<string>(user?.second_factors);
  const fields = [...kinds].map((kind) => (kind === 'totp' ? 'totp_code' : kind));
  const methods = methodsOf(codes > 0 ? [...fields, 'recovery_code'] : fields);
  return (
    <Dialog
      title="Confirm that it is you"
      description="Changes of keys, credentials and users, and erasures, need a confirmation of the last 10 minutes."
      open={isOpen}
      onClose={() => close(false)}
    >
      {kinds.size === 0 ? (
        <PasswordForm onProve={prove} />
      ) : (
        <SecondFactor methods={methods} submit="Confirm" onProve={prove} />
      )}
    </Dialog>
  );
}
