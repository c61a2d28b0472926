/** A call as a Node program that uses the typed client. Secrets come from the environment. Pure. */
import { type Caller, type ExampleCall, type Fields, redirects } from './call.ts';

/** The package of the typed client. */
export const CLIENT_PACKAGE = '@card-payments-service/client';

const SENT_BY_CLIENT = 'x-merchantid';

function literal(value: unknown): string {
  return typeof value === 'string' ? textLiteral(value) : objectLiteral(value);
}

function textLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

const key = (name: string): string => (/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : textLiteral(name));

function objectLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${key(name)}: ${literal(item)}`)
    .join(', ')} }`;
}

function part(name: string, fields: Fields): readonly string[] {
  if (fields.length === 0) return [];
  const lines = fields.map(([field, value]) => `    ${key(field)}: ${literal(value)},`);
  return [`  ${name}: {`, ...lines, '  },'];
}

const credentials: Readonly<Record<Caller, string>> = {
  'api-key': ", apiKey: process.env.API_KEY ?? ''",
  'client-token': ", clientAuthToken: process.env.CLIENT_AUTH_TOKEN ?? ''",
  'access-token': ", bearerToken: process.env.ACCESS_TOKEN ?? ''",
  browser: ', fetch: inSession',
  'operator-key': ", bearerToken: process.env.OPERATOR_KEY ?? ''",
  gateway: ', fetch: signed',
  anonymous: '',
};

function factory({ operation, caller, headers }: ExampleCall, baseUrl: string): string {
  const merchant = headers.find(([name]) => name === SENT_BY_CLIENT);
  const who = merchant === undefined ? '' : `, merchantId: ${literal(merchant[1])}`;
  const make = operation.api === 'merchant' ? 'createMerchantClient' : 'createAdminClient';
  return `const client = ${make}({ baseUrl: ${textLiteral(baseUrl)}${who}${credentials[caller]} });`;
}

/** A gateway signs the bytes that it sends. */
const signing = [
  'const signed = async (request: Request) => {',
  "  const signature = createHmac('sha256', process.env.GATEWAY_SECRET ?? '').update(await request.clone().text());",
  '  const headers = new Headers(request.headers);',
  "  headers.set('x-gateway-signature', 'sha256=' + signature.digest('hex'));",
  '  return fetch(new Request(request, { headers }));',
  '};',
];

/** A browser sends the cookie of its session, and the token that shows that the call comes from a page of the service. */
const session = [
  'const inSession = (request: Request) => {',
  '  const headers = new Headers(request.headers);',
  "  headers.set('cookie', '__Host-svc_settings=' + process.env.SETTINGS_COOKIE);",
  "  headers.set('x-csrf-token', process.env.CSRF_TOKEN ?? '');",
  '  return fetch(new Request(request, { headers }));',
  '};',
];

/** The program. */
export function typescriptSample(call: ExampleCall, baseUrl: string): string {
  const { operation, path, query, headers, body } = call;
  const make = operation.api === 'merchant' ? 'createMerchantClient' : 'createAdminClient';
  const parts = [
    ...part('path', path),
    ...part('query', query),
    ...part(
      'headers',
      headers.filter(([name]) => name !== SENT_BY_CLIENT),
    ),
    ...(typeof body === 'string' ? [`  body: ${literal(body)},`] : part('body', body ?? [])),
  ];
  const given = parts.length === 0 ? '' : `{\n${parts.join('\n')}\n}`;
  const printed = redirects(call) ? "response.headers.get('location') ?? response.body" : 'response.body';
  const isGateway = call.caller === 'gateway';
  return [
    ...(isGateway ? ["import { createHmac } from 'node:crypto';"] : []),
    `import { ${make} } from '${CLIENT_PACKAGE}';`,
    '',
    ...(isGateway ? signing : []),
    ...(call.caller === 'browser' ? session : []),
    factory(call, baseUrl),
    `const response = await client.${operation.id}(${given});`,
    `console.log(response.status, ${printed});`,
  ].join('\n');
}
