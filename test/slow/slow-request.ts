/**
 * A request that is under way for as long as a test wants: its head and half of its body are sent, the rest when asked.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SlowRequest {
  /** Sends the rest, and answers what came back. */
  finish(): Promise<{ readonly status: number; readonly connection: string; readonly body: string }>;
}

export interface SlowRequestParts {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Begins a POST and resolves once the server has taken its head. */
export async function beginSlowly({ url, headers, body }: SlowRequestParts): Promise<SlowRequest> {
  const half = Math.floor(body.length / 2);
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), expect: '100-continue' },
  });
  const answered = once(sent, 'response').then(([response]: IncomingMessage[]) => response);
  sent.flushHeaders();
  // The server says "100 Continue" when it has read the head and begun to serve the request.
  await once(sent, 'continue');
  sent.write(body.slice(0, half));
  return {
    async finish() {
      sent.end(body.slice(half));
      const response = await answered;
      if (response === undefined) throw new Error('there was no answer');
      const { statusCode = 0, headers: answer } = response;
      return { status: statusCode, connection: answer.connection ?? '', body: await text(response) };
    },
  };
}
