/**
 * The bank page of the sandbox: the payment and the field for the one-time password.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { html, nothing } from '../../http/html.ts';
import { amountText, cardText, detailsList, errorSummary, shopName } from '../components/elements.ts';
import { fieldDefaults, renderField } from '../components/field.ts';
import type { Page } from '../layout/layout.ts';
import type { PageTheme } from '../layout/theme.ts';
import { texts } from '../texts/texts.ts';

export interface BankPageParts {
  readonly theme: PageTheme;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly txn: Txn;
  readonly formToken: string;
  /** Empty without an error. */
  readonly error: string;
}

const LONGEST_PASSWORD = 16;

export function bankPage({ theme, merchant, order, txn, formToken, error }: BankPageParts): Page {
  const title = `${texts.bank.heading} · ${shopName(merchant)}`;
  const sandbox = theme.environment === 'sandbox';
  const main = html`<main><div class="panel">
<h1>${texts.bank.heading}</h1>
<p class="muted">${texts.bank.intro}</p>
${order.purpose === 'verification' ? html`<p>${texts.bank.verification}</p>\n` : nothing}${detailsList([
  [texts.rows.shop, shopName(merchant)],
  [texts.rows.amount, amountText(txn.money)],
  [texts.rows.card, cardText(txn)],
  [texts.rows.order, order.orderId],
])}
${error === '' ? nothing : errorSummary(texts.bank.summary, [{ name: 'otp', text: error }], '')}
${sandbox ? html`<div class="note"><p>${texts.bank.sandbox}</p></div>\n` : nothing}<form method="post">
<input type="hidden" name="_csrf" value="${formToken}">
${renderField({
  ...fieldDefaults,
  name: 'otp',
  label: texts.bank.password,
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: LONGEST_PASSWORD,
  error,
  size: 'code',
})}
<button type="submit" name="action" value="pay">${texts.bank.pay}</button>
<button type="submit" name="action" value="cancel" class="secondary" formnovalidate>${texts.bank.cancel}</button>
</form>
</div></main>`;
  return { title: error === '' ? title : texts.card.errorTitle(title), main };
}
