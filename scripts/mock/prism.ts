/** Runs Prism in this process on a free port: as a mock, or as a validating proxy for a service. */
import prism from '@stoplight/prism-cli/dist/util/createServer.js';
import { freePort } from '../ports.ts';

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

/** Prism's request function, which its public types omit. */
interface PrismInstance {
  request: (input: unknown, operations: readonly unknown[], config: unknown) => () => Promise<unknown>;
}

/**
 * Prism throws an uncaught error, which would end the process, when a path or a form field is not percent-encoded UTF-8. Treats such a
 * request as one without an operation: the mock has no response, and the proxy forwards it unchanged.
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

/** Serves the examples of a document. With an upstream, forwards calls and validates requests and responses. */
export async function startPrism(
  options: { readonly document: string } | { readonly document: string; readonly upstream: URL },
): Promise<Prism> {
  // Prism does not report its port.
  const port = await freePort();
  const proxied = { validateRequest: true, upstreamProxy: undefined };
  const server = await prism.createSingleProcessPrism({ ...prismOptions, ...proxied, ...options, port });
  if (server) catchDecodeErrors(server.prism);
  return { address: `http://${HOST}:${port}`, close: async () => server?.close() };
}
