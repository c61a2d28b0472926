/** A collector that takes everything and keeps nothing. */
import { createServer } from 'node:http';
import { listenLocally } from '../ports.ts';

export interface Exported {
  readonly exports: number;
  readonly bytes: number;
}

export interface Sink {
  readonly url: string;
  exported(): Exported;
  close(): Promise<void>;
}

export async function startSink(): Promise<Sink> {
  const sum = { exports: 0, bytes: 0 };
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      sum.bytes += chunk.length;
    });
    request.on('end', () => {
      sum.exports += 1;
      response.end();
    });
  });
  const origin = await listenLocally(server);
  return {
    url: `${origin}/v1/traces`,
    exported: () => ({ ...sum }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
