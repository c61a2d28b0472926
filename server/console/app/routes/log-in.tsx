/** Log in: user name and password, then the second factor of a user who has one. */
import { useEffect, useState } from 'react';
import { ErrorCode } from '../../../../generated/values.ts';
import { problemOf } from '../api/problem.ts';
import { type Login, logIn } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { OpenPage } from '../parts/open-page.tsx';
import { type Method, methodsOf, SecondFactor } from '../parts/second-factor.tsx';

const isSandbox = document.documentElement.dataset.environment === 'sandbox';

interface PasswordProps {
  /** The methods of a user whose password is right and who has a second factor. */
  readonly onFactor: (login: Login, methods: readonly Method[]) => void;
}

function PasswordForm({ onFactor }: PasswordProps) {
  const { values, bind } = useValues({ username: '', password: '' });
  const send = async () => {
    try {
      await logIn(values);
    } catch (error) {
      const { code, fields } = problemOf(error);
      if (code !== ErrorCode.second_factor_required) throw error;
      onFactor(values, methodsOf(fields.keys()));
    }
  };
  return (
    <Form submit="Log in" onSubmit={send}>
      <TextField {...bind('username')} label="User name" autoComplete="username" autoFocus />
      <TextField {...bind('password')} label="Password" type="password" autoComplete="current-password" />
    </Form>
  );
}

export default function LogIn() {
  const [known, setKnown] = useState<{ readonly login: Login; readonly methods: readonly Method[] } | null>(null);
  useEffect(() => {
    document.title = 'Log in · Console';
  }, []);
  if (known !== null) {
    return (
      <OpenPage title="Confirm that it is you">
        <SecondFactor
          methods={known.methods}
          submit="Log in"
          onProve={(proof) => logIn({ ...proof, ...known.login })}
        />
        <p className="muted">Without the phone and the codes, ask another owner or the operator of the service.</p>
        <Button kind="quiet" onClick={() => setKnown(null)}>
          Log in as somebody else
        </Button>
      </OpenPage>
    );
  }
  return (
    <OpenPage title="Log in">
      <PasswordForm onFactor={(login, methods) => setKnown({ login, methods })} />
      {isSandbox ? (
        <p className="muted">
          This is a sandbox. The demo merchant logs in with <code>settingsUsername</code> and{' '}
          <code>settingsPassword</code> of <code>demo.json</code>, in the data directory of the service (usually{' '}
          <code>.data</code>; the service prints its path at the start).
        </p>
      ) : null}
    </OpenPage>
  );
}
