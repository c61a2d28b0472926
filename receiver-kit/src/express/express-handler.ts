/**
 * The receiver as an Express handler. Express itself is not imported: its request and response are Node's, so versions 4 and
 * 5 are alike here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRequest, type Receive } from '../node/node-handler.ts';
import { readBody } from '../node/read-body.ts';

/** The properties of an Express request that the handler uses in addition to Node's. */
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
export function expressHandler(receive: Receive): ExpressHandler {
  return async (request, response, next) => {
    if (request.route === undefined && pathOf(request) !== '/') return next();
    await answerRequest(receive, request, response, () => rawBodyOf(request));
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

/** express.raw() leaves the bytes as they came, so what it read is as good as reading them here. */
async function rawBodyOf(request: ExpressRequest): Promise<Uint8Array> {
  return request.body instanceof Uint8Array ? request.body : readBody(request);
}
