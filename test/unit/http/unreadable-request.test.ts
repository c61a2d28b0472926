/** Unreadable requests are answered with the contract's error and a request id, without any part of the request. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { errorBody } from '../../../server/http/errors/wire.ts';
import { type Listener, listen } from '../../../server/http/server/listener.ts';
import { refuseOnSocket } from '../../../server/http/server/unreadable-request.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { contractProblems } from '../../support/contract-check.ts';

const SECRET = '4111111111111111';
let listener: Listener;
let logged = '';

beforeAll(async () => {
  const destination = new PassThrough().on('data', (piece) => {
    logged += piece;
  });
  const log = createLog({ level: 'info', format: 'json', destination });
  listener = await listen({ host: '127.0.0.1', port: 0, publicBaseUrl: undefined, log, random: systemRuntime.random });
  listener.serve((req, res) => {
    if (req.url === '/slow') setImmediate(() => res.end('slow'));
    else if (req.url === '/begun') res.write('begun');
    else req.on('end', () => res.end('served')).resume();
  });
});
afterAll(() => listener.drain());

/** Sends bytes and returns everything received until the service closes the connection. */
async function exchange(sent: string): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece) => {
    answer += piece;
  });
  socket.write(sent);
  await once(socket, 'close');
  return answer;
}

function read(answer: string) {
  const [head = '', text = ''] = answer.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => [(field.split(': ')[0] ?? '').toLowerCase(), field.split(': ')[1] ?? '']),
  );
  return { status: Number(line.split(' ')[1]), headers, text };
}

describe('answered, and the connection closed, is', () => {
  it.each<[string, string, number, string, ErrorCode?]>([
    [
      'a header of 40 kB',
      `GET /x HTTP/1.1\r\nHost: a\r\nx: ${SECRET.repeat(2_500)}\r\n\r\n`,
      431,
      'HPE_HEADER_OVERFLOW',
    ],
    ['an address of 40 kB', `GET /${SECRET.repeat(2_500)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'HPE_HEADER_OVERFLOW'],
    ['what is no HTTP', `${SECRET} here\r\n\r\n`, 400, 'HPE_INVALID_METHOD'],
    [
      'a length beside a transfer encoding',
      `POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECRET}`,
      400,
      // Node.js 20.19.0 names the length, later versions the encoding.
      expect.stringMatching(/^HPE_(INVALID_TRANSFER_ENCODING|UNEXPECTED_CONTENT_LENGTH)$/),
    ],
    [
      'a body whose pieces have no length',
      `POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${SECRET}zz\r\n`,
      400,
      'HPE_INVALID_CHUNK_SIZE',
    ],
    [
      'a wish for a tunnel',
      `CONNECT a:443 HTTP/1.1\r\nHost: a\r\nx: ${SECRET}\r\n\r\n`,
      405,
      'TUNNEL',
      ErrorCode.method_not_allowed,
    ],
    [
      'a body whose pieces have long extensions',
      `POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;${SECRET.repeat(1_100)}\r\nhello\r\n`,
      413,
      'HPE_CHUNK_EXTENSIONS_OVERFLOW',
      ErrorCode.payload_too_large,
    ],
    ['a request without Host', `GET /x HTTP/1.1\r\nx: ${SECRET}\r\n\r\n`, 400, 'NO_HOST'],
    ['a request with two', `GET /x HTTP/1.1\r\nHost: a\r\nhOST: ${SECRET}\r\n\r\n`, 400, 'SEVERAL_HOSTS'],
    [
      'a request of HTTP/1.0 with the same Host twice',
      'GET /x HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n',
      400,
      'SEVERAL_HOSTS',
    ],
  ])('%s', async (_, sent, status, code, errorCode = ErrorCode.INVALID_REQUEST) => {
    const { headers, text, ...answer } = read(await exchange(sent));
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({ connection: 'close', 'x-response-id': expect.stringMatching(/^rsp_/) });
    const body = JSON.parse(text);
    expect(body).toMatchObject({
      error_code: errorCode,
      error_info: { request_id: headers['x-request-id'], fields: [] },
    });
    // The other headers and the body match those of other errors.
    const { allow: _allow, ...known } = headers;
    const asked = { method: 'POST', path: '/orders', accept: '', status: 400, headers: known, text };
    expect(contractProblems(asked)).toEqual([]);
    expect(JSON.stringify({ headers, text, logged })).not.toContain(SECRET);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ requestId: headers['x-request-id'], status, code });
  });
});

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['a code that nobody knows', 400],
])('%s is answered with %i', async (code, status) => {
  const log = createLog({ level: 'silent', format: 'json' });
  const socket = new PassThrough();
  refuseOnSocket(socket, code, { log, random: systemRuntime.random, errorBody });
  expect(read((await socket.toArray()).join('')).status).toBe(status);
});

it('HTTP/1.0 needs no Host', async () => {
  expect(read(await exchange('GET /x HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200, text: 'served' });
});

it('an expectation that nobody knows is passed over', async () => {
  const asked = 'GET /x HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n';
  expect(read(await exchange(asked))).toMatchObject({ status: 200 });
});

it.each(['garbage\r\n\r\n', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'])(
  'what comes behind a request that is being served is never answered in its place: %j',
  async (behind) => {
    // In one write, so that the second part is read before the first is answered.
    const answer = await exchange(`GET /slow HTTP/1.1\r\nHost: a\r\n\r\n${behind}`);
    expect(read(answer).status).toBe(200);
    expect(answer).toContain('slow');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  },
);

it('an answer that has begun is cut off, and has no other within it', async () => {
  const socket = connect(listener.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece) => {
    answer += piece;
  });
  socket.write('POST /begun HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  await once(socket, 'data');
  socket.write('zz\r\n');
  await once(socket, 'close');
  expect(answer).toContain('begun');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
