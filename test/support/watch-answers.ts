/**
 * G10: holds every answer of a server against the contract as it goes to the socket, errors and 5xx included, whoever asked for
 * it. What is against it is kept, and fails the test file when its server is closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AskedAnswer, contractProblems, strayProblems } from './contract-check.ts';
import type { AnswerHeaders } from './header-check.ts';

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
 * are served at another address, so that here they are not there.
 */
export function watchAnswers(server: Server, label: string, elsewhere = NONE): WatchedAnswers {
  const problems: string[] = [];
  let count = 0;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    // The service reads HEAD as GET, and Node leaves the body out.
    const { method = 'GET', url = '' } = request;
    keepChunks(response, chunks);
    const headersOf = keepHeaders(response);
    response.once('finish', () => {
      count += 1;
      const [path = ''] = url.split('?');
      const text = method === 'HEAD' ? '' : Buffer.concat(chunks).toString('utf8');
      const { statusCode: status } = response;
      const answer = { method, path, accept: request.headers.accept ?? '', status, headers: headersOf(), text };
      const found = elsewhere.test(path) ? strayProblems(answer) : answerProblems(answer);
      problems.push(...found.map((problem) => `${method} ${path} ${status}: ${problem}`));
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

/** What is wrong with an answer, where an operation gave it or should have. */
export function answerProblems(answer: AskedAnswer): string[] {
  // The preflights of browsers belong to no operation either.
  if (answer.method === 'OPTIONS' || NO_OPERATION.test(answer.path)) return [];
  try {
    return contractProblems(answer);
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

/** The headers, whether they are set before or given with the head. */
function keepHeaders(response: ServerResponse): () => AnswerHeaders {
  let given: object = {};
  const usual = response.writeHead;
  Object.defineProperty(response, 'writeHead', {
    configurable: true,
    writable: true,
    value: (...args: unknown[]) => {
      given = args.find((argument) => typeof argument === 'object' && argument !== null) ?? {};
      return Reflect.apply(usual, response, args);
    },
  });
  return () => {
    const all = [...Object.entries(response.getHeaders()), ...Object.entries(given)];
    return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), String(value)]));
  };
}
