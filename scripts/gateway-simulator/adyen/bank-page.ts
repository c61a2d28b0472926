/**
 * The page of the cardholder's bank in 3D Secure by redirect. It works without scripts.
 */
import { html } from '../../../server/http/html.ts';
import type { SimulatedReply } from '../gateway.ts';
import { simulatedPage } from '../simulated-page.ts';

export interface BankPage {
  /** For example `INR 120.00`. */
  readonly amount: string;
  readonly merchant: string;
  /** For example `•••• 0000`. */
  readonly card: string;
  /** Where the buttons send the result. */
  readonly action: string;
}

export function bankPage({ amount, merchant, card, action }: BankPage): SimulatedReply {
  return simulatedPage(
    200,
    'Confirm your payment',
    html`<dl>
<dt>Amount</dt><dd>${amount}</dd>
<dt>Merchant</dt><dd>${merchant}</dd>
<dt>Card</dt><dd>${card}</dd>
</dl>
<p>This page simulates the cardholder's bank. No money moves.</p>
<form method="post" action="${action}">
<button class="complete" name="result" value="complete">Complete</button>
<button class="fail" name="result" value="fail">Fail</button>
</form>`,
  );
}

export function noSuchPage(): SimulatedReply {
  return simulatedPage(404, 'No such payment', html`<p>Return to the shop and pay again.</p>`);
}

/** Sends the customer back to the merchant. */
export function returnTo(returnUrl: string, redirectResult: string): SimulatedReply {
  const url = new URL(returnUrl);
  url.searchParams.set('redirectResult', redirectResult);
  return { status: 303, headers: { location: url.href, 'cache-control': 'no-store' }, body: '' };
}
