/** The start page: in a sandbox what a developer who has just started the service can open, in production the name alone. Pure. */
import { type Html, html, nothing } from '../../http/html.ts';
import type { Page } from '../layout/layout.ts';

export interface StartPageParts {
  /** Whether the service has the demo merchant, who can log in and take a test payment. */
  readonly hasDemo: boolean;
}

const NAME = 'Card Payments Service';

const pageOf = (content: Html): Page => ({
  title: NAME,
  main: html`<main><div class="panel">
<h1>${NAME}</h1>
${content}</div></main>`,
});

const testPayment = html`<h2>Test payment</h2>
<p>Opens the payment page of a new order. Pay with card <span class="digits">4111 1111 1111 1111</span>, any future date and any security
code. The bank's password is <code>111000</code>.</p>
<form method="post" action="/">
<p><button>Make a test payment</button></p>
</form>
`;

const demoLogin = html`<p>The demo merchant logs in with <code>settingsUsername</code> and <code>settingsPassword</code> of
<code>demo.json</code>, in the data directory of the service (usually <code>.data</code>; the service prints its path at the start).</p>
`;

/** The page of a sandbox. It works without a script. */
export function startPage({ hasDemo }: StartPageParts): Page {
  return pageOf(html`<p>The service is running.</p>
${hasDemo ? testPayment : nothing}<h2>Console</h2>
<p><a href="/console">Open the console</a>: orders, refunds, webhooks, gateways and keys of a merchant.</p>
${hasDemo ? demoLogin : nothing}<h2>Reference</h2>
<p><a href="/docs">Read the reference</a>: guides, every operation with samples, and error codes.</p>
<p><a href="/docs/guides/quickstart">Follow the quickstart</a>: a first payment by API calls.</p>
<h2>Contract</h2>
<p><a href="/openapi.json">Download the OpenAPI document</a>: for client generators and API tools.</p>
<h2>Mock</h2>
<p><code>npm run mock</code> serves every example response and page without a database, at <a href="http://127.0.0.1:4010/">127.0.0.1:4010</a>
while it runs. <a href="/docs/guides/mock">Read about the mock</a>.</p>
`);
}

/** The page of production: no links and no details. */
export const plainStartPage: Page =
  pageOf(html`<p>This address serves payments. To pay, open the link that your shop gave you.</p>
`);
