/**
 * What the gateways' HTTP client says of a call that failed: "not sent" only when nothing can have reached the gateway, since such a
 * payment goes on at another one.
 */
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { afterEach, expect, it, test } from 'vitest';
import { freePort, listenLocally, portOf } from '../../../scripts/ports.ts';
import { createGatewayHttp, neverConnected } from '../../../server/gateways/http-client.ts';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from '../../support/test-certificate.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function callTo(url: string) {
  const http = createGatewayHttp();
  const answer = await http.send({ gatewayConfigId: 'gwc_1', method: 'POST', url, headers: {}, body: 'amount=5' });
  await http.close();
  return answer;
}

it('is sent to nobody at a port where nobody listens', async () => {
  expect(await callTo(`http://127.0.0.1:${await freePort()}/`)).toEqual({ kind: 'not_sent', reason: 'ECONNREFUSED' });
});

it('is sent to nobody whose certificate is not trusted', async () => {
  const server = createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY });
  servers.push(server);
  await listenLocally(server);
  const answer = await callTo(`https://127.0.0.1:${portOf(server)}/`);
  expect(answer).toEqual({ kind: 'not_sent', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
});

it('is sent to nobody by a client that is closed', async () => {
  const http = createGatewayHttp();
  await http.close();
  const url = `http://127.0.0.1:${await freePort()}/`;
  const answer = await http.send({ gatewayConfigId: 'gwc_1', method: 'POST', url, headers: {}, body: 'amount=5' });
  expect(answer).toEqual({ kind: 'not_sent', reason: 'the service is stopping' });
});

it('may have been sent when the connection ends without an answer', async () => {
  const server = createServer((request) => request.socket.destroy());
  servers.push(server);
  expect(await callTo(await listenLocally(server))).toMatchObject({ kind: 'unanswered' });
});

const failure = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

test.each([
  ['an unreachable host', failure('EHOSTUNREACH', 'connect'), true],
  ['an unknown host', failure('ENOTFOUND', 'getaddrinfo'), true],
  [
    'two refused addresses',
    new AggregateError([failure('ECONNREFUSED', 'connect'), failure('ENETUNREACH', 'connect')]),
    true,
  ],
  ['a route that is lost while the answer is read', failure('EHOSTUNREACH', 'read'), false],
  ['a route that is lost while the request is written', failure('ENETUNREACH', 'write'), false],
  [
    'one refused address and one lost connection',
    new AggregateError([failure('ECONNREFUSED', 'connect'), failure('ECONNRESET', 'read')]),
    false,
  ],
])('%s', (_, error, isNever) => {
  expect(neverConnected(error)).toBe(isNever);
});
