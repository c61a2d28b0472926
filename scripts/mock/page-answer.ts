/** A hosted page as an answer of the mock, with the headers that the contract has for it. Pure. */
import type { Answer } from './ask-prism.ts';
import type { MadePage } from './pages/hosted-pages.ts';

export const HTML = 'text/html';

/** `headers`: those that it has besides. */
export function pageAnswer(status: number, { policy, content }: MadePage, headers: Answer['headers'] = {}): Answer {
  const own = {
    // As the contract's examples have them.
    'x-request-id': 'req_5f0c7c3a9be14d0f',
    'x-response-id': 'rsp_0d1f5be2c2f84a7e',
    'content-type': `${HTML}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return { status, headers: { ...headers, ...own }, content };
}
