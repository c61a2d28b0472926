/**
 * G10: holds every answer of a server against the contract as it goes to the socket, errors and 5xx included, whoever asked for
 * it. What is against it is kept, and fails the test file when its server is closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { contractProblems } from './contract-check.ts';

export interface WatchedAnswers {
  /** How many answers were checked. */
  readonly count: () => number;
  /** Throws when an answer was against the contract. */
  assertClean(): void;
}

const MOST_SHOWN = 5;

/** Pages for people and their files: no operation of the contract. */
const NO_OPERATION = /^\/(docs|pages)(\/|$)/;

/** No path. */
const NONE = /^(?!)/;

/**
 * Watches a server; call it before the server has listeners of its own. `label` names it in what is said; paths of `elsewhere`
 * are served at another address, so that here they are no operations.
 */
export function watchAnswers(server: Server, label: string, elsewhere = NONE): WatchedAnswers {
  const problems: string[] = [];
  let count = 0;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    // The service reads HEAD as GET, and Node leaves the body out.
    const { method = 'GET', url = '' } = request;
    keepChunks(response, chunks);
    const typeOf = keepType(response);
    response.once('finish', () => {
      count += 1;
      const [pathname = ''] = url.split('?');
      const type = typeOf();
      const text = method === 'HEAD' ? '' : Buffer.concat(chunks).toString('utf8');
      if (elsewhere.test(pathname) && response.statusCode === 404) return;
      for (const problem of problemsOf(method, pathname, response, type, text)) {
        problems.push(`${method} ${pathname} ${response.statusCode}: ${problem}`);
      }
    });
  });
  return {
    count: () => count,
    assertClean() {
      if (problems.length === 0) return;
      const shown = problems.slice(0, MOST_SHOWN).join('\n');
      throw new Error(`${label}: ${problems.length} answers were against the contract (G10):\n${shown}`);
    },
  };
}

function problemsOf(method: string, path: string, response: ServerResponse, type: string, text: string): string[] {
  // The preflights of browsers belong to no operation either.
  if (method === 'OPTIONS' || NO_OPERATION.test(path)) return [];
  try {
    return contractProblems(method, path, response.statusCode, type, text);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Keeps what is written of a body, whatever way it is written. */
function keepChunks(response: ServerResponse, chunks: Buffer[]): void {
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    else if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
  };
  for (const name of ['write', 'end'] as const) {
    const usual = response[name];
    Object.defineProperty(response, name, {
      configurable: true,
      writable: true,
      value: (...args: unknown[]) => {
        keep(args[0], args[1]);
        return Reflect.apply(usual, response, args);
      },
    });
  }
}

/** The media type, whether it is set before or given with the head. */
function keepType(response: ServerResponse): () => string {
  let given: unknown;
  const usual = response.writeHead;
  Object.defineProperty(response, 'writeHead', {
    configurable: true,
    writable: true,
    value: (...args: unknown[]) => {
      const headers = args.find((argument) => typeof argument === 'object' && argument !== null) ?? {};
      given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
      return Reflect.apply(usual, response, args);
    },
  });
  return () => String(given ?? response.getHeader('content-type') ?? '');
}
