/**
 * Elements that several pages use: shop header, payment details, return links, error summary.
 */
import type { CardField, CardProblem } from '../../domain/cards/card-problem.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { formatAmount, type Money } from '../../domain/money.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardProblemText, texts } from '../texts/texts.ts';

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

/** An amount with its currency: `100.00 INR`. */
export function amountText(money: Money): string {
  return `${formatAmount(money)} ${money.currency}`;
}

export function cardText({ card }: Txn): string {
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

/** Nothing without a return URL. */
export function returnLink(merchant: Merchant, href: string | null, rank: 'primary' | 'secondary'): Html {
  if (href === null) return nothing;
  const style = rank === 'primary' ? 'button' : 'button secondary';
  return html`<a class="${style}" href="${href}">${texts.returnTo(shopName(merchant))}</a>`;
}

export function storedCardsLink(href: string, rank: 'primary' | 'secondary'): Html {
  const style = rank === 'primary' ? 'button' : 'button secondary';
  return html`<a class="${style}" href="${href}">${texts.returnToCards}</a>`;
}

export interface FieldError {
  /** The field's name, which is also its id. */
  readonly name: string;
  readonly text: string;
}

/** Lists all errors of a form with links to their fields. Receives the focus when the page loads. */
export function errorSummary(heading: string, fieldErrors: readonly FieldError[], closing: string): Html {
  return html`<div class="errors" role="alert" tabindex="-1" autofocus>
<h2>${heading}</h2>
<ul>
${fieldErrors.map(({ name, text }) => html`<li><a href="#${name}">${text}</a></li>\n`)}</ul>
${closing === '' ? nothing : html`<p>${closing}</p>\n`}</div>`;
}

const fieldNames: Readonly<Record<CardField, string>> = {
  cardNumber: 'card_number',
  expiryMonth: 'card_exp_month',
  expiryYear: 'card_exp_year',
  cardSecurityCode: 'card_security_code',
};

export function toFieldErrors(problems: readonly CardProblem[]): readonly FieldError[] {
  return problems.map(({ field, reason, text }) => ({
    name: fieldNames[field],
    text: cardProblemText(field, reason) ?? text,
  }));
}
