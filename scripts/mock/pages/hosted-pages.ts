/**
 * The hosted pages in every state, made by the code of the service's own pages from the contract's examples. No order stands behind
 * them: a state is asked for by its name.
 */
import { OrderStatus } from '../../../generated/values.ts';
import { statusIds } from '../../../server/domain/payments/status-ids.ts';
import { createErrorPage, errorPagePolicy } from '../../../server/pages/layout/layout.ts';
import { pageResponse, showPage } from '../../../server/pages/layout/page-answer.ts';
import { cardFormScript, waitingScript } from '../../../server/pages/layout/page-scripts.ts';
import { stylePath, styleSheet } from '../../../server/pages/layout/style-sheet.ts';
import { createPageTheme } from '../../../server/pages/layout/theme.ts';
import { buildReturnUrl } from '../../../server/pages/result/return-url.ts';
import type { Call } from '../call.ts';
import type { MockedOperation } from '../operations.ts';
import { type Answer, ownHeaders } from '../refusal.ts';
import { exampleShop } from './example-shop.ts';
import { type PageState, paymentPageStates, payStepStates } from './page-states.ts';

/** As the contract's examples of forms have it. */
const FORM_TOKEN = '9d3f6c1e2b4a5d7f';

/** The states of the page at a path, by which a browser opens it; none where there is no page. The first is the page as it is at first. */
export function pageStates({ path }: Pick<MockedOperation, 'path'>): readonly PageState[] {
  if (path === '/payment-page/{link}') return paymentPageStates;
  return path === '/pay/start/{merchant_id}/{ref}' ? payStepStates : [];
}

/** The style sheet and the scripts of the pages, by their path. */
export const pageFiles: ReadonlyMap<string, { readonly mediaType: string; readonly content: string }> = new Map([
  [stylePath, { mediaType: 'text/css', content: styleSheet }],
  ...[cardFormScript, waitingScript].map(
    ({ path, content }) => [path, { mediaType: 'text/javascript', content }] as const,
  ),
]);

function htmlAnswer(status: number, policy: string, content: string, headers: Answer['headers'] = {}): Answer {
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { status, headers: { ...headers, ...ownHeaders, ...type }, content };
}

export function createPages(operations: readonly MockedOperation[]) {
  const shop = () => exampleShop(operations, new Date());
  const theme = ({ baseUrl }: Call) =>
    createPageTheme({ environment: 'sandbox', publicBaseUrl: baseUrl, staticBaseUrl: baseUrl });

  const returnUrlOf = (isCancelled: boolean) => {
    const { orderId, returnUrl } = shop().order;
    const status = isCancelled ? OrderStatus.AUTHENTICATION_FAILED : OrderStatus.CHARGED;
    return buildReturnUrl(returnUrl, { orderId, status, statusId: statusIds[status] }, null);
  };

  return {
    /** Where the customer returns to, as the service redirects them. */
    returnUrlOf,
    /** The page of a call that asks for one of its states, or for none; undefined where Prism answers. */
    shown(call: Call): Answer | undefined {
      const { operation, wanted } = call;
      if (wanted.code !== undefined && wanted.code !== '200') return undefined;
      const states = pageStates(operation);
      const first = operation.method === 'get' && wanted.example === undefined ? states[0] : undefined;
      const state = states.find(({ name }) => name === wanted.example) ?? first;
      if (state === undefined) return undefined;
      const parts = { ...shop(), theme: theme(call), returnUrl: returnUrlOf(false), formToken: FORM_TOKEN };
      const { headers, body } = pageResponse(parts.theme, showPage(state.page(parts), state.needs));
      return htmlAnswer(200, headers['Content-Security-Policy'], body);
    },
    /** Prism's answer, with the error page in the place of the contract's sketch of it. */
    dressed(call: Call, answer: Answer): Answer {
      const isSketch = call.operation.tag === 'pages' && answer.headers['content-type']?.startsWith('text/html');
      if (!isSketch) return answer;
      const message = /<p>(.*?)<\/p>/s.exec(answer.content)?.[1] ?? '';
      const content = createErrorPage(theme(call))(message);
      return htmlAnswer(answer.status, errorPagePolicy(theme(call)), content, answer.headers);
    },
  };
}
