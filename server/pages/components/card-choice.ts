/**
 * Radio buttons for the customer's stored cards and a new card. The form's fields follow the last radio button, so that the style
 * sheet alone can hide those that the chosen card does not need.
 */

import { type Html, html, nothing } from '../../http/html.ts';
import type { Texts } from '../texts/texts.ts';
import type { FormValues } from './card-fields.ts';
import type { SavedCardView } from './saved-card-view.ts';

export const NEW_CARD = 'new';

/** Escaped: characters outside Latin-1 would double the memory of the bundled program's source. */
const DOTS = '\u2022\u2022\u2022\u2022';

type CardNumberView = Pick<SavedCardView, 'brand' | 'start' | 'lastFour'>;

/** Network and masked number, for the eye and for screen readers. */
export function cardName({ brand, start, lastFour }: CardNumberView, texts: Texts): Html {
  const digits = html`<span class="digits">${start === '' ? '' : `${start} `}<span aria-hidden="true">${DOTS}</span> <span class="visually-hidden">${texts.card.endingIn}</span> ${lastFour}</span>`;
  return html`<span class="brand">${brand}</span> ${digits}`;
}

function cardStatusText({ use, expiry }: SavedCardView, { card }: Texts): string {
  switch (use) {
    case 'payable':
      return card.expires(expiry);
    case 'expired':
      return card.expired(expiry);
    case 'unavailable':
      return card.unavailable;
    default: {
      const never: never = use;
      return never;
    }
  }
}

/** Name, nickname, issuer and expiry. */
export function cardDescription(card: SavedCardView, texts: Texts): Html {
  const { nickname, issuer, use } = card;
  const more = [issuer, cardStatusText(card, texts)].filter((part) => part !== '').join(' · ');
  return html`<span class="card-name">${cardName(card, texts)}${nickname === '' ? nothing : html` <span class="nickname">${nickname}</span>`}</span>
<span class="hint${use === 'payable' ? '' : ' unavailable'}">${more}</span>`;
}

/** The preselected card: the one chosen before, else the newest payable one, else a new card. */
export function preselectedCard(cards: readonly SavedCardView[], values: FormValues): string {
  const payable = cards.filter(({ use }) => use === 'payable').map(({ reference }) => reference);
  if (values.choice === NEW_CARD || payable.includes(values.choice)) return values.choice;
  return payable[0] ?? NEW_CARD;
}

/** `by-token`: the card pays by its token, which needs no security code. */
function radio(value: string, chosen: string, pays: SavedCardView['pays'], more: Html): Html {
  return html`<input type="radio" class="card-radio ${pays}" id="card-${value}" name="card_reference" value="${value}"${
    value === chosen ? html` checked` : nothing
  }${more}>`;
}

export interface CardChoiceParts {
  readonly texts: Texts;
  readonly cards: readonly SavedCardView[];
  readonly values: FormValues;
  /** The error of the chosen card; empty without an error. */
  readonly error: string;
  /** The fields that follow the choice. */
  readonly fields: Html;
}

export function cardChoice({ texts, cards, values, error, fields }: CardChoiceParts): Html {
  const chosen = preselectedCard(cards, values);
  const rows = cards.map((card) => {
    const more = html` data-network="${card.brand}"${card.use === 'payable' ? nothing : html` disabled`}`;
    return html`${radio(card.reference, chosen, card.pays, more)}
<label class="choice" for="card-${card.reference}"><span class="mark" data-network="${card.brand}"></span>${cardDescription(card, texts)}${
      card.pays === 'by-token' ? html`<span class="hint">${texts.card.securelySaved}</span>` : nothing
    }</label>
`;
  });
  return html`<fieldset class="choices" id="card_reference" tabindex="-1"${error === '' ? nothing : html` aria-describedby="card_reference-error"`}>
<legend>${texts.card.saved}</legend>
${error === '' ? nothing : html`<span class="field-error" id="card_reference-error">${error}</span>\n`}${rows}${radio(NEW_CARD, chosen, 'by-number', nothing)}
<label class="choice" for="card-${NEW_CARD}"><span class="card-name">${texts.card.newCard}</span></label>
<div class="fields">
${fields}
</div>
</fieldset>`;
}
