/**
 * The page that leads to the gateway's authentication page by a POST. Its script submits the form; without scripts the
 * customer presses the button.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { CustomerAction } from '../../domain/ports/gateway-connector.ts';
import { html } from '../../http/html.ts';
import { amountText, cardText, detailsList, shopHeader, shopName } from '../components/elements.ts';
import type { Page } from '../layout/layout.ts';
import { texts } from '../texts/texts.ts';

export interface RedirectPageParts {
  readonly merchant: Merchant;
  readonly txn: Txn;
  readonly action: Extract<CustomerAction, { readonly kind: 'redirect' }>;
}

export function redirectPage({ merchant, txn, action }: RedirectPageParts): Page {
  const { heading, text, go } = texts.redirect;
  return {
    title: `${heading} · ${shopName(merchant)}`,
    main: html`<main><div class="panel">
${shopHeader(merchant)}
<h1>${heading}</h1>
<p>${text}</p>
${detailsList([
  [texts.rows.amount, amountText(txn.money)],
  [texts.rows.card, cardText(txn)],
])}
<form method="post" action="${action.url}" data-redirect>
${Object.entries(action.fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}<button type="submit">${go}</button>
</form>
</div></main>`,
  };
}
