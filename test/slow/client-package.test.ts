/** The client package as a merchant gets it: packed, installed into an empty project, imported, type-checked, its README run. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminOperations, type CallFacts, merchantOperations } from '../../generated/client/index.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { textAt } from '../support/caller.ts';
import { Cards } from '../support/payments.ts';
import { refundFixtures } from '../support/refund-fixtures.ts';
import { startService, type TestService } from '../support/service.ts';

vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const generated = join(root, 'generated');
const readme = await readFile(join(generated, 'client', 'README.md'), 'utf8');
/** The lines that say how to install the package: the same in each text. */
const texts = ['generated/client/README.md', 'server/docs/guides/quickstart.md'];
const installLines = async (file: string) => {
  const shell = [...(await readFile(join(root, file), 'utf8')).matchAll(/^```sh\n(.*?)^```/gms)].map(
    (match) => match[1] ?? '',
  );
  return shell.filter((lines) => lines.includes('npm install'));
};
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1] ?? '');

let place: string;
let project: string;
let packed: string[];
let tarball: string;
let service: TestService;

const node = (...args: string[]) => run(process.execPath, args, { cwd: project, env: environment() });

function environment(): NodeJS.ProcessEnv {
  const { merchantId, apiKey } = service.merchant;
  return { ...process.env, SVC_BASE_URL: service.baseUrl, SVC_MERCHANT_ID: merchantId, SVC_API_KEY: apiKey };
}

