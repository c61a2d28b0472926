/** The form that confirms a session: with a second factor, else with the password. */
import { type Proof, useSession } from '../api/session.ts';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { methodsOf, SecondFactor } from '../parts/second-factor.tsx';

interface ProofProps {
  readonly onProve: (proof: Proof) => Promise<unknown>;
}

function PasswordForm({ onProve }: ProofProps) {
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

export default function ConfirmationForm({ onProve }: ProofProps) {
  const session = useSession();
  const { user, recovery_codes_left: codes = 0 } = session?.details ?? {};
  const kinds = new Set<string>(user?.second_factors);
  if (kinds.size === 0) return <PasswordForm onProve={onProve} />;
  const fields = [...kinds].map((kind) => (kind === 'totp' ? 'totp_code' : kind));
  const methods = methodsOf(codes > 0 ? [...fields, 'recovery_code'] : fields);
  return <SecondFactor methods={methods} submit="Confirm" onProve={onProve} />;
}
