/** G10: the watch of services in processes of their own, over a program that answers whatever it likes, and over the real one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { problemsOfAll, takeAnswers } from '../../support/process-watch.ts';
import { createTestSystem, type Env } from '../../support/test-system.ts';

/** It dies as soon as an answer has been given to the last path. */
const program = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    response.setHeader('x-request-id', 'req_1');
    response.writeHead(200, { 'Content-Type': 'application/json', 'x-response-id': 'rsp_1' });
    response.write('{"status":');
    response.end(request.url === '/health?wrong' ? '"wrong"}' : '"ok"}');
    if (request.url === '/health?last') process.kill(process.pid, 'SIGKILL');
  });
  server.listen(0, '127.0.0.1', async () => {
    const { port } = server.address();
    await (await fetch('http://127.0.0.1:' + port + '/asked-by-itself')).text();
    console.log(port);
  });
`;

/** Has a program called so answer these calls, and the one that kills it. */
async function recorded(name: string, paths: readonly string[], env: Env = {}) {
  const directory = join(await mkdtemp(join(inject('scratch'), 'watched-')), '.build');
  await mkdir(directory);
  await writeFile(join(directory, name), program);
  const child = spawn(process.execPath, [join(directory, name)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${String(port).trim()}${path}`)).text();
  for (const path of paths) await ask(path);
  await ask('/health?last').catch(() => 'it had no time to tell');
  expect(await ended).toEqual([null, 'SIGKILL']);
  return takeAnswers();
}

it('checks every answer of a service in another process, including the last before kill -9', async () => {
  const answers = await recorded('server.mjs', ['/health', '/health?wrong', '/nowhere']);
  expect(answers.map(({ answer }) => answer.path)).toEqual(['/health', '/health', '/nowhere', '/health']);
  expect(await problemsOfAll(answers)).toEqual([
    expect.stringMatching(/^GET \/health 200: \/status must be/),
    'GET /nowhere 200: GET /nowhere is not in the contract and was answered 200 and not 404',
  ]);
  expect(takeAnswers()).toEqual([]);
});

it('expects each port to refuse the operations of the other', async () => {
  const answers = await recorded('worker.mjs', [], { OPS_PORT: '1' });
  expect(await problemsOfAll(answers)).toEqual([
    'GET /health 200: GET /health is not in the contract and was answered 200 and not 404',
  ]);
});

it('ignores other programs', async () => {
  expect(await recorded('shop.mjs', ['/health?wrong'])).toEqual([]);
});

it('watches the built service', async () => {
  const stand = await createTestSystem('watched');
  try {
    const { baseUrl } = await stand.start();
    await (await fetch(`${baseUrl}/webhook-source-addresses`)).text();
  } finally {
    await stand.close();
  }
  const answers = takeAnswers();
  expect(answers.map(({ answer }) => `${answer.path} ${answer.status}`)).toEqual(['/webhook-source-addresses 200']);
  expect(await problemsOfAll(answers)).toEqual([]);
}, 60_000);
