/**
 * `npm run check:clients`: gate G15. Generates clients for six languages from the client bundle with the stock generators. Each client
 * builds, pays an order and reads an order with a status of a future release. Installs missing tools. `-- python` checks one language;
 * a run of all languages writes check-clients/RESULT.md.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertOk, createAdminClient } from '../generated/client/index.ts';
import { buildServer } from './build-server.ts';
import { type ClientLanguage, languages, languagesOf, PROGRAMS } from './check-clients/languages.ts';
import { NEWER_EVENT, NEWER_STATUS, startNewerService } from './check-clients/newer-service.ts';
import { type BuildFacts, type ClientResult, expectPaid, REFERENCE, resultText } from './check-clients/result.ts';
import { prepareEnvironment } from './demo/environment.ts';
import { readDemo, startServiceProcess } from './demo/service-process.ts';
import { type JsonObject, parseJson, toObject, toText } from './generate/json.ts';
import { installedTool, runTool } from './run-program.ts';

const root = resolve('.');

/** The client bundle that the service publishes. */
interface Bundle {
  readonly file: string;
  readonly text: string;
  readonly document: JsonObject;
}

async function downloadBundle(baseUrl: string): Promise<Bundle> {
  const answer = await fetch(new URL('/docs/client.openapi.json', baseUrl));
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(
      `GET /docs/client.openapi.json answered ${answer.status}. Check that the service serves its reference.`,
    );
  const file = resolve('.build', 'clients', 'client.openapi.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return { file, text, document: toObject(parseJson(text), 'bundle') };
}

async function buildFactsOf({ text, document }: Bundle): Promise<BuildFacts> {
  const tools = toObject(
    parseJson(await readFile(join(root, 'openapi', 'codegen', 'openapitools.json'), 'utf8')),
    'tools',
  );
  return {
    contract: toText(toObject(document.info, 'info').version, 'version'),
    digest: createHash('sha256').update(text).digest('hex'),
    generator: toText(toObject(tools['generator-cli'], 'generator-cli').version, 'version'),
    date: new Date().toISOString(),
  };
}

/** Whether the contract allows new order statuses. */
function mayGrow({ document }: Bundle): boolean {
  const { schemas } = toObject(document.components, 'components');
  return 'x-extensible-enum' in toObject(toObject(schemas, 'schemas').OrderStatus, 'OrderStatus');
}

async function generate({ generator, options }: ClientLanguage, { file }: Bundle, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const pinned = ['--openapitools', join(root, 'openapi', 'codegen', 'openapitools.json')];
  const what = ['generate', '-g', generator, '-i', file, '-o', folder];
  const command = installedTool(root, 'openapi-generator-cli');
  await runTool({ command, args: [...pinned, ...what, ...options], cwd: root });
}

/** Enables tokenization for the demo merchant. */
async function enableTokens(baseUrl: string, operatorKey: string, merchantId: string): Promise<void> {
  const operator = createAdminClient({ baseUrl, bearerToken: operatorKey });
  const body = { tokenization_enabled: true, merchant_consent: true, token_requestor_ids: { VISA: '40010030273' } };
  assertOk(await operator.updateMerchant({ path: { merchant_id: merchantId }, body }));
}

/** Generates and builds a client and pays with it. Throws when it cannot read a status that the contract allows. */
async function testClient(
  language: ClientLanguage,
  bundle: Bundle,
  variables: NodeJS.ProcessEnv,
): Promise<ClientResult> {
  const { name, prepare, pay } = language;
  const from = performance.now();
  const folder = resolve('.build', 'clients', name);
  const orderId = `CLIENT-${name}`;
  const place = { root, folder, env: { ...process.env, ...variables, ORDER_ID: orderId } };
  await generate(language, bundle, folder);
  const version = (await prepare(place)).trim();
  const { newer, event } = expectPaid(name, await pay(place));
  if (newer !== NEWER_STATUS && mayGrow(bundle))
    throw new Error(`${name}: the client does not read a new order status: ${newer}`);
  if (event !== NEWER_EVENT && mayGrow(bundle))
    throw new Error(`${name}: the client does not list a new event: ${event}`);
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`${name}: built, ${orderId} paid in ${seconds} s; reads from a future release: ${newer}, ${event}`);
  return { name, version, newer, event };
}

async function payAt(
  { baseUrl, merchantId, apiKey, operatorKey }: Awaited<ReturnType<typeof readDemo>>,
  wanted: readonly ClientLanguage[],
): Promise<void> {
  await enableTokens(baseUrl, operatorKey, merchantId);
  const bundle = await downloadBundle(baseUrl);
  const newer = await startNewerService(baseUrl);
  try {
    const variables = {
      BASE_URL: baseUrl,
      NEWER_BASE_URL: newer.baseUrl,
      API_KEY: apiKey,
      MERCHANT_ID: merchantId,
      GATEWAY_REFERENCE_ID: REFERENCE,
    };
    const results: ClientResult[] = [];
    for (const language of wanted) results.push(await testClient(language, bundle, variables));
    if (wanted.length < languages.length) return;
    await writeFile(join(PROGRAMS, 'RESULT.md'), resultText(await buildFactsOf(bundle), results));
  } finally {
    await newer.close();
  }
}

async function payWithAll(wanted: readonly ClientLanguage[]): Promise<void> {
  const environment = await prepareEnvironment(process.env.MONGODB_URI || undefined);
  try {
    const service = await startServiceProcess(environment.env);
    try {
      await payAt(await readDemo(environment.dataDir), wanted);
    } finally {
      await service.stop();
    }
  } finally {
    await environment.remove();
  }
}

async function run(asked: readonly string[]): Promise<void> {
  const wanted = languagesOf(asked);
  await buildServer();
  await payWithAll(wanted);
  console.log(`${wanted.length} stock clients paid`);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
