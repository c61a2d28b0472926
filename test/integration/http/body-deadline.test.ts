import { once } from 'node:events';
import { createServer, request } from 'node:http';
import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyDeadline, liftBodyDeadline } from '../../../server/http/body/body-deadline.ts';

const app = express();
app.use(bodyDeadline(50));
app.post('/lifted', (req, _res, next) => {
  liftBodyDeadline(req);
  next();
});
app.post('/{*any}', (req, res) => {
  req.on('end', () => res.end('read'));
  req.resume();
});
const server = createServer(app);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(() => {
  vi.useRealTimers();
});

function begin(path: string) {
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers: { 'content-length': '2' } });
  sent.write('a');
  return sent;
}

describe('a body that comes in too slowly', () => {
  it('is cut off', async () => {
    const [error] = await once(begin('/x'), 'error');
    expect(error).toMatchObject({ code: 'ECONNRESET' });
  });

  it('is waited for where it may take its time', async () => {
    const patient = begin('/lifted');
    await once(begin('/x'), 'error');
    const answered = once(patient, 'response');
    patient.end('b');
    expect((await answered)[0].statusCode).toBe(200);
  });
});

describe('a body that has come', () => {
  it('leaves no timer behind, which would keep the request in memory', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = once(server, 'request');
    const sent = begin('/x');
    const [req] = await arrived;
    expect(vi.getTimerCount()).toBe(1);
    const closed = once(req, 'close');
    sent.end('b');
    await closed;
    expect(vi.getTimerCount()).toBe(0);
  });
});
