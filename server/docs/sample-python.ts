/** A call as a Python program that uses only the standard library. Secrets come from the environment. Pure. */
import { type Caller, type ExampleCall, type Fields, filledPath, isForm, queryText, redirects } from './call.ts';

function literal(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object') {
    const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literal(item)}`);
    return `{${members.join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** Header names with the Python expressions of their values. */
type Headers = readonly (readonly [name: string, expression: string])[];

const credentials: Readonly<Record<Caller, Headers>> = {
  'api-key': [['authorization', '"Basic " + b64encode((os.environ["API_KEY"] + ":").encode()).decode()']],
  'client-token': [['x-client-auth-token', 'os.environ["CLIENT_AUTH_TOKEN"]']],
  'access-token': [['authorization', '"Bearer " + os.environ["ACCESS_TOKEN"]']],
  browser: [
    ['cookie', '"__Host-svc_settings=" + os.environ["SETTINGS_COOKIE"]'],
    ['x-csrf-token', 'os.environ["CSRF_TOKEN"]'],
  ],
  'operator-key': [['authorization', '"Bearer " + os.environ["OPERATOR_KEY"]']],
  gateway: [['x-gateway-signature', '"sha256=" + signature']],
  anonymous: [],
};

/** The body as bytes, in the operation's media type. A form holds text, so true and false are in lower case. */
function bodyLines(call: ExampleCall): readonly string[] {
  const { body } = call;
  if (body === null) return [];
  if (typeof body === 'string') return [`body = ${literal(body)}.encode()`, ''];
  const fields: Fields = isForm(call) ? body.map(([name, value]) => [name, String(value)]) : body;
  const write = isForm(call) ? 'urlencode' : 'json.dumps';
  return [
    `body = ${write}({`,
    ...fields.map(([name, value]) => `    ${JSON.stringify(name)}: ${literal(value)},`),
    '}).encode()',
    '',
  ];
}

function imports(call: ExampleCall, connection: string): readonly string[] {
  const { body, caller } = call;
  const isFields = body !== null && typeof body !== 'string';
  return [
    ...(caller === 'gateway' ? ['import hmac'] : []),
    ...(isFields && !isForm(call) ? ['import json'] : []),
    ...(caller === 'anonymous' ? [] : ['import os']),
    ...(caller === 'api-key' ? ['from base64 import b64encode'] : []),
    `from http.client import ${connection}`,
    ...(isFields && isForm(call) ? ['from urllib.parse import urlencode'] : []),
    '',
  ];
}

const signing = ['signature = hmac.new(os.environ["GATEWAY_SECRET"].encode(), body, "sha256").hexdigest()', ''];

function requestLines(call: ExampleCall, pathname: string): readonly string[] {
  const { operation, caller, headers, body } = call;
  const type: Headers = body === null ? [] : [['content-type', JSON.stringify(operation.body?.mediaType)]];
  const plain: Headers = headers.map(([name, value]) => [name, JSON.stringify(String(value))]);
  const all = [...credentials[caller], ...plain, ...type];
  return [
    'connection.request(',
    `    ${JSON.stringify(operation.method.toUpperCase())},`,
    `    ${JSON.stringify(`${pathname}${filledPath(call)}${queryText(call)}`)},`,
    ...(body === null ? [] : ['    body=body,']),
    ...(all.length === 0
      ? []
      : ['    headers={', ...all.map(([name, value]) => `        ${JSON.stringify(name)}: ${value},`), '    },']),
    ')',
  ];
}

/** The program. */
export function pythonSample(call: ExampleCall, baseUrl: string): string {
  const { protocol, host, pathname } = new URL(baseUrl);
  const connection = protocol === 'https:' ? 'HTTPSConnection' : 'HTTPConnection';
  return [
    ...imports(call, connection),
    ...bodyLines(call),
    ...(call.caller === 'gateway' ? signing : []),
    `connection = ${connection}(${JSON.stringify(host)}, timeout=30)`,
    ...requestLines(call, pathname.replace(/\/$/, '')),
    'response = connection.getresponse()',
    `print(response.status, ${redirects(call) ? 'response.getheader("location") or response.read().decode()' : 'response.read().decode()'})`,
  ].join('\n');
}
