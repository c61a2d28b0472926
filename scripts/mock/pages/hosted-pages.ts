/**
 * The hosted pages in every state, made by the code of the service's own pages, with the data of the contract's examples. There is
 * no order behind them: a state is asked for by its name.
 */
import { OrderStatus } from '../../../generated/values.ts';
import { statusIds } from '../../../server/orders/wire.ts';
import { createErrorPage, errorPagePolicy } from '../../../server/pages/errors/error-page.ts';
import { createPageLook } from '../../../server/pages/layout/look.ts';
import { pageResponse, showing } from '../../../server/pages/layout/page-answer.ts';
import { stylePath, styleSheet } from '../../../server/pages/layout/style-sheet.ts';
import { cardFormScript } from '../../../server/pages/payment/card-form-script.ts';
import { returnAddress } from '../../../server/pages/result/return-url.ts';
import { waitingScript } from '../../../server/pages/result/waiting-script.ts';
import type { MockedOperation } from '../mocked-operations.ts';
import { exampleShop, type OwnTerms } from './example-shop.ts';
import type { PageState } from './page-state.ts';
import { payStepStates } from './pay-step-states.ts';
import { paymentPageStates } from './payment-page-states.ts';

/** As the contract's examples of forms have it. */
const FORM_TOKEN = '9d3f6c1e2b4a5d7f';

/** The states of each page, by its path; the first is the page as it is at first. */
const statesByPath: ReadonlyMap<string, readonly PageState[]> = new Map([
  ['/payment-page/{link}', paymentPageStates],
  ['/pay/start/{merchant_id}/{ref}', payStepStates],
]);

/** The states of an operation's page; none where it has no page. */
export function pageStates({ path }: MockedOperation): readonly PageState[] {
  return statesByPath.get(path) ?? [];
}

export interface PageFile {
  readonly mediaType: string;
  readonly content: string;
}

/** The style sheet and the scripts of the pages, by their path. */
export const pageFiles: ReadonlyMap<string, PageFile> = new Map([
  [stylePath, { mediaType: 'text/css', content: styleSheet }],
  ...[cardFormScript, waitingScript].map(
    ({ path, content }) => [path, { mediaType: 'text/javascript', content }] as const,
  ),
]);

export interface MadePage {
  readonly policy: string;
  readonly content: string;
}

function lookAt(baseUrl: string) {
  return createPageLook({ environment: 'sandbox', publicBaseUrl: baseUrl, staticBaseUrl: baseUrl });
}

/** Where the customer goes back to, as the service would send them. */
export function wayBack(operations: readonly MockedOperation[], own: OwnTerms, status: OrderStatus): string {
  const { order } = exampleShop(operations, own, new Date());
  return returnAddress(order.returnUrl, { orderId: order.orderId, status, statusId: statusIds[status] }, null);
}

export interface PageCall {
  readonly operations: readonly MockedOperation[];
  readonly baseUrl: string;
  readonly own: OwnTerms;
}

/** A page in a state. */
export function makePage({ page, needs }: PageState, { operations, baseUrl, own }: PageCall): MadePage {
  const look = lookAt(baseUrl);
  const back = wayBack(operations, own, OrderStatus.CHARGED);
  const parts = { ...exampleShop(operations, own, new Date()), look, back, formToken: FORM_TOKEN };
  const { headers, body } = pageResponse(look, showing(page(parts), needs));
  return { policy: headers['Content-Security-Policy'], content: body };
}

/** The page that says what is wrong. */
export function makeErrorPage(message: string, baseUrl: string): MadePage {
  const look = lookAt(baseUrl);
  return { policy: errorPagePolicy(look), content: createErrorPage(look)(message) };
}
