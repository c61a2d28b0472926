/**
 * The page that leads to the gateway's authentication page by a POST. Its script submits the form; without scripts the
 * customer presses the button.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import type { CustomerAction } from '../../domain/ports/gateway-connector.ts';
import { html } from '../../http/html.ts';
import { cardText, detailsList, shopHeader, shopName } from '../components/elements.ts';
import { statusPicture } from '../components/status-picture.ts';
import type { Page } from '../layout/layout.ts';
import { amountText } from '../texts/formats.ts';
import type { Texts } from '../texts/texts.ts';

export interface RedirectPageParts {
  readonly texts: Texts;
  readonly merchant: Merchant;
  readonly txn: Txn;
  readonly action: Extract<CustomerAction, { readonly kind: 'redirect' }>;
}

export function redirectPage({ texts, merchant, txn, action }: RedirectPageParts): Page {
  const { heading, text, go } = texts.redirect;
  return {
    title: `${heading} · ${shopName(merchant)}`,
    main: html`<main class="outcome"><div class="panel">
<div class="message">
${shopHeader(merchant)}
${statusPicture('bank', 'neutral')}
<h1>${heading}</h1>
<p>${text(shopName(merchant))}</p>
</div>
<div class="next">
${detailsList([
  [texts.rows.amount, amountText(txn.money, texts)],
  [texts.rows.card, cardText(txn, texts)],
])}
<form method="post" action="${action.url}" data-redirect>
${Object.entries(action.fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}<button type="submit">${go}</button>
</form>
</div>
</div></main>`,
  };
}
