/**
 * G10: checks every answer of a server against the contract at the socket, errors and 5xx included. A violation fails the test file
 * when its server is closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { captureAnswer } from './capture-answer.mjs';
import { type AskedAnswer, contractProblems, strayProblems } from './contract-check.ts';

export interface WatchedAnswers {
  /** How many answers were checked. */
  readonly count: () => number;
  /** Throws when an answer was against the contract. */
  assertClean(): void;
}

const MOST_SHOWN = 5;

/** Pages and their files: no operation of the contract. The sandbox's start page is at `/`. */
const NO_OPERATION = /^\/(?:(console|docs|pages)(\/|$)|openapi\.json$|$)/;

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
    captureAnswer(request, response, (answer) => {
      count += 1;
      problems.push(...problemsOf(answer, elsewhere.test(answer.path) ? 'elsewhere' : 'here'));
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

/** What is wrong with an answer to what is served here, or is served elsewhere and not to be found here. */
export function problemsOf(answer: AskedAnswer, served: 'here' | 'elsewhere'): string[] {
  const check = served === 'here' ? answerProblems : strayProblems;
  return readably(() => check(answer)).map((problem) => `${answer.method} ${answer.path} ${answer.status}: ${problem}`);
}

/** What is wrong with an answer, where an operation gave it or should have. */
function answerProblems(answer: AskedAnswer): string[] {
  // The preflights of browsers belong to no operation either.
  return answer.method === 'OPTIONS' || NO_OPERATION.test(answer.path) ? [] : contractProblems(answer);
}

/** What was found; a body that cannot be read is a finding too. */
function readably(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