/** Builds and packs a copy, so that nothing is left in the tree, and installs the tarball, by the lines of the README as they stand. */
beforeAll(async () => {
  service = await startService({ label: 'client package' });
  place = await mkdtemp(join(tmpdir(), 'client-package-'));
  await cp(generated, join(place, 'generated'), { recursive: true, filter: (source) => !source.endsWith('/dist') });
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  project = join(place, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const [lines = ''] = await installLines('generated/client/README.md');
  const quiet = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_loglevel: 'error' };
  await run('sh', ['-e', '-c', lines], { cwd: place, env: { ...process.env, ...quiet, MY_PROJECT: project } });
  tarball = join(project, `card-payments-service-client-${document.info.version}.tgz`);
  const installed = join(project, 'node_modules', '@card-payments-service/client');
  const files = (await readdir(installed, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  packed = files.map((file) => relative(installed, join(file.parentPath, file.name)));
  await symlink(join(root, 'node_modules', '@types'), join(project, 'node_modules', '@types'));
}, 180_000);

afterAll(async () => {
  await service.close();
  await rm(place, { recursive: true, force: true });
});

describe('the tarball', () => {
  it('holds the built code, its declarations, README, licence, and nothing else', () => {
    const strays = packed.filter((path) => !/^dist\/(esm|cjs)\/[a-z.-]+\.(js|d\.ts)$/.test(path)).sort();
    expect(strays).toEqual(['LICENSE', 'README.md', 'dist/cjs/package.json', 'package.json']);
  });

  it('has the version of the contract, and brings openapi-fetch alone', async () => {
    const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'));
    const modules = Object.keys(lock.packages).filter((name) => name !== '');
    expect(modules).toEqual([
      'node_modules/@card-payments-service/client',
      'node_modules/openapi-fetch',
      'node_modules/openapi-typescript-helpers',
    ]);
    expect(lock.packages['node_modules/@card-payments-service/client'].version).toBe(document.info.version);
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(lock.packages['node_modules/openapi-fetch'].version).toBe(dependencies['openapi-fetch']);
  });

  it('has no fault that publint or are-the-types-wrong know', async () => {
    await node(join(root, 'node_modules', 'publint', 'src', 'cli.js'), 'run', '--strict', tarball);
    // Node's older way to resolve, without `exports`, finds the main entry alone.
    const types = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    await node(types, '--profile', 'node16', '--no-emoji', '--no-color', tarball).catch(({ stdout }) => {
      throw new Error(stdout);
    });
  });
});

it('npm asks no public registry for a package of its scope', async () => {
  const other = ['install', '--loglevel=error', '--fetch-retries=0', '@card-payments-service/another'];
  await expect(run('npm', other, { cwd: project })).rejects.toThrow(/ENOTFOUND|EAI_AGAIN|registry\.invalid/);
});

describe('installed into an empty project', () => {
  const use = `
    const { SVC_BASE_URL: baseUrl, SVC_MERCHANT_ID: merchantId, SVC_API_KEY: apiKey } = process.env;
    const call = async () => {
      const client = createMerchantClient({ baseUrl, merchantId, apiKey });
      const { status, body, idempotencyKey } = await client.createOrder({ body: { order_id: process.argv[1].slice(-7, -4), amount: '1.00' } });
      const refused = await createMerchantClient({ baseUrl, merchantId, apiKey: 'wrong' }).listOrders();
      const admin = await createAdminClient({ baseUrl, bearerToken: 'wrong' }).listMerchants();
      const fetch = async () => Response.json({ hello: 'captive portal' });
      const portal = await createMerchantClient({ baseUrl, fetch }).getOrder({ path: { order_id: 'A' } });
      const keys = [idempotencyKey.length, portal.idempotencyKey];
      console.log(status, body.status, refused.kind, refused.body.error_code, admin.status, portal.kind, ...keys);
    };
    call();`;

  it.each([
    [
      'an ES module',
      'esm.mjs',
      "import { createAdminClient, createMerchantClient } from '@card-payments-service/client';",
    ],
    [
      'CommonJS',
      'cjs.cjs',
      "const { createAdminClient, createMerchantClient } = require('@card-payments-service/client');",
    ],
  ])('it calls the service from %s', async (_form, file, line) => {
    await writeFile(join(project, file), line + use);
    expect((await node(file)).stdout.trim()).toBe('200 NEW refusal access_denied 401 undocumented 36 undefined');
  });

  const mistaken = `
    const { SVC_BASE_URL: baseUrl, SVC_MERCHANT_ID: merchantId, SVC_API_KEY: apiKey } = process.env;
    const told = (call) => call.then(({ status }) => status, ({ name, message }) => name + ' ' + message.split(':')[0]);
    const call = async () => {
      const client = createMerchantClient({ baseUrl, merchantId, apiKey });
      const [, , order_id, txn_uuid] = process.argv;
      const refund = (amount) => client.refundOrder({ path: { order_id }, body: { unique_request_id: 'r1', amount } });
      const capture = (body) => client.captureTxn({ path: { txn_uuid }, body });
      const fields = { amount: '10.00' };
      for (const amount of ['', 'null', null, () => '10.00']) console.log(await told(refund(amount)));
      for (const body of [{ amount: '' }, { amount: null }, { Amount: '10.00' }, new URLSearchParams(fields), new Map(Object.entries(fields))]) console.log(await told(capture(body)));
      console.log(await told(refund('10.00')), await told(capture(fields)));
    };
    call();`;

  it.each([
    ['an ES module', 'mistaken.mjs', "import { createMerchantClient } from '@card-payments-service/client';"],
    ['CommonJS', 'mistaken.cjs', "const { createMerchantClient } = require('@card-payments-service/client');"],
  ])(
    'it refunds and captures from %s the given amount, and never the whole when the amount is missing',
    async (_form, file, line) => {
      const fixtures = refundFixtures(service);
      const paid = await fixtures.paid();
      const held = await fixtures.shop.order({ 'metadata.txns.auto_capture': 'false' });
      await fixtures.shop.pay(held, Cards.visa);
      const txn = textAt(await fixtures.shop.read(held), 'txn_detail', 'txn_uuid');
      await writeFile(join(project, file), line + mistaken);
      const { stdout } = await node(file, paid, txn);
      const amounts = ['amount', 'amount', 'amount', 'amount'];
      const refused = [...amounts, 'amount', 'amount', 'Amount', 'body', 'body'].map((name) => `TypeError ${name}`);
      expect(stdout.trim().split('\n')).toEqual([...refused, '200 200']);
      expect(await fixtures.shop.read(paid)).toMatchObject({ amount_refunded: 10 });
      await service.runWorkers();
      expect(await fixtures.shop.ledger(held)).toContainEqual({ kind: 'capture', minor: 1_000 });
    },
  );

  it('it brings a bundle of a merchant nothing of the administration', async () => {
    await writeFile(
      join(project, 'bundled.mjs'),
      "import { createMerchantClient } from '@card-payments-service/client'; globalThis.client = createMerchantClient({ baseUrl: 'https://a.example' });",
    );
    const options = { bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' } as const;
    const { outputFiles } = await build({ ...options, entryPoints: [join(project, 'bundled.mjs')] });
    const text = outputFiles[0]?.text ?? '';
    const merchants = Object.values<CallFacts>(merchantOperations).map(({ path }) => path);
    const admins = Object.values<CallFacts>(adminOperations).map(({ path }) => path);
    expect(merchants.filter((path) => !text.includes(path))).toEqual([]);
    expect(admins.filter((path) => text.includes(path))).toEqual([]);
    expect(text).not.toContain('ApiKeyList');
    expect(text.length).toBeLessThan(40_000);
  });

  it('its types work for ES modules, CommonJS and bundlers, and every block of the README compiles', async () => {
    const wrong = `
      import { createMerchantClient } from '@card-payments-service/client';
      const client = createMerchantClient({ baseUrl: '' });
      // @ts-expect-error no such operation
      client.createOrders;
      // @ts-expect-error amount is text
      client.createOrder({ body: { order_id: 'a', amount: 1 } });
      const answer = await client.getOrder({ path: { order_id: 'a' } });
      // @ts-expect-error a refusal has no order
      if (answer.kind === 'refusal') answer.body.order_link;`;
    await mkdir(join(project, 'types'));
    await writeFile(join(project, 'types', 'wrong.mts'), wrong);
    for (const [index, block] of blocks.entries()) {
      await writeFile(join(project, 'types', `block-${index}.mts`), block);
      // CommonJS has no await outside of a function.
      const [imports, rest] = [/^import .*$/gm, block.replace(/^import .*$/gm, '').replaceAll('export const', 'const')];
      const text = `${(block.match(imports) ?? []).join('\n')}\nexport async function block() {${rest}}`;
      await writeFile(join(project, 'types', `block-${index}.cts`), text);
    }
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    // The declarations themselves, of both forms, are checked in the first round.
    for (const { module, resolution, skipLibCheck } of [
      { module: 'node16', resolution: 'node16', skipLibCheck: false },
      { module: 'esnext', resolution: 'bundler', skipLibCheck: true },
    ]) {
      const options = {
        module,
        skipLibCheck,
        moduleResolution: resolution,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
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

describe('the README', () => {
  it.each(texts)('%s says how to install the package, with lines that run here', async (file) => {
    expect(await installLines(file)).toEqual(await installLines('generated/client/README.md'));
    expect(await installLines(file)).toHaveLength(1);
    expect(await readFile(join(root, file), 'utf8')).not.toContain('npm install @card-payments-service/client');
  });

  it('is where the README of the project sends readers, and not to a registry', async () => {
    const text = await readFile(join(root, 'README.md'), 'utf8');
    for (const file of texts) expect(text).toContain(`](${file}`);
    expect(text).not.toContain('npm install @card-payments-service/client');
  });

  it('creates an order with its first block unchanged', async () => {
    await writeFile(join(project, 'first.mts.mjs'), blocks[0] ?? '');
    const { stdout } = await node('first.mts.mjs');
    expect(stdout).toMatch(/^ORD[0-9]+ http:\S+\/payment-page\/pl_\w+\nNEW\n$/);
  });

  it('names every operation of both documents', () => {
    const rows = [...readme.matchAll(/^\| `(\w+)` \| `[A-Z]+ \//gm)].map((match) => match[1]);
    expect(rows.sort()).toEqual(Object.keys({ ...merchantOperations, ...adminOperations }).sort());
  });
});
