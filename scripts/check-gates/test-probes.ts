/** The faults that tests must catch: gates G8 to G11 and G13. */
import type { Probe } from './mutation.ts';

/** The command that runs the tests with these names in these files or folders. */
function testsNamed(names: readonly string[], files: readonly string[]): readonly string[] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    '-t',
    names.join('|'),
    ...files,
  ];
}

/** A test that ignores an answer, so that only the check at the socket can find its fault. */
const unlooked = `
import { afterAll, beforeAll, it } from 'vitest';
import { startService, type TestService } from '../../support/service.ts';
let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'seeded' });
});
afterAll(() => service.close());
it('a seeded call that nobody looks at', async () => {
  await fetch(\`\${service.baseUrl}/health\`);
});
`;

/** The same with a worker process. */
const unlookedWorker = `
import { afterAll, beforeAll, it } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { type TestSystem, createTestSystem } from '../../support/test-system.ts';
let system: TestSystem;
beforeAll(async () => {
  system = await createTestSystem('seeded');
});
afterAll(() => system.close());
it('a seeded call to a worker that nobody looks at', async () => {
  const port = await freePort();
  await system.startWorker({ OPS_PORT: String(port) });
  await fetch(\`http://127.0.0.1:\${port}/health\`);
});
`;

const wanted = [
  '(create|get)Customer 200 plain',
  'listWebhookSourceAddresses 200 plain',
  'showPayStep 200 consent',
  'says what the guide says',
  'that is changed',
  'a seeded call',
  'every documented header',
];
const files = [
  'test/integration/scenarios/scenarios.test.ts',
  'test/integration/mock',
  'test/integration/seeded',
  'test/integration/webhooks-end-to-end/every-event.test.ts',
];

