/** A browser in the settings: keeps the session cookie and the CSRF token, and sends both, with the origin of the service's own pages. */
import { type Answer, type CallOptions, isRecord } from './caller.ts';
import { SETTINGS_PASSWORD, type TestMerchant, type TestService } from './service.ts';

type Headers = NonNullable<CallOptions['headers']>;

export interface SettingsBrowser {
  /** Calls with the cookie; `headers` replace those of the browser, null removes one. */
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Logs in and keeps the cookie. */
  logIn(credentials: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** The value of the cookie; empty without one. */
  cookie(): string;
  csrfToken(): string;
}

export function settingsBrowser(service: TestService): SettingsBrowser {
  let cookie = '';
  let csrf = '';

  function keep(answer: Answer): void {
    const [, value] = /^__Host-svc_settings=([^;]*);/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (value !== undefined) cookie = value;
    if (answer.status !== 200) return;
    const body = answer.json();
    const session = isRecord(body.session) ? body.session : body;
    if (typeof session.csrf_token === 'string') csrf = session.csrf_token;
  }

  async function call(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    const sent = {
      'x-merchantid': null,
      authorization: null,
      origin: service.baseUrl,
      cookie: cookie === '' ? null : `__Host-svc_settings=${cookie}`,
      'x-csrf-token': csrf === '' ? null : csrf,
      ...headers,
    };
    const answer = await (body === undefined
      ? service.call.raw(method, path, undefined, { headers: sent })
      : service.call.json(method, path, body, { headers: sent }));
    keep(answer);
    return answer;
  }

  return {
    call,
    logIn: (credentials) => call('POST', '/settings/sessions', credentials),
    cookie: () => cookie,
    csrfToken: () => csrf,
  };
}

/** A browser that is logged in as the first owner of a merchant. */
export async function loggedIn(service: TestService, merchant: TestMerchant): Promise<SettingsBrowser> {
  const browser = settingsBrowser(service);
  const answer = await browser.logIn({ username: merchant.settingsUsername, password: SETTINGS_PASSWORD });
  if (answer.status !== 200) throw new Error(`not logged in: ${answer.text}`);
  return browser;
}
