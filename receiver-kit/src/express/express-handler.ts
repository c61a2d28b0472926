/**
 * The receiver as an Express handler: takes the request apart, hands it to the core, writes the answer. Decides nothing.
 * Express itself is not imported: its request and response are Node's, so versions 4 and 5 are alike here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReceiverAnswer } from '../answer.ts';
import type { ReceivedRequest } from '../request/received-request.ts';
import { discardBody, readBody } from './read-body.ts';

/** What of an Express request is used, beside Node's. */
export interface ExpressRequest extends IncomingMessage {
  body?: unknown;
  route?: unknown;
}

export type ExpressHandler = (
  request: ExpressRequest,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

/** Mounted by `use` it answers at its path alone and passes paths below it on; mounted by `post` or `all` it answers always. */
export function expressHandler(receive: (request: ReceivedRequest) => Promise<ReceiverAnswer>): ExpressHandler {
  return async (request, response, next) => {
    if (request.route === undefined && pathOf(request) !== '/') return next();
    const answer = await receive({
      method: request.method ?? '',
      headers: request.headersDistinct,
      rawBody: () => rawBodyOf(request),
    });
    // Whoever is refused before its body was read gets the answer after it: many clients read none while they send.
    await discardBody(request);
    write(response, answer, request.complete);
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

/** express.raw() leaves the bytes as they came, so what it read is as good as reading them here. */
async function rawBodyOf(request: ExpressRequest): Promise<Uint8Array> {
  return request.body instanceof Uint8Array ? request.body : readBody(request);
}

function write(response: ServerResponse, answer: ReceiverAnswer, bodyWasRead: boolean): void {
  if (response.headersSent || response.destroyed) return;
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  // What is left of an oversized body is not waited for.
  if (!bodyWasRead) response.setHeader('connection', 'close');
  response.end(answer.body);
}
