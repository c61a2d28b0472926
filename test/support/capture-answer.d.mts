/** The types of capture-answer.mjs, for the tests in TypeScript. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskedAnswer } from './contract-check.ts';

/** Calls `take` with the answer once, before its end leaves: nobody gets a whole answer that was not taken. */
export function captureAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  take: (answer: AskedAnswer) => void,
): void;
