/**
 * Elements that several pages use: shop header, payment details, return links, error summary.
 */
import type { CardField, CardProblem } from '../../domain/cards/card-problem.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardProblemText, type Texts } from '../texts/texts.ts';

export interface ConsentBoxParts {
  readonly label: string;
  /** Empty without an error. */
  readonly error: string;
  /** As in field.ts. */
  readonly idSuffix: string;
}

export function consentBox({ label, error, idSuffix }: ConsentBoxParts): Html {
  const id = `consent${idSuffix}`;
  return html`<div class="checkbox">
${error === '' ? nothing : html`<span class="field-error" id="${id}-error">${error}</span>\n`}<input type="checkbox" id="${id}" name="consent" value="yes"${
    error === '' ? nothing : html` aria-describedby="${id}-error" aria-invalid="true"`
  }>
<label for="${id}">${label}</label>
</div>`;
}

export function shopName({ name, paymentPage }: Merchant): string {
  return paymentPage.displayName === '' ? name : paymentPage.displayName;
}

export function cardText({ card }: Txn, texts: Texts): string {
  return [card.brand, texts.lastFour(card.lastFour)].filter((part) => part !== '').join(' ');
}

export function shopHeader(merchant: Merchant): Html {
  const { logoUrl } = merchant.paymentPage;
  return html`<p class="shop">${logoUrl === null ? nothing : html`<img src="${logoUrl}" alt="">`}<span>${shopName(merchant)}</span></p>`;
}

export function detailsList(rows: readonly (readonly [name: string, value: string])[]): Html {
  return html`<dl>
${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;
}

/** A link that looks like a button, and leaves a frame; nothing without an address. */
export function buttonLink(text: string, href: string | null, rank: 'primary' | 'secondary'): Html {
  if (href === null) return nothing;
  return html`<a class="${rank === 'primary' ? 'button' : 'button secondary'}" href="${href}" target="_top">${text}</a>`;
}

export function returnLink(
  { merchant, texts }: { readonly merchant: Merchant; readonly texts: Texts },
  href: string | null,
  rank: 'primary' | 'secondary',
): Html {
  return buttonLink(texts.returnTo(shopName(merchant)), href, rank);
}

export interface FieldError {
  /** The field's name, which is also its id. One error for each. */
  readonly name: string;
  readonly text: string;
}

/** Lists all errors of a form with links to their fields. Receives the focus when the page loads; hidden without an error. */
export function errorSummary(heading: string, fieldErrors: readonly FieldError[], closing: string): Html {
  const state = fieldErrors.length === 0 ? html` hidden` : html` autofocus`;
  return html`<div class="errors" role="alert" tabindex="-1"${state}>
<h2>${heading}</h2>
<ul>
${fieldErrors.map(({ name, text }) => html`<li><a href="#${name}">${text}</a></li>\n`)}</ul>
${closing === '' ? nothing : html`<p>${closing}</p>\n`}</div>`;
}

const fieldNames: Readonly<Record<CardField, string>> = {
  cardNumber: 'card_number',
  expiryMonth: 'card_expiry',
  expiryYear: 'card_expiry',
  cardSecurityCode: 'card_security_code',
};

export function toFieldErrors(problems: readonly CardProblem[], texts: Texts): readonly FieldError[] {
  const errors = problems.map(({ field, reason, text }) => ({
    name: fieldNames[field],
    text: cardProblemText(texts, field, reason) ?? text,
  }));
  return errors.filter(({ name }, index) => errors.findIndex((other) => other.name === name) === index);
}
