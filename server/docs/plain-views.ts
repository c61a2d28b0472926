/** The front page, the guides, the schema pages, the list of errors and the page of an unknown address. Pure. */
import { ErrorCode } from '../../generated/values.ts';
import { type ErrorEntry, errorCatalogue } from '../http/errors/error-catalogue.ts';
import { errorAnchor } from '../http/errors/wire.ts';
import { type Html, html, nothing } from '../http/html.ts';
import type { Catalogue, ShownOperation, Subject } from './catalogue.ts';
import type { Schema } from './contract.ts';
import { fieldsView, typeView, type ViewParts, valueView } from './fields-view.ts';
import type { View } from './frame.ts';
import type { Guide } from './guides.ts';
import { headingsOf, introOf, type MarkdownParts, markdown as markdownView, prose } from './markdown.ts';

export interface FrontParts {
  readonly catalogue: Catalogue;
  readonly guides: readonly Guide[];
  readonly markdown: MarkdownParts;
  readonly link: (path: string) => string;
}

function operationItem({ id, method, path, summary }: ShownOperation, { link }: FrontParts): Html {
  return html`<li><a href="${link(`operations/${id}`)}">${summary}</a> <code><span class="method ${method}">${method}</span> ${path}</code></li>\n`;
}

function subjectView({ name, description, operations }: Subject, parts: FrontParts): Html {
  return html`<h3>${name}</h3>
${prose(description, parts.markdown)}
<ul class="list">${operations.map((operation) => operationItem(operation, parts))}</ul>\n`;
}

