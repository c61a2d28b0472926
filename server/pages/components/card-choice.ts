/**
 * Radio buttons for the customer's stored cards and a new card. The fields of a new card follow the last radio button, so
 * that the style sheet alone can hide them.
 */

import { type Html, html, nothing } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import type { FormValues } from './card-fields.ts';
import type { SavedCardView } from './saved-card-view.ts';

export const NEW_CARD = 'new';

/** Escaped: characters outside Latin-1 would double the memory of the bundled program's source. */
const DOTS = '\u2022\u2022\u2022\u2022';

/** Network and masked number, for the eye and for screen readers. */
export function cardName({ brand, start, lastFour }: Pick<SavedCardView, 'brand' | 'start' | 'lastFour'>): Html {
  const digits = html`<span class="digits">${start === '' ? '' : `${start} `}<span aria-hidden="true">${DOTS}</span> <span class="visually-hidden">${texts.card.endingIn}</span> ${lastFour}</span>`;
  return html`${brand} ${digits}`;
}

function cardStatusText({ use, expiry }: SavedCardView): string {
  switch (use) {
    case 'payable':
      return texts.card.expires(expiry);
    case 'expired':
      return texts.card.expired(expiry);
    case 'unavailable':
      return texts.card.unavailable;
    default: {
      const never: never = use;
      return never;
    }
  }
}

/** Name, nickname, issuer and expiry. */
export function cardDescription(card: SavedCardView): Html {
  const { nickname, issuer, use } = card;
  const more = [issuer, cardStatusText(card)].filter((part) => part !== '').join(' · ');
  return html`<span class="card-name">${cardName(card)}${nickname === '' ? nothing : html` <span class="nickname">${nickname}</span>`}</span>
<span class="hint${use === 'payable' ? '' : ' unavailable'}">${more}</span>`;
}

/** The preselected card: the one chosen before, else the newest payable one, else a new card. */
export function preselectedCard(cards: readonly SavedCardView[], values: FormValues): string {
  const payable = cards.filter(({ use }) => use === 'payable').map(({ reference }) => reference);
  if (values.choice === NEW_CARD || payable.includes(values.choice)) return values.choice;
  return payable[0] ?? NEW_CARD;
}

function radio(value: string, chosen: string, more: Html): Html {
  return html`<input type="radio" class="card-radio" id="card-${value}" name="card_reference" value="${value}"${
    value === chosen ? html` checked` : nothing
  }${more}>`;
}

export interface CardChoiceParts {
  readonly cards: readonly SavedCardView[];
  readonly values: FormValues;
  /** The error of the chosen card; empty without an error. */
  readonly error: string;
  readonly newCard: Html;
}

export function cardChoice({ cards, values, error, newCard }: CardChoiceParts): Html {
  const chosen = preselectedCard(cards, values);
  const rows = cards.map((card) => {
    const more = html` data-network="${card.brand}"${card.use === 'payable' ? nothing : html` disabled`}`;
    return html`${radio(card.reference, chosen, more)}
<label class="choice" for="card-${card.reference}">${cardDescription(card)}</label>
`;
  });
  return html`<fieldset class="choices" id="card_reference"${error === '' ? nothing : html` aria-describedby="card_reference-error"`}>
<legend>${texts.card.saved}</legend>
${error === '' ? nothing : html`<span class="field-error" id="card_reference-error">${error}</span>\n`}${rows}${radio(NEW_CARD, chosen, nothing)}
<label class="choice" for="card-${NEW_CARD}"><span class="card-name">${texts.card.newCard}</span></label>
<div class="new-card">
${newCard}
</div>
</fieldset>`;
}
