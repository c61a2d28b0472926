/** A real Chromium for the tests, and windows of it that remember what went wrong in them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
export type Screen = (typeof screens)[number];

/** Starts the Chromium of CHROMIUM_PATH, else one on the PATH. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('no Chromium: set CHROMIUM_PATH, or run `npm run test:browser`');
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Window {
  readonly page: Page;
  /** What the browser complained about: errors of scripts, blocked content, failed loads. */
  readonly complaints: readonly string[];
  /** Keeps a picture in SCREENSHOT_DIR, where that is set. */
  picture(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a window with a profile of its own. */
export async function openWindow(
  browser: Browser,
  screen: Screen,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const { name, width, height } = screen;
  const context = await browser.newContext({ viewport: { width, height }, ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  return {
    page,
    complaints,
    async picture(title) {
      const directory = process.env.SCREENSHOT_DIR ?? '';
      if (directory === '') return;
      await mkdir(directory, { recursive: true });
      await page.screenshot({ path: join(directory, `${name}-${title}.png`), fullPage: true });
    },
    close: () => context.close(),
  };
}