const scenarios: Probe = {
  command: testsNamed(wanted, files),
  mutations: [
    {
      gate: 'G8',
      fault: 'a scenario without its preconditions',
      file: 'generated/openapi.json',
      from: /("operationId": "getCustomer",\s*"x-given": \{\s*"plain": \[\s*)"customer"/,
      to: '$1',
      seen: /FAIL .*getCustomer 200 plain > is how the real service answers/,
    },
    {
      gate: 'G9',
      fault: 'an example with a field that the service does not send',
      file: 'generated/openapi.json',
      from: /("createCustomer",[\s\S]*?"responses": \{[\s\S]*?"object": "customer",)/,
      to: '$1 "seeded": 1,',
      seen: /createCustomer plain[\s\S]{0,400}seeded is missing/,
    },
    {
      gate: 'G9',
      fault: 'a response header that the service never sends',
      file: 'generated/openapi.json',
      from: /("operationId": "getCardInfo",[\s\S]*?"200": \{[\s\S]*?"headers": \{)/,
      to: '$1 "x-svc-seeded": { "description": "Seeded.", "schema": { "type": "string" } },',
      seen: /FAIL .*every documented header is given[\s\S]*x-svc-seeded/,
    },
    {
      gate: 'G8',
      fault: 'a mock that returns a different order than requested',
      file: 'scripts/mock/echo.ts',
      from: 'text.replaceAll(shown, order)',
      to: 'text',
      seen: /FAIL .*mock\.test\.ts.*says what the guide says/,
    },
    {
      gate: 'G9',
      fault: 'a page of the mock that differs from the service’s',
      file: 'scripts/mock/pages/page-states.ts',
      from: "['consent', consent()]",
      to: "['consent', bank()]",
      seen: /FAIL .*the mock answers .*showPayStep 200 consent/,
    },
    {
      gate: 'G10',
      fault: 'a response that violates the contract and that no test checks',
      file: 'server/api/ops/handlers.ts',
      from: "body: { status: 'ok' }",
      to: "body: { status: 'seeded' }",
      seen: /answers? w(as|ere) against the contract \(G10\)/,
    },
    {
      gate: '(setting)',
      fault: 'turn off the check in the service',
      file: 'server/http/contract/answer-check.ts',
      from: 'if (problem !== undefined) throw',
      to: "if (problem === 'seeded') throw",
      seen: /./,
    },
    {
      gate: '(setting)',
      fault: 'a call that no test checks',
      file: 'test/integration/seeded/unlooked.test.ts',
      from: null,
      to: unlooked,
      seen: /./,
    },
    {
      gate: 'G10',
      fault: 'a response of a separate process that violates the contract and that no test checks',
      file: 'server/http/server/plain-listener.ts',
      from: "json(200, { status: 'ok' })",
      to: "json(200, { status: 'seeded' })",
      seen: /answers of a process of its own were against the contract \(G10\)/,
    },
    {
      gate: '(setting)',
      fault: 'a call to a worker that no test checks',
      file: 'test/integration/seeded/unlooked-worker.test.ts',
      from: null,
      to: unlookedWorker,
      seen: /./,
    },
    {
      gate: 'G11',
      fault: 'a webhook that violates the contract',
      file: 'server/delivery/queue/wire.ts',
      from: 'date_created: wireTime(entry.at)',
      to: "date_created: 'seeded'",
      seen: /FAIL .*every-event\.test\.ts.*that is changed/,
    },
    {
      gate: 'G13',
      fault: 'a response header that violates the contract',
      file: 'generated/openapi.json',
      from: /("headers": \{\s*"RequestId": [\s\S]*?"ResponseId": \{[\s\S]*?"schema": \{\s*"type": "string")/,
      to: '$1, "pattern": "^seeded$"',
      seen: /FAIL .*listWebhookSourceAddresses 200 plain > does not change behind a validating proxy/,
    },
  ],
};

/** Apart from the others: the seeded header fault would fail this scenario's order first. */
const amounts: Probe = {
  command: testsNamed(['refundOrder 200 partial'], ['test/integration/scenarios/scenarios.test.ts']),
  mutations: [
    {
      gate: 'G9',
      fault: 'a response with a different amount than requested',
      file: 'server/api/orders/refund-wire.ts',
      from: 'amount: toMajor(refund.money)',
      to: 'amount: 2 * toMajor(refund.money)',
      seen: /refundOrder partial[\s\S]{0,400}refunds\[\]\.amount is 80 and not 40/,
    },
  ],
};

const texts: Probe = {
  command: testsNamed(
    ['exportOrders 200 plain', 'getMetrics 200 plain'],
    ['test/integration/scenarios/scenarios.test.ts'],
  ),
  mutations: [
    {
      gate: 'G9',
      fault: 'an example of a CSV file with different columns than the service’s',
      file: 'generated/admin.openapi.json',
      from: /"value": "order_id,id,date_created,/,
      to: '"value": "order_id,id,seeded,',
      seen: /exportOrders plain[\s\S]{0,400}the columns are order_id,id,date_created,/,
    },
    {
      gate: 'G9',
      fault: 'an example of a metric that the service does not export',
      file: 'generated/openapi.json',
      from: '# TYPE http_requests_total counter',
      to: '# TYPE seeded_total counter',
      seen: /getMetrics plain[\s\S]{0,400}"# TYPE seeded_total counter" is missing/,
    },
  ],
};

const webhooks: Probe = {
  command: testsNamed(['ORDER_SUCCEEDED plain'], ['test/integration/scenarios/webhooks.test.ts']),
  mutations: [
    {
      gate: 'G9',
      fault: 'an example of a webhook that differs from the service’s',
      file: 'generated/openapi.json',
      from: /("operationId": "onOrderSucceeded",[\s\S]*?"resp_message": )"Approved"/,
      to: '$1"Seeded"',
      seen: /content\.order\.resp_message is \\?"Approved\\?" and not \\?"Seeded\\?"/,
    },
  ],
};

export const testProbes: readonly Probe[] = [scenarios, amounts, webhooks, texts];
