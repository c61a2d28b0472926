/** The doctor, at receivers that are well and at such as are not. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../receiver-kit/src/clock.ts';
import { runChecks } from '../../../receiver-kit/src/doctor/run-checks.ts';
import { EventName, memoryJobs, type ReceiverOptions } from '../../../receiver-kit/src/index.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';
import { basic, shopCredential } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';
import { type HttpServer, serveHttp } from './http-server.ts';
import { naiveReceiver } from './naive-receiver.ts';
import { runCli } from './run-cli.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const running: HttpServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function serve(handler: RequestListener): Promise<string> {
  const server = await serveHttp(handler);
  running.push(server);
  return server.url;
}

async function faultsAt(url: string, ...flags: string[]): Promise<string[]> {
  const { out, code } = await runCli('doctor', '--url', url, '--json', ...flags);
  const { checks, failed } = JSON.parse(out);
  const faults = checks.filter(({ verdict }: { verdict: string }) => verdict === 'FAULT');
  expect([code, failed]).toEqual([faults.length === 0 ? 0 : 1, faults.length]);
  return faults.map(({ name }: { name: string }) => name);
}

function shop(options: Partial<ReceiverOptions> = {}): RequestListener {
  return shopWith(options).handle;
}

/** A shop with the kit, and how often each of its orders took effect. */
function shopWith(options: Partial<ReceiverOptions>) {
  const effects = new Map<string, number>();
  const { receiver } = testReceiver({
    on: {
      [EventName.ORDER_SUCCEEDED]: ({ content }) => {
        const { order_id: orderId } = content.order;
        effects.set(orderId, (effects.get(orderId) ?? 0) + 1);
      },
    },
    clock: { now: () => new Date() },
    ...options,
  });
  const webhooks = receiver.node();
  const handle: RequestListener = (request, response) => {
    const [, order] = request.url?.split('/effects/') ?? [];
    if (order !== undefined) response.end(String(effects.get(order) ?? 0));
    else void webhooks(request, response);
  };
  return { handle, receiver };
}

describe('the doctor', () => {
  it('finds nothing at a receiver of the kit, and says what it could not look at', async () => {
    const url = await serve(shop());
    const { code, out } = await runCli('doctor', '--url', url, '--effects', `${url}/effects/{order}`);
    expect(out).toMatch(/^good +right +a right delivery: 200 +200$/m);
    expect(out).toMatch(/^skipped +stale-signature +.*needs --secret$/m);
    expect(out).toMatch(/^\d+ good, 0 faults, 8 skipped$/m);
    expect(code).toBe(0);
  });

  it('finds nothing at one that looks at signatures too', async () => {
    const url = await serve(shop({ signature: { secrets: [secret] } }));
    expect(await faultsAt(url, '--secret', secret)).toEqual([]);
  });

  it('finds every fault of a naive receiver', async () => {
    const url = await serve(naiveReceiver());
    const faults = await faultsAt(`${url}/webhooks`, '--effects', `${url}/effects/{order}`, '--secret', secret);
    expect(faults).toEqual([
      'new-event',
      'scheme-case',
      'effect-at-once',
      'wrong-user-name',
      'no-signature',
      'wrong-secret',
      'tampered-body',
      'stale-signature',
      'future-signature',
      'other-id-signed',
      'challenge',
      'other-content',
      'other-method',
      'media-type',
      'oversized',
      'body-noevent',
      'body-deep',
      'body-prototype',
    ]);
  }, 30_000);

  it.each<[string, RequestListener, string[]]>([
    [
      'answers 202',
      (_request, response) => void response.writeHead(202).end(),
      ['right', 'duplicate', 'at-once', 'reordered', 'late', 'new-event', 'new-fields', 'scheme-case'],
    ],
    [
      'looks at no credentials',
      (request, response) => {
        const right = basic(shopCredential.username, shopCredential.password);
        request.headersDistinct.authorization = [right];
        open(request, response);
      },
      ['no-credentials', 'wrong-user-name', 'wrong-password', 'challenge'],
    ],
    ['hangs up', (request) => void request.socket.destroy(), ['right', 'duplicate', 'at-once']],
    ['sends elsewhere', (_request, response) => void response.writeHead(307, { location: '/' }).end(), ['right']],
  ])('finds a receiver that %s', async (_mistake, handler, wanted) => {
    expect(await faultsAt(await serve(handler))).toEqual(expect.arrayContaining(wanted));
  });

  it('waits for the effects of one with an inbox', async () => {
    const inbox = { jobs: memoryJobs() };
    const { handle, receiver } = shopWith({ inbox });
    receiver.inbox?.start();
    const url = await serve(handle);
    expect(await faultsAt(url, '--effects', `${url}/effects/{order}`)).toEqual([]);
    await receiver.inbox?.stop();
  }, 30_000);

  it('finds nothing at one that takes encrypted events alone, and its faults where it takes plain ones', async () => {
    const [merchant, service] = [newRsaPair(), newRsaPair()];
    const keys = [{ kid: 'key_1', privateKey: merchant.privateKey, servicePublicKey: service.publicKey }];
    const folder = await mkdtemp(join(tmpdir(), 'doctor-keys-'));
    const file = join(folder, 'keys.json');
    // The file of the receiver, and the half that only the sender has.
    await writeFile(file, JSON.stringify(keys.map((key) => ({ ...key, servicePrivateKey: service.privateKey }))));
    expect(await faultsAt(await serve(shop({ encryption: { keys } })), '--keys', file)).toEqual([]);
    const lax = await serve(shop({ encryption: { keys }, require: ['basic'] }));
    expect(await faultsAt(lax, '--keys', file)).toEqual(['not-encrypted']);
    await rm(folder, { recursive: true });
  });

  describe('says in one line that nothing answers', () => {
    // A port that was free a moment ago.
    const closed = async (): Promise<string> => {
      const server = await serveHttp(() => undefined);
      await server.close();
      return server.url;
    };
    /** A server of another protocol. */
    const ssh = async (): Promise<string> => {
      const server = createServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n')).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      running.push({ url: '', close: async () => void server.close() });
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
    };

    it.each<[string, () => Promise<string>, string]>([
      ['where the connection is refused', closed, 'connect ECONNREFUSED'],
      ['where the port is refused by fetch', async () => 'http://127.0.0.1:9', 'bad port'],
      ['where no TLS is spoken', async () => (await serve(shop())).replace('http:', 'https:'), 'SSL'],
      ['where no HTTP is spoken', ssh, 'HTTP'],
    ])('%s', async (_case, start, reason) => {
      const url = `${await start()}/webhooks`;
      for (const flags of [[], ['--json']]) {
        const { code, out, errors } = await runCli('doctor', '--url', url, ...flags);
        expect([code, out, errors]).toEqual([2, '', expect.stringContaining(reason)]);
        expect(errors).toMatch(/^http\S+: no answer: .+\. Start the receiver, or correct --url\.$/);
      }
    });

    it('where the receiver is silent', async () => {
      const url = await serve(() => undefined);
      const options = { url, secrets: { credentials: shopCredential }, eventName: EventName.ORDER_SUCCEEDED };
      const checked = runChecks({ ...options, effectsUrl: undefined, clock: systemClock, timeoutMs: 100 });
      await expect(checked).rejects.toThrow(/^no answer within 0\.1 s$/);
    });
  });
});

const open = shop();
