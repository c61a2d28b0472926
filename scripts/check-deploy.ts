/**
 * `npm run check:deploy`: what operators deploy. Tests the alert rules with promtool, renders the Helm chart and compares it and the
 * compose files with their published schemas. Prints a line for each part, and exits with 1 on faults. Without any, it writes
 * scripts/check-deploy/RESULT.md.
 */
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { runFacts } from './bench/report/machine.ts';
import { goCommand } from './check-clients/languages.ts';
import { has, tool } from './check-clients/tool.ts';
import { composeSchema, resourceSchema } from './check-deploy/schemas.ts';
import { variableFaults } from './check-deploy/variables.ts';
import { itemsOf, type Json, type JsonObject, membersOf, textsOf, toObject, toText } from './generate/json.ts';

const HELM = 'v3.19.2';
const root = join(import.meta.dirname, '..');
const DEPLOY = join(root, 'scripts', 'deploy');
const run = (command: string, args: readonly string[], cwd = root) => tool({ command, args, cwd, env: process.env });

async function prometheusFile(name: string): Promise<JsonObject> {
  return toObject(parse(await readFile(join(DEPLOY, 'prometheus', name), 'utf8')), name);
}

/** The alert rules, by name. */
async function alertRules(): Promise<readonly (readonly [string, JsonObject])[]> {
  return itemsOf((await prometheusFile('alerts.yml')).groups)
    .flatMap((group) => itemsOf(toObject(group, 'group').rules))
    .map((rule) => toObject(rule, 'rule'))
    .map((rule) => [toText(rule.alert, 'alert'), rule] as const);
}

/** How often the tests expect each alert to fire, and not to. */
async function expectations(): Promise<ReadonlyMap<string, { fires: number; quiet: number }>> {
  const { tests } = await prometheusFile('alerts.test.yml');
  const counts = new Map<string, { fires: number; quiet: number }>();
  for (const each of itemsOf(tests).flatMap((test) => itemsOf(toObject(test, 'test').alert_rule_test))) {
    const { alertname, exp_alerts } = toObject(each, 'alert_rule_test');
    const name = toText(alertname, 'alertname');
    const count = counts.get(name) ?? { fires: 0, quiet: 0 };
    counts.set(name, count);
    if (itemsOf(exp_alerts).length > 0) count.fires += 1;
    else count.quiet += 1;
  }
  return counts;
}

/** The table of the alerts, all of whose tests have passed. */
async function alertTable(): Promise<string> {
  const counts = await expectations();
  const rows = (await alertRules()).map(([name, { annotations }]) => {
    const { fires, quiet } = counts.get(name) ?? { fires: 0, quiet: 0 };
    return `| ${name} | ${fires} | ${quiet} | ${toText(toObject(annotations, name).runbook, name)} |`;
  });
  return ['| Alert | Fires | Stays quiet | Leads to |', '| --- | ---: | ---: | --- |', ...rows].join('\n');
}

async function checkAlerts(): Promise<string> {
  const cwd = join(DEPLOY, 'prometheus');
  if (!(await has('promtool', ['--version']))) {
    throw new Error('promtool is missing: install the Debian package prometheus (its server need not run).');
  }
  await run('promtool', ['check', 'config', 'prometheus.yml'], cwd);
  await run('promtool', ['test', 'rules', 'alerts.test.yml'], cwd);
  return `${(await alertRules()).length} rules pass their tests`;
}

/** The path of helm: the one on the PATH, or one that Go builds, once, in the cache of this user. */
async function helm(): Promise<string> {
  if (await has('helm', ['version'])) return 'helm';
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'card-payments-service', 'go', `helm-${HELM}`);
  const program = join(folder, 'helm');
  const isThere = await access(program).then(
    () => true,
    () => false,
  );
  if (isThere) return program;
  console.log(`Building helm ${HELM}, once; it takes minutes…`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const env = { ...process.env, GOBIN: unfinished };
  const args = ['install', `helm.sh/helm/v3/cmd/helm@${HELM}`];
  await tool({ command: await goCommand(root), args, cwd: '/', env });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return program;
}

function faultsOf(validate: ValidateFunction, value: Json, name: string): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${name} ${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}

