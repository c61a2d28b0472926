/**
 * The bank's page of the sandbox: what is paid to whom with which card, and the question for the one-time password.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { html, nothing } from '../../http/html.ts';
import { amountText, cardText, errorSummary, facts, shopName } from '../components/elements.ts';
import { plainField, renderField } from '../components/field.ts';
import type { Page } from '../layout/layout.ts';
import type { PageLook } from '../layout/theme.ts';
import { texts } from '../texts/texts.ts';

export interface BankPageParts {
  readonly look: PageLook;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly txn: Txn;
  readonly formToken: string;
  /** What is wrong with what was entered; empty when nothing is. */
  readonly wrong: string;
}

const LONGEST_PASSWORD = 16;

export function bankPage({ look, merchant, order, txn, formToken, wrong }: BankPageParts): Page {
  const title = `${texts.bank.heading} · ${shopName(merchant)}`;
  const sandbox = look.environment === 'sandbox';
  const main = html`<main><div class="sheet">
<h1>${texts.bank.heading}</h1>
<p class="soft">${texts.bank.intro}</p>
${order.purpose === 'verification' ? html`<p>${texts.bank.verification}</p>\n` : nothing}${facts([
  [texts.rows.shop, shopName(merchant)],
  [texts.rows.amount, amountText(txn.money)],
  [texts.rows.card, cardText(txn)],
  [texts.rows.order, order.orderId],
])}
${wrong === '' ? nothing : errorSummary(texts.bank.summary, [{ name: 'otp', text: wrong }], '')}
${sandbox ? html`<div class="note"><p>${texts.bank.sandbox}</p></div>\n` : nothing}<form method="post">
<input type="hidden" name="_csrf" value="${formToken}">
${renderField({
  ...plainField,
  name: 'otp',
  label: texts.bank.password,
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: LONGEST_PASSWORD,
  wrong,
  size: 'code',
})}
<button type="submit" name="action" value="pay">${texts.bank.pay}</button>
<button type="submit" name="action" value="cancel" class="second" formnovalidate>${texts.bank.cancel}</button>
</form>
</div></main>`;
  return { title: wrong === '' ? title : texts.card.errorTitle(title), main };
}
