/**
 * G8, G9 and G13: every example of the contract is one scenario, carried out by the typed client against the real service,
 * through Prism as a validating proxy before it, and against Prism's mock of the contract. Same status, same media type, same
 * keys, or a line of prism-leniencies.yaml. In `npm test` one success and one refusal of each operation go through the proxy;
 * `npm run test:slow` sends them all.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { contractProblems } from '../../support/contract-check.ts';
import { isEveryCase } from '../../support/every-case.ts';
import { type Prism, startPrism } from '../../support/prism.ts';
import { headerUse } from './documented-headers.ts';
import {
  type AnyAnswer,
  exampleCall,
  type Prepared,
  prepare,
  send,
  type Target,
  withBody,
  withOrder,
} from './drive.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { generatedValueUse } from './generated-values.ts';
import { STORE_FAULTS, WITHOUT_TRACE } from './givens/faults.ts';
import { codeOf, invalidForms, refusalCodes, refusalProblems } from './invalid-forms.ts';
import { leniencies, leniencyFor, leniencyUse } from './leniencies.ts';
import { differences } from './parity.ts';
import { createReport, SAME } from './report.ts';
import { type Scenario, scenarios, titleOf } from './scenarios.ts';
import { NEEDS_NO_DATABASE } from './store-fault.ts';
import { allValues, type Comparison, significantValues } from './values.ts';

const report = createReport();
const used = leniencyUse();
const headers = headerUse();
const generatedUse = generatedValueUse();
let env: Environment;
let prism: Prism;

beforeAll(async () => {
  env = await createEnvironment('scenarios');
  prism = await startPrism(env.baseUrl);
}, 120_000);
afterAll(async () => {
  console.log(report.print());
  await prism?.stop();
  await env?.close();
});

const ofService: Target['credentials'] = async ({ operation }) => ({
  apiKey: env.merchant().apiKey,
  operatorKey: env.operatorKey,
  settingsToken: operation.security.includes('settingsToken') ? await env.settingsToken() : '',
  browserHeaders: () => env.browserHeaders(),
});
const anyCredentials: Target['credentials'] = async () => ({
  apiKey: 'key',
  operatorKey: 'key',
  settingsToken: 'token',
  browserHeaders: async () => ({ cookie: '__Host-svc_settings=token', 'x-csrf-token': 'token' }),
});

const atService: Target = { baseUrl: () => env.baseUrl, credentials: ofService };
const behindProxy: Target = { baseUrl: (document) => prism.proxy(document), credentials: ofService };

/** An answer of the service, or of the proxy before it. */
function wholly(call: Prepared): Comparison {
  return allValues({ call, normalize: env.normalize, note: generatedUse.note });
}

function problemsOf({ scenario, draft }: Prepared, answer: AnyAnswer, comparison: Comparison): readonly string[] {
  const found = differences(scenario, answer, comparison);
  return found.length > 0 ? found : contractFaults({ scenario, draft }, answer);
}

/** What is against the contract, whatever the scenario shows. */
function contractFaults(
  { scenario, draft }: Pick<Prepared, 'scenario' | 'draft'>,
  answer: AnyAnswer,
): readonly string[] {
  const { path, method } = scenario.operation;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(draft.path[name] ?? name)));
  const text =
    answer.contentType === null ? '' : typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  const headers = Object.fromEntries(answer.headers);
  return contractProblems({
    method: method.toUpperCase(),
    path: filled,
    accept: '',
    status: answer.status,
    headers,
    text,
  });
}

/** A database that fails is met by the handler, but for those that need none. */
function faultProblems({ operation, given }: Scenario): readonly string[] {
  const isFault = given.state.some((name) => STORE_FAULTS.has(name)) && !NEEDS_NO_DATABASE.has(operation.id);
  return isFault && env.asked() === 0 ? ['its handler did not get to the database'] : [];
}

/** A call that is refused, or only reads: the world is afterwards what it was before. */
function isHarmless({ status, operation }: Scenario): boolean {
  return status >= 400 || operation.method === 'get';
}

/** A scenario that nothing was made for and that changes nothing: the next one finds a fresh world. */
function leavesNoTrace(scenario: Scenario): boolean {
  const { state, at } = scenario.given;
  return isHarmless(scenario) && at === undefined && state.every((name) => WITHOUT_TRACE.has(name));
}

const cases = scenarios.map((scenario): [string, Scenario] => [titleOf(scenario), scenario]);
const here = cases
  .filter(([, { given }]) => given.notHere === undefined)
  // Those that leave no trace come first: one world is enough for all of them.
  .sort(([, one], [, other]) => Number(leavesNoTrace(other)) - Number(leavesNoTrace(one)));

const byOutcome = new Map(
  here.map(([, scenario]) => [`${scenario.operation.id} ${scenario.status < 400}`, scenario] as const),
);
const ofLeniencies = scenarios.filter(({ operation, status }) =>
  leniencies.some(
    ({ at, operations, statuses }) => at === 'proxy' && operations.includes(operation.id) && statuses.includes(status),
  ),
);
const behindTheProxy = new Set(isEveryCase ? scenarios : [...byOutcome.values(), ...ofLeniencies]);

describe.each(here)('%s', (_, scenario) => {
  let prepared: Prepared | undefined;

  it('is how the real service answers', async () => {
    const call = await prepare(env, scenario);
    prepared = isHarmless(scenario) ? call : undefined;
    const answer = await send(call, atService);
    headers.note(answer);
    const found = [...problemsOf(call, answer, wholly(call)), ...faultProblems(scenario)];
    if (leavesNoTrace(scenario)) env.leaveUntouched();
    refuse(found, hintFor(scenario));
    report.note('service', scenario, SAME);
  });

  if (!behindTheProxy.has(scenario)) return;
  it('does not change behind a validating proxy', async () => {
    // The call that was harmless the first time finds the world as it was; any other one gets a world of its own.
    const call = prepared ?? (await prepare(env, scenario));
    const answer = await send(call, behindProxy);
    if (leavesNoTrace(scenario)) env.leaveUntouched();
    judge('proxy', scenario, [...problemsOf(call, answer, wholly(call)), ...violations(scenario, answer)]);
  });
});

