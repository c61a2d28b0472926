/**
 * The pages that ask nothing: what became of a payment or an order, and the way back to the shop.
 */
import { OrderStatus, TxnErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { isVoided, leadingTxn } from '../../domain/payments/rank.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { amountText, backLink, cardsLink, cardText, facts, shopMark, shopName } from '../components/elements.ts';
import type { Page } from '../layout/layout.ts';
import { texts } from '../texts/texts.ts';

export interface ResultParts {
  readonly merchant: Merchant;
  readonly order: Order;
  /** The way back to the shop; null when it has none. */
  readonly back: string | null;
  /** The customer's page of stored cards that the payment was begun on; null when it was begun elsewhere. */
  readonly cards: string | null;
}

function wayOn({ merchant, back, cards }: ResultParts, rank: 'first' | 'second'): Html {
  return back === null && cards !== null ? cardsLink(cards, rank) : backLink(merchant, back, rank);
}

interface Told {
  readonly heading: string;
  readonly text: string;
  readonly more?: string;
  readonly mood: 'good' | 'bad' | 'plain';
}

function paymentFacts(order: Order, txn: Txn | undefined): Html {
  return facts([
    [texts.rows.amount, amountText(order.money)],
    ...(txn === undefined ? [] : [[texts.rows.card, cardText(txn)] as const]),
    [texts.rows.order, order.orderId],
  ]);
}

function resultPage(parts: ResultParts, told: Told, txn: Txn | undefined): Page {
  const { merchant, order } = parts;
  const heading =
    told.mood === 'plain' ? html`<h1>${told.heading}</h1>` : html`<h1 class="${told.mood}">${told.heading}</h1>`;
  return {
    title: `${told.heading} · ${shopName(merchant)}`,
    main: html`<main><div class="sheet">
${shopMark(merchant)}
${heading}
<p>${told.text}</p>
${told.more === undefined ? nothing : html`<p>${told.more}</p>\n`}${paymentFacts(order, txn)}
${wayOn(parts, 'first')}
</div></main>`,
  };
}

/** The order is paid. */
export function paidPage(parts: ResultParts): Page {
  const { heading, text } = parts.order.purpose === 'verification' ? texts.verified : texts.paid;
  const told = { heading, text: text(amountText(parts.order.money), shopName(parts.merchant)), mood: 'good' } as const;
  return resultPage(parts, told, leadingTxn(parts.order.txns));
}

/** The order was paid by another attempt than this one. */
export function paidElsewherePage(parts: ResultParts): Page {
  return resultPage(parts, { ...texts.paidElsewhere, mood: 'good' }, undefined);
}

/** The order cannot be paid, and why. */
export function unpayablePage(parts: ResultParts, why: 'expired' | 'exhausted' | 'closed'): Page {
  return resultPage(parts, { ...texts[why], mood: 'plain' }, undefined);
}

/** Whether the time for paying the order is over. */
function isOver(order: Order, txn: Txn): boolean {
  return order.status === OrderStatus.EXPIRED || txn.errorCode === TxnErrorCode.authentication_abandoned;
}

/** What became of one attempt that has ended. */
export function attemptResultPage(parts: ResultParts, txn: Txn): Page {
  const phase = txnPhase(txn);
  switch (phase) {
    case 'charged':
    case 'held':
      return paidPage(parts);
    case 'auto-refunded':
      return resultPage(parts, { ...texts.givenBack, mood: 'plain' }, txn);
    case 'voided':
      return unpayablePage(parts, 'closed');
    case 'failed':
    case 'open': {
      if (isVoided(parts.order) && txn.errorCode === TxnErrorCode.authentication_abandoned) {
        return unpayablePage(parts, 'closed');
      }
      const { heading, reasons, otherReason, tryAgain } = texts.failed;
      const text = txn.errorCode === '' ? otherReason : reasons[txn.errorCode];
      const more = isOver(parts.order, txn) ? {} : { more: tryAgain };
      return resultPage(parts, { heading, text, ...more, mood: 'bad' }, txn);
    }
    default: {
      const never: never = phase;
      return never;
    }
  }
}

export interface WaitingParts extends ResultParts {
  readonly why: 'processing' | 'busy';
  /** When the browser looks again by itself; undefined: not by itself. */
  readonly refreshSeconds: number | undefined;
}

/** Money is on its way, and it is not known yet what becomes of it. */
export function waitingPage({ why, refreshSeconds, ...parts }: WaitingParts): Page {
  const { merchant, order } = parts;
  const { heading, text, lookAgain } = texts[why];
  return {
    title: `${heading} · ${shopName(merchant)}`,
    ...(refreshSeconds === undefined ? {} : { refreshSeconds }),
    main: html`<main><div class="sheet">
${shopMark(merchant)}
<h1>${heading}</h1>
<p>${text}</p>
${paymentFacts(order, undefined)}
<a class="button" href="">${lookAgain}</a>
${wayOn(parts, 'second')}
</div></main>`,
  };
}
