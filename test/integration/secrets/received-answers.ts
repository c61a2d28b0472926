/** Listens to every answer that this process gets from an address: what a caller or a browser of the service sees. */
import type { Place } from '../../../scripts/secret-search.ts';

export interface ReceivedAnswers {
  /** Pages, and answers that refuse. */
  readonly pagesAndErrors: Place[];
  /** Answers that grant: some show a secret once, to whom it is meant for. */
  readonly answers: Place[];
  stop(): void;
}

/** Listens until stopped. */
export function listenTo(baseUrl: string): ReceivedAnswers {
  const original = globalThis.fetch;
  const pagesAndErrors: Place[] = [];
  const answers: Place[] = [];
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    if (!String(input).startsWith(baseUrl)) return response;
    // How long an answer is may be any number.
    const headers = [...response.headers].filter(([name]) => name !== 'content-length');
    const text = `${headers.map((pair) => pair.join(': ')).join('\n')}\n\n${await response.clone().text()}`;
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const where = `an answer ${response.status}${isPage ? ', a page' : ''}`;
    (isPage || response.status >= 400 ? pagesAndErrors : answers).push({ where, text });
    return response;
  };
  return {
    pagesAndErrors,
    answers,
    stop: () => {
      globalThis.fetch = original;
    },
  };
}
