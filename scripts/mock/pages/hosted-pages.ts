/**
 * The hosted pages in every state, rendered by the service's code from the contract's examples. Callers choose a state by name.
 */
import { OrderStatus } from '../../../generated/values.ts';
import { statusIds } from '../../../server/domain/payments/order-status.ts';
import { createErrorPage, errorPagePolicy } from '../../../server/pages/layout/layout.ts';
import { pageResponse, showPage } from '../../../server/pages/layout/page-answer.ts';
import type { PageTheme } from '../../../server/pages/layout/theme.ts';
import { buildReturnUrl } from '../../../server/pages/result/return-url.ts';
import { chooseTexts } from '../../../server/pages/texts/texts.ts';
import type { Call } from '../call.ts';
import type { MockedOperation } from '../operations.ts';
import { type Answer, ownHeaders } from '../refusal.ts';
import { exampleShop } from './example-shop.ts';
import { type PageState, paymentPageStates, payStepStates } from './page-states.ts';

/** The token of the contract's form examples. */
const FORM_TOKEN = '9d3f6c1e2b4a5d7f';

/** The states of the page at a path. Empty for other paths. The first is the initial state. */
export function pageStates({ path }: Pick<MockedOperation, 'path'>): readonly PageState[] {
  if (path === '/payment-page/{link}') return paymentPageStates;
  return path === '/pay/start/{merchant_id}/{ref}' ? payStepStates : [];
}

function htmlResponse(status: number, policy: string, content: string, headers: Answer['headers'] = {}): Answer {
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { status, headers: { ...headers, ...ownHeaders, ...type }, content };
}

export function createPages(operations: readonly MockedOperation[]) {
  const shop = () => exampleShop(operations, new Date());
  const theme = ({ baseUrl }: Call): PageTheme => {
    return { environment: 'sandbox', publicBaseUrl: baseUrl, staticBaseUrl: baseUrl };
  };
  const accepted = ({ headers }: Call) => headers['accept-language'] ?? '';

  const returnUrlOf = (isCancelled: boolean) => {
    const { orderId, returnUrl } = shop().order;
    const status = isCancelled ? OrderStatus.AUTHENTICATION_FAILED : OrderStatus.CHARGED;
    return buildReturnUrl(returnUrl, { orderId, status, statusId: statusIds[status] }, null);
  };

  return {
    /** The return URL of the service's redirect. */
    returnUrlOf,
    /** The page for a call. Undefined when Prism must answer. */
    shown(call: Call): Answer | undefined {
      const { operation, preference } = call;
      if (preference.code !== undefined && preference.code !== '200') return undefined;
      const states = pageStates(operation);
      const first = operation.method === 'get' && preference.example === undefined ? states[0] : undefined;
      const state = states.find(({ name }) => name === preference.example) ?? first;
      if (state === undefined) return undefined;
      const texts = chooseTexts({ order: '', merchant: 'auto', accepted: accepted(call) });
      const parts = { ...shop(), texts, theme: theme(call), returnUrl: returnUrlOf(false), formToken: FORM_TOKEN };
      const { headers, body } = pageResponse(parts.theme, showPage(texts, state.page(parts), state.needs));
      return htmlResponse(200, headers['Content-Security-Policy'], body);
    },
    /** Prism's answer, with the service's error page instead of the example's. */
    dressed(call: Call, answer: Answer): Answer {
      const isSketch = call.operation.tag === 'pages' && answer.headers['content-type']?.startsWith('text/html');
      if (!isSketch) return answer;
      const refused = { http: answer.status, on: 'page', acceptLanguage: accepted(call) } as const;
      const content = createErrorPage(theme(call))(refused);
      return htmlResponse(answer.status, errorPagePolicy(theme(call)), content, answer.headers);
    },
  };
}
