/**
 * The samples of the reference: each is a program that runs as it stands, and those of one operation say the same. In `npm test` one of
 * each operation is run, in `npm run test:slow` every one, with curl, Node and the system's Python, against a mock of the contract that
 * finds nothing wrong with what they send.
 */
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleCall, exampleCall, isForm } from '../../../server/docs/call.ts';
import { allOperations, catalogueOf } from '../../../server/docs/catalogue.ts';
import { contracts } from '../../../server/docs/contract.ts';
import { curlSample } from '../../../server/docs/sample-curl.ts';
import { pythonSample } from '../../../server/docs/sample-python.ts';
import { typescriptSample } from '../../../server/docs/sample-typescript.ts';
import { oneOfEach } from '../../support/every-case.ts';
import { compileProblems } from '../../support/readme-program.ts';
import { type RecordingMock, startRecordingMock } from './recording-mock.ts';
import { type Program, runPython, runShell, runTypeScript, scratch } from './sample-programs.ts';

const everyCall = allOperations(catalogueOf(contracts)).flatMap((operation) => {
  const scenarios: readonly (string | undefined)[] = Object.keys(operation.body?.media.examples ?? {});
  return (scenarios.length === 0 ? [undefined] : scenarios).map((scenario) => ({
    name: `${operation.id} ${scenario ?? ''}`,
    call: exampleCall(operation, scenario),
    isRefused: /^4\d\d_/.test(scenario ?? ''),
  }));
});
const calls = oneOfEach(everyCall, ({ call }) => call.operation.id);

let mock: RecordingMock;
beforeAll(async () => {
  mock = await startRecordingMock();
});
afterAll(() => mock?.close());

/** The body that a call should have sent, as values. */
function expectedBody(call: ExampleCall): unknown {
  const { body } = call;
  if (body === null || typeof body === 'string') return body ?? '';
  return Object.fromEntries(body.map(([name, value]) => [name, isForm(call) ? String(value) : value]));
}

function sentBody(call: ExampleCall, body: string): unknown {
  if (call.body === null || typeof call.body === 'string') return body;
  return isForm(call) ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
}

const secrets = {
  API_KEY: 'k1',
  CLIENT_AUTH_TOKEN: 't1',
  ACCESS_TOKEN: 'a1',
  SETTINGS_COOKIE: 'c1',
  CSRF_TOKEN: 'x1',
  OPERATOR_KEY: 'o1',
  GATEWAY_SIGNATURE: 's1',
  GATEWAY_SECRET: 'g1',
};
const credentials = {
  'api-key': ['authorization', `Basic ${Buffer.from('k1:').toString('base64')}`],
  'client-token': ['x-client-auth-token', 't1'],
  'access-token': ['authorization', 'Bearer a1'],
  browser: ['cookie', '__Host-svc_settings=c1'],
  'operator-key': ['authorization', 'Bearer o1'],
  gateway: ['x-gateway-signature', 's1'],
  anonymous: ['authorization', undefined],
} as const;

const signatureOf = (body: string) =>
  `sha256=${createHmac('sha256', secrets.GATEWAY_SECRET).update(body).digest('hex')}`;

interface Language {
  readonly language: string;
  readonly first: number;
  readonly sample: (call: ExampleCall, baseUrl: string) => string;
  readonly run: (programs: readonly Program[], environment: Readonly<Record<string, string>>) => Promise<void>;
  /** What the header of a gateway holds. */
  readonly signature: (body: string) => string;
}

const languages: readonly Language[] = [
  { language: 'for the shell', first: 1_000, sample: curlSample, run: runShell, signature: () => 's1' },
  { language: 'in TypeScript', first: 2_000, sample: typescriptSample, run: runTypeScript, signature: signatureOf },
  { language: 'in Python', first: 3_000, sample: pythonSample, run: runPython, signature: signatureOf },
];

describe.each(languages)('the samples $language', ({ first, sample, run, signature }) => {
  beforeAll(async () => {
    const programs = calls.map(({ call }, index) => {
      const baseUrl = mock.baseUrl(call.operation.api === 'merchant' ? 'merchant' : 'admin');
      return { text: sample(call, baseUrl), number: first + index, baseUrl };
    });
    await run(programs, secrets);
  }, 180_000);

  it.each(calls.map((each, index) => ({ ...each, index })))(
    '$name sends what the contract wants',
    ({ call, index, isRefused }) => {
      const { method, url, headers, body, status } = mock.sentBy(first + index);
      const { operation, query } = call;
      expect(method).toBe(operation.method.toUpperCase());
      const { pathname, searchParams } = new URL(url, 'http://svc.example');
      expect(pathname).toMatch(new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/{}]+')}$`));
      expect([...searchParams]).toEqual(query.map(([name, value]) => [name, String(value)]));
      expect(sentBody(call, body)).toEqual(expectedBody(call));
      if (call.body !== null) expect(headers['content-type']).toBe(operation.body?.mediaType);
      const [name, value] = credentials[call.caller];
      expect(headers[name]).toBe(call.caller === 'gateway' ? signature(body) : value);
      for (const [header, value] of call.headers) expect(headers[header.toLowerCase()]).toBe(String(value));
      if (!isRefused) expect(status).toBeLessThan(400);
    },
  );
});

it('all samples in TypeScript compile with the typed client', async () => {
  const directory = await scratch('samples');
  const files = await Promise.all(
    calls.map(async ({ call }, index) => {
      const file = join(directory, `sample-${index}.ts`);
      await writeFile(file, `${typescriptSample(call, 'http://svc.example')}\nexport {};\n`);
      return file;
    }),
  );
  expect(compileProblems(files)).toEqual([]);
}, 60_000);

it('a sample in Python sends booleans as true and false', () => {
  const saved = everyCall.find(({ name }) => name === 'createOrder with_client_auth_token');
  expect(saved && pythonSample(saved.call, 'https://svc.example')).toContain('"options.get_client_auth_token": "true"');
});
