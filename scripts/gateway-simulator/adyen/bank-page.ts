/**
 * The page of the cardholder's bank in 3D Secure by redirect. It works without scripts.
 */
import type { SimulatedReply } from '../gateway.ts';

export interface BankPage {
  /** For example `INR 120.00`. */
  readonly amount: string;
  readonly merchant: string;
  /** For example `•••• 0000`. */
  readonly card: string;
  /** Where the buttons send the result. */
  readonly action: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const style = `
  body { margin: 0; background: #eef1f4; color: #1b2733; font: 1rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 26rem; margin: 4rem auto; padding: 2rem; background: #fff; border-radius: 0.75rem;
    box-shadow: 0 1px 6px rgb(0 0 0 / 12%); }
  h1 { margin: 0 0 1.5rem; font-size: 1.25rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin: 0 0 1.5rem; }
  dt { color: #51606e; }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  .note { margin: 0 0 1.5rem; color: #51606e; font-size: 0.875rem; }
  form { display: flex; flex-direction: column; gap: 0.75rem; }
  button { padding: 0.75rem; border: 1px solid #0b6b3a; border-radius: 0.5rem; font: inherit; font-weight: 600; cursor: pointer; }
  button[value='complete'] { background: #0b6b3a; color: #fff; }
  button[value='fail'] { border-color: #8a1f1f; background: #fff; color: #8a1f1f; }
  button:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px; }
  @media (max-width: 30rem) { main { margin: 0; min-height: 100vh; border-radius: 0; } }`;

function page(status: number, title: string, content: string): SimulatedReply {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return { status, headers, body };
}

export function bankPage({ amount, merchant, card, action }: BankPage): SimulatedReply {
  return page(
    200,
    'Confirm your payment',
    `<dl>
<dt>Amount</dt><dd>${escaped(amount)}</dd>
<dt>Merchant</dt><dd>${escaped(merchant)}</dd>
<dt>Card</dt><dd>${escaped(card)}</dd>
</dl>
<p class="note">This page simulates the cardholder's bank. No money moves.</p>
<form method="post" action="${escaped(action)}">
<button name="result" value="complete">Complete</button>
<button name="result" value="fail">Fail</button>
</form>`,
  );
}

export function noSuchPage(): SimulatedReply {
  return page(404, 'No such payment', '<p>Return to the shop and pay again.</p>');
}

/** Sends the customer back to the merchant. */
export function returnTo(returnUrl: string, redirectResult: string): SimulatedReply {
  const url = new URL(returnUrl);
  url.searchParams.set('redirectResult', redirectResult);
  return { status: 303, headers: { location: url.href, 'cache-control': 'no-store' }, body: '' };
}
