/**
 * The payment page: the order, stored cards, and the form for a new card. Never shows an entered card number or security code
 * again.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardChoice, NEW_CARD, preselectedCard } from '../components/card-choice.ts';
import { cardFields, type FormValues, fieldErrorOf } from '../components/card-fields.ts';
import { errorSummary, type FieldError, shopHeader, shopName } from '../components/elements.ts';
import type { SavedCardView } from '../components/saved-card-view.ts';
import type { Page } from '../layout/layout.ts';
import { amountText } from '../texts/formats.ts';
import type { Texts } from '../texts/texts.ts';
import type { Saving } from './checkout-locker.ts';
import type { Notice } from './page-state.ts';

/** The name of the service, the same in every language. */
const PROVIDER = 'Card Payments Service';

export interface CardPageParts {
  readonly texts: Texts;
  readonly merchant: Merchant;
  readonly order: Order;
  readonly notices: readonly Notice[];
  /** The gateway configurations to show when the order's reference id matches none. */
  readonly otherGateways: readonly string[];
  readonly cards: readonly SavedCardView[];
  readonly saving: Saving;
  readonly values: FormValues;
  readonly fieldErrors: readonly FieldError[];
  readonly formToken: string;
  /** The displayed amount, as the form carries it. */
  readonly shownAmount: string;
  /** `frame`: on a page of the shop. */
  readonly window: 'frame' | 'whole';
  readonly now: Date;
}

/** The box for saving a new card. Where the service manages consent, the consent page asks instead. */
function saveBox({ texts, merchant, saving, values }: CardPageParts): Html {
  if (saving !== 'offered') return nothing;
  return html`<div class="checkbox new-only">
<input type="checkbox" id="save_to_locker" name="save_to_locker" value="true"${values.saving === 'asked' ? html` checked` : nothing}>
<label for="save_to_locker">${texts.card.save(shopName(merchant))}</label>
</div>
`;
}

function cardForm(parts: CardPageParts): Html {
  const { texts, cards, values, fieldErrors } = parts;
  const presence = cards.length === 0 ? 'required' : 'optional';
  const fields = html`${cardFields({ texts, values, fieldErrors, presence })}
${saveBox(parts)}`;
  if (cards.length === 0) return html`<div class="fields">\n${fields}</div>`;
  return cardChoice({ texts, cards, values, error: fieldErrorOf(fieldErrors, 'card_reference'), fields });
}

function otherMethods(texts: Texts, names: readonly string[]): Html {
  if (names.length === 0) return nothing;
  return html`<h2>${texts.card.otherMethods}</h2>
<ul class="methods">
${names.map((name) => html`<li>${texts.card.otherMethod(name)}</li>\n`)}</ul>
`;
}

/** What the customer has to enter again after an error. */
function enterAgain({ texts, cards, values, fieldErrors }: CardPageParts): string {
  if (fieldErrors.length === 0) return '';
  return preselectedCard(cards, values) === NEW_CARD ? texts.card.enterAgain : texts.card.enterCodeAgain;
}

function orderSummary({ texts, merchant, order }: CardPageParts, amount: string): Html {
  return html`<section class="summary" aria-label="${texts.card.summaryOfOrder}">
${shopHeader(merchant)}
<h1 class="amount">${texts.card.pay(amount)}</h1>
${order.description === '' ? nothing : html`<p>${order.description}</p>\n`}<p class="muted">${texts.rows.order} ${order.orderId}</p>
</section>`;
}

const lock = html`<svg class="lock" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path fill="currentColor" d="M4 7V5a4 4 0 018 0v2h1v8H3V7zm2 0h4V5a2 2 0 00-4 0z"/></svg>`;

/**
 * The form's first field has a name of its own on every showing. Browsers restore what was entered, number and code too, into a form
 * whose first fields have the same names.
 */
export function cardPage(parts: CardPageParts): Page {
  const { texts, merchant, order, notices, otherGateways, fieldErrors, formToken, shownAmount, now } = parts;
  const amount = amountText(order.money, texts);
  const title = `${texts.card.pay(amount)} · ${shopName(merchant)}`;
  const checks = merchant.strictCardChecks ? 'strict' : 'lenient';
  const framed = parts.window === 'frame';
  const main = html`<main class="checkout">
${orderSummary(parts, amount)}
<section class="panel" aria-label="${texts.card.details}">
${notices.map((notice) => html`<div class="note"><p>${texts.notices[notice]}</p></div>\n`)}${otherMethods(texts, otherGateways)}${errorSummary(texts.card.summary, fieldErrors, enterAgain(parts))}
<form method="post"${framed ? html` target="_top"` : nothing} data-card-form="${checks}" data-month="${now.toISOString().slice(0, 7)}">
<input type="hidden" name="_${formToken.slice(0, 32)}" value="">
<input type="hidden" name="_csrf" value="${formToken}">
<input type="hidden" name="amount_shown" value="${shownAmount}">
${cardForm(parts)}
<div class="pay"><button type="submit" name="action" value="pay" data-processing="${texts.card.processing}">${texts.card.pay(amount)}</button></div>
</form>
${framed ? html`<p class="hint">${texts.card.wholeWindow}</p>\n` : nothing}<p class="secured">${lock}${texts.card.securedBy(PROVIDER)}</p>
</section>
</main>`;
  return { title: fieldErrors.length === 0 ? title : texts.card.errorTitle(title), main };
}
