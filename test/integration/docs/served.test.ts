/** The reference as the service serves it. */
import { once } from 'node:events';
import { request } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../../../scripts/ports.ts';
import { createDocs } from '../../../server/docs/docs-site.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'docs' });
});

afterAll(async () => {
  await service?.close();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${service.baseUrl}${path}`, { redirect: 'manual', ...init });

it.each(['/docs', '/docs/errors', '/docs/operations/createOrder', '/docs/guides/quickstart', '/docs/changes'])(
  '%s is a page under a strict policy',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it('the samples have the address of the service', async () => {
  const page = await (await get('/docs/operations/createOrder')).text();
  expect(page.replace(/<\/?span[^>]*>/g, '')).toContain(`curl ${service.baseUrl}/orders`);
});

it('all answers share the bytes of a document', async () => {
  const sent: unknown[] = [];
  const app = express();
  app.use((_req, res, next) => {
    const send = res.send.bind(res);
    res.send = (body) => {
      sent.push(body);
      return send(body);
    };
    next();
  });
  app.use('/docs', createDocs({ baseUrl: 'https://pay.example', environment: 'sandbox', demoKey: () => null }).site);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${portOf(server)}/docs/openapi.json`;
  for (const _ of [1, 2]) expect((await fetch(address)).headers.get('content-type')).toMatch(/^application\/json;/);
  server.close();
  expect(sent).toEqual([expect.any(Buffer), expect.any(Buffer)]);
  expect(sent[0]).toBe(sent[1]);
});

it('style and script may be cached for ever, pages not', async () => {
  const page = await (await get('/docs')).text();
  const assets = [...page.matchAll(/(?:href|src)="(docs\/(?:style|page)[^"]*)"/g)].map(([, path]) => `/${path}`);
  expect(assets).toHaveLength(2);
  for (const path of assets) expect((await get(path)).headers.get('cache-control')).toContain('immutable');
  expect((await get('/docs')).headers.get('cache-control')).toBe('no-cache');
});

it.each(['/openapi.json', '/docs/openapi.json'])('%s is the contract, for tools on any origin', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const { paths } = Object(await answer.json());
  expect(Object.keys(paths)).not.toContain('/openapi.json');
  const etag = answer.headers.get('etag') ?? '';
  expect((await get(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
  expect((await get(path, { method: 'HEAD' })).status).toBe(200);
});

it('pages are compressed for those who take it', async () => {
  const zipped = await get('/docs', { headers: { 'accept-encoding': 'gzip' } });
  expect([zipped.headers.get('content-encoding'), zipped.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  const plain = await get('/docs', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await zipped.text()).toBe(await plain.text());
});

it.each(['/docs/nothing', '/docs/guides/nothing', '/docs/a/b/c?d=e'])(
  '%s is a page of the reference that says so',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain('<h1>Page not found</h1>');
    const home = /<a class="home" href="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(new URL(home, `${service.baseUrl}${path}`).pathname).toBe('/docs');
  },
);

describe('the key of the demo merchant', () => {
  const demo = { demoKey: () => 'svc_key_demo', baseUrl: 'http://127.0.0.1' };
  const ask = async (environment: 'sandbox' | 'production', headers: Readonly<Record<string, string>>) => {
    const app = express();
    app.use('/docs', createDocs({ ...demo, environment }).site);
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const host = `127.0.0.1:${portOf(server)}`;
    const status = await statusOf(host, { host, 'sec-fetch-site': 'same-origin', ...headers });
    server.close();
    return status;
  };
  // fetch sets no Host and no Sec-Fetch-Site of the caller's choice.
  const statusOf = (host: string, headers: Readonly<Record<string, string>>) =>
    new Promise((resolve, reject) => {
      request(`http://${host}/docs/demo-key`, { headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () =>
          resolve([answer.statusCode, text.includes('svc_key_demo'), answer.headers['cache-control']]),
        );
      })
        .on('error', reject)
        .end();
    });

  it('is given to a page of the service in a browser on the same machine', async () => {
    expect(await ask('sandbox', {})).toEqual([200, true, 'no-store']);
    expect(await ask('sandbox', { host: 'localhost:8080' })).toEqual([200, true, 'no-store']);
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy that names itself', { via: '1.1 tunnel' }],
    ['by a public name', { host: 'pay.example' }],
    ['by a name that only begins like a local one', { host: '127.0.0.1.evil.example' }],
    ['by another site', { 'sec-fetch-site': 'cross-site' }],
    ['by another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['by an address in the address bar', { 'sec-fetch-site': 'none' }],
  ])('is not given %s', async (_, headers) => {
    expect(await ask('sandbox', headers)).toEqual([404, false, 'no-cache']);
  });

  it('is not given in production', async () => {
    expect(await ask('production', {})).toEqual([404, false, 'no-cache']);
  });
});

it('the contract can be downloaded', async () => {
  const answer = await get('/docs/openapi.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

it.each([
  ['GET', '/docs/nothing', 404],
  ['GET', '/docs/operations/../../package.json', 404],
  ['POST', '/docs', 404],
  ['HEAD', '/docs/errors', 200],
])('%s %s is answered %i', async (method, path, status) => {
  expect((await get(path, { method })).status).toBe(status);
});

describe('an address with a slash at its end', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/docs/?seen=1&next=//evil.example', '/docs?seen=1&next=//evil.example'],
    ['/docs/errors/', '/docs/errors'],
    ['/docs/operations/getOrder/?a=b?c', '/docs/operations/getOrder?a=b?c'],
  ])('%s leads to %s, which is a page', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(from, { method });
      expect([answer.status, await answer.text()]).toEqual([308, '']);
      const target = new URL(answer.headers.get('location') ?? '', `${service.baseUrl}${from}`);
      expect(target.href).toBe(`${service.baseUrl}${to}`);
    }
    expect((await get(to)).status).toBe(200);
  });

  it('leads to the page also behind a proxy that adds a path prefix', async () => {
    const location = (await get('/docs/guides/quickstart/')).headers.get('location') ?? '';
    const behind = new URL(location, 'https://shop.example/pay/docs/guides/quickstart/');
    expect(behind.href).toBe('https://shop.example/pay/docs/guides/quickstart');
  });

  it.each(['//evil.example/', '/docs//evil.example/', '/docs//', '/docs/errors//', '/docs/nothing/', '//docs/'])(
    '%s leads nowhere where there is no such page',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    },
  );
});
