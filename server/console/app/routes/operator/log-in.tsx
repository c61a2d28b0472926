/** Log in as the operator of the service, with the operator key. */
import { useEffect } from 'react';
import { enterOperatorKey } from '../../api/operator.ts';
import { TextField } from '../../parts/fields.tsx';
import { Form, useValues } from '../../parts/form.tsx';
import { OpenPage } from '../../parts/open-page.tsx';

const isSandbox = document.documentElement.dataset.environment === 'sandbox';

export default function OperatorLogIn() {
  const { values, bind } = useValues({ key: '' });
  useEffect(() => {
    document.title = 'Operator · Console';
  }, []);
  return (
    <OpenPage title="Operator of the service">
      <Form submit="Log in" onSubmit={() => enterOperatorKey(values.key.trim())}>
        <TextField
          {...bind('key')}
          label="Operator key"
          type="password"
          help="OPERATOR_KEY of the service. This page keeps it in memory: a reload asks again."
          autoFocus
        />
      </Form>
      {isSandbox ? (
        <p className="muted">
          In this sandbox it is <code>operatorKey</code> of <code>demo.json</code>, in the data directory of the service
          (usually <code>.data</code>; the service prints its path at the start).
        </p>
      ) : null}
    </OpenPage>
  );
}
