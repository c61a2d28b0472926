/** The start page of a sandbox: what a developer who has just started the service can open. Pure. */
import { html, nothing } from '../../http/html.ts';
import type { Page } from '../layout/layout.ts';

export interface StartPageParts {
  /** Whether the service has the demo merchant, who can log in and take a test payment. */
  readonly hasDemo: boolean;
}

const testPayment = html`<h2>Test payment</h2>
<p>Opens the payment page of a new order. Pay with card <span class="digits">4111 1111 1111 1111</span>, any future date and any security
code. The bank's password is <code>111000</code>.</p>
<form method="post" action="/">
<button>Make a test payment</button>
</form>
`;

const demoLogin = html`<p>The demo merchant logs in with <code>settingsUsername</code> and <code>settingsPassword</code> of
<code>demo.json</code>, in the data directory of the service (usually <code>.data</code>; the service prints its path at the start).</p>
`;

/** The page. It works without a script. */
export function startPage({ hasDemo }: StartPageParts): Page {
  return {
    title: 'Card Payments Service',
    main: html`<main><div class="panel">
<h1>Card Payments Service</h1>
<p>The service is running.</p>
<h2>Console</h2>
<p><a href="/console">Open the console</a>: orders, refunds, webhooks, gateways and keys of a merchant.</p>
${hasDemo ? demoLogin : nothing}<h2>Reference</h2>
<p><a href="/docs">Read the reference</a>: guides, every operation with examples, and error codes.</p>
<p><a href="/docs/guides/quickstart">Follow the quickstart</a>: a first payment by API calls.</p>
${hasDemo ? testPayment : nothing}</div></main>`,
  };
}
