/** Log in. */
import { useEffect } from 'react';
import { logIn } from '../api/session.ts';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import styles from './log-in.module.css';

const isSandbox = document.documentElement.dataset.environment === 'sandbox';

export default function LogIn() {
  const { values, bind } = useValues({ username: '', password: '' });
  useEffect(() => {
    document.title = 'Log in · Console';
  }, []);
  return (
    <main className={styles.place}>
      <div className={styles.panel}>
        <h1 className={styles.title}>Log in</h1>
        <Form submit="Log in" onSubmit={() => logIn(values)}>
          <TextField {...bind('username')} label="User name" autoComplete="username" autoFocus />
          <TextField {...bind('password')} label="Password" type="password" autoComplete="current-password" />
        </Form>
        {isSandbox ? (
          <p className="muted">
            This is a sandbox. The demo merchant logs in with <code>settingsUsername</code> and{' '}
            <code>settingsPassword</code> of <code>.data/demo.json</code>.
          </p>
        ) : null}
      </div>
      <p className={styles.foot}>
        <a href="/docs">API reference</a>
      </p>
    </main>
  );
}
