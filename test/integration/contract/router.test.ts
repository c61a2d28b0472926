/** The generated router over real HTTP: what it carries in and out, and what it refuses. */
import type { Server } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { OperationsHandlers, OrdersHandlers, PagesHandlers } from '../../../generated/server/handlers.ts';
import { operationList, operations as table } from '../../../generated/server/operations.ts';
import {
  type ContextChoice,
  createInnerCall,
  createRouter,
  type RouterParts,
} from '../../../generated/server/router.ts';
import { OperationId } from '../../../generated/values.ts';
import { portOf } from '../../../scripts/ports.ts';

interface Contexts {
  basicAuth: { merchant: string };
  clientAuthToken: null;
  clientAuthTokenQuery: null;
  encryptedBody: null;
  none: null;
  operatorKey: null;
  settingsToken: null;
  settingsCookie: null;
  gatewaySignature: null;
}

const unused = (): never => {
  throw new Error('is not called here');
};
const orders: OrdersHandlers<Contexts> = {
  createOrder: unused,
  getOrder: unused,
  updateOrder: unused,
  async listOrders({ path, query, headers, body }, context) {
    seen = { path, query, headers, body, context };
    return { status: 200, headers: { 'x-svc-warning': 'careful' }, body: { list: [], total: 0, next_cursor: null } };
  },
};
const operations: OperationsHandlers<Contexts> = {
  getHealth: async () => ({ status: 200, body: { status: 'ok' } }),
  getReady: async () => {
    throw new Error('the database is away');
  },
  getMetrics: async () => ({ status: 200, contentType: 'text/plain', body: 'up 1' }),
};
const pages: PagesHandlers<Contexts> = {
  payOnPaymentPage: unused,
  returnFromGateway: unused,
  showPaymentPage: async ({ path }) => ({ status: 200, contentType: 'text/html', body: `<p>${path.link}</p>` }),
  showPayStep: unused,
  async submitPayStep({ path, body }) {
    seen = { path, body };
    return { status: 303, headers: { Location: '/next' } };
  },
};

let seen: unknown;
let server: Server | undefined;

afterEach(() => {
  server?.close();
  seen = undefined;
});

class WrongMethod extends Error {}

const noCredentials: ContextChoice<Contexts> = { scheme: 'none', value: null };
const parts: RouterParts<Contexts> = {
  handlers: { orders, operations, pages },
  steps: () => [],
  context: (_req, operation) =>
    operation.id === OperationId.listOrders ? { scheme: 'basicAuth', value: { merchant: 'demo' } } : noCredentials,
  answer: (_req, _operation, handle) => handle(),
  methodNotAllowed: (allowed) => new WrongMethod(allowed.join('+')),
};

/** Serves the router; an error is answered with its name and message. */
async function serve(changes: Partial<RouterParts<Contexts>> = {}): Promise<string> {
  const app = express();
  app.use(express.urlencoded({ extended: false }));
  app.use(createRouter<Contexts>({ ...parts, ...changes }));
  app.use((error: Error, _req: Request, res: Response, _next: NextFunction) => {
    res.status(error instanceof WrongMethod ? 405 : 500).json({ message: error.message });
  });
  const listening = app.listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => listening.once('listening', resolve));
  return `http://127.0.0.1:${portOf(listening)}`;
}

