/**
 * The receiver as a handler of plain `node:http`, and what the Express handler shares with it: takes the request apart, hands
 * it to the core, writes the answer. Decides nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReceiverAnswer } from '../answer.ts';
import type { ReceivedRequest } from '../request/received-request.ts';
import { discardBody, readBody } from './read-body.ts';

export type Receive = (request: ReceivedRequest) => Promise<ReceiverAnswer>;

/** `createServer(handler)`. Routes nothing: give it the requests of your webhook path. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function nodeHandler(receive: Receive): NodeHandler {
  return (request, response) => answerRequest(receive, request, response, () => readBody(request));
}

/** Never rejects. */
export async function answerRequest(
  receive: Receive,
  request: IncomingMessage,
  response: ServerResponse,
  rawBody: () => Promise<Uint8Array>,
): Promise<void> {
  const answer = await receive({
    method: request.method ?? '',
    headers: request.headersDistinct,
    // A closed connection has no address: the empty string is on no allow-list.
    remoteAddress: request.socket.remoteAddress ?? '',
    rawBody,
  });
  // After a refusal, read the body before the answer: many clients read no answer while they send.
  await discardBody(request);
  write(response, answer, request.complete);
}

function write(response: ServerResponse, answer: ReceiverAnswer, bodyWasRead: boolean): void {
  if (response.headersSent || response.destroyed) return;
  // What is left of an oversized body is not waited for.
  const headers = bodyWasRead ? answer.headers : { ...answer.headers, connection: 'close' };
  response.writeHead(answer.status, headers).end(answer.body);
}
