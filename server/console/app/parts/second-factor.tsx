/** Asks for a second factor: the code of an authenticator app, a recovery code, or a passkey. */
import { useState } from 'react';
import { answerChallenge, hasPasskeys } from '../api/passkey.ts';
import type { Proof } from '../api/session.ts';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';
import { Form, useValues } from './form.tsx';

export type Method = 'passkey' | 'totp_code' | 'recovery_code';

/** Of the names of fields those that are methods, the ones this browser knows. */
export function methodsOf(names: Iterable<string>): readonly Method[] {
  const known = (['passkey', 'totp_code', 'recovery_code'] as const).filter((name) => [...names].includes(name));
  return known.filter((name) => name !== 'passkey' || hasPasskeys);
}

const names: Readonly<Record<Method, string>> = {
  passkey: 'Use a passkey',
  totp_code: 'Use the authenticator app',
  recovery_code: 'Use a recovery code',
};

interface SecondFactorProps {
  readonly methods: readonly Method[];
  /** The name of the action: "Log in". */
  readonly submit: string;
  /** Sends the proof. The form shows what it throws. */
  readonly onProve: (proof: Proof) => Promise<unknown>;
}

export function SecondFactor({ methods, submit, onProve }: SecondFactorProps) {
  const [chosen, setChosen] = useState<Method | null>(null);
  const { values, bind, reset } = useValues({ totp_code: '', recovery_code: '' });
  const method = chosen ?? methods[0] ?? 'recovery_code';
  const prove = async () => {
    if (method === 'passkey') return onProve({ passkey: await answerChallenge() });
    const text = values[method].trim();
    return onProve(method === 'totp_code' ? { totp_code: text.replaceAll(' ', '') } : { recovery_code: text });
  };
  return (
    <>
      {/* Another method is another form: errors and focus are its own. */}
      <Form key={method} submit={method === 'passkey' ? `${submit} with a passkey` : submit} onSubmit={prove}>
        {method === 'totp_code' ? (
          <TextField
            {...bind('totp_code')}
            label="Code"
            help="The 6 digits that your authenticator app shows."
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        ) : null}
        {method === 'recovery_code' ? (
          <TextField
            {...bind('recovery_code')}
            label="Recovery code"
            help="One of the codes you stored when you set up the second factor. It works once."
            autoFocus
          />
        ) : null}
        {method === 'passkey' ? <p>Your browser asks you to use your passkey.</p> : null}
      </Form>
      <div>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              kind="quiet"
              onClick={() => {
                reset({ totp_code: '', recovery_code: '' });
                setChosen(other);
              }}
            >
              {names[other]}
            </Button>
          ))}
      </div>
    </>
  );
}
