/** Calls the administration over HTTP; every answer is checked against the contract. */
import { type CallOptions, textAt } from './caller.ts';
import { SETTINGS_PASSWORD, type TestMerchant, type TestService } from './service.ts';

/** Calls with a bearer token: the operator key, or the access token of a login. */
export function bearer(service: TestService, token: string) {
  const headers: CallOptions['headers'] = { 'x-merchantid': null, authorization: `Bearer ${token}` };
  return (method: string, path: string, body?: unknown) =>
    body === undefined
      ? service.call.raw(method, path, undefined, { headers })
      : service.call.json(method, path, body, { headers });
}

/** Logs in with a user name and a password. */
export function logInAs(service: TestService, username: string, password: string) {
  const headers = { 'x-merchantid': null, authorization: null };
  return service.call.json('POST', '/settings/login', { username, password }, { headers });
}

/** Calls the settings of a merchant that the service made. */
export async function settingsOf(service: TestService, merchant: TestMerchant) {
  const answer = await logInAs(service, merchant.settingsUsername, SETTINGS_PASSWORD);
  return bearer(service, textAt(answer.json(), 'access_token'));
}
