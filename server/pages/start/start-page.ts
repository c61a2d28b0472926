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
  main: html`<main class="start">
<h1>${NAME}</h1>
${content}</main>`,
});

const testPayment = html`<section class="panel">
<h2>Test payment</h2>
<p>Opens the payment page of a new order. Pay with these values:</p>
<dl>
<dt>Card number</dt><dd class="digits">4111 1111 1111 1111</dd>
<dt>Expiry date</dt><dd>any in the future</dd>
<dt>Security code</dt><dd>any 3 digits</dd>
<dt>Bank password</dt><dd class="digits">111000</dd>
</dl>
<form method="post" action="/"><button>Make a test payment</button></form>
</section>
`;

const demoLogin = html` The demo merchant logs in with <code>settingsUsername</code> and <code>settingsPassword</code> of
<code>demo.json</code>, in the data directory that the service prints at the start (usually <code>.data</code>).`;

/** The page of a sandbox. It works without a script. */
export function startPage({ hasDemo }: StartPageParts): Page {
  return pageOf(html`<p class="muted">The sandbox is running. Where do you want to begin?</p>
<div class="ways">
${hasDemo ? testPayment : nothing}<ul class="panel">
<li><a href="/console">Open the console</a>
<p>Orders, refunds, webhooks, gateways and keys of a merchant.${hasDemo ? demoLogin : nothing}</p></li>
<li><a href="/docs">Read the reference</a>
<p>Guides, every operation with samples, and error codes. <a href="/docs/guides/quickstart">The quickstart</a> makes a first payment by
API calls.</p></li>
<li><a href="/openapi.json">Download the OpenAPI document</a>
<p>The contract, for client generators and API tools.</p></li>
<li><a href="http://127.0.0.1:4010/">Open the mock</a>
<p>Every example response and page, while <code>npm run mock</code> runs. It needs no database:
<a href="/docs/guides/mock">read about the mock</a>.</p></li>
</ul>
</div>
`);
}

/** The page of production: no links and no details. */
export const plainStartPage: Page =
  pageOf(html`<p class="panel">This address serves payments. To pay, open the link that your shop gave you.</p>
`);
