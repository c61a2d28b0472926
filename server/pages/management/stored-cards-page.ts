/**
 * The list of stored cards, each with its token status and the forms that create a token and delete the card. The consent
 * checkbox is never preselected.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { cardsConsents, consentTextFor } from '../../domain/payments/consent.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardDescription, cardName } from '../components/card-choice.ts';
import { fieldErrorOf, securityCodeField } from '../components/card-fields.ts';
import { consentBox, errorSummary, type FieldError, returnLink, shopHeader, shopName } from '../components/elements.ts';
import type { SavedCardView } from '../components/saved-card-view.ts';
import type { Page } from '../layout/layout.ts';
import { texts } from '../texts/texts.ts';

export type CardAction = 'tokenize' | 'delete';

export interface StoredCardsParts {
  readonly merchant: Merchant;
  readonly cards: readonly SavedCardView[];
  readonly formToken: (action: CardAction, cardReference: string) => string;
  readonly returnUrl: string | null;
  /** Their names end with the card's `idSuffix`. */
  readonly fieldErrors: readonly FieldError[];
}

/** Makes the ids of a card's fields unique on the page. */
export function idSuffix(cardReference: string): string {
  return `-${cardReference}`;
}

const words = texts.storedCards;

/** A collapsible action. Its name includes the card for screen readers. */
function disclosure(name: string, card: SavedCardView, state: 'open' | 'closed', content: Html): Html {
  return html`<details${state === 'open' ? html` open` : nothing}>
<summary>${name}<span class="visually-hidden">: ${cardName(card)}</span></summary>
${content}
</details>`;
}

function hiddenFields(action: CardAction, { reference }: SavedCardView, { formToken }: StoredCardsParts): Html {
  return html`<input type="hidden" name="_csrf" value="${formToken(action, reference)}">
<input type="hidden" name="card_reference" value="${reference}">`;
}

function deleteForm(card: SavedCardView, parts: StoredCardsParts): Html {
  const form = html`<form method="post">
${hiddenFields('delete', card, parts)}
<p>${words.deleteAsk(shopName(parts.merchant))}</p>
<button type="submit" name="action" value="delete">${words.deleteNow}</button>
</form>`;
  return disclosure(words.delete, card, 'closed', form);
}

function tokenizeForm(card: SavedCardView, parts: StoredCardsParts): Html {
  const { merchant, fieldErrors } = parts;
  const shop = shopName(merchant);
  const suffix = idSuffix(card.reference);
  // Banks refuse to be framed, so the form leaves the frame.
  const target = merchant.paymentPage.frameAncestors.length === 0 ? nothing : html` target="_top"`;
  const { heading, ask, points, agree, accept } = consentTextFor(cardsConsents[0], shop);
  const form = html`<form method="post"${target}>
${hiddenFields('tokenize', card, parts)}
<p>${ask}</p>
<ul class="points">
${points.map((point) => html`<li>${point}</li>\n`)}</ul>
${securityCodeField(fieldErrors, suffix)}
${consentBox({ label: agree, error: fieldErrorOf(fieldErrors, `consent${suffix}`), idSuffix: suffix })}
<button type="submit" name="action" value="tokenize">${accept}</button>
</form>`;
  return disclosure(heading, card, fieldErrors.some(({ name }) => name.endsWith(suffix)) ? 'open' : 'closed', form);
}

function cardItem(card: SavedCardView, parts: StoredCardsParts): Html {
  return html`<li>
<p>${cardDescription(card)}</p>
${card.token === 'none' ? nothing : html`<p class="hint">${words.token[card.token]}</p>\n`}${card.tokenizable ? html`${tokenizeForm(card, parts)}\n` : nothing}${deleteForm(card, parts)}
</li>
`;
}

export function storedCardsPage(parts: StoredCardsParts): Page {
  const { merchant, cards, returnUrl, fieldErrors } = parts;
  const shop = shopName(merchant);
  const title = `${words.heading} · ${shop}`;
  return {
    title: fieldErrors.length === 0 ? title : texts.card.errorTitle(title),
    main: html`<main><div class="panel">
${shopHeader(merchant)}
<h1>${words.heading}</h1>
<p class="muted">${cards.length === 0 ? words.none(shop) : words.intro(shop)}</p>
${fieldErrors.length === 0 ? nothing : errorSummary(words.summary, fieldErrors, texts.card.enterCodeAgain)}
${cards.length === 0 ? nothing : html`<ul class="cards">\n${cards.map((card) => cardItem(card, parts))}</ul>\n`}${returnLink(merchant, returnUrl, 'secondary')}
</div></main>`,
  };
}

export function storedCardsExpiredPage({
  merchant,
  returnUrl,
}: Pick<StoredCardsParts, 'merchant' | 'returnUrl'>): Page {
  const { heading, text } = words.expired;
  return {
    title: `${heading} · ${shopName(merchant)}`,
    main: html`<main><div class="panel">
${shopHeader(merchant)}
<h1>${heading}</h1>
<p>${text}</p>
${returnLink(merchant, returnUrl, 'primary')}
</div></main>`,
  };
}
