/** Prism in this process, on a port of its own that is free: a mock of a document, or a validating proxy before a service. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import prism from '@stoplight/prism-cli/dist/util/createServer.js';

const HOST = '127.0.0.1';

const prismOptions = {
  dynamic: false,
  cors: true,
  host: HOST,
  multiprocess: false,
  errors: false,
  verboseLevel: 'silent',
  ignoreExamples: false,
  seed: '',
  jsonSchemaFakerFillProperties: false,
} as const;

export interface Prism {
  readonly address: string;
  close(): Promise<void>;
}

/** Prism does not say which port it was given: it has to be told one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}

/** What Prism does with a request; its own types do not reach here. */
interface PrismInstance {
  request: (input: unknown, operations: readonly unknown[], config: unknown) => () => Promise<unknown>;
}

/**
 * Prism throws at what is not percent-encoded UTF-8, in a path or in the name of a form's field, where nothing catches it: the process
 * would end. Such a request is one of no operation: the mock has no answer to it, and the proxy passes it on as it is.
 */
function catchDecodeErrors(asked: PrismInstance): void {
  const { request } = asked;
  asked.request = (input, operations, config) => async () => {
    try {
      return await request(input, operations, config)();
    } catch {
      return request(input, [], config)();
    }
  };
}

/** Answers with the examples of the document in this file; with an upstream, passes calls on to it and validates both ways. */
export async function startPrism(
  options: { readonly document: string } | { readonly document: string; readonly upstream: URL },
): Promise<Prism> {
  const port = await freePort();
  const proxied = { validateRequest: true, upstreamProxy: undefined };
  const server = await prism.createSingleProcessPrism({ ...prismOptions, ...proxied, ...options, port });
  if (server) catchDecodeErrors(server.prism);
  return { address: `http://${HOST}:${port}`, close: async () => server?.close() };
}
