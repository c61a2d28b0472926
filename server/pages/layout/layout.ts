/**
 * The HTML document around every page, and the error page.
 */

import { type Html, html, nothing } from '../../http/html.ts';
import type { RefusedPage } from '../../http/server/error-answer.ts';
import { type PictureName, statusPicture } from '../components/status-picture.ts';
import { chooseTexts, type Texts } from '../texts/texts.ts';
import { contentSecurityPolicy, type PageNeeds, plainPageNeeds } from './content-security-policy.ts';
import { iconUrlOf, type PageTheme, scriptUrlOf, styleUrlOf } from './theme.ts';

export interface Page {
  readonly title: string;
  readonly main: Html;
  /** Seconds until the browser refreshes the page. */
  readonly refreshSeconds?: number;
}

export interface DocumentParts {
  readonly theme: PageTheme;
  readonly texts: Texts;
  readonly page: Page;
  readonly needs: Pick<PageNeeds, 'brandColor' | 'script'>;
}

export function renderPage({ theme, texts, page, needs }: DocumentParts): string {
  const { refreshSeconds } = page;
  const { brandColor, script } = needs;
  return `${html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
${refreshSeconds === undefined ? nothing : html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>\n`}<title>${page.title}</title>
<link rel="icon" type="image/svg+xml" href="${iconUrlOf(theme)}">
<link rel="stylesheet" href="${styleUrlOf(theme, brandColor)}">
${script === 'none' ? nothing : html`<script src="${scriptUrlOf(theme, script, texts.language)}" defer></script>\n`}</head>
<body${refreshSeconds === undefined ? nothing : html` data-look-again="${refreshSeconds}"`}>
${theme.environment === 'sandbox' ? html`<header class="sandbox-banner">${texts.sandbox}</header>\n` : nothing}${page.main}
</body>
</html>
`}`;
}

function errorTexts({ error }: Texts, { http, on }: RefusedPage): { readonly heading: string; readonly text: string } {
  if (http === 404) return on === 'page' ? error.unknownLink : error.notFound;
  if (http === 403) return error.outdated;
  if (http === 429) return error.tooMany;
  return http >= 500 ? error.ours : error.refused;
}

function pictureOf(http: number): PictureName {
  if (http === 404) return 'link';
  return http >= 500 ? 'alert' : 'cross';
}

/** The page for a browser whose request was refused. */
export function createErrorPage(theme: PageTheme): (refused: RefusedPage) => string {
  return (refused) => {
    const texts = chooseTexts({ order: '', merchant: 'auto', accepted: refused.acceptLanguage });
    const { heading, text } = errorTexts(texts, refused);
    // A link to the page itself reads its present state, also after a form that was refused.
    const isUnknown = refused.http === 404;
    const again = isUnknown ? nothing : html`<a class="button" href="">${texts.error.openAgain}</a>\n`;
    const main = html`<main class="outcome"><div class="panel">
<div class="message">
${statusPicture(pictureOf(refused.http), 'neutral')}
<h1>${heading}</h1>
<p>${text}</p>
${isUnknown && theme.environment === 'sandbox' ? html`<p class="muted"><a href="${theme.publicBaseUrl}/">${texts.error.startPage}</a></p>\n` : nothing}</div>
${again}</div></main>`;
    return renderPage({ theme, texts, page: { title: heading, main }, needs: plainPageNeeds });
  };
}

export function errorPagePolicy(theme: PageTheme): string {
  return contentSecurityPolicy(theme, plainPageNeeds);
}
