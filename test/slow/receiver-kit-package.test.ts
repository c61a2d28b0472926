/** The package as a merchant gets it: packed, installed into an empty project, imported, type-checked, its README followed. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { receiverErrors } from '../../receiver-kit/src/index.ts';
import { freePort } from '../../scripts/ports.ts';
import { withKitTables } from '../../scripts/readme-tables/tables.ts';
import { freshDatabase } from '../support/mongo.ts';
import { basic } from '../support/receiver-kit/delivery.ts';
import { type PackedKit, packCommandsOf, packKit } from '../support/receiver-kit/packed-kit.ts';

vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'receiver-kit');
const readme = await readFile(join(kit, 'README.md'), 'utf8');
const { install } = packCommandsOf(readme);
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1] ?? '');

let kitPackage: PackedKit;
let project: string;

const node = (...args: string[]) => run(process.execPath, args, { cwd: project });

beforeAll(async () => {
  kitPackage = await packKit();
  const { place, tarball } = kitPackage;
  project = join(place, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  await kitPackage.npm(project, 'install', '--legacy-peer-deps', '--no-audit', '--no-fund', tarball);
  for (const name of ['express', 'mongodb', '@types']) {
    await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
}, 120_000);

afterAll(() => kitPackage.remove());

describe('the tarball', () => {
  it('holds the built code, its declarations, README, licence, and nothing else', () => {
    const strays = kitPackage.files.filter((path) => !/^dist\/(esm|cjs)\/.+\.(js|d\.ts)$/.test(path)).sort();
    expect(strays).toEqual([
      'LICENSE',
      'README.md',
      'deploy/Dockerfile',
      'deploy/compose.yaml',
      'dist/cjs/package.json',
      'package.json',
    ]);
  });

  it('has each file as ES module and as CommonJS, with declarations', async () => {
    const sources = await readdir(join(kit, 'src'), { recursive: true, withFileTypes: true });
    const names = sources
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(kit.length + 5, -3));
    const wanted = names.flatMap((name) =>
      ['esm', 'cjs'].flatMap((form) => [`dist/${form}/${name}.js`, `dist/${form}/${name}.d.ts`]),
    );
    expect(kitPackage.files).toEqual(expect.arrayContaining(wanted));
  });

  it('has no fault that publint or are-the-types-wrong know', async () => {
    await node(join(root, 'node_modules', 'publint', 'src', 'cli.js'), 'run', '--strict', kitPackage.tarball);
    // Node's older way to resolve, without `exports`, finds the main entry alone.
    const types = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    await node(types, '--profile', 'node16', '--no-emoji', '--no-color', kitPackage.tarball).catch(({ stdout }) => {
      throw new Error(stdout);
    });
  });

  it('brings one dependency', async () => {
    const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'));
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/@card-payments-service/receiver-kit',
      'node_modules/jose',
    ]);
  });
});

describe('installed into an empty project', () => {
  const use = `
    const receiver = createReceiver({
      credentials: [{ username: 'a', password: 'b' }],
      store: memoryStore(),
      on: { ORDER_SUCCEEDED: async () => {} },
    });
    receiver.receive({ method: 'GET', headers: {}, rawBody: new Uint8Array() }).then(({ status }) => {
      console.log(status, new ReceiverError('ERR_CONFIG', 'x').code, typeof mongoStore, typeof receiver.express());
    });`;
  const names = '{ createReceiver, memoryStore, mongoStore, ReceiverError }';

  it.each([
    ['an ES module', 'esm.mjs', `import ${names} from '@card-payments-service/receiver-kit';`],
    ['CommonJS', 'cjs.cjs', `const ${names} = require('@card-payments-service/receiver-kit');`],
  ])('it works from %s', async (_form, file, line) => {
    await writeFile(join(project, file), line + use);
    expect((await node(file)).stdout.trim()).toBe('405 ERR_CONFIG function function');
  });

  it('its types hold for ES modules, CommonJS and bundlers, and so does every block of the README', async () => {
    const wrong = `
      import { createReceiver, memoryStore } from '@card-payments-service/receiver-kit';
      // @ts-expect-error no such event
      createReceiver({ credentials: [], store: memoryStore(), on: { ORDER_SUCEEDED: () => {} } });
      // @ts-expect-error the content of an event is typed
      createReceiver({ credentials: [], store: memoryStore(), on: { ORDER_FAILED: (event) => event.content.card } });`;
    await mkdir(join(project, 'types'));
    for (const [index, block] of blocks.entries()) {
      for (const ending of ['mts', 'cts']) await writeFile(join(project, 'types', `block-${index}.${ending}`), block);
    }
    await writeFile(join(project, 'types', 'wrong.mts'), wrong);
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    // The declarations themselves are checked in the first round, with those of Express, MongoDB and Node.
    for (const { module, resolution, skipLibCheck } of [
      { module: 'node16', resolution: 'node16', skipLibCheck: false },
      { module: 'esnext', resolution: 'bundler', skipLibCheck: true },
    ]) {
      const options = {
        module,
        skipLibCheck,
        moduleResolution: resolution,
        target: 'es2022',
        strict: true,
        noEmit: true,
        types: ['node'],
        esModuleInterop: true,
      };
      await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['types'] }));
      await node(compiler, '-p', '.').catch((error) => {
        throw new Error(`${module} with ${resolution}: ${error.stdout}`);
      });
    }
  }, 120_000);
});

describe('its command line', () => {
  it('runs as the compose file has it', async () => {
    const compose = parse(await readFile(join(kit, 'deploy', 'compose.yaml'), 'utf8'));
    const docker = await readFile(join(kit, 'deploy', 'Dockerfile'), 'utf8');
    const [command = '', ...args] = JSON.parse(/^CMD (\[.*)$/m.exec(docker)?.[1] ?? '[]');
    const { uri, drop } = await freshDatabase('receiver-kit-compose');
    const settings = { ...compose.services.receiver.environment, WEBHOOK_USERNAME: 'shop', WEBHOOK_PASSWORD: 'secret' };
    const own = { STORE_URL: uri, HOST: '127.0.0.1', PORT: '0', WEBHOOK_SECRET: '', ON_EVENT: '' };
    const server = spawn(join(project, command), args, { cwd: project, env: { ...process.env, ...settings, ...own } });
    const gone = once(server, 'exit');
    const [line] = await once(server.stderr, 'data');
    const [url = ''] = /http:\S+/.exec(String(line)) ?? [];
    const words = ['--url', url, '--username', 'shop', '--password', 'secret'];
    const { stdout } = await run(join(project, command), ['doctor', ...words], { cwd: project });
    expect(stdout).toContain(' 0 faults');
    const healthPath = /127\.0\.0\.1:3000(\/\w+)/.exec(docker)?.[1] ?? '';
    expect((await fetch(new URL(healthPath, url))).status).toBe(200);
    server.kill();
    expect(await gone).toEqual([0, null]);
    await drop();
  });
});

describe('the README', () => {
  it('makes the package that its first command makes, and installs no name of a registry but express and mongodb', () => {
    const [, file = ''] = /^Keep the file, `([^`]*)`/m.exec(readme) ?? [];
    expect(basename(kitPackage.tarball)).toBe(file);
    expect(install).toBe(
      '(cd "$MY_PROJECT" && npm install ./card-payments-service-receiver-kit-*.tgz express mongodb)',
    );
  });

  it('is a working endpoint as it stands: its first block, started by its command, called by its curl', async () => {
    const { db, uri, drop } = await freshDatabase('receiver-kit-readme');
    const port = await freePort();
    const [, file = ''] = /^Save this as `(.+)`:$/m.exec(readme) ?? [];
    const [, settings = '', started = ''] = /^(WEBHOOK_\S+=.*) node (\S+)$/m.exec(readme) ?? [];
    await writeFile(join(project, file), blocks[0] ?? '');
    const given = Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')));
    const env = { ...process.env, ...given, MONGODB_URI: uri, PORT: String(port) };
    const shop = spawn(process.execPath, [started], { cwd: project, env, stdio: 'inherit' });
    const gone = once(shop, 'exit');
    try {
      const body = /-d '(.*?)'/s.exec(readme)?.[1] ?? '';
      const headers = { authorization: basic('shop', 'secret'), 'content-type': 'application/json' };
      const call = async (): Promise<string> => {
        const answer = await fetch(`http://127.0.0.1:${port}/webhooks`, { method: 'POST', headers, body });
        return `${answer.status} ${await answer.text()}`;
      };
      await expect.poll(call, { timeout: 60_000 }).toBe('200 {"outcome":"handled"}');
      expect(await call()).toBe('200 {"outcome":"duplicate"}');
      expect(
        await db
          .collection('paid')
          .find({}, { projection: { _id: 0 } })
          .toArray(),
      ).toEqual([{ order_id: 'ORD9001', amount: 10.5 }]);
    } finally {
      shop.kill();
      await gone;
      await drop();
    }
  });

  it('ships again what the warehouse refused, and gives up on one that does not answer', async () => {
    const block = blocks.find((text) => text.includes('warehouse.example')) ?? '';
    const body = /ship: async \(parcel.*?, \{ key \}\) => \{\n(.*?)^ {6}\},$/ms.exec(block)?.[1] ?? 'missing';
    const ship = new Function('fetch', 'parcel', 'key', `return (async () => {${body}})()`);
    const calls: RequestInit[] = [];
    const warehouse = (status: number) => async (_url: string, init: RequestInit) => {
      calls.push(init);
      return new Response('', { status });
    };
    await expect(ship(warehouse(503), { orderId: 'ORD1' }, 'evt_1.0')).rejects.toThrow('503');
    await ship(warehouse(201), { orderId: 'ORD1' }, 'evt_1.0');
    expect(calls[0]).toMatchObject({ body: 'ORD1', headers: { 'idempotency-key': 'evt_1.0' } });
    expect(calls[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('credits whole numbers, and no balance of nobody', async () => {
    const block = blocks.find((text) => text.includes("collection('balances')")) ?? '';
    const body = /ORDER_SUCCEEDED: async \(event, \{ transaction \}\) => \{\n(.*?)^ {4}\},$/ms.exec(block)?.[1];
    const credit = new Function('shop', 'event', 'transaction', `return (async () => {${body ?? 'missing'}})()`);
    const writes: unknown[] = [];
    const shop = { collection: () => ({ updateOne: async (...call: unknown[]) => void writes.push(call) }) };
    const paid = (fields: object) => ({ content: { order: { currency: 'INR', amount: 1.1, ...fields } } });
    await credit(shop, paid({ customer_id: 'c1' }), 'session');
    await expect(credit(shop, paid({}), 'session')).rejects.toThrow('without a customer');
    await expect(credit(shop, paid({ customer_id: '' }), 'session')).rejects.toThrow('without a customer');
    const options = { upsert: true, session: 'session' };
    expect(writes).toEqual([[{ customer_id: 'c1', currency: 'INR' }, { $inc: { cents: 110 } }, options]]);
  });

  it('lists every error code with its answer and meaning, and no other, as it is written from the code', () => {
    expect(readme).toBe(withKitTables(readme));
    const listed = [...readme.matchAll(/^\| (ERR_[A-Z_]+) \|/gm)].map(([, code]) => code);
    expect(listed).toEqual(Object.keys(receiverErrors));
  });
});