async function call(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the router', () => {
  it('passes only the declared parts and the context', async () => {
    const base = await serve();
    const headers = { 'x-merchantid': 'demo', 'X-Routing-Id': 'r1', 'x-other': 'o' };
    const { status, text, headers: answered } = await call(`${base}/orders?limit=3&colour=red`, { headers });
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 200,
      body: { list: [], total: 0, next_cursor: null },
    });
    expect(answered.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answered.get('x-svc-warning')).toBe('careful');
    expect(seen).toEqual({
      path: {},
      query: { limit: '3' },
      headers: { 'x-merchantid': 'demo', 'x-routing-id': 'r1' },
      body: undefined,
      context: { merchant: 'demo' },
    });
  });

  it('passes path parameters and a form, and answers without a body', async () => {
    const base = await serve();
    const body = new URLSearchParams({ action: 'pay', otp: '111000' });
    const { status, headers, text } = await call(`${base}/pay/start/demo/a%20b`, { method: 'POST', body });
    expect({ status, location: headers.get('location'), text }).toEqual({ status: 303, location: '/next', text: '' });
    expect(seen).toEqual({
      path: { merchant_id: 'demo', ref: 'a b' },
      body: expect.objectContaining({ action: 'pay', otp: '111000' }),
    });
  });

  it.each([
    ['a page', '/payment-page/pl_1', 'text/html; charset=utf-8', '<p>pl_1</p>'],
    ['a text', '/metrics', 'text/plain; charset=utf-8', 'up 1'],
  ])('answers %s in its media type', async (_, path, type, want) => {
    const { status, headers, text } = await call((await serve()) + path);
    expect([status, headers.get('content-type'), text]).toEqual([200, type, want]);
  });

  it('answers HEAD where GET is, without the body', async () => {
    const { status, text } = await call(`${await serve()}/health`, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });

  it.each([
    ['DELETE', '/orders', 'GET, HEAD, POST'],
    ['PUT', '/health', 'GET, HEAD'],
    ['OPTIONS', '/metrics', 'GET, HEAD'],
  ])('refuses %s %s with what is allowed', async (method, path, allow) => {
    const { status, headers, text } = await call((await serve()) + path, { method });
    expect([status, headers.get('allow'), JSON.parse(text)]).toEqual([
      405,
      allow,
      { message: allow.replaceAll(', ', '+') },
    ]);
  });

  it.each(['/Health', '/health/', '/nothing'])('does not know %s', async (path) => {
    expect((await call((await serve()) + path)).status).toBe(404);
  });

  it('passes a handler’s error to the server', async () => {
    const { status, text } = await call(`${await serve()}/ready`);
    expect([status, JSON.parse(text)]).toEqual([500, { message: 'the database is away' }]);
  });

  it('refuses a caller whose scheme does not open the operation, before the handler', async () => {
    const { status, text } = await call(`${await serve({ context: () => noCredentials })}/orders`);
    expect([status, JSON.parse(text)]).toEqual([500, { message: 'listOrders is not open to none' }]);
    expect(seen).toBeUndefined();
  });

  it('runs the steps of the operation in order, before the context', async () => {
    const order: string[] = [];
    const base = await serve({
      steps: ({ id }) =>
        ['first', 'second'].map((name) => (_req, _res, next) => {
          order.push(`${name} of ${id}`);
          next();
        }),
      context: () => {
        order.push('context');
        return noCredentials;
      },
    });
    await call(`${base}/health`);
    expect(order).toEqual(['first of getHealth', 'second of getHealth', 'context']);
  });

  it('serves only the given tags', async () => {
    const base = await serve({ handlers: { operations } });
    expect((await call(`${base}/health`)).status).toBe(200);
    expect((await call(`${base}/orders`)).status).toBe(404);
    expect((await call(`${base}/orders`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a request within another one', () => {
  const callInner = createInnerCall<Contexts>({ orders });
  const request = { path: {}, query: { limit: 3 }, headers: {}, body: undefined };
  const merchant = { scheme: 'basicAuth', value: { merchant: 'demo' } } as const;

  it('reaches the handler unchanged, with the context, and returns the handler’s answer', async () => {
    const answer = await callInner(table.listOrders, request, merchant);
    expect(answer).toMatchObject({ status: 200, body: { total: 0 } });
    expect(seen).toEqual({ ...request, context: { merchant: 'demo' } });
  });

  it('is refused where the caller’s scheme does not open the operation, or the operation has no handler', async () => {
    await expect(callInner(table.listOrders, request, noCredentials)).rejects.toThrow('listOrders is not open to none');
    await expect(callInner(table.createSession, request, merchant)).rejects.toThrow('createSession has no handler');
  });
});

it('the table has every operation of both documents once', () => {
  const ids = operationList.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(operationList.map(({ document }) => document))).toEqual(new Set(['merchant', 'admin']));
  expect(ids).toEqual(expect.arrayContaining(Object.values(OperationId)));
});
