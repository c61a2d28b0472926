/**
 * The receiver as a function from `Request` to `Response`, for frameworks that speak the fetch standard.
 */
import { ReceiverError } from '../errors.ts';
import type { Receive } from '../node/node-handler.ts';
import { bodyTooLarge, MAX_BODY_BYTES } from '../request/raw-body.ts';

export interface ConnectionInfo {
  /**
   * The address of the caller, as your framework knows it: a `Request` does not have it. Needed with `allowList`, which answers 500
   * (ERR_ADDRESS_UNKNOWN) without it.
   *
   * @example
   * Bun.serve({ fetch: (request, server) => receiver.fetch(request, { remoteAddress: server.requestIP(request)?.address }) });
   */
  readonly remoteAddress?: string | undefined;
}

/** Takes the request of your webhook path. Never rejects. */
export type FetchHandler = (request: Request, connection?: ConnectionInfo) => Promise<Response>;

export function fetchHandler(receive: Receive): FetchHandler {
  return async (request, connection = {}) => {
    const { status, headers, body } = await receive({
      method: request.method,
      headers: Object.fromEntries(request.headers),
      remoteAddress: connection.remoteAddress,
      rawBody: () => readBody(request),
    });
    return new Response(body, { status, headers });
  };
}

/** The whole body within the cap; past it nothing more is read. */
async function readBody(request: Request): Promise<Uint8Array> {
  if (request.bodyUsed) {
    throw new ReceiverError(
      'ERR_BODY_ALREADY_READ',
      'Something read the body of this request first. Give the receiver the request untouched, or a clone of it.',
    );
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw bodyTooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, size);
}
