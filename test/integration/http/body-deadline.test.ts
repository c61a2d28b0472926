import { once } from 'node:events';
import { createServer, request } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
