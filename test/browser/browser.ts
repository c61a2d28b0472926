/** A real Chromium for the tests, and windows that record their errors. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findChromium, NO_CHROMIUM } from '../../scripts/find-program.ts';
import { card } from '../support/http-customer.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything axe-core finds, its best practices too. A page in a frame is checked separately. */
const FIND_VIOLATIONS = `axe.run(document, { resultTypes: ['violations'], iframes: false }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => nodes.map((node) => id + ': ' + help + ': ' + node.html)))`;

const SCROLLS_SIDEWAYS = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** A page that is left ends its calls of the settings, its stream of changes and the loading of scripts for later. */
const LEFT = /\/(?:settings\/\S+|console\/assets\/\S+\.js): net::ERR_ABORTED$/;

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
  { name: 'landscape', width: 844, height: 390 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Starts the Chromium of CHROMIUM_PATH, otherwise one on the PATH. */
function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Window {
  readonly page: Page;
  /** What the browser complained about: errors of scripts, blocked content, failed loads. */
  readonly complaints: readonly string[];
  /** Checks that the page is accessible and fits the screen; saves a screenshot in SCREENSHOT_DIR, if set. Needs JavaScript. */
  inspect(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a window with a profile of its own. */
async function openWindow(browser: Browser, screen: Screen, options: BrowserContextOptions): Promise<Window> {
  const { name, width, height } = screen;
  const context = await browser.newContext({ viewport: { width, height }, ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const text = `${request.url()}: ${request.failure()?.errorText}`;
    if (!LEFT.test(text)) complaints.push(text);
  });
  return {
    page,
    complaints,
    async inspect(title) {
      await page.evaluate(axeSource);
      const violations = await page.evaluate<readonly string[]>(FIND_VIOLATIONS);
      if (violations.length > 0) throw new Error(`${title} is not accessible:\n${violations.join('\n')}`);
      if (await page.evaluate<boolean>(SCROLLS_SIDEWAYS)) throw new Error(`${title} is wider than the screen`);
      const directory = process.env.SCREENSHOT_DIR ?? '';
      if (directory === '') return;
      await mkdir(directory, { recursive: true });
      await page.screenshot({ path: join(directory, `${name}-${title}.png`), fullPage: true });
    },
    close: () => context.close(),
  };
}

/** Gives the tests of a file a Chromium. What it returns opens a window; each is closed after its test. */
export function useBrowser() {
  let browser: Browser | undefined;
  const windows: Window[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const window of windows.splice(0)) await window.close();
  });
  afterAll(() => browser?.close());
  return async (screen: Screen, options: BrowserContextOptions = {}): Promise<Window> => {
    if (browser === undefined) throw new Error('open windows in tests');
    const window = await openWindow(browser, screen, options);
    windows.push(window);
    return window;
  };
}

/** Fills in what the payment form needs. */
export async function fillCard(page: Pick<Page, 'getByLabel'>, number = card.card_number): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill(card.card_security_code);
}
