/**
 * Pieces that several pages show: the shop's name and logo, the facts of a payment, the way back, a summary of errors.
 */
import type { CardField, CardProblem } from '../../domain/cards/card-problem.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { formatAmount, type Money } from '../../domain/money.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { type Html, html, nothing } from '../../http/html.ts';
import { cardProblemText, texts } from '../texts/texts.ts';

export interface ConsentBoxParts {
  readonly label: string;
  /** What is wrong with the answer; empty when nothing is. */
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

/** The name the customer reads. */
export function shopName({ name, paymentPage }: Merchant): string {
  return paymentPage.displayName === '' ? name : paymentPage.displayName;
}

/** An amount with its currency: `100.00 INR`. */
export function amountText(money: Money): string {
  return `${formatAmount(money)} ${money.currency}`;
}

/** The card as a customer recognises it. */
export function cardText({ card }: Txn): string {
  return [card.brand, texts.lastFour(card.lastFour)].filter((part) => part !== '').join(' ');
}

/** The shop's logo and name, above a page's heading. */
export function shopHeader(merchant: Merchant): Html {
  const { logoUrl } = merchant.paymentPage;
  return html`<p class="shop">${logoUrl === null ? nothing : html`<img src="${logoUrl}" alt="">`}<span>${shopName(merchant)}</span></p>`;
}

/** Names and values, one row each. */
export function detailsList(rows: readonly (readonly [name: string, value: string])[]): Html {
  return html`<dl>
${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;
}

/** The way back to the shop; nothing when there is none. */
export function returnLink(merchant: Merchant, href: string | null, rank: 'primary' | 'secondary'): Html {
  if (href === null) return nothing;
  const style = rank === 'primary' ? 'button' : 'button secondary';
  return html`<a class="${style}" href="${href}">${texts.returnTo(shopName(merchant))}</a>`;
}

/** The way back to the customer's stored cards. */
export function storedCardsLink(href: string, rank: 'primary' | 'secondary'): Html {
  const style = rank === 'primary' ? 'button' : 'button secondary';
  return html`<a class="${style}" href="${href}">${texts.returnToCards}</a>`;
}

export interface FieldError {
  /** The field's name, which is its id on the page. */
  readonly name: string;
  readonly text: string;
}

/** All that is wrong with a form, each leading to its field. Has the focus when the page is shown. */
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

/** What the vault found wrong, in the page's words and by the page's names. */
export function toFieldErrors(problems: readonly CardProblem[]): readonly FieldError[] {
  return problems.map(({ field, reason, text }) => ({
    name: fieldNames[field],
    text: cardProblemText(field, reason) ?? text,
  }));
}
