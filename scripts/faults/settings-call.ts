/** A call of the settings API of a running service, logged in as a merchant. */

export interface SettingsLogin {
  readonly settingsUsername: string;
  readonly settingsPassword: string;
}

/** @throws when an answer is not a success, with what it says */
export async function settingsCall(
  baseUrl: string,
  { settingsUsername: username, settingsPassword: password }: SettingsLogin,
  method: string,
  path: string,
  body: object,
): Promise<void> {
  const call = async (verb: string, where: string, content: object, token: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${baseUrl}${where}`, { method: verb, headers, body: JSON.stringify(content) });
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const login = await call('POST', '/settings/login', { username, password }, '');
  const token = Object.entries(login ?? {}).find(([name]) => name === 'access_token')?.[1];
  await call(method, path, body, String(token));
}
