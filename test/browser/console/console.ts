/** The console of a real service in a real browser. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ErrorCode } from '../../../generated/values.ts';
import { buildConsole } from '../../../scripts/build-console.ts';
import { SETTINGS_PASSWORD, startService, type TestService, type TestServiceOptions } from '../../support/service.ts';
import { type Screen, useBrowser, type Window } from '../browser.ts';

export const consoleScreens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'wide', width: 1440, height: 900 },
] as const satisfies readonly Screen[];

/** Logs out by the menu that has the user's name. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** The body of a refusal. Its messages are `No:` and the code. */
export function refusal(code: ErrorCode) {
  const error_info = { code: 'RATE_LIMITED', category: 'USER_ERROR', user_message: `No: ${code}`, fields: [] };
  return { status: 'error', error_code: code, error_message: `No: ${code}`, error_info };
}

/** Starts a service with a built console for the tests of a file. */
export function useConsole(label: string, options: Omit<TestServiceOptions, 'label'> = {}) {
  const windowOn = useBrowser();
  let service: TestService | undefined;
  const started = () => {
    if (service === undefined) throw new Error('use the console in tests');
    return service;
  };
  beforeAll(async () => {
    await buildConsole();
    service = await startService({ label, ...options });
  });
  afterAll(() => service?.close());

  /** Opens an address of the console. */
  async function openAddress(
    screen: Screen,
    path: string,
    contextOptions: BrowserContextOptions = {},
  ): Promise<Window> {
    const window = await windowOn(screen, contextOptions);
    await window.page.goto(`${started().baseUrl}/console${path}`);
    return window;
  }

  async function openLogin(screen: Screen, options: BrowserContextOptions = {}, path = ''): Promise<Window> {
    const window = await openAddress(screen, path, options);
    await window.page.getByRole('heading', { name: 'Log in' }).waitFor();
    return window;
  }

  /** Opens a page of the console, logged in as the merchant of the service. */
  async function openConsole(screen: Screen, options: BrowserContextOptions = {}, path = ''): Promise<Window> {
    const window = await openLogin(screen, options, path);
    await window.page.getByLabel('User name').fill(started().merchant.settingsUsername);
    await window.page.getByLabel('Password').fill(SETTINGS_PASSWORD);
    await window.page.getByRole('button', { name: 'Log in' }).click();
    await window.page.locator('#main').waitFor();
    return window;
  }

  return { service: started, openAddress, openLogin, openConsole };
}
