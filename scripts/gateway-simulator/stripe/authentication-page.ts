/** The bank's page of 3-D Secure in the Stripe simulator. */
import { html } from '../../../server/http/html.ts';
import type { SimulatedReply } from '../gateway.ts';
import { simulatedPage } from '../simulated-page.ts';
import type { IntentRecord } from './records.ts';

const note = html`<p class="simulated">Stripe simulator: no money moves</p>\n`;

/** An amount for people. Stripe counts ISO 4217 minor units, as far as cards are concerned. */
function shownAmount({ amount, currency }: IntentRecord): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export function authenticationPage(intent: IntentRecord): SimulatedReply {
  const { paymentMethod: method } = intent;
  const rows: [string, string][] = [
    ['Amount', shownAmount(intent)],
    ['Payment', intent.description ?? intent.id],
    [
      'Card',
      method === null
        ? ''
        : `${method.brand.charAt(0).toUpperCase()}${method.brand.slice(1)} ending in ${method.last4}`,
    ],
  ];
  const list = rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`);
  return simulatedPage(
    200,
    'Confirm the payment with your bank',
    html`${note}<p>The shop asks you to confirm this payment (3&#8209;D&nbsp;Secure).</p>
<dl>
${list}</dl>
<form method="post">
<button class="complete" name="result" value="complete">Complete authentication</button>
<button class="fail" name="result" value="fail">Fail authentication</button>
</form>`,
  );
}

export function finishedPage(returnAddress: string): SimulatedReply {
  const link = html`<a class="button complete" href="${returnAddress}">Return to the shop</a>`;
  return simulatedPage(
    200,
    'This authentication is finished',
    html`${note}<p>You can return to the shop.</p>
<p>${link}</p>`,
  );
}

export const unknownPage = (): SimulatedReply =>
  simulatedPage(404, 'There is no such authentication', html`${note}<p>Start the payment in the shop once more.</p>`);

/** The address with the parameters that Stripe adds. */
export function returnAddress(intent: IntentRecord): string {
  const url = new URL(intent.returnUrl ?? 'about:blank');
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  url.searchParams.set('redirect_status', intent.redirectStatus ?? 'failed');
  return url.href;
}
