/** Opens a page in Chromium with a cold cache and measures until a person can use it. */
import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core';
import { type Spread, spread } from '../bench/report/statistics.ts';
import { findChromium, NO_CHROMIUM } from '../find-program.ts';

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

/** A page, and what a person waits for on it. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  /** Selects what the page is for. */
  readonly wanted: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Of a browser that is logged in. */
  readonly storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Milliseconds from the start of the navigation, and what was loaded. */
export interface PageLoad {
  readonly page: string;
  readonly condition: Condition;
  readonly rounds: number;
  readonly firstPaint: Spread;
  readonly usable: Spread;
  /** As transferred, with headers. */
  readonly bytes: Spread;
  readonly requests: Spread;
}

/** Records when what is wanted is on the screen and the page's own scripts have run: the frame after both. */
const watch = (wanted: string) => `window.usable = new Promise((resolve) => {
  const look = () => {
    const isThere = document.querySelector(${JSON.stringify(wanted)}) !== null && document.readyState === 'complete';
    if (!isThere) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  requestAnimationFrame(look);
})`;

/** The browser reports it some time after the paint. */
const FIRST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint');
  if (paint !== undefined) resolve(paint.startTime);
}).observe({ type: 'paint', buffered: true }))`;

/** @throws Error when this machine has no Chromium. */
export async function openChromium(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = findChromium(env);
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
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

async function load(context: BrowserContext, { url, wanted }: MeasuredPage, condition: Condition) {
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
  await page.addInitScript(watch(wanted));
  await page.goto(url);
  const usable = await page.evaluate<number>('window.usable');
  return { usable, firstPaint: await page.evaluate<number>(FIRST_PAINT), bytes, requests };
}

/** Each round is a profile of its own, with an empty cache. The first is not counted. */
export async function measurePage(given: {
  readonly browser: Browser;
  readonly page: MeasuredPage;
  readonly condition: Condition;
  readonly rounds: number;
}): Promise<PageLoad> {
  const { browser, page, condition, rounds } = given;
  const { viewport, storageState } = page;
  const loads = [];
  for (let round = -1; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport, ...(storageState === undefined ? {} : { storageState }) });
    const one = await load(context, page, condition);
    if (round >= 0) loads.push(one);
    await context.close();
  }
  return {
    page: page.name,
    condition,
    rounds,
    firstPaint: spread(loads.map((one) => one.firstPaint)),
    usable: spread(loads.map((one) => one.usable)),
    bytes: spread(loads.map((one) => one.bytes)),
    requests: spread(loads.map((one) => one.requests)),
  };
}