/** The front page. */
export function frontView(parts: FrontParts): View {
  const { catalogue, guides, link, markdown } = parts;
  const { merchant, admin } = catalogue.contracts;
  const subjects = (api: Subject['api']) =>
    catalogue.subjects.filter((subject) => subject.api === api).map((subject) => subjectView(subject, parts));
  const events = catalogue.events.map(
    ({ path, summary }) => html`<li><a href="${link(`events/${path}`)}"><code>${path}</code></a> ${summary}</li>\n`,
  );
  const cards = guides.map(({ name, title, text }) => {
    const { intro } = introOf(text.replace(/^# .*\n+/, '').replace(/\n(?!\n)/g, ' '));
    return html`<li><a href="${link(`guides/${name}`)}">${title}</a>${prose(intro, markdown)}</li>\n`;
  });
  return {
    lead: html`<h1>${merchant.info.title}</h1>\n<p>${merchant.info.summary ?? ''}</p>`,
    side: nothing,
    text: html`<h2 id="guides">Guides</h2>
<ul class="cards">${cards}</ul>
<h2 id="merchant">Merchant API</h2>
${subjects('merchant')}<h2 id="events">Webhooks</h2>
<ul class="list">${events}</ul>
<h2 id="admin">${admin.info.title}</h2>
${prose(admin.info.description, markdown)}${subjects('admin')}<h2 id="conventions">Conventions</h2>
${prose(merchant.info.description, markdown)}<h2 id="contract">OpenAPI documents</h2>
<p>Download the OpenAPI 3.1 documents: <a href="${link('openapi.json')}">merchant API</a>, <a href="${link('admin.openapi.json')}">settings and operator API</a>. Both include code samples for every operation. To generate a client, use the <a href="${link('client.openapi.json')}">merchant API without webhooks, pages and gateway callbacks</a>.</p>
`,
  };
}

/** Links beside the text. */
export function contentsView(
  title: string,
  links: readonly { readonly title: string; readonly address: string }[],
): Html {
  if (links.length === 0) return nothing;
  const items = links.map((link) => html`<li><a href="${link.address}">${link.title}</a></li>\n`);
  return html`<section class="side" aria-label="${title}" tabindex="0"><h2>${title}</h2>\n<ul>${items}</ul></section>\n`;
}

/** A Markdown page with its contents. */
export function textView(text: string, parts: MarkdownParts): View {
  const headings = headingsOf(text).map(({ title, anchor }) => ({ title, address: `#${anchor}` }));
  const [lead, ...rest] = text.split(/\n(?=\n)/);
  const intro = lead?.startsWith('# ') ? [lead, ...rest.splice(0, 1)] : [lead];
  return {
    lead: markdownView(intro.join('\n'), parts),
    side: contentsView('On this page', headings),
    text: markdownView(rest.join('\n'), parts),
  };
}

/** A schema: its fields, and the pages that use it. */
export function schemaView(name: string, schema: Schema, uses: Html, parts: ViewParts): View {
  const { description: _, ...bare } = schema;
  const shape = schema.properties === undefined ? html`<p class="muted">${typeView(bare, parts)}</p>\n` : nothing;
  return {
    lead: html`<h1>${name}</h1>\n${shape}`,
    side: uses,
    text: html`${valueView(schema, parts)}${fieldsView(schema, parts)}`,
  };
}

/** All schemas, each with the first sentence of its description. */
export function schemasView({ catalogue, link }: FrontParts): View {
  const items = [...catalogue.schemas].map(
    ([name, { schema }]) =>
      html`<li><a href="${link(`schemas/${name}`)}"><code>${name}</code></a> ${/^[^\n]*?\.(?=\s|$)/.exec(schema.description ?? '')?.[0] ?? ''}</li>\n`,
  );
  return { lead: html`<h1>Schemas</h1>`, side: nothing, text: html`<ul class="list">${items}</ul>\n` };
}

/** What to do, where the message has to be the one that existing clients know. */
const FIXES: ReadonlyMap<string, string> = new Map([
  [ErrorCode.invalid_order_not_successful, 'Read the order, and refund it when its status is CHARGED.'],
]);

function fixOf(code: ErrorCode): string {
  return `${errorCatalogue[code].message} ${FIXES.get(code) ?? ''}`.trim();
}

/** An error code of an operation, with its fix: that of the operation's examples, if they agree on one. */
export function errorRow(code: ErrorCode, messages: readonly string[], list: string): Html {
  const [only, ...others] = new Set(messages);
  const fix = only === undefined || others.length > 0 || FIXES.has(code) ? fixOf(code) : only;
  return html`<dt><a href="${list}#${errorAnchor(code)}"><code>${code}</code></a></dt><dd>${fix}</dd>\n`;
}

function errorView(code: ErrorCode): Html {
  const anchor = errorAnchor(code);
  const { http, status, info, category, userMessage }: ErrorEntry = errorCatalogue[code];
  return html`<section id="${anchor}"><h2><a href="#${anchor}"><code>${code}</code></a></h2>
<p>${fixOf(code)}</p>
<p class="muted">HTTP ${http}, ${status}. <code>error_info.code</code> <code>${info}</code>, category ${category}. For the customer: ${userMessage}</p></section>\n`;
}

/** The codes in their order on the page: by HTTP status. */
export function listedErrors(): readonly ErrorCode[] {
  return Object.values(ErrorCode).sort((left, right) => errorCatalogue[left].http - errorCatalogue[right].http);
}

/** Every error code with its status and message, from the catalogue that the service responds with. */
export function errorsView(guide: string): View {
  const links = listedErrors().map((code) => ({ title: code, address: `#${errorAnchor(code)}` }));
  return {
    lead: html`<h1>Error codes</h1>
<p>Every value of <code>error_code</code> with its fix. A response has these texts in <code>error_message</code> and <code>error_info</code>, or more specific ones; <a href="${guide}">the guide to errors</a> says when to retry.</p>`,
    side: contentsView('Codes', links),
    text: html`${listedErrors().map(errorView)}`,
  };
}

/** The page of an unknown address. */
export function missingView(home: string): View {
  return {
    lead: html`<h1>Page not found</h1>`,
    side: nothing,
    text: html`<p>The reference has no page at this address. Search for it above, use the menu, or start at the <a href="${home}">overview</a>.</p>`,
  };
}
