/**
 * A passkey in a real browser, with the browser's own virtual authenticator. On http://localhost, because a passkey belongs to a host
 * name: an address has none. The Secure cookie works there, too.
 */
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildConsole } from '../../../scripts/build-console.ts';
import { listenLocally } from '../../../scripts/ports.ts';
import { createTestService, SETTINGS_PASSWORD, startService, type TestService } from '../../support/service.ts';
import { useBrowser } from '../browser.ts';
import { consoleScreens, logOut } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();
const [, , wide] = consoleScreens;
let service: TestService;
let base: string;
const server = createServer();

beforeAll(async () => {
  await buildConsole();
  service = await startService({ label: 'console passkey' });
  base = (await listenLocally(server)).replace('127.0.0.1', 'localhost');
  const { app } = createTestService({ ...service.deps, publicBaseUrl: base, staticBaseUrl: base });
  server.on('request', app);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.close();
});

/** Gives the page an authenticator that the user always allows. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('User name').fill(service.merchant.settingsUsername);
  await page.getByLabel('Password').fill(SETTINGS_PASSWORD);
  await page.keyboard.press('Enter');
}

it('is added in the account, logs in, and is removed', async () => {
  const { page, complaints, inspect } = await windowOn(wide);
  await plugIn(page);
  await page.goto(`${base}/console/account`);
  await logIn(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByRole('cell', { name: 'laptop', exact: true }).waitFor();

  await logOut(page, service.merchant.settingsUsername);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await logIn(page);
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await inspect('console-passkey');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.locator('#main').waitFor();

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  service.clock.advance(11 * 60_000);
  await page.getByRole('button', { name: 'Remove laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await page.getByText('Not set up').waitFor();
  await page.getByRole('cell', { name: 'laptop', exact: true }).waitFor({ state: 'hidden' });
  expect(complaints.filter((text) => !/40[13]/.test(text))).toEqual([]);
});
