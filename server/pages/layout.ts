/**
 * The frame around every page: head, style sheet, the sandbox's mark. Says nothing of its own but that.
 */
import { type Html, html, nothing } from './html.ts';
import type { PageLook } from './look.ts';
import { texts } from './texts.ts';

export interface Page {
  readonly title: string;
  readonly main: Html;
  readonly footer?: string;
  /** When the browser asks for the page again by itself, in seconds. */
  readonly refreshSeconds?: number;
}

/** The whole document. */
export function renderPage(look: PageLook, page: Page): string {
  const { refreshSeconds, footer } = page;
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
${refreshSeconds === undefined ? nothing : html`<meta http-equiv="refresh" content="${refreshSeconds}">\n`}<title>${page.title}</title>
<link rel="stylesheet" href="${look.styleUrl}">
</head>
<body>
${look.environment === 'sandbox' ? html`<header class="try">${texts.sandbox}</header>\n` : nothing}${page.main}
${footer === undefined ? nothing : html`<footer>${footer}</footer>\n`}</body>
</html>
`}`;
}
