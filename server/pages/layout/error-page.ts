/**
 * The page that says what is wrong, for a browser whose request was refused.
 */

import { html } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import { contentSecurityPolicy, plainPage } from './content-security-policy.ts';
import { renderPage } from './layout.ts';
import type { PageLook } from './theme.ts';

/** The page around a message. */
export function createErrorPage(look: PageLook): (message: string) => string {
  const { heading } = texts.error;
  return (message) =>
    renderPage(
      look,
      {
        title: heading,
        main: html`<main><div class="sheet">
<h1>${heading}</h1>
<p>${message}</p>
</div></main>`,
      },
      plainPage.script,
    );
}

/** The Content-Security-Policy of that page. */
export function errorPagePolicy(look: PageLook): string {
  return contentSecurityPolicy(look, plainPage);
}
