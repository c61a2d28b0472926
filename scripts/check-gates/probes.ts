/** The faults that commands must catch: gates G1 to G7, G12, G14 and G15. */
import { OperationId } from '../../generated/values.ts';
import type { Probe } from './mutation.ts';

const tsx = ['--import', 'tsx'];

/** G1, G3, the levels and the log lines: the source. */
const source: Probe = {
  command: [...tsx, 'scripts/check-source.ts'],
  mutations: [
    {
      gate: 'G1',
      fault: 'a retyped error code',
      file: 'server/api/orders/wire.ts',
      from: null,
      to: "\nexport const seeded = 'order_not_found' + '';\n",
      seen: /server\/api\/orders\/wire\.ts:\d+ G1:/,
    },
    {
      gate: 'G3',
      fault: 'a type assertion',
      file: 'server/domain/payments/order-status.ts',
      from: null,
      to: "\nexport const seeded = JSON.parse('1') as number;\n",
      seen: /server\/domain\/payments\/order-status\.ts:\d+ G3:/,
    },
    {
      gate: 'card numbers',
      fault: 'a use case that reveals a card number',
      file: 'server/usecases/payments/commit-order.ts',
      from: null,
      to: '\nexport const seeded = (number: { reveal(): string }) => number.reveal();\n',
      seen: /server\/usecases\/payments\/commit-order\.ts:\d+ card numbers:/,
    },
    {
      gate: 'levels',
      fault: 'a store that imports from a use case',
      file: 'server/storage/orders.ts',
      from: null,
      to: "\nexport type { Commit } from '../usecases/payments/commit-order.ts';\n",
      seen: /server\/storage\/orders\.ts:\d+ levels: .*storage imports only from/,
    },
    {
      gate: 'levels',
      fault: 'two folders of the receiver kit that import each other',
      file: 'receiver-kit/src/jobs/job-queue.ts',
      from: null,
      to: "\nexport type { Level } from '../level/level.ts';\n",
      seen: /receiver-kit\/src\/jobs\/job-queue\.ts:\d+ levels: .*import each other/,
    },
    {
      gate: 'logs',
      fault: 'a log line without an event code',
      file: 'server/platform/config.ts',
      from: "{ event: 'config.risk', risk }",
      to: '{ risk }',
      seen: /server\/platform\/config\.ts:\d+ logs: no event code/,
    },
  ],
};

