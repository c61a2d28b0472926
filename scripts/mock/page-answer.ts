/** A hosted page as an answer of the mock, with the headers that the contract has for it. Pure. */
import type { Answer } from './ask-prism.ts';
import type { MadePage } from './pages/hosted-pages.ts';
import { REQUEST_ID, RESPONSE_ID } from './stranger.ts';

export const HTML = 'text/html';

/** `headers`: those that it has besides. */
export function pageAnswer(status: number, { policy, content }: MadePage, headers: Answer['headers'] = {}): Answer {
  const own = {
    'x-request-id': REQUEST_ID,
    'x-response-id': RESPONSE_ID,
    'content-type': `${HTML}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  return { status, headers: { ...headers, ...own }, content };
}
