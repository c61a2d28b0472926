/**
 * G8, G9 and G13: every example of the contract is one scenario, carried out by the typed client against the real service,
 * through Prism as a validating proxy before it, and against Prism's mock of the contract. Same status, same media type, same
 * keys, or a line of prism-leniencies.yaml.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '../../generated/server/operations.ts';
import { contractProblems } from '../support/contract-check.ts';
import { type AnyAnswer, exampleCall, type Prepared, prepare, send, type Target } from './drive.ts';
import { WITHOUT_TRACE } from './givens/faults.ts';
import { leniencyFor } from './leniencies.ts';
import { differences } from './parity.ts';
import { type Prism, startPrism } from './prism.ts';
import { createReport, SAME } from './report.ts';
import { type Scenario, scenarios, titleOf } from './scenarios.ts';
import { createWorld, type World } from './world.ts';
import { wrongForms } from './wrong-forms.ts';

const report = createReport();
let world: World;
let prism: Prism;

beforeAll(async () => {
  world = await createWorld('scenarios');
  prism = await startPrism(world.baseUrl);
}, 120_000);
afterAll(async () => {
  console.log(report.print());
  await prism?.stop();
  await world?.close();
});

const ofService: Target['credentials'] = async ({ operation }) => ({
  apiKey: world.merchant().apiKey,
  operatorKey: world.operatorKey,
  settingsToken: operation.security.includes('settingsToken') ? await world.settingsToken() : '',
});
const anyCredentials: Target['credentials'] = async () => ({
  apiKey: 'key',
  operatorKey: 'key',
  settingsToken: 'token',
});

const atService: Target = { baseUrl: () => world.baseUrl, credentials: ofService };
const behindProxy: Target = { baseUrl: (document) => prism.proxy(document), credentials: ofService };

function problemsOf({ scenario, draft }: Prepared, answer: AnyAnswer): readonly string[] {
  const found = differences(scenario, answer);
  if (found.length > 0 || scenario.mediaType === null) return found;
  const { path, method } = scenario.operation;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(draft.path[name] ?? name)));
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return contractProblems(method.toUpperCase(), filled, answer.status, scenario.mediaType, text);
}

/** What the proxy found wrong with an answer; with a request only where the scenario is a refusal. */
function violations({ status }: Scenario, { headers }: AnyAnswer): readonly string[] {
  const list: unknown = JSON.parse(headers.get('sl-violations')?.replace(/^Too many violations! .*$/s, '[]') ?? '[]');
  const found = Array.isArray(list) ? list : [];
  return found
    .filter(({ location, severity }) => severity === 'Error' && (location[0] === 'response' || status < 300))
    .map(({ location, message }) => `violation at ${location.join('.')}: ${message}`);
}

/** A call that is refused, or only reads: the world is afterwards what it was before. */
function isHarmless({ status, operation }: Scenario): boolean {
  return status >= 400 || operation.method === 'get';
}

/** A scenario that nothing was made for and that changes nothing: the next one finds a fresh world. */
function leavesNoTrace(scenario: Scenario): boolean {
  return isHarmless(scenario) && scenario.given.state.every((name) => WITHOUT_TRACE.has(name));
}

const cases = scenarios.map((scenario): [string, Scenario] => [titleOf(scenario), scenario]);
const here = cases
  .filter(([, { given }]) => given.notHere === undefined)
  // Those that leave no trace come first: one world is enough for all of them.
  .sort(([, one], [, other]) => Number(leavesNoTrace(other)) - Number(leavesNoTrace(one)));

describe.each(here)('%s', (_, scenario) => {
  let prepared: Prepared | undefined;

  it('is how the real service answers', async () => {
    const call = await prepare(world, scenario);
    prepared = isHarmless(scenario) ? call : undefined;
    const found = problemsOf(call, await send(call, atService));
    if (leavesNoTrace(scenario)) world.leaveUntouched();
    expect(found.join('\n'), hintFor(scenario)).toBe('');
    report.note('service', scenario, SAME);
  });

  it('does not change behind a validating proxy', async () => {
    // The call that was harmless the first time finds the world as it was; any other one gets a world of its own.
    const call = prepared ?? (await prepare(world, scenario));
    const answer = await send(call, behindProxy);
    if (leavesNoTrace(scenario)) world.leaveUntouched();
    judge('proxy', scenario, [...problemsOf(call, answer), ...violations(scenario, answer)]);
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
    judge('mock', scenario, problemsOf(prepared, await send(prepared, target)));
  });
});

const FORM = 'application/x-www-form-urlencoded';
const forms = scenarios.filter(({ operation, body }) => operation.requestMediaType === FORM && body !== undefined);

describe('the mock, told nothing, serves a form', () => {
  const target: Target = { baseUrl: () => prism.mock, credentials: anyCredentials };
  const valid = forms.filter(({ status, given }) => status < 400 && Object.keys(given.body).length === 0);
  it.each(valid.map((scenario): [string, Scenario] => [titleOf(scenario), scenario]))('%s', async (_, scenario) => {
    const { ok, status } = await send(exampleCall(scenario), target);
    expect([ok, status < 400]).toEqual([true, true]);
  });

  const first = [...new Map(valid.map((scenario) => [scenario.operation.id, scenario])).values()];
  it.each(first.map((scenario): [string, Scenario] => [scenario.operation.id, scenario]))(
    '%s, and refuses each that is wrong as documented',
    async (_, scenario) => {
      const wrong = wrongForms(scenario);
      const answers = await Promise.all(
        wrong.map(async ({ change }) => {
          const call = exampleCall({ ...scenario, given: { ...scenario.given, body: change } });
          const { kind, status, contentType } = await send(call, target);
          return [kind, status, contentType];
        }),
      );
      const told = wrong.map(({ fault }, index) => [fault, ...(answers[index] ?? [])]);
      expect(told).toEqual(wrong.map(({ fault }) => [fault, 'refusal', 400, 'application/json']));
      expect(told.length).toBeGreaterThan(0);
    },
  );

  it('of every operation that takes one', () => {
    const operations = operationList.filter(({ requestMediaType }) => requestMediaType === FORM).map(({ id }) => id);
    expect(first.map(({ operation }) => operation.id).sort()).toEqual([...operations].sort());
  });
});

function judge(place: 'proxy' | 'mock', scenario: Scenario, found: readonly string[]): void {
  const accounted = found.map((difference) => leniencyFor(place, scenario, difference)?.id);
  const left = found.filter((_, index) => accounted[index] === undefined);
  expect(left.join('\n')).toBe('');
  report.note(place, scenario, accounted[0] ?? SAME);
}

function hintFor({ operation, name, given }: Scenario): string {
  const present = given.state.length === 0 ? 'none' : given.state.join(', ');
  return `${operation.id} ${name}: name what must be there in x-given of the operation (now: ${present}), or mend the example`;
}

describe('of the contract', () => {
  it('every operation is covered, and every documented status is given by the service', () => {
    expect(report.missingStatuses()).toEqual([]);
  });

  it('no known leniency of Prism is out of date', () => {
    expect(report.idleLeniencies()).toEqual([]);
  });
});
