/**
 * The payment page: amount, order, the customer's stored cards where the link is the customer's own, and the form for a
 * new card. Never shows a card number or a security code again.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardChoice } from '../components/card-choice.ts';
import { type KeptFields, nameField, numberFields, securityCodeField, wrongOf } from '../components/card-fields.ts';
import { amountText, errorSummary, shopMark, shopName, type Wrong } from '../components/elements.ts';
import type { SavedCardView } from '../components/saved-card-view.ts';
import type { Page } from '../layout/layout.ts';
import { texts } from '../texts/texts.ts';
import type { Notice } from './page-state.ts';

export interface CardPageParts {
  readonly merchant: Merchant;
  readonly order: Order;
  readonly notices: readonly Notice[];
  /** The names of the gateway configurations that are shown because the order's own fits none. */
  readonly otherGateways: readonly string[];
  readonly cards: readonly SavedCardView[];
  /** Whether the customer may have a new card stored. */
  readonly saving: 'offered' | 'not-offered';
  readonly kept: KeptFields;
  readonly wrongs: readonly Wrong[];
  readonly formToken: string;
  /** The amount that the form agrees to, as the form carries it. */
  readonly agreed: string;
  readonly now: Date;
}

function saveBox({ merchant, saving, kept }: CardPageParts): Html {
  if (saving === 'not-offered') return nothing;
  return html`<div class="tick">
<input type="checkbox" id="save_to_locker" name="save_to_locker" value="true"${
    kept.saving === 'asked' ? html` checked` : nothing
  }>
<label for="save_to_locker">${texts.card.save(shopName(merchant))}</label>
</div>
`;
}

function cardForm(parts: CardPageParts): Html {
  const { cards, kept, wrongs } = parts;
  if (cards.length === 0) {
    return html`${numberFields({ kept, wrongs, presence: 'required' })}
${securityCodeField(wrongs, '')}
${nameField({ kept, wrongs })}
${saveBox(parts)}`;
  }
  const newCard = html`${numberFields({ kept, wrongs, presence: 'optional' })}
${nameField({ kept, wrongs })}
${saveBox(parts)}`;
  return html`${cardChoice({ cards, kept, wrong: wrongOf(wrongs, 'card_reference'), newCard })}
${securityCodeField(wrongs, '')}
`;
}

function otherMethods(names: readonly string[]): Html {
  if (names.length === 0) return nothing;
  return html`<h2>${texts.card.otherMethods}</h2>
<ul class="methods">
${names.map((name) => html`<li>${texts.card.otherMethod(name)}</li>\n`)}</ul>
`;
}

export function cardPage(parts: CardPageParts): Page {
  const { merchant, order, notices, otherGateways, wrongs, formToken, agreed, now } = parts;
  const amount = amountText(order.money);
  const title = `${texts.card.pay(amount)} · ${shopName(merchant)}`;
  const checks = merchant.strictCardChecks ? 'strict' : 'lenient';
  // A frame is left on the way to the bank: banks don't show their pages in one.
  const target = merchant.paymentPage.frameAncestors.length === 0 ? nothing : html` target="_top"`;
  const main = html`<main><div class="sheet">
${shopMark(merchant)}
<h1 class="amount">${texts.card.pay(amount)}</h1>
${order.description === '' ? nothing : html`<p class="about">${order.description}</p>\n`}<p class="soft">${texts.rows.order} ${order.orderId}</p>
${notices.map((notice) => html`<div class="note"><p>${texts.notices[notice]}</p></div>\n`)}${otherMethods(otherGateways)}${
  wrongs.length === 0 ? nothing : errorSummary(texts.card.summary, wrongs, texts.card.enterAgain)
}
<form method="post"${target} data-card-form="${checks}" data-month="${now.toISOString().slice(0, 7)}">
<input type="hidden" name="_csrf" value="${formToken}">
<input type="hidden" name="amount_shown" value="${agreed}">
${cardForm(parts)}<button type="submit" name="action" value="pay">${texts.card.pay(amount)}</button>
</form>
</div></main>`;
  return { title: wrongs.length === 0 ? title : texts.card.errorTitle(title), main, footer: texts.card.footer };
}
