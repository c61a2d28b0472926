/**
 * The bank page of the sandbox: the payment and the field for the one-time password.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { html, nothing } from '../../http/html.ts';
import { cardText, detailsList, errorSummary, shopName } from '../components/elements.ts';
import { fieldDefaults, renderField } from '../components/field.ts';
import { statusPicture } from '../components/status-picture.ts';
import type { Page } from '../layout/layout.ts';
import type { PageTheme } from '../layout/theme.ts';
import { amountText } from '../texts/formats.ts';
import type { Texts } from '../texts/texts.ts';

export interface BankPageParts {
  readonly texts: Texts;
  readonly theme: PageTheme;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly txn: Txn;
  readonly formToken: string;
  /** Empty without an error. */
  readonly error: string;
}

const LONGEST_PASSWORD = 16;

export function bankPage({ texts, theme, merchant, order, txn, formToken, error }: BankPageParts): Page {
  const title = `${texts.bank.heading} · ${shopName(merchant)}`;
  const sandbox = theme.environment === 'sandbox';
  const main = html`<main class="wide"><div class="panel bank">
<p class="issuer">${statusPicture('bank', 'neutral')}<span>${txn.card.issuer === '' ? texts.bank.name : txn.card.issuer}</span></p>
<div class="columns">
<div>
<h1>${texts.bank.heading}</h1>
<p class="muted">${texts.bank.intro}</p>
${order.purpose === 'verification' ? html`<p>${texts.bank.verification}</p>\n` : nothing}${detailsList([
  [texts.rows.amount, amountText(txn.money, texts)],
  [texts.rows.shop, shopName(merchant)],
  [texts.rows.card, cardText(txn, texts)],
  [texts.rows.order, order.orderId],
])}
</div>
<div>
${error === '' ? nothing : errorSummary(texts.bank.summary, [{ name: 'otp', text: error }], '')}<form method="post">
<input type="hidden" name="_csrf" value="${formToken}">
${sandbox ? html`<div class="note"><p>${texts.bank.sandbox}</p></div>\n` : nothing}${renderField({
  ...fieldDefaults,
  name: 'otp',
  label: texts.bank.password,
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: LONGEST_PASSWORD,
  error,
  size: 'code',
})}
<div class="actions">
<button type="submit" name="action" value="pay">${texts.bank.pay}</button>
<button type="submit" name="action" value="cancel" class="secondary" formnovalidate>${texts.bank.cancel}</button>
</div>
</form>
</div>
</div>
</div></main>`;
  return { title: error === '' ? title : texts.card.errorTitle(title), main };
}
