/**
 * The samples of the reference: each is a program that runs, and those of one operation say the same. Those for the shell are
 * run against a server that notes what it gets; those in TypeScript are compiled with the client; those in Python are parsed.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ExampleCall, exampleCall, isForm } from '../../server/docs/call.ts';
import { allOperations, catalogueOf } from '../../server/docs/catalogue.ts';
import { contracts } from '../../server/docs/contract.ts';
import { curlSample } from '../../server/docs/sample-curl.ts';
import { pythonSample } from '../../server/docs/sample-python.ts';
import { CLIENT_PACKAGE, typescriptSample } from '../../server/docs/sample-typescript.ts';

const calls = allOperations(catalogueOf(contracts)).flatMap((operation) => {
  const scenarios: readonly (string | undefined)[] = Object.keys(operation.body?.media.examples ?? {});
  return (scenarios.length === 0 ? [undefined] : scenarios).map((scenario) => ({
    name: `${operation.id} ${scenario ?? ''}`,
    call: exampleCall(operation, scenario),
  }));
});

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

let server: Server;
let baseUrl: string;
let received: Received[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterAll(() => {
  server.close();
});

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
  OPERATOR_KEY: 'o1',
  GATEWAY_SIGNATURE: 's1',
};
const credentials = {
  'api-key': ['authorization', `Basic ${Buffer.from('k1:').toString('base64')}`],
  'client-token': ['x-client-auth-token', 't1'],
  'access-token': ['authorization', 'Bearer a1'],
  'operator-key': ['authorization', 'Bearer o1'],
  gateway: ['x-gateway-signature', 's1'],
  nobody: ['authorization', undefined],
} as const;

describe('for the shell', () => {
  it.each(calls)('$name sends what the contract wants', async ({ call }) => {
    received = [];
    const sample = curlSample(call, baseUrl);
    await promisify(execFile)('sh', ['-e', '-c', sample], { env: { ...process.env, ...secrets }, timeout: 10_000 });
    const [{ method, url, headers, body } = { method: '', url: '', headers: {}, body: '' }] = received;
    const { operation, query } = call;
    expect(method).toBe(operation.method.toUpperCase());
    const { pathname, searchParams } = new URL(url, baseUrl);
    expect(pathname).toMatch(new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/{}]+')}$`));
    expect([...searchParams]).toEqual(query.map(([name, value]) => [name, String(value)]));
    expect(sentBody(call, body)).toEqual(expectedBody(call));
    if (call.body !== null) expect(headers['content-type']).toBe(operation.body?.mediaType);
    const [name, value] = credentials[call.caller];
    expect(headers[name]).toBe(value);
    for (const [header, told] of call.headers) expect(headers[header.toLowerCase()]).toBe(String(told));
  });
});

describe('in TypeScript', () => {
  it('all of them compile with the typed client', async () => {
    const directory = await mkdtemp(join(inject('scratch'), 'samples-'));
    const root = join(import.meta.dirname, '..', '..');
    const files = await Promise.all(
      calls.map(async ({ call }, index) => {
        const file = join(directory, `sample-${index}.ts`);
        await writeFile(file, `${typescriptSample(call, 'http://svc.example')}\nexport {};\n`);
        return file;
      }),
    );
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const program = ts.createProgram(files, {
      ...options,
      typeRoots: [join(root, 'node_modules', '@types')],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: {
        [CLIENT_PACKAGE]: [join(root, 'generated', 'client', 'index.ts')],
        'openapi-fetch': [join(root, 'node_modules', 'openapi-fetch')],
      },
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => `${file?.text ?? ''}\n${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    expect(problems).toEqual([]);
  });
});

describe('in Python', () => {
  it('all of them are programs', () => {
    const programs = calls.map(({ call }) => pythonSample(call, 'http://svc.example'));
    const check = 'import ast, json, sys\nfor text in json.load(sys.stdin): ast.parse(text)\nprint("parsed")';
    const said = execFileSync('python3', ['-c', check], { input: JSON.stringify(programs), encoding: 'utf8' });
    expect(said.trim()).toBe('parsed');
  });

  it('send true and false as words, which a form holds', () => {
    const saved = calls.find(({ name }) => name === 'createOrder with_client_auth_token');
    expect(saved && pythonSample(saved.call, '')).toContain('"options.get_client_auth_token": "true"');
  });
});
