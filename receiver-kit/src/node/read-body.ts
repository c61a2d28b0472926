/**
 * Reads a Node request's body within the cap, or throws it away. Never holds more than the cap in memory, and never
 * destroys the connection: the answer still has to go out on it.
 */
import type { IncomingMessage } from 'node:http';
import { endsWithin } from '../clock.ts';
import { ReceiverError } from '../errors.ts';
import { bodyTooLarge, MAX_BODY_BYTES } from '../request/raw-body.ts';

/** The maximum number of bytes to discard from a refused client before answering and closing the connection. */
const DISCARD_BYTES = 4 * MAX_BODY_BYTES;

/** The longest time for it: a client that declares a body and sends none waits no longer for the refusal. */
const DISCARD_MS = 2_000;

const READ_BEFORE =
  'Another body parser read this request first. Mount the receiver above it: ' +
  "app.use('/webhooks', receiver.express()) goes before app.use(express.json()).";

/**
 * The whole body.
 * @throws ReceiverError ERR_BODY_ALREADY_READ or ERR_BODY_TOO_LARGE; another error when the connection ended early.
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  if (request.readableDidRead) throw new ReceiverError('ERR_BODY_ALREADY_READ', READ_BEFORE);
  if (declaredLength(request) > MAX_BODY_BYTES) throw bodyTooLarge();
  const chunks: Uint8Array[] = [];
  const size = await drain(request, MAX_BODY_BYTES, (chunk) => chunks.push(chunk));
  if (size > MAX_BODY_BYTES) throw bodyTooLarge();
  return Buffer.concat(chunks, size);
}

/** Reads what is left of the body, within reason, and keeps nothing of it. Never rejects. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || declaredLength(request) > DISCARD_BYTES) return;
  await endsWithin(
    drain(request, DISCARD_BYTES, () => undefined).catch(() => undefined),
    DISCARD_MS,
  );
}

/** Hands on the chunks until the body's end, or until it has exceeded `limit` bytes. Answers with the bytes seen. */
function drain(request: IncomingMessage, limit: number, onChunk: (chunk: Uint8Array) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0;
    if (request.readableEnded) return resolve(size);
    if (request.destroyed) return reject(new Error('The connection was closed.'));

    const settle = (finish: () => void) => () => {
      request.off('data', take).off('end', end).off('error', fail).off('close', fail);
      finish();
    };
    const end = settle(() => resolve(size));
    const fail = settle(() => reject(new Error('The connection was closed before the end of the body.')));
    const take = (chunk: Uint8Array): void => {
      size += chunk.byteLength;
      if (size <= limit) {
        onChunk(chunk);
      } else {
        request.pause();
        end();
      }
    };
    request.on('data', take).on('end', end).on('error', fail).on('close', fail);
    // A listener alone does not start a stream that was paused above.
    request.resume();
  });
}

function declaredLength(request: IncomingMessage): number {
  return Number(request.headers['content-length'] ?? 0);
}
