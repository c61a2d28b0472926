/**
 * The HTML document around every page, and the error page.
 */

import { type Html, html, nothing } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import { contentSecurityPolicy, plainPageNeeds } from './content-security-policy.ts';
import type { PageScript, PageTheme } from './theme.ts';

export interface Page {
  readonly title: string;
  readonly main: Html;
  readonly footer?: string;
  /** Seconds until the browser refreshes the page. */
  readonly refreshSeconds?: number;
}

export function renderPage(theme: PageTheme, page: Page, script: PageScript | 'none'): string {
  const { refreshSeconds, footer } = page;
  return `${html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
${refreshSeconds === undefined ? nothing : html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>\n`}<title>${page.title}</title>
<link rel="stylesheet" href="${theme.styleUrl}">
${script === 'none' ? nothing : html`<script src="${theme.scriptUrls[script]}" defer></script>\n`}</head>
<body${refreshSeconds === undefined ? nothing : html` data-look-again="${refreshSeconds}"`}>
${theme.environment === 'sandbox' ? html`<header class="sandbox-banner">${texts.sandbox}</header>\n` : nothing}${page.main}
${footer === undefined ? nothing : html`<footer>${footer}</footer>\n`}</body>
</html>
`}`;
}

/** The page for a browser whose request was refused. */
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