describe('the mock answers as the contract shows', () => {
  const target: Target = {
    baseUrl: () => prism.mock,
    credentials: anyCredentials,
    headers: ({ status, name, mediaType }) => ({
      prefer: mediaType === null ? `code=${status}` : `code=${status}, example=${name}`,
    }),
  };
  it.each(cases)('%s', async (_, scenario) => {
    const prepared = exampleCall(scenario);
    judge('mock', scenario, problemsOf(prepared, await send(prepared, target), significantValues));
  });
});

const FORM = 'application/x-www-form-urlencoded';
const forms = scenarios.filter(
  ({ operation, body, ownFormat }) => operation.requestMediaType === FORM && body !== undefined && !ownFormat,
);

let orders = 0;
/** Each form gets an order of its own: the mock echoes whichever it is. */
function freshOrder(): string {
  orders += 1;
  return `ORD77${orders}`;
}

describe('the mock, without any setup, serves a form', () => {
  const target: Target = { baseUrl: () => prism.mock, credentials: anyCredentials };
  const valid = forms.filter(({ status, given }) => status < 400 && Object.keys(given.body).length === 0);
  it.each(valid.map((scenario): [string, Scenario] => [titleOf(scenario), scenario]))('%s', async (_, scenario) => {
    const { ok, status, body } = await send(withOrder(exampleCall(scenario), freshOrder()), target);
    if (!ok || status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
  });

  const first = [...new Map(valid.map((scenario) => [scenario.operation.id, scenario])).values()];
  it.each(first.map((scenario): [string, Scenario] => [scenario.operation.id, scenario]))(
    '%s, and refuses each that is wrong as documented, in the words of the service',
    async (_, scenario) => {
      const places = [
        { place: 'the service', call: await prepare(env, scenario), target: atService },
        { place: 'the mock', call: exampleCall(scenario), target },
      ] as const;
      const codes = refusalCodes(scenario);
      const wrong = invalidForms(scenario);
      const checked = wrong.map(async (form) => {
        const said = places.map(async ({ place, call, target: where }) => {
          const changed = { ...withBody(call, form.change), appended: `${call.appended}${form.appended}` };
          const answer = await send(changed, where);
          const found = [...refusalProblems(form, answer, codes), ...contractFaults(changed, answer)];
          return { found: found.map((problem) => `${form.fault}: ${place}: ${problem}`), code: codeOf(answer) };
        });
        const [atReal, atMock] = await Promise.all(said);
        const differs = atReal?.code === atMock?.code ? [] : [`${form.fault}: ${atMock?.code} and not ${atReal?.code}`];
        return [...(atReal?.found ?? []), ...(atMock?.found ?? []), ...differs];
      });
      refuse((await Promise.all(checked)).flat(), scenario.operation.id);
      expect(wrong.length).toBeGreaterThan(0);
    },
  );

  it('of every operation that takes one', () => {
    const operations = operationList.filter(({ requestMediaType }) => requestMediaType === FORM).map(({ id }) => id);
    expect(first.map(({ operation }) => operation.id).sort()).toEqual([...operations].sort());
  });
});

/** What Prism as a validating proxy found wrong, one line each; with a request only where the scenario succeeds. */
function violations({ status }: Scenario, { headers }: AnyAnswer): readonly string[] {
  const list: unknown = JSON.parse(headers.get('sl-violations')?.replace(/^Too many violations! .*$/s, '[]') ?? '[]');
  const found = Array.isArray(list) ? list : [];
  return found
    .filter(({ location, severity }) => severity === 'Error' && (location[0] === 'response' || status < 300))
    .map(({ location, message }) => `violation at ${location.join('.')}: ${message}`);
}

function judge(place: 'proxy' | 'mock', scenario: Scenario, found: readonly string[]): void {
  let outcome = SAME;
  const left = found.filter((difference) => {
    const leniency = leniencyFor(place, scenario, difference);
    if (leniency === undefined) return true;
    used.note(leniency, scenario, difference);
    outcome = leniency.id;
    return false;
  });
  refuse(left, titleOf(scenario));
  report.note(place, scenario, outcome);
}

function refuse(found: readonly string[], hint: string): void {
  if (found.length > 0) throw new Error(`${hint}\n${found.join('\n')}`);
}

function hintFor({ operation, name, given }: Scenario): string {
  const present = given.state.length === 0 ? 'none' : given.state.join(', ');
  return `${operation.id} ${name}: name what must be there in x-given of the operation (now: ${present}), or mend the example`;
}

describe('of the contract', () => {
  it('every operation is covered, and every documented status is given by the service', () => {
    expect(report.missingStatuses()).toEqual([]);
  });

  it('every documented header is given by the service', () => {
    expect(headers.missing()).toEqual([]);
  });

  it.each([...NEEDS_NO_DATABASE])('%s answers without a database', async (id) => {
    const usual = scenarios.find(({ operation, status }) => operation.id === id && status < 400);
    if (usual === undefined) throw new Error(`${id} has no example that goes well`);
    const call = await prepare(env, usual);
    env.fail('unreachable');
    expect(codeOf(await send(call, atService))).toBeUndefined();
  });

  it('no leniency of Prism is unused', () => {
    expect(used.idle()).toEqual([]);
  });

  it('no entry of the generated values is unused', () => {
    expect(generatedUse.idle()).toEqual([]);
  });
});
