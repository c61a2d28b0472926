/**
 * The page of a customer's stored cards: each with what may be shown of it, what its token is about, and the button that
 * deletes it, behind one further press. Shows nothing of a number or a token but the card's own last digits.
 */
import type { Merchant } from '../merchants/merchant.ts';
import { cardName, cardWords } from './card-choice.ts';
import { type Html, html, nothing } from './html.ts';
import type { Page } from './layout.ts';
import { backLink, shopMark, shopName } from './parts.ts';
import type { SavedCardView } from './saved-card-view.ts';
import { texts } from './texts.ts';

/** What a card's forms on the page do. */
export type CardAction = 'delete';

export interface StoredCardsParts {
  readonly merchant: Merchant;
  readonly cards: readonly SavedCardView[];
  readonly formToken: (action: CardAction, cardReference: string) => string;
  /** The way back to the shop; null when there is none. */
  readonly back: string | null;
}

const words = texts.storedCards;

/** Something to do with a card, which opens in place. What it does is named with the card, for those who hear it alone. */
function fold(name: string, card: SavedCardView, content: Html): Html {
  return html`<details>
<summary>${name}<span class="unseen">: ${cardName(card)}</span></summary>
${content}
</details>`;
}

function hiddenFields(action: CardAction, { reference }: SavedCardView, { formToken }: StoredCardsParts): Html {
  return html`<input type="hidden" name="_csrf" value="${formToken(action, reference)}">
<input type="hidden" name="card_reference" value="${reference}">`;
}

function deleting(card: SavedCardView, parts: StoredCardsParts): Html {
  const form = html`<form method="post">
${hiddenFields('delete', card, parts)}
<p>${words.deleteAsk(shopName(parts.merchant))}</p>
<button type="submit" name="action" value="delete">${words.deleteNow}</button>
</form>`;
  return fold(words.delete, card, form);
}

function entry(card: SavedCardView, parts: StoredCardsParts): Html {
  return html`<li>
<p>${cardWords(card)}</p>
${card.token === 'none' ? nothing : html`<p class="hint">${words.token[card.token]}</p>\n`}${deleting(card, parts)}
</li>
`;
}

export function storedCardsPage(parts: StoredCardsParts): Page {
  const { merchant, cards, back } = parts;
  const shop = shopName(merchant);
  return {
    title: `${words.heading} · ${shop}`,
    main: html`<main><div class="sheet">
${shopMark(merchant)}
<h1>${words.heading}</h1>
<p class="soft">${cards.length === 0 ? words.none(shop) : words.intro(shop)}</p>
${cards.length === 0 ? nothing : html`<ul class="cards">\n${cards.map((card) => entry(card, parts))}</ul>\n`}${backLink(merchant, back, 'second')}
</div></main>`,
  };
}

/** The link's time is over. */
export function storedCardsExpiredPage({ merchant, back }: Pick<StoredCardsParts, 'merchant' | 'back'>): Page {
  const { heading, text } = words.expired;
  return {
    title: `${heading} · ${shopName(merchant)}`,
    main: html`<main><div class="sheet">
${shopMark(merchant)}
<h1>${heading}</h1>
<p>${text}</p>
${backLink(merchant, back, 'first')}
</div></main>`,
  };
}