/** G4, G5: the compiler. */
const compile: Probe = {
  command: ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.seeded.json'],
  mutations: [
    {
      gate: 'G4',
      fault: 'a handler that answers an undocumented status',
      file: 'server/api/ops/handlers.ts',
      from: "return { status: 200, body: { status: 'ok' } };",
      to: "return { status: 201, body: { status: 'ok' } };",
      seen: /server\/api\/ops\/handlers\.ts\(.*error/,
    },
    {
      gate: 'G5',
      fault: 'an operation of the contract without a handler',
      file: 'generated/server/handlers.ts',
      from: /(interface BinsHandlers<[^{]*\{\n)/,
      to: "$1  seededOperation: () => 'not served';\n",
      seen: /server\/api\/bins\/handlers\.ts\(.*seededOperation/,
    },
    {
      gate: 'G5',
      fault: 'a handler of an operation that the contract removed',
      file: 'generated/server/handlers.ts',
      from: /\n {2}listEvents[^;]*;/,
      to: '',
      seen: /server\/api\/events\/handlers\.ts\(.*listEvents/,
    },
    {
      gate: '(setting)',
      fault: 'compile only the server',
      file: 'tsconfig.seeded.json',
      from: null,
      to: '{ "extends": "./tsconfig.json", "include": ["server"] }',
      seen: /error TS/,
    },
  ],
};

/** G6, G7: the contract. */
const contract: Probe = {
  command: [...tsx, 'scripts/check-contract.ts'],
  mutations: [
    {
      gate: 'G6',
      fault: 'an operation without a summary',
      file: 'openapi/paths/health.yaml',
      from: /\n {2}summary: [^\n]*/,
      to: '',
      seen: /G6: .*ended with 1[\s\S]*summary/,
    },
    {
      gate: 'G7',
      fault: 'an example that violates its schema',
      file: 'generated/openapi.json',
      from: '"order_id": "ORD1001"',
      to: '"order_id": 1001',
      seen: /G7: POST \/orders .* must be string/,
    },
    {
      gate: 'G7',
      fault: 'a documented status without an example',
      file: 'generated/admin.openapi.json',
      from: /"examples": \{\s*"400_bad_cursor"/,
      to: '"x-examples": { "400_bad_cursor"',
      seen: /G7: GET \/operator\/merchants 400 application\/json: no example/,
    },
    {
      gate: 'G7',
      fault: 'a refund that a client auth token allows',
      file: 'generated/openapi.json',
      from: /("operationId": "refundOrder",[\s\S]*?"security": \[)/,
      to: '$1 { "clientAuthToken": [] },',
      seen: /G7: POST \/orders\/\{order_id\}\/refunds: allows clientAuthToken/,
    },
    {
      gate: 'G7',
      fault: 'a response field that the service never sends',
      file: 'generated/openapi.json',
      from: /("Refund": \{[\s\S]*?"properties": \{)/,
      to: '$1 "seeded": { "type": "integer" },',
      seen: /G7: Refund\.seeded: no example/,
    },
    {
      gate: 'G7',
      fault: 'a form field that the service never reads',
      file: 'generated/openapi.json',
      from: /("OrderCreateForm": \{[\s\S]*?"properties": \{)/,
      to: '$1 "seeded_note": { "type": "string" },',
      seen: /G7: OrderCreateForm: nothing in server\/ reads seeded_note/,
    },
  ],
};

/** G2: what is generated. */
const generated: Probe = {
  command: [...tsx, 'scripts/check-generated.ts'],
  mutations: [
    {
      gate: 'G2',
      fault: 'an edited generated file',
      file: 'generated/values.ts',
      from: null,
      to: '\n',
      seen: /generated\/values\.ts/,
    },
    {
      gate: 'G2',
      fault: 'a file in the generated folder that nothing generates',
      file: 'generated/seeded.ts',
      from: null,
      to: 'export {};\n',
      seen: /generated\/seeded\.ts/,
    },
  ],
};

/** G12: the fuzzer, at one operation. */
const fuzzed: Probe = {
  command: [
    ...tsx,
    'scripts/check-fuzz.ts',
    '--short',
    '--document',
    'merchant',
    '--operation',
    OperationId.getCardInfo,
  ],
  mutations: [
    {
      gate: 'G12',
      fault: 'an operation that fails for some valid values',
      file: 'server/api/bins/handlers.ts',
      from: 'const bin = await bins.find(path.bin);',
      to: "if (path.bin.startsWith('0')) throw new Error('seeded');\n      const bin = await bins.find(path.bin);",
      seen: /GET \/cardbins\/\{bin\}[\s\S]*Server error/,
    },
  ],
};

/** G14: the contract against the released one. */
const breaking: Probe = {
  command: [...tsx, 'scripts/check-breaking.ts'],
  mutations: [
    {
      gate: 'G14',
      fault: 'a removed operation',
      file: 'generated/openapi.json',
      from: '"/cardbins/{bin}"',
      to: '"/seeded/{bin}"',
      seen: /G14: .*\/cardbins\/\{bin\}/,
    },
    {
      gate: 'G14',
      fault: 'an operation that opens to more callers than in the release',
      file: 'generated/openapi.json',
      from: /("operationId": "listEvents",[\s\S]*?"security": \[)/,
      to: '$1 { "clientAuthToken": [] },',
      seen: /G14: GET \/events: authentication with clientAuthToken added/,
    },
    {
      gate: 'G14',
      fault: 'a tighter bound beside a reference',
      file: 'generated/openapi.json',
      from: /("OrderCreateForm": \{[\s\S]*?"amount": \{)/,
      to: '$1 "maxLength": 9,',
      seen: /G14: OrderCreateForm \(request\)\.amount: maxLength none → 9/,
    },
    {
      gate: 'G14',
      fault: 'a released document that was changed',
      file: 'openapi/released/admin.openapi.json',
      from: null,
      to: '\n',
      seen: /G14: released\/admin\.openapi\.json differs from the release/,
    },
  ],
};

/** G14: a release that would make its findings go away. */
const releasing: Probe = {
  command: [...tsx, 'scripts/release-contract.ts'],
  mutations: [
    {
      gate: 'G14',
      fault: 'a release with breaking changes',
      file: 'generated/openapi.json',
      from: '"/cardbins/{bin}"',
      to: '"/seeded/{bin}"',
      seen: /not released: .*\/cardbins\/\{bin\}/,
    },
  ],
};

/** G15: the stock client that needs least. */
const stockClient: Probe = {
  command: [...tsx, 'scripts/check-clients.ts', 'python'],
  mutations: [
    {
      gate: 'G15',
      fault: 'a form field that stock clients cannot send, because the contract does not name it',
      file: 'generated/openapi.json',
      from: /("OrderCreateForm": \{[\s\S]*?)"metadata\.SVC:gateway_reference_id"/,
      to: '$1"metadata.seeded"',
      seen: /payment\.py[\s\S]*metadata_svc_gateway_reference_id/,
    },
  ],
};

export const probes: readonly Probe[] = [
  fuzzed,
  stockClient,
  source,
  compile,
  contract,
  breaking,
  releasing,
  generated,
];
