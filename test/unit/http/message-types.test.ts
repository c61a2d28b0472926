/** Express finds its prototypes on requests and responses, and sets none. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { portOf } from '../../../scripts/ports.ts';
import { createMessageTypes } from '../../../server/http/server/message-types.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it('an adopted application answers, and its requests have its prototype before it handles them', async () => {
  const app = express().disable('x-powered-by');
  app.use((req, res) => res.json({ app: req.app === app && res.app === app, ip: req.ip, path: req.path }));
  const { types, adopt } = createMessageTypes();
  adopt(app);
  const before: boolean[] = [];
  const server = createServer(types, (req, res) => {
    before.push(Object.getPrototypeOf(req) === app.request, Object.getPrototypeOf(res) === app.response);
    app(req, res);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/some/path`);
  expect(await answer.json()).toEqual({ app: true, ip: '127.0.0.1', path: '/some/path' });
  expect(before).toEqual([true, true]);
});

it('a plain listener is served as it is', async () => {
  const { types, adopt } = createMessageTypes();
  const plain = () => undefined;
  adopt(plain);
  expect([Object.keys(plain), new types.IncomingMessage(Object.create(null)).constructor]).toEqual([
    [],
    types.IncomingMessage,
  ]);
});
