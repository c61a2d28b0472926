/**
 * A mock for the samples of the reference: Prism, behind a server that records each call. Before its call, every program sends its
 * number.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Operation } from '../../../generated/server/operations.ts';
import { startPrism } from '../../../scripts/mock/prism.ts';
import { listenLocally } from '../../../scripts/ports.ts';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** What the mock answered. */
  readonly status: number;
}

export interface RecordingMock {
  /** Serves a document of the contract. */
  readonly baseUrl: (document: Operation['document']) => string;
  /** What the program of this number has sent, once. Throws when it sent nothing, or more than one call. */
  sentBy(program: number): Received;
  close(): Promise<void>;
}

/** The address by which a program says that it is the next one: `/--/7`. */
export const NUMBER_PATH = '/--/';

const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
]);

async function startRecorder(document: Operation['document'], file: string) {
  const prism = await startPrism({ document: join(import.meta.dirname, '..', '..', '..', 'generated', file) });
  const calls = new Map<number, Received[]>();
  let present = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const body = await text(request);
    if (url.startsWith(NUMBER_PATH)) {
      present = Number(url.slice(NUMBER_PATH.length));
      response.end();
      return;
    }
    const headers = Object.entries(request.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !OWN_HEADERS.has(entry[0]),
    );
    const sent = method === 'GET' ? {} : { body };
    const answer = await fetch(`${prism.address}${url}`, { method, headers, redirect: 'manual', ...sent });
    const { status } = answer;
    calls.set(present, [...(calls.get(present) ?? []), { method, url, headers: request.headers, body, status }]);
    const type = answer.headers.get('content-type');
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(await answer.text());
  });
  const baseUrl = await listenLocally(server);
  return {
    document,
    baseUrl,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await prism.close();
    },
  };
}

export async function startRecordingMock(): Promise<RecordingMock> {
  const merchant = await startRecorder('merchant', 'openapi.json');
  const admin = await startRecorder('admin', 'admin.openapi.json');
  return {
    baseUrl: (document) => (document === 'merchant' ? merchant : admin).baseUrl,
    sentBy(program) {
      const found = [merchant, admin].flatMap(({ calls }) => calls.get(program) ?? []);
      const [first] = found;
      if (first === undefined || found.length > 1) throw new Error(`program ${program} made ${found.length} calls`);
      return first;
    },
    async close() {
      await Promise.all([merchant.close(), admin.close()]);
    },
  };
}
