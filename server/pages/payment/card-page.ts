/**
 * The payment page: amount, order, stored cards, and the form for a new card. Never shows an entered card number or security
 * code again.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardChoice, NEW_CARD, preselectedCard } from '../components/card-choice.ts';
import {
  type FormValues,
  fieldErrorOf,
  nameField,
  numberFields,
  securityCodeField,
} from '../components/card-fields.ts';
import { amountText, errorSummary, type FieldError, shopHeader, shopName } from '../components/elements.ts';
import type { SavedCardView } from '../components/saved-card-view.ts';
import type { Page } from '../layout/layout.ts';
import { texts } from '../texts/texts.ts';
import type { Notice } from './page-state.ts';

export interface CardPageParts {
  readonly merchant: Merchant;
  readonly order: Order;
  readonly notices: readonly Notice[];
  /** The gateway configurations to show when the order's reference id matches none. */
  readonly otherGateways: readonly string[];
  readonly cards: readonly SavedCardView[];
  /** Whether the customer may save a new card. */
  readonly saving: 'offered' | 'not-offered';
  readonly values: FormValues;
  readonly fieldErrors: readonly FieldError[];
  readonly formToken: string;
  /** The displayed amount, as the form carries it. */
  readonly shownAmount: string;
  readonly now: Date;
}

function saveBox({ merchant, saving, values }: CardPageParts): Html {
  if (saving === 'not-offered') return nothing;
  return html`<div class="checkbox">
<input type="checkbox" id="save_to_locker" name="save_to_locker" value="true"${
    values.saving === 'asked' ? html` checked` : nothing
  }>
<label for="save_to_locker">${texts.card.save(shopName(merchant))}</label>
</div>
`;
}

function cardForm(parts: CardPageParts): Html {
  const { cards, values, fieldErrors } = parts;
  if (cards.length === 0) {
    return html`${numberFields({ values, fieldErrors, presence: 'required' })}
${securityCodeField(fieldErrors, '')}
${nameField({ values, fieldErrors })}
${saveBox(parts)}`;
  }
  const newCard = html`${numberFields({ values, fieldErrors, presence: 'optional' })}
${nameField({ values, fieldErrors })}
${saveBox(parts)}`;
  return html`${cardChoice({ cards, values, error: fieldErrorOf(fieldErrors, 'card_reference'), newCard })}
${securityCodeField(fieldErrors, '')}
`;
}

function otherMethods(names: readonly string[]): Html {
  if (names.length === 0) return nothing;
  return html`<h2>${texts.card.otherMethods}</h2>
<ul class="methods">
${names.map((name) => html`<li>${texts.card.otherMethod(name)}</li>\n`)}</ul>
`;
}

/** What the customer has to enter again after an error. */
function enterAgain({ cards, values }: CardPageParts): string {
  return preselectedCard(cards, values) === NEW_CARD ? texts.card.enterAgain : texts.card.enterCodeAgain;
}

export function cardPage(parts: CardPageParts): Page {
  const { merchant, order, notices, otherGateways, fieldErrors, formToken, shownAmount, now } = parts;
  const amount = amountText(order.money);
  const title = `${texts.card.pay(amount)} · ${shopName(merchant)}`;
  const checks = merchant.strictCardChecks ? 'strict' : 'lenient';
  // Banks refuse to be framed, so the form leaves the frame.
  const target = merchant.paymentPage.frameAncestors.length === 0 ? nothing : html` target="_top"`;
  const main = html`<main><div class="panel">
${shopHeader(merchant)}
<h1 class="amount">${texts.card.pay(amount)}</h1>
${order.description === '' ? nothing : html`<p class="description">${order.description}</p>\n`}<p class="muted">${texts.rows.order} ${order.orderId}</p>
${notices.map((notice) => html`<div class="note"><p>${texts.notices[notice]}</p></div>\n`)}${otherMethods(otherGateways)}${
  fieldErrors.length === 0 ? nothing : errorSummary(texts.card.summary, fieldErrors, enterAgain(parts))
}
<form method="post"${target} data-card-form="${checks}" data-month="${now.toISOString().slice(0, 7)}">
<input type="hidden" name="_csrf" value="${formToken}">
<input type="hidden" name="amount_shown" value="${shownAmount}">
${cardForm(parts)}<button type="submit" name="action" value="pay">${texts.card.pay(amount)}</button>
</form>
</div></main>`;
  return { title: fieldErrors.length === 0 ? title : texts.card.errorTitle(title), main, footer: texts.card.footer };
}
