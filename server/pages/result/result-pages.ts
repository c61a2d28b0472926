/**
 * The pages without a form: the result of a payment or order, and the link back to the shop.
 */
import { OrderStatus, TxnErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { isVoided, leadingTxn } from '../../domain/payments/order-status.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { declineRules } from '../../domain/ports/declines.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import {
  amountText,
  cardText,
  detailsList,
  returnLink,
  shopHeader,
  shopName,
  storedCardsLink,
} from '../components/elements.ts';
import type { Page } from '../layout/layout.ts';
import { texts } from '../texts/texts.ts';

export interface ResultParts {
  readonly merchant: Merchant;
  readonly order: Order;
  readonly returnUrl: string | null;
  /** The page of stored cards where the payment started, if any. */
  readonly storedCardsUrl: string | null;
}

function nextLink({ merchant, returnUrl, storedCardsUrl }: ResultParts, rank: 'primary' | 'secondary'): Html {
  return returnUrl === null && storedCardsUrl !== null
    ? storedCardsLink(storedCardsUrl, rank)
    : returnLink(merchant, returnUrl, rank);
}

interface ResultMessage {
  readonly heading: string;
  readonly text: string;
  readonly more?: string;
  readonly tone: 'success' | 'failure' | 'neutral';
}

function paymentFacts(order: Order, txn: Txn | undefined): Html {
  return detailsList([
    [texts.rows.amount, amountText(order.money)],
    ...(txn === undefined ? [] : [[texts.rows.card, cardText(txn)] as const]),
    [texts.rows.order, order.orderId],
  ]);
}

function resultPage(parts: ResultParts, message: ResultMessage, txn: Txn | undefined): Page {
  const { merchant, order } = parts;
  const heading =
    message.tone === 'neutral'
      ? html`<h1>${message.heading}</h1>`
      : html`<h1 class="${message.tone}">${message.heading}</h1>`;
  return {
    title: `${message.heading} · ${shopName(merchant)}`,
    main: html`<main><div class="panel">
${shopHeader(merchant)}
${heading}
<p>${message.text}</p>
${message.more === undefined ? nothing : html`<p>${message.more}</p>\n`}${paymentFacts(order, txn)}
${nextLink(parts, 'primary')}
</div></main>`,
  };
}

export function paidPage(parts: ResultParts): Page {
  const { heading, text } = parts.order.purpose === 'verification' ? texts.verified : texts.paid;
  const message = {
    heading,
    text: text(amountText(parts.order.money), shopName(parts.merchant)),
    tone: 'success',
  } as const;
  return resultPage(parts, message, leadingTxn(parts.order.txns));
}

export function paidElsewherePage(parts: ResultParts): Page {
  return resultPage(parts, { ...texts.paidElsewhere, tone: 'success' }, undefined);
}

export function unpayablePage(parts: ResultParts, why: 'expired' | 'exhausted' | 'closed'): Page {
  return resultPage(parts, { ...texts[why], tone: 'neutral' }, undefined);
}

function hasExpired(order: Order, txn: Txn): boolean {
  return order.status === OrderStatus.EXPIRED || txn.errorCode === TxnErrorCode.authentication_abandoned;
}

/** Why the attempt failed, in the words of its decline if it was declined; and whether to suggest another attempt. */
function failureText({ errorCode, declineCode }: Txn): { readonly text: string; readonly mayRetry: boolean } {
  const { reasons, otherReason } = texts.failed;
  if (errorCode === '') return { text: otherReason, mayRetry: true };
  const isDecline = errorCode === TxnErrorCode.authentication_failed || errorCode === TxnErrorCode.authorization_failed;
  if (!isDecline || declineCode === undefined) return { text: reasons[errorCode], mayRetry: true };
  const { message, retry } = declineRules[declineCode];
  return { text: message, mayRetry: retry !== 'none' };
}

/** The result of an attempt that has ended. */
export function attemptResultPage(parts: ResultParts, txn: Txn): Page {
  const phase = txnPhase(txn);
  switch (phase) {
    case 'charged':
    case 'held':
      return paidPage(parts);
    case 'auto-refunded':
      return resultPage(parts, { ...texts.refunded, tone: 'neutral' }, txn);
    case 'voided':
      return unpayablePage(parts, 'closed');
    case 'failed':
    case 'open': {
      if (isVoided(parts.order) && txn.errorCode === TxnErrorCode.authentication_abandoned) {
        return unpayablePage(parts, 'closed');
      }
      const { heading, tryAgain } = texts.failed;
      const { text, mayRetry } = failureText(txn);
      const more = hasExpired(parts.order, txn) || !mayRetry ? {} : { more: tryAgain };
      return resultPage(parts, { heading, text, ...more, tone: 'failure' }, txn);
    }
    default: {
      const never: never = phase;
      return never;
    }
  }
}

export interface WaitingParts extends ResultParts {
  readonly why: 'processing' | 'busy';
  /** Undefined: no automatic refresh. */
  readonly refreshSeconds: number | undefined;
}

/** The result of the payment is not known yet. */
export function waitingPage({ why, refreshSeconds, ...parts }: WaitingParts): Page {
  const { merchant, order } = parts;
  const { heading, text, refresh } = texts[why];
  return {
    title: `${heading} · ${shopName(merchant)}`,
    ...(refreshSeconds === undefined ? {} : { refreshSeconds }),
    main: html`<main><div class="panel">
${shopHeader(merchant)}
<h1>${heading}</h1>
<p>${text}</p>
${paymentFacts(order, undefined)}
<a class="button" href="">${refresh}</a>
${nextLink(parts, 'secondary')}
</div></main>`,
  };
}
