/** The command line: a receiver that stands alone, and the commands that send to it. */

import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase } from '../../support/mongo.ts';
import { type CliRun, runCli, startCli } from './run-cli.ts';

const started: CliRun[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'cli-'));
});
afterAll(async () => {
  for (const { stop, code } of started) {
    stop();
    expect(await code).toBe(0);
  }
});

async function serve(...flags: string[]): Promise<CliRun & { readonly url: string }> {
  const run = startCli('serve', '--port', '0', ...flags);
  started.push(run);
  await expect.poll(() => run.errors).toHaveLength(1);
  return { ...run, url: run.errors[0]?.replace('Receiving at ', '') ?? '' };
}

describe('serve', () => {
  it('prints each event once, and trigger tells the answers', async () => {
    const { url, out } = await serve();
    const sent = await runCli('trigger', '--url', url, '--id', 'evt_cli', '--order', 'ORD7', '--copies', '3');
    expect(sent.code).toBe(0);
    expect(sent.out.split('\n').sort()).toEqual([
      'evt_cli ORDER_SUCCEEDED: 200 {"outcome":"duplicate"}',
      'evt_cli ORDER_SUCCEEDED: 200 {"outcome":"duplicate"}',
      'evt_cli ORDER_SUCCEEDED: 200 {"outcome":"handled"}',
    ]);
    expect(out.map((line) => JSON.parse(line).content.order.order_id)).toEqual(['ORD7']);
    expect((await fetch(new URL('/health', url))).status).toBe(200);
    expect((await fetch(new URL('/elsewhere', url))).status).toBe(404);
  });

  it('takes a store that is slow for one that is away after --store-seconds, and refuses what is no number of seconds', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { url } = await serve('--store', `mongodb://127.0.0.1:${port}/shop`, '--store-seconds', '1');
    const began = performance.now();
    expect((await runCli('trigger', '--url', url)).out).toContain('503 {"code":"ERR_STORE_UNAVAILABLE"');
    // The driver itself would have waited for five.
    expect(performance.now() - began).toBeLessThan(4_500);
    silent.close();
    for (const flag of ['--store-seconds', '--lease-seconds']) {
      const run = await runCli('serve', '--port', '0', '--username', 'shop', '--password', 'secret', flag, 'soon');
      expect([run.code, run.errors]).toEqual([2, expect.stringContaining(`${flag} must be a whole number`)]);
    }
  });

  it('runs a program for each event, and has the event sent again when it fails', async () => {
    const file = join(folder, 'events');
    const { db, uri, drop } = await freshDatabase('receiver-kit-cli');
    const { url } = await serve(
      '--store',
      uri,
      '--exec',
      `echo $EVENT_NAME >>${file}; cat >>${file}; test -e ${file}.ok`,
    );
    const trigger = () => runCli('trigger', '--url', url, '--id', 'evt_program');
    expect((await trigger()).out).toContain('500 {"code":"ERR_HANDLER_FAILED"');
    await writeFile(`${file}.ok`, '');
    expect((await trigger()).out).toContain('200 {"outcome":"handled"}');
    expect((await trigger()).out).toContain('200 {"outcome":"duplicate"}');
    const said = await readFile(file, 'utf8');
    expect(said.match(/ORDER_SUCCEEDED\n\{"id":"evt_program"/g)).toHaveLength(2);
    expect(await db.collection('webhook_receipts').countDocuments({ state: 'done' })).toBe(1);
    await drop();
  });

  it.each([
    [[], 'Give --username and --password'],
    [['--username', 'shop', '--store', 'ftp://x'], 'A store is memory, mongodb://…'],
    [['--username', 'shop', '--password', 'x', '--port', 'x'], '--port must be a port.'],
    [['--username', 'shop', '--password', 'x', '--store', 'redis://127.0.0.1:9'], 'Redis at this address cannot be'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('refuses %j in one line', async (flags, message) => {
    const { code, errors } = await runCli('serve', '--username', '', ...flags);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('replay', () => {
  it('sends the events of a file again, each until it is acknowledged', async () => {
    const first = await serve();
    for (const id of ['evt_1', 'evt_2']) await runCli('trigger', '--url', first.url, '--id', id);
    const file = join(folder, 'kept.jsonl');
    await writeFile(file, first.out.join('\n'));
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const second = await serve('--secret', secret);
    const replayed = await runCli('replay', '--url', second.url, '--secret', secret, file);
    expect(replayed).toEqual({ code: 0, errors: '', out: 'evt_1: 200\nevt_2: 200\n2 acknowledged, 0 not' });
    expect(second.out).toEqual(first.out);
  });

  it('tells which are not acknowledged', async () => {
    const { url } = await serve('--secret', `whsec_${Buffer.alloc(32, 2).toString('base64')}`);
    const file = join(folder, 'list.json');
    await writeFile(file, '[{"id":"evt_9","event_name":"NEW","date_created":"2025-01-10T08:30:00Z","content":{}}]');
    const { code, out } = await runCli('replay', '--url', url, '--tries', '2', file);
    expect([code, out]).toEqual([1, 'evt_9: 401, 401\n0 acknowledged, 1 not']);
  });

  it.each([
    ['missing', 'cannot be read'],
    ['broken', 'number 1 is not an event'],
  ])('refuses a file that is %s', async (name, message) => {
    await writeFile(join(folder, 'broken'), '{"id":"x"}');
    const { code, errors } = await runCli('replay', '--url', 'http://127.0.0.1:9/', join(folder, name));
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('help', () => {
  it('lists the commands, and the flags of one', async () => {
    const overview = await runCli('--help');
    for (const name of ['serve', 'trigger', 'replay', 'doctor']) expect(overview.out).toContain(name);
    expect((await runCli('doctor', '--help')).out).toContain('--effects URL');
    expect((await runCli('nonsense')).code).toBe(2);
  });
});
