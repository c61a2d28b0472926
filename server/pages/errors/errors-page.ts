/**
 * /docs/errors: every error code with its status and what to do, made from the catalogue that answers are made from.
 */
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../../generated/values.ts';
import { type ErrorEntry, errorCatalogue } from '../../http/error-catalogue.ts';
import { errorAnchor } from '../../http/wire.ts';
import { contentSecurityPolicy, plainPage } from '../layout/content-security-policy.ts';
import { type Html, html } from '../layout/html.ts';
import { renderPage } from '../layout/layout.ts';
import type { PageLook } from '../layout/look.ts';
import { facts } from '../parts/parts.ts';
import { texts } from '../texts/texts.ts';

function section(code: ErrorCode, entry: ErrorEntry): Html {
  const words = texts.errorList;
  const anchor = errorAnchor(code);
  return html`<section id="${anchor}">
<h2><a href="#${anchor}"><code>${code}</code></a></h2>
<p><strong>${words.todo}:</strong> ${entry.message}</p>
${facts([
  [words.status, `${words.httpStatus(entry.http)}, ${entry.status}`],
  [words.info, entry.info],
  [words.category, entry.category],
  [words.customer, entry.userMessage],
])}
</section>
`;
}

/** The list as a page. */
export function errorList(look: PageLook): string {
  const { heading, intro } = texts.errorList;
  const codes = Object.values(ErrorCode).sort((left, right) => errorCatalogue[left].http - errorCatalogue[right].http);
  const page = {
    title: heading,
    main: html`<main class="wide"><div class="sheet">
<h1>${heading}</h1>
<p>${intro}</p>
${codes.map((code) => section(code, errorCatalogue[code]))}</div></main>`,
  };
  return renderPage(look, page, plainPage.script);
}

/** Serves the list. */
export function errorsPage(look: PageLook): RequestHandler {
  const page = errorList(look);
  const policy = contentSecurityPolicy(look, plainPage);
  return (_req, res) => {
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'no-cache');
    res.type('text/html').send(page);
  };
}
