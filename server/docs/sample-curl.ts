/** A call as a curl command for a POSIX shell. Secrets come from the environment. Pure. */
import { type Caller, type ExampleCall, filledPath, isForm, isJson, queryText } from './call.ts';

function quoted(text: string): string {
  return /^[A-Za-z0-9_./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

const credentials: Readonly<Record<Caller, readonly string[]>> = {
  'api-key': ['-u "$API_KEY:"'],
  'client-token': ['-H "x-client-auth-token: $CLIENT_AUTH_TOKEN"'],
  'access-token': ['-H "authorization: Bearer $ACCESS_TOKEN"'],
  browser: ['-H "cookie: __Host-svc_settings=$SETTINGS_COOKIE"', '-H "x-csrf-token: $CSRF_TOKEN"'],
  'operator-key': ['-H "authorization: Bearer $OPERATOR_KEY"'],
  gateway: ['-H "x-gateway-signature: $GATEWAY_SIGNATURE"'],
  anonymous: [],
};

/** A form field. curl encodes those that are not plain text. */
function formField(name: string, value: unknown): string {
  const pair = `${name}=${String(value)}`;
  return /^[A-Za-z0-9_.=-]+$/.test(pair) ? `-d ${pair}` : `--data-urlencode ${quoted(pair)}`;
}

function bodyLines(call: ExampleCall): readonly string[] {
  const { body, operation } = call;
  if (body === null) return [];
  if (typeof body === 'string') {
    return [`-H ${quoted(`content-type: ${operation.body?.mediaType}`)}`, `--data-binary ${quoted(body)}`];
  }
  if (isForm(call)) return body.map(([name, value]) => formField(name, value));
  const text = JSON.stringify(Object.fromEntries(body), null, 2);
  return [...(isJson(call) ? ["-H 'content-type: application/json'"] : []), `-d ${quoted(text)}`];
}

/** The command. */
export function curlSample(call: ExampleCall, baseUrl: string): string {
  const { operation, caller, headers } = call;
  const method = operation.method.toUpperCase();
  const implied = method === 'GET' || (method === 'POST' && call.body !== null);
  const lines = [
    `curl ${implied ? '' : `-X ${method} `}${quoted(`${baseUrl}${filledPath(call)}${queryText(call)}`)}`,
    ...credentials[caller],
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${String(value)}`)}`),
    ...bodyLines(call),
  ];
  return lines.join(' \\\n  ');
}
