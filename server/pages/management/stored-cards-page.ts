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
import { statusPicture } from '../components/status-picture.ts';
import type { Page } from '../layout/layout.ts';
import { outcomePage } from '../result/outcome-page.ts';
import type { Texts } from '../texts/texts.ts';

export type CardAction = 'tokenize' | 'delete';

export interface StoredCardsParts {
  readonly texts: Texts;
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

interface Disclosure {
  readonly texts: Texts;
  readonly name: string;
  readonly card: SavedCardView;
  readonly state: 'open' | 'closed';
  readonly content: Html;
}

/** A collapsible action; opening one closes the others. Its name includes the card for screen readers. */
function disclosure({ texts, name, card, state, content }: Disclosure): Html {
  return html`<details name="action"${state === 'open' ? html` open` : nothing}>
<summary>${name}<span class="visually-hidden">: ${cardName(card, texts)}</span></summary>
${content}
</details>`;
}

function hiddenFields(action: CardAction, { reference }: SavedCardView, { formToken }: StoredCardsParts): Html {
  return html`<input type="hidden" name="_csrf" value="${formToken(action, reference)}">
<input type="hidden" name="card_reference" value="${reference}">`;
}

function deleteForm(card: SavedCardView, parts: StoredCardsParts): Html {
  const { texts, merchant } = parts;
  const words = texts.storedCards;
  const content = html`<form method="post">
${hiddenFields('delete', card, parts)}
<p>${words.deleteAsk(shopName(merchant))}</p>
<button type="submit" name="action" value="delete" class="danger">${words.deleteNow}</button>
</form>`;
  return disclosure({ texts, name: words.delete, card, state: 'closed', content });
}

function tokenizeForm(card: SavedCardView, parts: StoredCardsParts): Html {
  const { texts, merchant, fieldErrors } = parts;
  const shop = shopName(merchant);
  const suffix = idSuffix(card.reference);
  // Banks refuse to be framed, so the form leaves the frame.
  const target = merchant.paymentPage.frameAncestors.length === 0 ? nothing : html` target="_top"`;
  const { heading, ask, points, agree, accept } = consentTextFor(cardsConsents[texts.language], shop);
  const content = html`<form method="post"${target}>
${hiddenFields('tokenize', card, parts)}
<p>${ask}</p>
<ul class="points">
${points.map((point) => html`<li>${point}</li>\n`)}</ul>
${securityCodeField(texts, fieldErrors, suffix)}
${consentBox({ label: agree, error: fieldErrorOf(fieldErrors, `consent${suffix}`), idSuffix: suffix })}
<button type="submit" name="action" value="tokenize">${accept}</button>
</form>`;
  const state = fieldErrors.some(({ name }) => name.endsWith(suffix)) ? 'open' : 'closed';
  return disclosure({ texts, name: heading, card, state, content });
}

function tokenText({ token }: SavedCardView, { storedCards }: Texts): Html {
  if (token === 'none') return nothing;
  return html`<p class="token ${token}">${storedCards.token[token]}</p>\n`;
}

/** The state of the token has a line of its own. */
function cardItem(card: SavedCardView, parts: StoredCardsParts): Html {
  return html`<li>
<span class="mark" data-network="${card.brand}"></span>
<div class="card">
<p>${cardDescription(card, parts.texts)}</p>
${tokenText(card, parts.texts)}</div>
<div class="card-actions">
${card.tokenizable ? html`${tokenizeForm(card, parts)}\n` : nothing}${deleteForm(card, parts)}
</div>
</li>
`;
}

function emptyList({ texts, merchant }: StoredCardsParts): Html {
  const { none, noneHint } = texts.storedCards;
  return html`<div class="empty">
${statusPicture('card', 'neutral')}
<p>${none(shopName(merchant))}</p>
<p class="muted">${noneHint}</p>
</div>
`;
}

export function storedCardsPage(parts: StoredCardsParts): Page {
  const { texts, merchant, cards, returnUrl, fieldErrors } = parts;
  const words = texts.storedCards;
  const shop = shopName(merchant);
  const title = `${words.heading} · ${shop}`;
  return {
    title: fieldErrors.length === 0 ? title : texts.card.errorTitle(title),
    main: html`<main${cards.length > 1 ? html` class="several"` : nothing}><div class="panel">
${shopHeader(merchant)}
<h1>${words.heading}</h1>
${cards.length === 0 ? emptyList(parts) : html`<p class="muted">${words.intro(shop)}</p>\n`}${fieldErrors.length === 0 ? nothing : errorSummary(words.summary, fieldErrors, texts.card.enterCodeAgain)}
${cards.length === 0 ? nothing : html`<ul class="cards">\n${cards.map((card) => cardItem(card, parts))}</ul>\n`}${returnLink(parts, returnUrl, 'secondary')}
</div></main>`,
  };
}

export function storedCardsExpiredPage({
  texts,
  merchant,
  returnUrl,
}: Pick<StoredCardsParts, 'texts' | 'merchant' | 'returnUrl'>): Page {
  const { heading, text } = texts.storedCards.expired;
  return outcomePage({
    merchant,
    heading,
    text: text(shopName(merchant)),
    tone: 'neutral',
    picture: 'clock',
    progress: nothing,
    facts: nothing,
    actions: returnLink({ texts, merchant }, returnUrl, 'primary'),
  });
}
