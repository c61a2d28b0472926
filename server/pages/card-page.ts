/**
 * The payment page: amount, order and the form for a card. Never shows a card number or a security code again.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { Order } from '../orders/order.ts';
import { plainField, renderField } from './field.ts';
import { type Html, html, nothing } from './html.ts';
import type { Page } from './layout.ts';
import type { Notice } from './page-state.ts';
import { amountText, errorSummary, shopMark, shopName, type Wrong } from './parts.ts';
import { texts } from './texts.ts';

/** What the customer entered and may see again. */
export interface KeptFields {
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
}

export const noFields: KeptFields = { expiryMonth: '', expiryYear: '', nameOnCard: '' };

export interface CardPageParts {
  readonly merchant: Merchant;
  readonly order: Order;
  readonly notices: readonly Notice[];
  readonly kept: KeptFields;
  readonly wrongs: readonly Wrong[];
  readonly formToken: string;
}

const LONGEST_NUMBER = 40;

function cardFields(kept: KeptFields, wrongs: readonly Wrong[]): Html {
  const wrong = (name: string) => wrongs.find((item) => item.name === name)?.text ?? '';
  const number = renderField({
    ...plainField,
    name: 'card_number',
    label: texts.card.cardNumber,
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    maxLength: LONGEST_NUMBER,
    wrong: wrong('card_number'),
  });
  const month = renderField({
    ...plainField,
    name: 'card_exp_month',
    label: texts.card.expiryMonth,
    hint: texts.card.expiryMonthHint,
    autocomplete: 'cc-exp-month',
    inputMode: 'numeric',
    maxLength: 2,
    value: kept.expiryMonth,
    wrong: wrong('card_exp_month'),
  });
  const year = renderField({
    ...plainField,
    name: 'card_exp_year',
    label: texts.card.expiryYear,
    hint: texts.card.expiryYearHint,
    autocomplete: 'cc-exp-year',
    inputMode: 'numeric',
    maxLength: 4,
    value: kept.expiryYear,
    wrong: wrong('card_exp_year'),
  });
  const code = renderField({
    ...plainField,
    name: 'card_security_code',
    label: texts.card.securityCode,
    hint: texts.card.securityCodeHint,
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    maxLength: 4,
    // A few networks print none on their cards.
    presence: 'optional',
    wrong: wrong('card_security_code'),
  });
  const name = renderField({
    ...plainField,
    name: 'name_on_card',
    label: texts.card.nameOnCard,
    hint: texts.card.nameOnCardHint,
    autocomplete: 'cc-name',
    maxLength: 64,
    presence: 'optional',
    value: kept.nameOnCard,
    wrong: wrong('name_on_card'),
  });
  return html`${number}
<div class="pair">
${month}
${year}
</div>
${code}
${name}`;
}

export function cardPage({ merchant, order, notices, kept, wrongs, formToken }: CardPageParts): Page {
  const amount = amountText(order.money);
  const title = `${texts.card.pay(amount)} · ${shopName(merchant)}`;
  // A frame is left on the way to the bank: banks don't show their pages in one.
  const target = merchant.paymentPage.frameAncestors.length === 0 ? nothing : html` target="_top"`;
  const main = html`<main><div class="sheet">
${shopMark(merchant)}
<h1 class="amount">${texts.card.pay(amount)}</h1>
${order.description === '' ? nothing : html`<p class="about">${order.description}</p>\n`}<p class="soft">${texts.rows.order} ${order.orderId}</p>
${notices.map((notice) => html`<div class="note"><p>${texts.notices[notice]}</p></div>\n`)}${
  wrongs.length === 0 ? nothing : errorSummary(texts.card.summary, wrongs, texts.card.enterAgain)
}
<form method="post"${target}>
<input type="hidden" name="_csrf" value="${formToken}">
${cardFields(kept, wrongs)}
<button type="submit" name="action" value="pay">${texts.card.pay(amount)}</button>
</form>
</div></main>`;
  return { title: wrongs.length === 0 ? title : texts.card.errorTitle(title), main, footer: texts.card.footer };
}
