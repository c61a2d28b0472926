/** A call as a Python program with the `requests` package. Secrets come from the environment. Pure. */
import { type Caller, type ExampleCall, type Fields, filledPath, isForm, leadsOn } from './call.ts';

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

function part(name: string, fields: Fields): readonly string[] {
  if (fields.length === 0) return [];
  return [
    `    ${name}={`,
    ...fields.map(([field, value]) => `        ${JSON.stringify(field)}: ${literal(value)},`),
    '    },',
  ];
}

const authorization: Readonly<Record<Caller, Fields>> = {
  'api-key': [],
  'client-token': [['x-client-auth-token', 'CLIENT_AUTH_TOKEN']],
  'access-token': [['authorization', 'ACCESS_TOKEN']],
  'operator-key': [['authorization', 'OPERATOR_KEY']],
  gateway: [['x-gateway-signature', 'GATEWAY_SIGNATURE']],
  nobody: [],
};

function headerLines({ caller, headers, operation, body }: ExampleCall): readonly string[] {
  const secret = authorization[caller].map(([name, variable]) => {
    const read = `os.environ["${String(variable)}"]`;
    return `        ${JSON.stringify(name)}: ${name === 'authorization' ? `"Bearer " + ${read}` : read},`;
  });
  const type =
    typeof body === 'string' ? [`        "content-type": ${JSON.stringify(operation.body?.mediaType)},`] : [];
  const plain = headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(String(value))},`);
  const lines = [...secret, ...plain, ...type];
  return lines.length === 0 ? [] : ['    headers={', ...lines, '    },'];
}

/** A form holds text: `requests` would send a Python `True` with its capital letter. */
function bodyLines(call: ExampleCall): readonly string[] {
  const { body } = call;
  if (body === null) return [];
  if (typeof body === 'string') return [`    data=${literal(body)}.encode(),`];
  if (!isForm(call)) return part('json', body);
  return part(
    'data',
    body.map(([name, value]) => [name, String(value)]),
  );
}

/** The program. */
export function pythonSample(call: ExampleCall, baseUrl: string): string {
  const { operation, caller, query } = call;
  return [
    ...(caller === 'nobody' ? [] : ['import os', '']),
    'import requests',
    '',
    `answer = requests.${operation.method}(`,
    `    ${JSON.stringify(`${baseUrl}${filledPath(call)}`)},`,
    ...(caller === 'api-key' ? ['    auth=(os.environ["API_KEY"], ""),'] : []),
    ...headerLines(call),
    ...part(
      'params',
      query.map(([name, value]) => [name, String(value)]),
    ),
    ...bodyLines(call),
    ...(leadsOn(call) ? ['    allow_redirects=False,'] : []),
    '    timeout=30,',
    ')',
    `print(answer.status_code, ${leadsOn(call) ? 'answer.headers.get("location") or answer.text' : 'answer.text'})`,
  ].join('\n');
}
