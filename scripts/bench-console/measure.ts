/** Opens the list of orders in Chromium with a cold cache and measures until its first row is painted. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { type Spread, spread } from '../bench/report/statistics.ts';
import { findChromium } from '../find-program.ts';

/** What a browser is slowed down by. */
export interface Condition {
  readonly name: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Round trip in milliseconds and bits per second, as Lighthouse has them for a phone. */
  readonly network?: { readonly latency: number; readonly bitsPerSecond: number };
}

export const conditions: readonly Condition[] = [
  { name: 'as the machine is', cpu: 1 },
  { name: 'processor 4 × slower', cpu: 4 },
  { name: 'processor 4 × slower, slow network', cpu: 4, network: { latency: 150, bitsPerSecond: 1_638_400 } },
];

/** What a person waits for, in milliseconds from the start of the navigation, and what is loaded for it. */
export interface FirstList {
  readonly condition: Condition;
  readonly rounds: number;
  readonly firstPaint: Spread;
  readonly firstRow: Spread;
  /** As transferred, with headers. */
  readonly bytes: Spread;
  readonly requests: Spread;
}

const VIEWPORT = { width: 1280, height: 800 };

/** Records when the first row of the list is on the screen: the frame after it is in the document. */
const WATCH = `window.firstRow = new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('tbody a[href*="/console/orders/"]') === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  requestAnimationFrame(look);
})`;

const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";

/** @throws Error when this machine has no Chromium. */
export async function openChromium(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = findChromium(env);
  if (executablePath === undefined) throw new Error('no Chromium: install one, or set CHROMIUM_PATH to its program');
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
}

async function logIn(page: Page, baseUrl: string, demo: Demo): Promise<void> {
  await page.goto(`${baseUrl}/console`);
  await page.getByLabel('User name').fill(demo.settingsUsername);
  await page.getByLabel('Password').fill(demo.settingsPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator('#main').waitFor();
}

async function slowDown(session: CDPSession, { cpu, network }: Condition): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network === undefined) return;
  const throughput = network.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function openList(context: BrowserContext, baseUrl: string, condition: Condition) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session, condition);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(WATCH);
  await page.goto(`${baseUrl}/console/orders`);
  const firstRow = await page.evaluate<number>('window.firstRow');
  return { firstRow, firstPaint: await page.evaluate<number>(FIRST_PAINT), bytes, requests };
}

/** Each round is a profile of its own, with a session and an empty cache. The first is not counted. */
export async function measureFirstList(given: {
  readonly browser: Browser;
  readonly baseUrl: string;
  readonly demo: Demo;
  readonly condition: Condition;
  readonly rounds: number;
}): Promise<FirstList> {
  const { browser, baseUrl, demo, condition, rounds } = given;
  const first = await browser.newContext();
  await logIn(await first.newPage(), baseUrl, demo);
  const storageState = await first.storageState();
  await first.close();
  const opened = [];
  for (let round = -1; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: VIEWPORT, storageState });
    const one = await openList(context, baseUrl, condition);
    if (round >= 0) opened.push(one);
    await context.close();
  }
  return {
    condition,
    rounds,
    firstPaint: spread(opened.map((one) => one.firstPaint)),
    firstRow: spread(opened.map((one) => one.firstRow)),
    bytes: spread(opened.map((one) => one.bytes)),
    requests: spread(opened.map((one) => one.requests)),
  };
}