/** Values of the chart that are off by default, and variables that the chart sets too. */
const EVERYTHING = [
  ...['--set', 'tracing.endpoint=http://collector:4318'],
  ...['--set', 'env.OTEL_RESOURCE_ATTRIBUTES=team=payments', '--set', 'env.OTEL_TRACES_SAMPLER=always_on'],
];
/** The value of a variable that both set: the user's attributes come last, and win. */
const JOINED = { OTEL_RESOURCE_ATTRIBUTES: 'k8s.pod.name=$(POD_NAME),team=payments' };

async function checkChart(): Promise<string> {
  const chart = join(DEPLOY, 'helm', 'card-payments-service');
  const program = await helm();
  const template = ['template', 'shop', chart, '-f', join(DEPLOY, 'helm', 'example-values.yaml')];
  await run(program, template);
  const rendered = await run(program, [...template, ...EVERYTHING]);
  const faults: string[] = [];
  const kinds: string[] = [];
  for (const document of parseAllDocuments(rendered)) {
    const value: Json = document.toJS();
    if (value === null) continue;
    const resource = toObject(value, 'resource');
    const { apiVersion, kind, metadata } = resource;
    const [version, name] = [toText(apiVersion, 'apiVersion'), toText(kind, 'kind')];
    kinds.push(name);
    const validate = await resourceSchema(root, version, name);
    const title = `${name} ${toObject(metadata, name).name}`;
    faults.push(...faultsOf(validate, value, title));
    faults.push(...variableFaults(resource, JOINED).map((fault) => `${title}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `${kinds.length} resources match their schemas (${[...new Set(kinds)].sort().join(', ')})`;
}

/** What the services of the merged files name, and no file declares. */
function undeclared(files: readonly Json[]): string[] {
  const declared = (part: string) =>
    new Set(files.flatMap((file) => membersOf(toObject(file, part)[part])).map(([name]) => name));
  const [volumes, configs, services] = [declared('volumes'), declared('configs'), declared('services')];
  return files
    .flatMap((file) => membersOf(toObject(file, 'file').services))
    .flatMap(([service, value]) => {
      const { volumes: mounts = [], configs: used = [], depends_on: needed = {} } = toObject(value, service);
      const named = textsOf(mounts).flatMap((mount) => (/^[a-z]/.test(mount) ? [mount.split(':')[0] ?? ''] : []));
      const sources = Object.values(used ?? {}).map((each) => toText(toObject(each, service).source, service));
      return [
        ...named.filter((name) => !volumes.has(name)).map((name) => `${service}: no volume ${name}`),
        ...sources.filter((name) => !configs.has(name)).map((name) => `${service}: no config ${name}`),
        ...membersOf(needed).flatMap(([name]) => (services.has(name) ? [] : [`${service}: no service ${name}`])),
      ];
    });
}

async function checkCompose(): Promise<string> {
  const paths = ['scripts/compose.yaml', 'scripts/deploy/compose.yaml'];
  const validate = await composeSchema(root);
  const files: Json[] = await Promise.all(paths.map(async (path) => parse(await readFile(join(root, path), 'utf8'))));
  const faults = [
    ...files.flatMap((file, index) => faultsOf(validate, file, paths[index] ?? '')),
    ...undeclared(files),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (!(await has('docker', ['compose', 'version'])))
    return 'both files match the schema; docker compose is not there to merge them';
  await run('docker', ['compose', ...paths.flatMap((path) => ['-f', path]), 'config', '--quiet']);
  return 'both files match the schema, and docker compose merges them';
}

const lines: string[] = [];
for (const [part, check] of Object.entries({ alerts: checkAlerts, chart: checkChart, compose: checkCompose })) {
  try {
    lines.push(`${part}: ${await check()}`);
    console.log(lines.at(-1));
  } catch (error) {
    console.error(`${part}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
if (process.exitCode !== 1) {
  const promtool = (await run('promtool', ['--version'])).split('\n')[0] ?? '';
  const text = `# What operators deploy

${runFacts()}; ${promtool}, helm ${HELM}. Written by \`npm run check:deploy\`.

${lines.map((line) => `- ${line}`).join('\n')}

Checks of \`scripts/deploy/prometheus/alerts.test.yml\` in which each alert fires, and in which it stays quiet, and the page that its
annotation \`runbook\` names:

${await alertTable()}
`;
  await writeFile(join(import.meta.dirname, 'check-deploy', 'RESULT.md'), text);
}
