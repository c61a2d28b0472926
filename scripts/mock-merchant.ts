/**
 * `npm run mock:merchant`: Prism plays the merchant. Takes every webhook at one address, as a shop does, hands it to the receiver's
 * document by the event's name, and answers what that says: 200 when it is as the contract has it. On PORT (4020), Prism on the next.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { runNode } from './run-node.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || '4020');
const prism = `http://${host}:${port + 1}`;

/** Headers that Prism is shown; the others are of the connection. */
const SHOWN = ['authorization', 'content-type', 'webhook-id'] as const;

function eventNameOf(text: string): string {
  try {
    const { event_name: name }: { event_name?: unknown } = JSON.parse(text);
    return typeof name === 'string' && /^[A-Z_]+$/.test(name) ? name : 'no-event';
  } catch {
    return 'no-event';
  }
}

const front = createServer(async (request, response) => {
  const text = (await buffer(request)).toString('utf8');
  const name = eventNameOf(text);
  const headers = SHOWN.flatMap((header): [string, string][] => {
    const value = request.headers[header];
    return typeof value === 'string' ? [[header, value]] : [];
  });
  try {
    const answer = await fetch(`${prism}/webhooks/${name}`, { method: 'POST', headers, body: text });
    const said = await answer.text();
    console.log(`${answer.status} ${name} ${request.headers['webhook-id'] ?? ''} ${answer.status === 200 ? '' : said}`);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
  } catch {
    response.writeHead(503, { 'retry-after': '1' }).end();
  }
});
front.listen(port, host, () => console.log(`the merchant takes webhooks at http://${host}:${port}`));

const address = ['--host', host, '--port', String(port + 1)];
const cli = 'node_modules/@stoplight/prism-cli/dist/index.js';
const document = 'generated/receiver.openapi.json';
await runNode([cli, 'mock', document, ...address, '--multiprocess', 'false', '--errors'], process.env);
front.closeAllConnections();
front.close();
