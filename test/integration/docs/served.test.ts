/** The reference as the service serves it. */
import { once } from 'node:events';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../../../scripts/ports.ts';
import { docsSite } from '../../../server/docs/docs-site.ts';
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
      "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it('the samples have the address of the service', async () => {
  expect(await (await get('/docs/operations/createOrder')).text()).toContain(`curl ${service.baseUrl}/orders`);
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
  app.use('/docs', docsSite('https://pay.example'));
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
  const assets = [...page.matchAll(/(?:href|src)="(docs\/(?:style|search)[^"]*)"/g)].map(([, path]) => `/${path}`);
  expect(assets).toHaveLength(2);
  for (const path of assets) expect((await get(path)).headers.get('cache-control')).toContain('immutable');
  expect((await get('/docs')).headers.get('cache-control')).toBe('no-cache');
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
