/**
 * The pages without a form: the result of a payment or order, what it means for the customer's money, and the ways on.
 */
import { OrderStatus, TxnErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { isVoided, leadingTxn } from '../../domain/payments/order-status.ts';
import { chargedMoney, type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { declineRules, type RetryAdvice } from '../../domain/ports/declines.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { buttonLink, cardText, detailsList, returnLink, shopName } from '../components/elements.ts';
import type { Page } from '../layout/layout.ts';
import { amountText, dateText } from '../texts/formats.ts';
import type { Texts } from '../texts/texts.ts';
import { type Outcome, outcomePage } from './outcome-page.ts';

export interface ResultParts {
  readonly texts: Texts;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly returnUrl: string | null;
  /** The page of stored cards where the payment started, if any. */
  readonly storedCardsUrl: string | null;
}

/**
 * How the customer may pay the order after an attempt that failed. `in-shop`: the order is payable, but the shop did not give this
 * customer its link.
 */
export type Retry =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'in-shop' | 'exhausted' | 'none' };

type Rank = 'primary' | 'secondary';

function nextLink(parts: ResultParts, rank: Rank): Html {
  const { texts, returnUrl, storedCardsUrl } = parts;
  return returnUrl === null && storedCardsUrl !== null
    ? buttonLink(texts.returnToCards, storedCardsUrl, rank)
    : returnLink(parts, returnUrl, rank);
}

type Row = readonly [name: string, value: string];

/** The rows of the order, with those of its attempt when it is known. */
function facts({ texts, order }: ResultParts, txn: Txn | undefined, more: readonly Row[] = []): Html {
  const money = txn === undefined ? order.money : chargedMoney(txn);
  return detailsList([
    [texts.rows.amount, amountText(money, texts)],
    ...(txn === undefined ? [] : [[texts.rows.card, cardText(txn, texts)] as const]),
    ...more,
    [texts.rows.order, order.orderId],
  ]);
}

function resultPage(parts: ResultParts, outcome: Outcome, shown: { readonly facts: Html; readonly again: Html }): Page {
  const next = nextLink(parts, String(shown.again) === '' ? 'primary' : 'secondary');
  const actions = html`${shown.again}${next}`;
  return outcomePage({ ...outcome, merchant: parts.merchant, progress: nothing, facts: shown.facts, actions });
}

function receipt(parts: ResultParts, txn: Txn | undefined): Html {
  if (txn === undefined) return facts(parts, undefined);
  const { texts } = parts;
  const paidAt = txn.receipt?.created ?? txn.updatedAt;
  return facts(parts, txn, [[texts.rows.date, dateText(paidAt, txn.money, texts)]]);
}

export function paidPage(parts: ResultParts): Page {
  const { texts, order, merchant } = parts;
  const { heading, text } = order.purpose === 'verification' ? texts.verified : texts.paid;
  const txn = leadingTxn(order.txns);
  const amount = amountText(txn === undefined ? order.money : chargedMoney(txn), texts);
  const outcome = { heading, text: text(amount, shopName(merchant)), tone: 'success', picture: 'check' } as const;
  return resultPage(parts, outcome, { facts: receipt(parts, txn), again: nothing });
}

export function paidElsewherePage(parts: ResultParts): Page {
  const { heading, text, money } = parts.texts.paidElsewhere;
  const outcome = { heading, text, money, tone: 'success', picture: 'check' } as const;
  return resultPage(parts, outcome, { facts: facts(parts, undefined), again: nothing });
}

export function unpayablePage(parts: ResultParts, why: 'expired' | 'exhausted' | 'closed'): Page {
  const { heading, text } = parts.texts[why];
  const picture = why === 'expired' ? 'clock' : 'cross';
  const outcome = { heading, text: text(shopName(parts.merchant)), tone: 'neutral', picture } as const;
  return resultPage(parts, outcome, { facts: facts(parts, undefined), again: nothing });
}

/** Why the attempt failed, in the words of its decline if it was declined; and what to try next. */
function failureText({ errorCode, declineCode }: Txn, { failed }: Texts): { text: string; advice: RetryAdvice } {
  const { reasons, declines, otherReason } = failed;
  if (errorCode === '') return { text: otherReason, advice: 'same_card' };
  const isDecline = errorCode === TxnErrorCode.authentication_failed || errorCode === TxnErrorCode.authorization_failed;
  if (isDecline && declineCode !== undefined) {
    return { text: declines[declineCode], advice: declineRules[declineCode].retry };
  }
  const advice = errorCode === TxnErrorCode.authorization_failed ? 'other_card' : 'same_card';
  return { text: reasons[errorCode], advice };
}

const tones = {
  [TxnErrorCode.customer_cancelled]: { tone: 'neutral', picture: 'cross' },
  [TxnErrorCode.authentication_abandoned]: { tone: 'neutral', picture: 'clock' },
} as const;

function toneOf({ errorCode }: Txn): Pick<Outcome, 'tone' | 'picture'> {
  return errorCode === TxnErrorCode.customer_cancelled || errorCode === TxnErrorCode.authentication_abandoned
    ? tones[errorCode]
    : { tone: 'failure', picture: 'alert' };
}

function failedPage(parts: ResultParts, txn: Txn, retry: Retry): Page {
  const { texts, merchant, order } = parts;
  const { failed } = texts;
  const shop = shopName(merchant);
  const { text, advice } = failureText(txn, texts);
  const mayRetry = advice !== 'none';
  const words = {
    link: text,
    'in-shop': mayRetry ? `${text} ${failed.tryAgainInShop}` : text,
    exhausted: texts.exhausted.text(shop),
    none: order.status === OrderStatus.EXPIRED ? texts.expired.text(shop) : text,
  };
  const again =
    retry.kind === 'link' && mayRetry
      ? buttonLink(advice === 'other_card' ? failed.otherCard : failed.tryAgain, retry.url, 'primary')
      : nothing;
  const isCancelled = txn.errorCode === TxnErrorCode.customer_cancelled && retry.kind !== 'exhausted';
  const heading = isCancelled ? failed.cancelled : failed.heading;
  const outcome = { heading, text: words[retry.kind], money: failed.notCharged, ...toneOf(txn) };
  return resultPage(parts, outcome, { facts: facts(parts, txn), again });
}

/** The result of an attempt that has ended. */
export function attemptResultPage(parts: ResultParts, txn: Txn, retry: Retry): Page {
  const phase = txnPhase(txn);
  switch (phase) {
    case 'charged':
    case 'held':
      return paidPage(parts);
    case 'auto-refunded': {
      const outcome = { ...parts.texts.refunded, tone: 'neutral', picture: 'return' } as const;
      return resultPage(parts, outcome, { facts: facts(parts, txn), again: nothing });
    }
    case 'voided':
      return unpayablePage(parts, 'closed');
    case 'failed':
      return isVoided(parts.order) && txn.errorCode === TxnErrorCode.authentication_abandoned
        ? unpayablePage(parts, 'closed')
        : failedPage(parts, txn, retry);
    case 'open':
      return waitingPage({ ...parts, why: 'processing', refreshSeconds: undefined });
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

/** The steps of a payment whose bank owes an answer. No step says how long it takes. */
function progressSteps({ steps }: Texts): Html {
  return html`<ol class="steps">
<li class="done">${steps.sent}</li>
<li aria-current="step">${steps.bank}</li>
<li>${steps.result}</li>
</ol>
`;
}

/** The result of the payment is not known yet. */
export function waitingPage({ why, refreshSeconds, ...parts }: WaitingParts): Page {
  const { texts, merchant } = parts;
  const { waiting } = texts;
  const order = facts(parts, undefined);
  const shown = {
    ...texts[why],
    merchant,
    actions: html`<a class="button" href="">${waiting.checkStatus}</a>${nextLink(parts, 'secondary')}`,
  };
  if (refreshSeconds === undefined) {
    const progress = html`<p class="muted">${waiting.long(shopName(merchant))}</p>\n`;
    return outcomePage({ ...shown, tone: 'neutral', picture: 'clock', progress, facts: order });
  }
  const progress = html`<p class="muted">${waiting.updates}</p>\n`;
  const progressFacts = why === 'processing' ? html`${progressSteps(texts)}${order}` : order;
  const page = outcomePage({ ...shown, tone: 'waiting', picture: 'spinner', progress, facts: progressFacts });
  return { ...page, refreshSeconds };
}
