/**
 * The error page for a browser whose request was refused.
 */

import { html } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import { contentSecurityPolicy, plainPageNeeds } from './content-security-policy.ts';
import { renderPage } from './layout.ts';
import type { PageTheme } from './theme.ts';

export function createErrorPage(theme: PageTheme): (message: string) => string {
  const { heading } = texts.error;
  return (message) =>
    renderPage(
      theme,
      {
        title: heading,
        main: html`<main><div class="panel">
<h1>${heading}</h1>
<p>${message}</p>
</div></main>`,
      },
      plainPageNeeds.script,
    );
}

export function errorPagePolicy(theme: PageTheme): string {
  return contentSecurityPolicy(theme, plainPageNeeds);
}
