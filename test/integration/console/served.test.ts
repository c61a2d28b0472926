/** The console as the service serves it: one page for all addresses, and assets whose names change with their content. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildConsole } from '../../../scripts/build-console.ts';
import { portOf } from '../../../scripts/ports.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;

beforeAll(async () => {
  await buildConsole();
  service = await startService({ label: 'console' });
});

afterAll(async () => {
  await service?.close();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${service.baseUrl}${path}`, { redirect: 'manual', ...init });

const assetsOf = (page: string) =>
  [...page.matchAll(/(?:href|src)="(\/console\/assets\/[^"]+)"/g)].map(([, path]) => `${path}`);

describe.each([
  '/console',
  '/console/',
  '/console/orders/o_1?tab=timeline',
  '/console/login',
  '/console/operator/merchants',
])('%s', (path) => {
  it('is the page of the console, under a policy without exceptions', async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(await answer.text()).toContain('<html lang="en" data-environment="sandbox">');
  });
});

it('its script and style may be cached for ever, and are compressed for whoever accepts it', async () => {
  const assets = assetsOf(await (await get('/console')).text());
  expect(assets.length).toBeGreaterThanOrEqual(3);
  for (const path of assets) {
    const answer = await get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    const plain = await get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await answer.text());
  }
});

it('an asset that the browser has is not sent again', async () => {
  const [asset = ''] = assetsOf(await (await get('/console')).text());
  const etag = (await get(asset)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w.-]+"$/);
  // Without its own header, fetch would ask for a whole answer.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await get(asset, { headers })).status).toBe(304);
});

it.each([
  ['GET', '/console/assets/main-OLDHASH.js'],
  ['GET', '/console/assets/manifest.json'],
  ['GET', '/console/assets/../../package.json'],
  ['GET', '/console/assets/%2e%2e%2fmanifest.json'],
  ['POST', '/console'],
  ['GET', '/consoles'],
  ['GET', '/Console'],
])('%s %s is not found', async (method, path) => {
  expect((await get(path, { method })).status).toBe(404);
});

it("with an ops address, the merchant's pages are public and the operator's are at the ops address", async () => {
  const apart = await startService({ label: 'console apart', config: { ops: { host: '127.0.0.1', port: 0 } } });
  try {
    const statusOf = async (path: string) => (await fetch(`${apart.baseUrl}${path}`)).status;
    expect(await statusOf('/console/orders')).toBe(200);
    expect(await statusOf('/console/operator')).toBe(404);
    const server = apart.service.opsApp.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const ops = `http://127.0.0.1:${portOf(server)}`;
    const page = await fetch(`${ops}/console/operator/merchants`);
    const [asset] = assetsOf(await page.text());
    expect([page.status, (await fetch(`${ops}${asset}`)).status]).toEqual([200, 200]);
    expect((await fetch(`${ops}/console/orders`)).status).toBe(404);
    await new Promise((resolve) => server.close(resolve));
  } finally {
    await apart.close();
  }
});
