/** The bank's page of 3-D Secure in the Stripe simulator. */
import type { SimulatedReply } from '../gateway.ts';
import type { IntentRecord } from './records.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f3f4f7; color: #1b1d28; }
  main { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 2rem; background: #fff; border-radius: .75rem;
    border: 1px solid #d9dbe3; }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  .simulated { display: inline-block; margin: 0 0 1rem; padding: .1rem .6rem; border-radius: 1rem; background: #fff1c9; color: #4d3800;
    font-size: .875rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0; }
  dt { color: #5a5e70; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  form { display: grid; gap: .75rem; }
  button, a.button { font: inherit; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid #4f46c8; cursor: pointer;
    text-align: center; text-decoration: none; }
  a.button { display: block; }
  .complete { background: #4f46c8; color: #fff; } .fail { background: #fff; color: #3d35a8; }
  button:focus-visible, a:focus-visible { outline: 3px solid #1b1d28; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #14151c; color: #eef0f6; } main { background: #1e2029; border-color: #3a3d4b; } dt { color: #b1b5c6; }
    .fail { background: #1e2029; color: #c6c2ff; border-color: #8d86f0; }
    button:focus-visible, a:focus-visible { outline-color: #eef0f6; }
  }`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function page(status: number, title: string, content: string): SimulatedReply {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="simulated">Stripe simulator: no money moves</p>
${content}
</main>
</body>
</html>
`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
    body,
  };
}

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
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('\n');
  return page(
    200,
    'Confirm the payment with your bank',
    `<p>The shop asks you to confirm this payment (3&#8209;D&nbsp;Secure).</p>
<dl>
${list}
</dl>
<form method="post">
<button class="complete" name="result" value="complete">Complete authentication</button>
<button class="fail" name="result" value="fail">Fail authentication</button>
</form>`,
  );
}

export function finishedPage(returnAddress: string): SimulatedReply {
  const link = `<a class="button complete" href="${escapeHtml(returnAddress)}">Return to the shop</a>`;
  return page(200, 'This authentication is finished', `<p>You can return to the shop.</p>\n<p>${link}</p>`);
}

export const unknownPage = (): SimulatedReply =>
  page(404, 'There is no such authentication', '<p>Start the payment in the shop once more.</p>');

/** The address with the parameters that Stripe adds. */
export function returnAddress(intent: IntentRecord): string {
  const url = new URL(intent.returnUrl ?? 'about:blank');
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  url.searchParams.set('redirect_status', intent.redirectStatus ?? 'failed');
  return url.href;
}
