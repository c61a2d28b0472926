/**
 * `npm run check:clients`: gate G15. Clients that the stock generators make of the bundle, for Python, Java and Go, each build and
 * pay an order of a service of their own, sending `tokenize` and a gateway reference id. What the machine lacks for it is
 * installed. `-- python` tries that language alone; a run of all writes what came of it to check-clients/RESULT.md.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { assertOk, createAdminClient } from '../generated/client/index.ts';
import { buildServer } from './build-server.ts';
import { type ClientLanguage, PROGRAMS } from './check-clients/language.ts';
import { languages, languagesOf } from './check-clients/languages.ts';
import { expectPaid, REFERENCE } from './check-clients/paid.ts';
import { type MadeOf, resultText } from './check-clients/result.ts';
import { prepareGround } from './demo/ground.ts';
import { readDemo, startServiceProcess } from './demo/service-process.ts';
import { parseJson, toObject, toText } from './generate/json.ts';
import { installedTool, runTool } from './generate/run-tool.ts';

const root = resolve('.');

/** Of which contract the clients are made, by which generator, and when. */
async function madeOf(): Promise<MadeOf> {
  const bundle = await readFile(join(root, 'generated', 'openapi.json'));
  const info = toObject(toObject(parseJson(bundle.toString('utf8')), 'bundle').info, 'info');
  const tools = toObject(
    parseJson(await readFile(join(root, 'openapi', 'codegen', 'openapitools.json'), 'utf8')),
    'tools',
  );
  return {
    contract: toText(info.version, 'version'),
    digest: createHash('sha256').update(bundle).digest('hex'),
    generator: toText(toObject(tools['generator-cli'], 'generator-cli').version, 'version'),
    date: new Date().toISOString(),
  };
}

async function generate({ generator, options }: ClientLanguage, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const pinned = ['--openapitools', join(root, 'openapi', 'codegen', 'openapitools.json')];
  const what = ['generate', '-g', generator, '-i', join(root, 'generated', 'openapi.json'), '-o', folder];
  const command = installedTool(root, 'openapi-generator-cli');
  await runTool({ command, args: [...pinned, ...what, ...options], cwd: root });
}

/** Tokens are made of what the demo merchant's customers pay with, by the merchant's own consent. */
async function enableTokens(baseUrl: string, operatorKey: string, merchantId: string): Promise<void> {
  const operator = createAdminClient({ baseUrl, bearerToken: operatorKey });
  const body = { tokenization_enabled: true, merchant_consent: true, token_requestor_ids: { VISA: '40010030273' } };
  assertOk(await operator.updateMerchant({ path: { merchant_id: merchantId }, body }));
}

/** Its client's versions, once it has paid. */
async function tryLanguage(language: ClientLanguage, variables: NodeJS.ProcessEnv): Promise<string> {
  const { name, prepare, pay } = language;
  const from = performance.now();
  const folder = resolve('.build', 'clients', name);
  const orderId = `CLIENT-${name}`;
  const place = { root, folder, env: { ...process.env, ...variables, ORDER_ID: orderId } };
  await generate(language, folder);
  const version = await prepare(place);
  expectPaid(name, await pay(place));
  console.log(`${name}: built and ${orderId} paid in ${Math.round((performance.now() - from) / 1000)} s`);
  return `${name}: ${version.trim()}`;
}

async function payWithAll(wanted: readonly ClientLanguage[]): Promise<readonly string[]> {
  const ground = await prepareGround(process.env.MONGODB_URI || undefined);
  try {
    const service = await startServiceProcess(ground.env);
    try {
      const { baseUrl, merchantId, apiKey, operatorKey } = await readDemo(ground.dataDir);
      await enableTokens(baseUrl, operatorKey, merchantId);
      const variables = {
        BASE_URL: baseUrl,
        API_KEY: apiKey,
        MERCHANT_ID: merchantId,
        GATEWAY_REFERENCE_ID: REFERENCE,
      };
      const versions: string[] = [];
      for (const language of wanted) versions.push(await tryLanguage(language, variables));
      return versions;
    } finally {
      await service.stop();
    }
  } finally {
    await ground.clear();
  }
}

async function run(asked: readonly string[]): Promise<void> {
  const wanted = languagesOf(asked);
  await buildServer();
  const versions = await payWithAll(wanted);
  if (wanted.length === languages.length) {
    await writeFile(join(PROGRAMS, 'RESULT.md'), resultText(await madeOf(), versions));
  }
  console.log(`${wanted.length} stock clients paid`);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
