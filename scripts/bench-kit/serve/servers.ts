/** The receivers that are loaded over HTTP. Each does nothing with an event but to note that it came. */
import { createNodeMiddleware, Webhooks } from '@octokit/webhooks';
import type { Server } from '../../bench/serve/participant.ts';
import { listenOnFreePort } from '../../bench/serve/participant.ts';
import { octokitSecret } from '../deliveries.ts';
import { benchReceiver, type ReceiverParts } from './receiver.ts';

export async function receiverServer(parts: ReceiverParts): Promise<Server> {
  const handle = (await benchReceiver(parts)).node();
  return listenOnFreePort((request, response) => void handle(request, response));
}

export function octokitServer(): Promise<Server> {
  const webhooks = new Webhooks({ secret: octokitSecret });
  webhooks.on('push', () => undefined);
  const handle = createNodeMiddleware(webhooks, { path: '/webhooks' });
  return listenOnFreePort((request, response) => void handle(request, response));
}

export function rawServer(): Promise<Server> {
  const body = '{"outcome":"duplicate"}';
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  return listenOnFreePort((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body));
  });
}
