/** Which request data the validator gets. */
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/server/operations.ts';
import { createValidation } from '../../../server/http/contract/validation.ts';

const FORM = 'application/x-www-form-urlencoded';
let server: Server;
let baseUrl = '';

/** Answers with the media type of the request after validation. */
const answerMediaType: express.RequestHandler = (req, res) => {
  res.end(req.headers['content-type'] ?? 'none');
};

beforeAll(async () => {
  const { createOrder, getOrder } = operations;
  const validation = createValidation();
  const app = express();
  app.post(createOrder.expressPath, express.urlencoded(), validation(createOrder).request, answerMediaType);
  app.get(getOrder.expressPath, validation(getOrder).request, answerMediaType);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function mediaTypeAfter(method: string, path: string, contentType: string): Promise<string> {
  const headers = { 'x-merchantid': 'shop', 'content-type': contentType };
  const body = method === 'POST' ? { body: 'order_id=ORD1&amount=1.00' } : {};
  const response = await fetch(`${baseUrl}${path}`, { method, headers, ...body });
  return response.text();
}

/** The validator compiles and caches schemas per media type. */
describe('whatever media type a caller names, the validator meets one', () => {
  it.each([FORM, `${FORM}; charset=utf-8`, `${FORM}; charset=utf-8; a=1`, FORM.toUpperCase()])(
    'of a form sent as %s',
    async (contentType) => {
      expect(await mediaTypeAfter('POST', '/orders', contentType)).toBe(FORM);
    },
  );

  it.each(['application/json', 'text/x1', 'text/x2'])(
    'and none of a call without a body, sent as %s',
    async (contentType) => {
      expect(await mediaTypeAfter('GET', '/orders/ORD1', contentType)).toBe('none');
    },
  );
});

it('each request is checked by its own parameters, the first and those after it', async () => {
  const statuses: number[] = [];
  for (const id of ['ORD1', `ORD${'1'.repeat(100)}`, 'ORD2']) {
    const response = await fetch(`${baseUrl}/orders/${id}`, { headers: { 'x-merchantid': 'shop' } });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 400, 200]);
});
