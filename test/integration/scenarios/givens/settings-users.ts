/** Seeders of the settings' users: who there is, what they have set up, and who calls. */
import { TOTP } from 'otpauth';
import { makeRecoveryCodes } from '../../../../server/auth/second-factor.ts';
import { firstUserId, totpBinding } from '../../../../server/domain/merchants/settings-user.ts';
import { systemRuntime } from '../../../../server/platform/runtime.ts';
import { at, textAt } from '../../../support/caller.ts';
import { softwarePasskey } from '../../../support/software-passkey.ts';
import type { Environment } from '../environment.ts';
import { requestExample } from '../scenarios.ts';
import type { Seeders } from '../seeder.ts';

const FAILURES_ALLOWED = 10;
const MOST_USERS = 100;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const FIRST = firstUserId('demo');
const NO_SECOND_FACTOR = { totp: null, pendingTotp: null, passkeys: [], recoveryCodes: [] };

const codeOf = (env: Environment, secret: string) =>
  new TOTP({ secret }).generate({ timestamp: env.service.clock.now().getTime() });
const codes = () => [...makeRecoveryCodes(systemRuntime.random).hashes];

/** Adds users to the merchant, in the database. */
async function addUsers(env: Environment, users: readonly object[]): Promise<void> {
  const id: object = { _id: 'demo' };
  const push: object = { users: { $each: users } };
  await env.service.database.db.collection('merchants').updateOne(id, { $push: push, $inc: { v: 1 } });
}

function userNamed(env: Environment, userId: string, username: string) {
  const createdAt = env.service.clock.now();
  return { userId, username, key: username, passwordHash: '', role: 'viewer', createdAt, ...NO_SECOND_FACTOR };
}

export const settingsUsers: Seeders = {
  viewer: async (env) => {
    await env.changeUser({ role: 'viewer' });
    return undefined;
  },
  browser: async (env) => {
    await env.browserHeaders();
    return { caller: { kind: 'browser' } };
  },
  no_csrf_token: async (env) => {
    await env.browserHeaders();
    return { caller: { kind: 'browser_without_csrf_token' } };
  },
  other_site: async () => ({ caller: { kind: 'other_site' } }),
  first_user: async () => ({ bind: { user_id: FIRST } }),
  second_user: async (env) => {
    const userId = 'usr_b5e3a1f0c2d49687';
    await addUsers(env, [userNamed(env, userId, 'asha@shop.example')]);
    return { bind: { user_id: userId } };
  },
  as_many_users_as_may_be: async (env) => {
    const names = Array.from({ length: MOST_USERS - 1 }, (_, index) => `user${index}`);
    await addUsers(
      env,
      names.map((name) => userNamed(env, `usr_${name}`, name)),
    );
    return undefined;
  },
  invitation: async (env) => {
    const made = (
      await env.settings('POST', '/settings/invitations', requestExample('createInvitation', 'plain'))
    ).json();
    const [, token = ''] = textAt(made, 'url').split('#');
    return { bind: { invitation_id: textAt(made, 'invitation_id'), token } };
  },
  own_session: async (env) => {
    const session = (await env.settings('GET', '/settings/session')).json();
    return { bind: { session_id: textAt(session, 'session_id') } };
  },
  totp_set_up: async (env) => {
    const secret = env.service.sealer.seal(totpBinding({ merchantId: 'demo', userId: FIRST }), SECRET);
    await env.changeUser({ totp: { secret, lastStep: 0 }, recoveryCodes: codes() });
    return { bind: { totp_code: codeOf(env, SECRET) } };
  },
  totp_begun: async (env) => {
    const secret = textAt((await env.browser('POST', '/settings/second-factor/totp')).json(), 'secret');
    return { bind: { totp_code: codeOf(env, secret) } };
  },
  locked_totp: async (env) => {
    await env.browser('POST', '/settings/second-factor/totp');
    for (let count = 0; count < FAILURES_ALLOWED; count += 1) {
      await env.browser('POST', '/settings/second-factor/totp/confirm', { totp_code: '000000' });
    }
    return undefined;
  },
  locked_confirmation: async (env) => {
    for (let count = 0; count < FAILURES_ALLOWED; count += 1) {
      await env.browser('POST', '/settings/session/confirm', { password: 'not the password' });
    }
    return undefined;
  },
  passkey_set_up: async (env) => {
    const passkey = {
      passkeyId: 'psk_f14e45fceea167a5',
      name: 'laptop',
      credentialId: 'AAECAwQFBgcICQoLDA0ODw',
      publicKey: '',
      counter: 0,
      createdAt: env.service.clock.now(),
      lastUsedAt: null,
    };
    await env.changeUser({ passkeys: [passkey], recoveryCodes: codes() });
    return undefined;
  },
  new_passkey: async (env) => {
    const options = (await env.browser('POST', '/settings/second-factor/passkeys/options')).json();
    const { origin } = new URL(env.service.baseUrl);
    const challenged = { challenge: textAt(options, 'challenge'), rpId: String(at(options, 'rp_id')), origin };
    return { body: { ...softwarePasskey().register(challenged) } };
  },
};
