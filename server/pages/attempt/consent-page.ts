/**
 * The consent page, shown before the bank page. The checkbox is never preselected, both answers take one click, and the
 * payment continues either way.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { consentTextFor, pageConsents } from '../../domain/payments/consent.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { html, nothing } from '../../http/html.ts';
import { cardText, consentBox, detailsList, errorSummary, shopHeader, shopName } from '../components/elements.ts';
import type { Page } from '../layout/layout.ts';
import { amountText } from '../texts/formats.ts';
import type { Texts } from '../texts/texts.ts';

export interface ConsentPageParts {
  readonly texts: Texts;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly txn: Txn;
  readonly formToken: string;
  /** Empty without an error. */
  readonly error: string;
}

export function consentPage({ texts, merchant, order, txn, formToken, error }: ConsentPageParts): Page {
  const shop = shopName(merchant);
  const words = consentTextFor(pageConsents[texts.language], shop);
  const title = `${words.heading} · ${shop}`;
  const main = html`<main class="wide"><div class="panel">
${shopHeader(merchant)}
<h1>${words.heading}</h1>
${error === '' ? nothing : errorSummary(texts.consent.summary, [{ name: 'consent', text: error }], '')}
<div class="columns">
<div>
<p>${words.ask}</p>
<ul class="points">
${words.points.map((point) => html`<li>${point}</li>\n`)}</ul>
${detailsList([
  [texts.rows.card, cardText(txn, texts)],
  [texts.rows.amount, amountText(txn.money, texts)],
  [texts.rows.order, order.orderId],
])}
</div>
<div>
<form method="post">
<input type="hidden" name="_csrf" value="${formToken}">
${consentBox({ label: words.agree, error, idSuffix: '' })}
<div class="actions">
<button type="submit" name="action" value="continue">${words.accept}</button>
<button type="submit" name="action" value="decline">${words.decline}</button>
</div>
</form>
</div>
</div>
</div></main>`;
  return { title: error === '' ? title : texts.card.errorTitle(title), main };
}
