/** Every page of the console in a browser: accessible and without a complaint on every screen, in light and dark. */

import { describe, expect, it, vi } from 'vitest';
import { firstOrAll } from '../../support/every-case.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

const { openConsole, openLogin } = useConsole('console pages');

/** Pages by name; a page that is added to the console is added here. */
const pages = [
  ['events', '/events', 'Events'],
  ['endpoints', '/endpoints', 'Endpoints'],
  ['replay', '/replay', 'Replay'],
  ['webhook-settings', '/webhook-settings', 'Webhook settings'],
  ['requests', '/developers/requests', 'Request log'],
  ['message-keys', '/developers/message-keys', 'Message keys'],
  ['home-first-steps', '/', 'Home'],
  ['orders-empty', '/orders', 'Orders'],
  ['api-keys', '/developers/api-keys', 'API keys'],
  ['payment-page', '/payment-page', 'Payment page'],
  ['audit', '/audit', 'Audit log'],
  ['team', '/team', 'Team'],
  ['account', '/account', 'Account'],
  ['gateways', '/gateways', 'Gateways'],
  ['new-gateway', '/gateways/new', 'Add gateway'],
  ['routing', '/routing', 'Routing'],
  ['sandbox', '/developers/sandbox', 'Sandbox'],
  ['customers', '/customers', 'Customers'],
  ['not-found', '/nothing-here', 'Page not found'],
] as const;

describe.each(firstOrAll(consoleScreens))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)('every page is readable (%s)', async (colorScheme) => {
    const { page, complaints, inspect } = await openConsole(screen, { colorScheme });
    for (const [name, path, title] of pages) {
      await page.evaluate(
        `history.pushState(null, '', '/console${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
      );
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.waitForLoadState('networkidle');
      await inspect(`console-${name}-${colorScheme}`);
    }
    expect(complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('the login is readable (%s)', async (colorScheme) => {
    const { complaints, inspect } = await openLogin(screen, { colorScheme });
    await inspect(`console-login-${colorScheme}`);
    expect(complaints).toEqual([]);
  });
});
