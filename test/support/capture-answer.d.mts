/** The types of capture-answer.mjs, for the tests in TypeScript. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskedAnswer } from './contract-check.ts';

/** Calls `take` once with the answer, before the end of the answer is sent. */
export function captureAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  take: (answer: AskedAnswer) => void,
): void;
