/**
 * `npm run mock:merchant`: a merchant's webhook receiver on PORT (4020). Validates each webhook against the receiver's document by Prism
 * on the next port, and answers 200 to a valid one.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { runNode } from './run-program.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || '4020');
const prism = `http://${host}:${port + 1}`;

/** Headers that Prism validates. */
const SHOWN = /^(authorization|content-type|webhook-.*|x-svc-.*)$/;

/** Removes colons from the password of Basic credentials, which Prism does not accept. */
function shownToPrism(header: string, value: string): string {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(header === 'authorization' ? value : '') ?? [];
  if (encoded === undefined) return value;
  const [username = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (password.length < 2) return value;
  return `Basic ${Buffer.from(`${username}:${password.join('')}`, 'utf8').toString('base64')}`;
}

/** The event name in a body. An encrypted body does not show it. */
function webhookNameOf(text: string): string {
  try {
    const { event_name: name, JWT }: { event_name?: unknown; JWT?: unknown } = JSON.parse(text);
    if (JWT !== undefined) return 'ENCRYPTED';
    return typeof name === 'string' && /^[A-Z_]+$/.test(name) ? name : 'no-event';
  } catch {
    return 'no-event';
  }
}

const front = createServer((request, response) => {
  // The sender closed the connection.
  forward(request, response).catch(() => response.destroy());
});

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = (await buffer(request)).toString('utf8');
  const name = webhookNameOf(text);
  const headers = Object.entries(request.headers).flatMap(([header, value]): [string, string][] =>
    typeof value === 'string' && SHOWN.test(header) ? [[header, shownToPrism(header, value)]] : [],
  );
  try {
    const answer = await fetch(`${prism}/webhooks/${name}`, { method: 'POST', headers, body: text });
    const said = await answer.text();
    console.log(`${answer.status} ${name} ${request.headers['webhook-id'] ?? ''} ${answer.status === 200 ? '' : said}`);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
  } catch {
    response.writeHead(503, { 'retry-after': '1' }).end();
  }
}
front.listen(port, host, () => console.log(`The merchant receives webhooks at http://${host}:${port}`));

const address = ['--host', host, '--port', String(port + 1)];
const cli = 'node_modules/@stoplight/prism-cli/dist/index.js';
const document = 'generated/receiver.openapi.json';
await runNode([cli, 'mock', document, ...address, '--multiprocess', 'false', '--errors'], process.env);
front.closeAllConnections();
front.close();
