/** Accept an invitation: the invited person sets a password. The token is in the part of the address that browsers keep to themselves. */
import { useEffect, useState } from 'react';
import { api, client } from '../api/client.ts';
import { currentSession, logIn, logOut } from '../api/session.ts';
import { useOpenPage } from '../parts/address.ts';
import { wordsOf } from '../parts/badge.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import { Details } from '../parts/details.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form, useValues } from '../parts/form.tsx';
import { OpenPage } from '../parts/open-page.tsx';
import { Loaded, Note } from '../parts/states.tsx';
import { Time } from '../parts/time.tsx';

/** The token of the link, kept for this tab until it is accepted: the address loses it. */
const TOKEN = 'console.invitation';

function tokenOfLink(): string {
  const linked = location.hash.slice(1);
  if (linked !== '') sessionStorage.setItem(TOKEN, linked);
  return linked || (sessionStorage.getItem(TOKEN) ?? '');
}

export default function Invitation() {
  const [token] = useState(tokenOfLink);
  const [other, setOther] = useState(() => currentSession()?.username);
  const openPage = useOpenPage();
  const invitation = api.useQuery('post', '/settings/invitations/view', { body: { token } }, { enabled: token !== '' });
  const { values, bind } = useValues({ username: '', password: '' });
  useEffect(() => {
    document.title = 'Join · Console';
    // The link must not stay in the history.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  const join = async () => {
    const name = values.username.trim();
    const body = { token, password: values.password, ...(name === '' ? {} : { username: name }) };
    const { data, error } = await client.POST('/settings/invitations/accept', { body });
    if (data === undefined) throw error;
    sessionStorage.removeItem(TOKEN);
    await logIn({ username: data.username, password: values.password });
    openPage('/');
  };
  if (other !== undefined) {
    return (
      <OpenPage title="Join the team">
        <Note tone="warn" title={`You are logged in as ${other}`}>
          The invitation is for a new user. Log out to accept it, or give the link to the person it is for.
        </Note>
        <Button kind="primary" onClick={() => void logOut().then(() => setOther(undefined))}>
          Log out and join
        </Button>
        <LinkButton to="/">Stay logged in</LinkButton>
      </OpenPage>
    );
  }
  return (
    <OpenPage title="Join the team">
      {token === '' ? (
        <>
          <Note tone="warn" title="This link is incomplete">
            Open the whole link that you were sent. It works once, for 7 days.
          </Note>
          <LinkButton to="/login">Log in</LinkButton>
        </>
      ) : (
        <Loaded query={invitation}>
          {({ merchant_name: name, role, email, expires_at: until }) => (
            <Details
              facts={[
                { name: 'Merchant', value: name },
                { name: 'Your role', value: wordsOf(role) },
                { name: 'Invited', value: email },
                { name: 'Until', value: <Time value={until} /> },
              ]}
            />
          )}
        </Loaded>
      )}
      {invitation.data === undefined ? null : (
        <Form submit="Join" onSubmit={join}>
          <TextField
            {...bind('username')}
            label="User name (optional)"
            autoComplete="username"
            help="Leave it empty to log in with your email address. If the address is not available, choose a name."
          />
          <TextField
            {...bind('password')}
            label="Password"
            type="password"
            autoComplete="new-password"
            help="12 to 128 characters."
            autoFocus
          />
        </Form>
      )}
    </OpenPage>
  );
}
